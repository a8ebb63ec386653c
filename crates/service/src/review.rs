//! Review of a finished game: its course, the searching player's advice, and what each decision cost.

use crate::error::RequestError;
use crate::protocol::{
    GameSummary, ReplayAdvice, ReplayReview, ReviewedDecision, SummaryCard, SummaryTurn, TurnGain,
};
use crate::replays;
use crate::table::hint_rows;
use bots::{Budget, Patience, Weights, value};
use engine::{Action, CardDb, CardId, DecisionKind, EventKind, Game, Seat, Zone};
use live::{Live, Sitter};
use playable::PlayableLibrary;
use replay::Replay;
use std::collections::HashMap;
use std::sync::Arc;
use wording::CardType;
use words::{Language, Message};

/// Maximum number of cards in a summary.
const MOST_CARDS: usize = 6;
/// Summarizes a game.
pub fn summary(
    library: &Arc<PlayableLibrary>,
    replay: &Replay,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<GameSummary, RequestError> {
    let library = replays::library(library, replay)?;
    let (db, weights) = (&library.db, Weights::search());
    let mut deeds = CardDeeds::default();
    let mut n = 0;
    let mut turns: Vec<SummaryTurn> = Vec::new();
    let turn_of = |game: &Game, n: u32| SummaryTurn {
        turn: game.turn(),
        n,
        lore: game.seats().map(|seat| game.view(db, seat).sides[seat.index()].lore).collect(),
        ahead: value(game, db, &weights, Seat(0)),
    };
    let game =
        replays::play(&library, replay, replay.actions.len(), language, wanted, |game, _, _, events| {
            n += 1;
            for event in events {
                deeds.hear(event.kind);
                if matches!(event.kind, EventKind::TurnBegan { .. }) && game.outcome().is_none() {
                    turns.push(turn_of(game, n));
                }
            }
        })?;
    let mut last = turn_of(&game, n);
    // A finished game has no estimate, so keep the last turn's.
    last.ahead = turns.last().map_or(0.0, |turn| turn.ahead);
    turns.push(last);
    let change = |pair: &[SummaryTurn]| (pair[1].ahead - pair[0].ahead).abs();
    let most = turns.windows(2).max_by(|a, b| change(a).total_cmp(&change(b)));
    Ok(GameSummary {
        turning: most.map(|pair| pair[0].turn),
        cards: deeds.summary(&library, &game, language),
        turns,
    })
}

/// Statistics of each card, collected while a game is played back.
#[derive(Default)]
struct CardDeeds {
    deeds: HashMap<CardId, (u16, u16)>,
    questing: Option<CardId>,
    challenge: Option<(CardId, CardId)>,
}

impl CardDeeds {
    fn hear(&mut self, what: EventKind) {
        if let EventKind::Quested { card } = what {
            self.questing = Some(card);
        } else if let (EventKind::LoreGained { n, .. }, Some(card)) = (what, self.questing) {
            self.deeds.entry(card).or_default().0 += n;
            self.questing = None;
        } else if let EventKind::Challenged { by, target } = what {
            self.challenge = Some((by, target));
        } else if let EventKind::ChallengeEnded { .. } = what {
            self.challenge = None;
        } else if let (EventKind::Banished { card }, Some((by, target))) = (what, self.challenge)
            && card == target
        {
            self.deeds.entry(by).or_default().1 += 1;
        }
    }

    /// The summary of each card. Copies of a card count together.
    fn summary(self, library: &PlayableLibrary, game: &Game, language: Language) -> Vec<SummaryCard> {
        let mut cards: HashMap<(Seat, u16), SummaryCard> = HashMap::new();
        for (card, (lore, banished)) in self.deeds {
            let card = game.card(card);
            let summary = cards.entry((card.owner, card.def.0)).or_insert_with(|| SummaryCard {
                seat: card.owner.0,
                face: card.def.0,
                name: library.full_name(language, card.def),
                lore: 0,
                banished: 0,
            });
            summary.lore += lore;
            summary.banished += banished;
        }
        let mut cards: Vec<SummaryCard> = cards.into_values().collect();
        cards.sort_by(|a, b| {
            let worth = |card: &SummaryCard| card.lore + 2 * card.banished;
            worth(b).cmp(&worth(a)).then_with(|| a.name.cmp(&b.name))
        });
        cards.truncate(MOST_CARDS);
        cards
    }
}

/// The searching player's advice after `n` answers of a replay. It thinks as long as the patience lasts.
pub fn advice(
    library: &Arc<PlayableLibrary>,
    replay: &Replay,
    n: usize,
    language: Language,
    patience: &Patience,
    wanted: &dyn Fn() -> bool,
) -> Result<ReplayAdvice, RequestError> {
    let sitters = vec![Sitter::Person; replay.decks.len()];
    let live =
        Live::resume_while(library, replay, Some(n), sitters, true, wanted).map_err(RequestError::bad)?;
    let nothing = || RequestError::not_now(Message::new("advice-nothing"));
    let seat = live.game().decision().ok_or_else(nothing)?.seat;
    let hinting = live.hinting(seat, Budget::FAST).ok_or_else(nothing)?;
    let hint = hinting.think_within(patience).ok_or_else(nothing)?;
    let lines = hint_rows(&hint, language, &live.library().db);
    Ok(ReplayAdvice { n: n as u32, seat: seat.0, lines })
}

/// How much the searching player thinks about one decision of a review: about 20 ms.
const REVIEWING: Budget = Budget { roots: 2, width: 16, leaves: 32, lines: 8, samples: 32, ..Budget::FAST };

/// Compares a seat's decisions with the searching player's, from number `from` on, as long as the patience
/// lasts and at least one.
pub fn decisions(
    library: &Arc<PlayableLibrary>,
    replay: &Replay,
    seat: Seat,
    from: usize,
    language: Language,
    patience: &Patience,
    wanted: &dyn Fn() -> bool,
) -> Result<ReplayReview, RequestError> {
    if seat.index() >= replay.decks.len() {
        return Err(RequestError::bad(Message::new("replay-no-seat").with("player", seat)));
    }
    let own = replays::library(library, replay)?;
    let mut choices = replay_choices(&own, replay, language, wanted)?;
    choices.retain(|choice| choice.n >= from && choice.seat == seat);
    let mut review = ReplayReview { seat: seat.0, decisions: Vec::new(), next: None };
    for choice in choices {
        if patience.is_over() && !review.decisions.is_empty() {
            review.next = Some(choice.n as u32);
            break;
        }
        let sitters = vec![Sitter::Person; replay.decks.len()];
        let live = Live::resume_while(library, replay, Some(choice.n), sitters, true, wanted)
            .map_err(RequestError::bad)?;
        let hinting = live.hinting(seat, REVIEWING);
        let answer = replay.actions[choice.n];
        // Each decision gets its whole budget: with less, two decisions could not be compared.
        let compared = hinting.and_then(|task| task.compare_within(answer, &Patience::default()));
        let Some([best, given]) = compared else {
            continue;
        };
        let (game, db) = (live.game(), &live.library().db);
        let actions: Option<Vec<Action>> =
            best.actions.iter().map(|action| game.action_from(seat, *action)).collect();
        let better = actions.and_then(|actions| turn_end(game, db, seat, &actions));
        let played = turn_end(game, db, seat, &replay.actions[choice.n..]);
        let say = |message: &Message| words::say(language, message, db, Some(seat)).to_string();
        review.decisions.push(ReviewedDecision {
            n: choice.n as u32,
            turn: game.turn(),
            best: best.value,
            given: given.value,
            answer: choice.words,
            line: best.messages.iter().map(say).collect(),
            gain: better.zip(played).map(|(better, played)| difference(better, played)),
        });
    }
    Ok(review)
}

/// A decision with several possible answers, and the one that was given.
struct ReplayChoice {
    n: usize,
    seat: Seat,
    words: String,
}

/// The choices of a replay, without those about opening hands, which have no lines to compare.
fn replay_choices(
    library: &PlayableLibrary,
    replay: &Replay,
    language: Language,
    wanted: &dyn Fn() -> bool,
) -> Result<Vec<ReplayChoice>, RequestError> {
    let (mut choices, mut n, mut open, mut legal) = (Vec::new(), 0, false, Vec::new());
    replays::play(library, replay, replay.actions.len(), language, wanted, |game, seat, words, _| {
        let conceded = matches!(replay.actions[n], Action::Concede(_));
        if open && !conceded {
            choices.push(ReplayChoice { n, seat, words: words.to_string() });
        }
        n += 1;
        game.legal(&library.db, &mut legal);
        let asked = game.decision();
        open = legal.len() > 1 && asked.is_some_and(|decision| decision.kind != DecisionKind::Mulligan);
    })?;
    Ok(choices)
}

/// What the table looks like when the turn is over, after these actions. `None` if they don't lead there.
fn turn_end(game: &Game, db: &CardDb, seat: Seat, actions: &[Action]) -> Option<TurnGain> {
    let (mut game, turn) = (game.clone(), game.turn());
    for action in actions {
        if game.turn() != turn || game.outcome().is_some() {
            break;
        }
        game.apply(db, *action, None).ok()?;
    }
    (game.turn() != turn || game.outcome().is_some()).then(|| standing(&game, db, seat))
}

/// The figures of a position that a turn is judged by.
fn standing(game: &Game, db: &CardDb, seat: Seat) -> TurnGain {
    let mut found = TurnGain::default();
    for other in game.seats() {
        let side = &game.view(db, other).sides[other.index()];
        let characters = side
            .play
            .iter()
            .filter(|card| db.facts(card.def).card_type() == Some(CardType::Character))
            .count() as i16;
        if other == seat {
            found.lore += side.lore as i16;
            found.characters += characters;
            found.hand += side.hand_count as i16;
            found.ink += game.zone(other, Zone::Inkwell).count() as i16;
        } else if game.are_opponents(other, seat) {
            found.their_lore += side.lore as i16;
            found.their_characters += characters;
        }
    }
    found
}

fn difference(better: TurnGain, played: TurnGain) -> TurnGain {
    TurnGain {
        lore: better.lore - played.lore,
        characters: better.characters - played.characters,
        hand: better.hand - played.hand,
        ink: better.ink - played.ink,
        their_lore: better.their_lore - played.their_lore,
        their_characters: better.their_characters - played.their_characters,
    }
}
