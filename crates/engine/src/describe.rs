//! Events and actions in words.

use crate::action::{Action, Payment};
use crate::db::CardDb;
use crate::event::{Event, What};
use crate::ids::{CardId, Seat};
use crate::state::{Game, Zone};

fn name<'a>(db: &'a CardDb, game: &Game, id: CardId) -> &'a str {
    if id.is_none() || id.index() >= game.cards.len() {
        "a card"
    } else {
        &db.def(game.card(id).def).full_name
    }
}

fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck | Zone::Aside => "deck",
        Zone::Hand => "hand",
        Zone::Discard => "discard",
        Zone::Inkwell => "inkwell",
        Zone::Play | Zone::Resolving => "play",
        Zone::Under => "under a card",
        Zone::Gone => "out of the game",
    }
}

/// One line for an event, without its rule number, as someone would tell it who sees all cards.
pub fn describe(event: &Event, game: &Game, db: &CardDb) -> String {
    tell(event, game, db, &|id| name(db, game, id))
}

/// One line for an event as this player would tell it: a card out of sight is "a card". An event must be told before the
/// next action is applied.
pub fn describe_for(viewer: Seat, event: &Event, game: &Game, db: &CardDb) -> String {
    let public = match event.what {
        What::Moved { card, def: Some(def), .. } | What::Revealed { card, def } => Some((card, def)),
        _ => None,
    };
    tell(event, game, db, &|id| match public {
        Some((card, def)) if card == id => &db.def(def).full_name,
        _ if id.is_some() && game.knows(db, viewer, id) => name(db, game, id),
        _ => "a card",
    })
}

fn tell<'a>(event: &Event, game: &Game, db: &'a CardDb, n: &dyn Fn(CardId) -> &'a str) -> String {
    match event.what {
        What::GameBegan { starter } => format!("the game begins; {starter} starts"),
        What::Shuffled { seat } => format!("{seat} shuffles their deck"),
        What::HandAltered { seat, cards } => format!("{seat} alters {cards} cards of the opening hand"),
        What::TurnBegan { seat, turn } => format!("turn {turn}: {seat}"),
        What::TurnEnded { seat } => format!("{seat} ends the turn"),
        What::Readied { card } => format!("{} readies", n(card)),
        What::Exerted { card } => format!("{} is exerted", n(card)),
        What::Dried { card } => format!("{} is dry", n(card)),
        What::Drew { seat, card } => format!("{seat} draws {}", n(card)),
        What::Inked { seat, card } => format!("{seat} inks {}", n(card)),
        What::Paid { seat, ink } => format!("{seat} pays {ink} ink"),
        What::Played { seat, card, payment } => match payment {
            Payment::Ink => format!("{seat} plays {}", n(card)),
            Payment::Shift(base) => format!("{seat} plays {} with Shift onto {}", n(card), n(base)),
            Payment::Sing(singer) => format!("{seat} plays {}, sung by {}", n(card), n(singer)),
            Payment::SingTogether => format!("{seat} plays {}, sung together", n(card)),
            Payment::Free => format!("{seat} plays {} for free", n(card)),
        },
        What::Sang { card, song } => format!("{} sings {}", n(card), n(song)),
        What::Used { card, ability } => {
            let label = db.ability_name(game.card(card).def, ability).unwrap_or("its ability");
            format!("{} uses {label}", n(card))
        }
        What::Quested { card } => format!("{} quests", n(card)),
        What::Challenged { by, target } => format!("{} challenges {}", n(by), n(target)),
        What::ChallengeEnded { by, target } => {
            format!("the challenge of {} and {} is over", n(by), n(target))
        }
        What::MovedTo { card, location } => format!("{} moves to {}", n(card), n(location)),
        What::LoreGained { seat, n } => format!("{seat} gains {n} lore"),
        What::LoreLost { seat, n } => format!("{seat} loses {n} lore"),
        What::DamageDealt { card, n: k } => format!("{} is dealt {k} damage", n(card)),
        What::DamagePut { card, n: k } => format!("{k} damage is put on {}", n(card)),
        What::DamageRemoved { card, n: k } => format!("{k} damage is removed from {}", n(card)),
        What::DamageMoved { from, to, n: k } => format!("{k} damage moves from {} to {}", n(from), n(to)),
        What::BanishReplaced { card, by } => format!("{} keeps {} from being banished", n(by), n(card)),
        What::DamageReplaced { card, by } => format!("{} replaces the damage to {}", n(by), n(card)),
        What::Banished { card } => format!("{} is banished", n(card)),
        What::Discarded { seat, card } => format!("{seat} discards {}", n(card)),
        What::Moved { card, from: Zone::Resolving, to: Zone::Play, .. } => format!("{} enters play", n(card)),
        What::Moved { card, from, to, .. } => format!("{} goes from {} to {}", n(card), zone(from), zone(to)),
        What::PutUnder { card, host } => format!("{} is put under {}", n(card), n(host)),
        What::Revealed { card, .. } => format!("{} is revealed", n(card)),
        What::LookedAt { seat, cards } => format!("{seat} takes the top {cards} cards of the deck"),
        What::NamedCard { seat, name } => {
            let label = db.names().get(usize::from(name)).map_or("nothing", String::as_str);
            format!("{seat} names {label}")
        }
        What::Chose { seat, card } => format!("{seat} chooses {}", n(card)),
        What::Modified { card } => format!("{} is changed for a time", n(card)),
        What::EffectEnded { card } => format!("an effect on {} ends", n(card)),
        What::TriggerAdded { seat, source } => {
            format!("an ability of {} waits in the bag for {seat}", n(source))
        }
        What::TriggerResolves { seat, source } => format!("{seat} resolves an ability of {}", n(source)),
        What::Lost { seat } => format!("{seat} has lost"),
        What::LeftGame { seat } => format!("{seat} leaves the game with all cards and effects"),
        What::Won { seat } => format!("{seat} wins"),
        What::Drawn => "the game is a draw".to_owned(),
    }
}

