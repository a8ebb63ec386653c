//! Parts of messages: zones, changes, and how long something lasts.

use crate::Eyes;
use crate::message::{Arg, Message};
use engine::program::Prohibitions;
use engine::{EffectEnd, TimedEffectKind, Zone};

/// The catalogues' word for a zone.
pub(crate) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck | Zone::Aside => "deck",
        Zone::Hand => "hand",
        Zone::Discard => "discard",
        Zone::Inkwell => "inkwell",
        Zone::Play | Zone::Resolving => "play",
        Zone::Under => "under",
        // A leader never moves, except when its player leaves.
        Zone::Leader | Zone::Gone => "gone",
    }
}

/// When something ends.
pub(crate) fn until(until: EffectEnd, by: Arg, eyes: &Eyes<'_>) -> Message {
    match until {
        EffectEnd::EndOfTurn => Message::new("until-end-of-turn"),
        EffectEnd::StartOfTurn(seat) => Message::new("until-start-of-turn").with("player", seat),
        EffectEnd::NextTurnOf { seat, .. } => Message::new("during-next-turn").with("player", seat),
        EffectEnd::NextReadyOf(seat) => Message::new("until-next-ready").with("player", seat),
        EffectEnd::EndOfNextTurnOf { seat, after } if after < eyes.game.turn() => {
            Message::new("until-end-of-their-turn").with("player", seat)
        }
        EffectEnd::EndOfNextTurnOf { seat, .. } => {
            Message::new("until-end-of-next-turn").with("player", seat)
        }
        EffectEnd::EndOfChallenge => Message::new("until-end-of-challenge"),
        EffectEnd::LeavesPlay => Message::new("while-in-play"),
        EffectEnd::SourceLeaves => Message::new("while-source").with("by", by),
    }
}

/// "+2", "-1"
fn signed(n: i16) -> String {
    format!("{n:+}")
}

/// A change to a card.
pub(crate) fn change(what: TimedEffectKind, eyes: &Eyes<'_>) -> Message {
    let new = Message::new;
    match what {
        TimedEffectKind::Strength(n) => new("change-strength").with("n", signed(n)),
        TimedEffectKind::Willpower(n) => new("change-willpower").with("n", signed(n)),
        TimedEffectKind::Lore(n) => new("change-lore").with("n", signed(n)),
        TimedEffectKind::Keyword(keyword, n) => {
            new("change-keyword").with("keyword", Arg::Keyword(keyword, n))
        }
        TimedEffectKind::Lose(keyword) => new("change-lose").with("keyword", Arg::Keyword(keyword, 0)),
        TimedEffectKind::Cant(cant) => new("change-cant").with("what", forbidden(cant)),
        TimedEffectKind::Class(class) => {
            let name = eyes.db.classes.get(usize::from(class)).cloned().unwrap_or_default();
            new("change-class").with("class", Arg::Class(name))
        }
        TimedEffectKind::Ability(_) => new("change-ability"),
        TimedEffectKind::SingCost(n) => new("change-sing").with("n", n),
        TimedEffectKind::Toll(n) => new("change-toll").with("n", n),
        TimedEffectKind::ChallengeReady(_) => new("change-challenge-ready"),
        TimedEffectKind::CantChallenge(_) => new("change-cant-challenge"),
        TimedEffectKind::Shield => new("change-shield"),
        TimedEffectKind::NameBan(_) => new("change-rule"),
        TimedEffectKind::PayLessForNext(n, ..) | TimedEffectKind::PayLessForNextShift(n, _) => {
            new("change-pay-less").with("n", n)
        }
        TimedEffectKind::TheNext(_) => new("change-rule"),
        TimedEffectKind::Rule(_) => new("change-rule"),
        TimedEffectKind::Watch(..) => new("change-watch"),
    }
}

/// The first forbidden action.
fn forbidden(cant: Prohibitions) -> &'static str {
    let words = [
        (Prohibitions::QUEST, "quest"),
        (Prohibitions::CHALLENGE, "challenge"),
        (Prohibitions::BE_CHALLENGED, "be-challenged"),
        (Prohibitions::READY, "ready"),
        (Prohibitions::READY_AT_START, "ready-at-start"),
        (Prohibitions::SING, "sing"),
        (Prohibitions::MOVE, "move"),
        (Prohibitions::BE_CHOSEN, "be-chosen"),
        (Prohibitions::BE_DEALT_DAMAGE, "be-dealt-damage"),
        (Prohibitions::TAKE_CHALLENGE_DAMAGE, "take-challenge-damage"),
        (Prohibitions::TAKE_DAMAGE, "take-damage"),
        (Prohibitions::NOT_QUEST, "not-quest"),
        (Prohibitions::WAIT_TO_QUEST, "wait-to-quest"),
        (Prohibitions::WAIT_TO_USE, "wait-to-use"),
        (Prohibitions::BE_PASSED_OVER, "be-passed-over"),
        (Prohibitions::DAMAGE_BY_STRENGTH, "damage-by-strength"),
    ];
    words.into_iter().find(|(one, _)| cant.has(*one)).map_or("something", |(_, word)| word)
}
