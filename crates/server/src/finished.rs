//! Review of a finished game: its course, and the searching player's advice.

use crate::app::App;
use crate::problem::Refusal;
use crate::protocol::{GameSummary, HintLine, ReplayAdvice, SummaryCard, SummaryTurn};
use crate::work::Work;
use crate::{replays, table};
use bots::{Budget, Patience, Weights, value};
use engine::{CardId, EventKind, Game, Seat};
use live::{Live, Sitter};
use playable::PlayableLibrary;
use sim::Replay;
use std::collections::HashMap;
use std::time::{Duration, Instant};
use words::{Language, Message};

/// Maximum number of cards in a summary.
const MOST_CARDS: usize = 6;
/// How long the searching player thinks about a position of a replay.
const THINKING: Duration = Duration::from_secs(2);

/// Summarizes a game.
pub fn summary(app: &App, replay: &Replay, language: Language, work: &Work) -> Result<GameSummary, Refusal> {
    let library = replays::library(app, replay)?;
    let (db, weights) = (&library.db, Weights::search());
    let mut story = Story::default();
    let mut n = 0;
    let mut turns: Vec<SummaryTurn> = Vec::new();
    let stands = |game: &Game, n: u32| SummaryTurn {
        turn: game.turn(),
        n,
        lore: game.seats().map(|seat| game.view(db, seat).sides[seat.index()].lore).collect(),
        ahead: value(game, db, &weights, Seat(0)),
    };
    let game =
        replays::play(&library, replay, replay.actions.len(), language, work, |game, _, _, events| {
            n += 1;
            for event in events {
                story.hear(event.kind);
                if matches!(event.kind, EventKind::TurnBegan { .. }) && game.outcome().is_none() {
                    turns.push(stands(game, n));
                }
            }
        })?;
    let mut last = stands(&game, n);
    // A finished game has no estimate, so keep the last turn's.
    last.ahead = turns.last().map_or(0.0, |turn| turn.ahead);
    turns.push(last);
    let change = |pair: &[SummaryTurn]| (pair[1].ahead - pair[0].ahead).abs();
    let most = turns.windows(2).max_by(|a, b| change(a).total_cmp(&change(b)));
    Ok(GameSummary {
        turning: most.map(|pair| pair[0].turn),
        cards: story.told(&library, &game, language),
        turns,
    })
}

/// Statistics of each card, collected while a game is played back.
#[derive(Default)]
struct Story {
    deeds: HashMap<CardId, (u16, u16)>,
    questing: Option<CardId>,
    challenge: Option<(CardId, CardId)>,
}

impl Story {
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
    fn told(self, library: &PlayableLibrary, game: &Game, language: Language) -> Vec<SummaryCard> {
        let mut cards: HashMap<(Seat, u16), SummaryCard> = HashMap::new();
        for (card, (lore, banished)) in self.deeds {
            let card = game.card(card);
            let told = cards.entry((card.owner, card.def.0)).or_insert_with(|| SummaryCard {
                seat: card.owner.0,
                face: card.def.0,
                name: library.full_name(language, card.def),
                lore: 0,
                banished: 0,
            });
            told.lore += lore;
            told.banished += banished;
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

/// The searching player's advice after `n` answers of a replay.
pub fn advice(
    app: &App,
    id: &str,
    n: usize,
    language: Language,
    work: &Work,
) -> Result<ReplayAdvice, Refusal> {
    let replay = replays::stored(app, id)?;
    let sitters = vec![Sitter::Person; replay.decks.len()];
    let live = Live::resume_while(&app.library(), &replay, Some(n), sitters, true, &|| work.is_wanted())
        .map_err(Refusal::bad)?;
    let nothing = || Refusal::not_now(Message::new("advice-nothing"));
    let seat = live.game().decision().ok_or_else(nothing)?.seat;
    let hinting = live.hinting(seat, Budget::FAST).ok_or_else(nothing)?;
    let patience = Patience { until: Some(Instant::now() + THINKING), ..Patience::default() };
    let hint = hinting.think_within(&patience).ok_or_else(nothing)?;
    let lines: Vec<HintLine> = table::lines(&hint, language, &live.library().db);
    Ok(ReplayAdvice { n: n as u32, seat: seat.0, lines })
}