/// One line for an action.
pub fn describe_action(action: Action, game: &Game, db: &CardDb) -> String {
    let n = |id: CardId| name(db, game, id);
    match action {
        Action::Ink(card) => format!("ink {}", n(card)),
        Action::Play(card, payment) => match payment {
            Payment::Ink => format!("play {} ({} ink)", n(card), game.ink_cost(db, card)),
            Payment::Shift(base) => format!("play {} with Shift onto {}", n(card), n(base)),
            Payment::Sing(singer) => format!("play {}, sung by {}", n(card), n(singer)),
            Payment::SingTogether => format!("play {}, sung together", n(card)),
            Payment::Free => format!("play {} for free", n(card)),
        },
        Action::Quest(card) => format!("quest with {}", n(card)),
        Action::Challenge(by, target) => format!("challenge {} with {}", n(target), n(by)),
        Action::Move(card, to) => format!("move {} to {}", n(card), n(to)),
        Action::Use(card, ability) => {
            let label = db.ability_name(game.card(card).def, ability).unwrap_or("its ability");
            format!("use {label} of {}", n(card))
        }
        Action::EndTurn => "end the turn".to_owned(),
        Action::Card(card) => n(card).to_owned(),
        Action::Done => "done".to_owned(),
        Action::Yes => "yes".to_owned(),
        Action::No => "no".to_owned(),
        Action::Option(k) => format!("option {}", k + 1),
        Action::Number(k) => k.to_string(),
        Action::Player(seat) => seat.to_string(),
        Action::Name(k) => db.names().get(usize::from(k)).cloned().unwrap_or_default(),
        Action::Trigger(i) => match game.bag().get(usize::from(i)) {
            Some(entry) => {
                let ability = game.bag_ability_name(db, usize::from(i)).unwrap_or("ability");
                format!("{ability} of {}", n(entry.source.id))
            }
            None => "nothing".to_owned(),
        },
        Action::Replacement(card, _) => format!("the replacement of {}", n(card)),
        Action::Concede(seat) => format!("{seat} concedes"),
    }
}
