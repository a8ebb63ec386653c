//! Review of a finished game: its course, and the searching player's advice.

use crate::error::RequestError;
use crate::protocol::{GameSummary, ReplayAdvice, SummaryCard, SummaryTurn};
use crate::replays;
use crate::table::hint_rows;
use bots::{Budget, Patience, Weights, value};
use engine::{CardId, EventKind, Game, Seat};
use live::{Live, Sitter};
use playable::PlayableLibrary;
use replay::Replay;
use std::collections::HashMap;
use std::sync::Arc;
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
