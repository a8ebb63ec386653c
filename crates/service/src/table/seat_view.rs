//! A live game as one seat sees it.

use crate::protocol::{
    ActionExplanation, AnswerOption, EndOfGame, LogLine, SeatDecision, SeatDecisionKind, SeatReason,
    SeatView, Segment, StepEvent, convert,
};
use crate::sentences::{SeatReader, say, segments};
use engine::{
    Action, AnswerEffects, CardDb, CardId, DecisionKind, EventKind, Game, RuleNo, Seat, newer, rule,
};
use live::{AwaitedPlayers, Live, LogEntry};
use playable::PlayableLibrary;
use std::ops::Range;
use wording::{Ability, AbilityKind};
use words::{Eyes, Language, Message};

/// Maximum number of listed answers; others are still accepted.
pub const MOST_ANSWERS: usize = 2_000;

/// Maximum number of log lines sent to a browser that joins.
const MOST_LINES: usize = 2_000;

/// The table as the seat sees it.
pub fn view(live: &Live, reader: SeatReader) -> SeatView {
    convert::view(live.game(), &live.library().db, reader)
}

/// The events that these answers caused, as the seat saw them.
pub fn events(live: &Live, reader: SeatReader, answers: &Range<usize>) -> Vec<StepEvent> {
    let event =
        |entry: &LogEntry| StepEvent { what: entry.event.kind.into(), line: log_line(live, reader, entry) };
    live.log_of(reader.seat, answers).iter().map(event).collect()
}

/// The last lines of the seat's log.
pub fn log(live: &Live, reader: SeatReader) -> Vec<LogLine> {
    let log = live.log(reader.seat);
    let last = &log[log.len().saturating_sub(MOST_LINES)..];
    last.iter().map(|entry| log_line(live, reader, entry)).collect()
}

fn log_line(live: &Live, reader: SeatReader, entry: &LogEntry) -> LogLine {
    LogLine {
        n: entry.answer as u32 + 1,
        rule: entry.rule.to_string(),
        begins_turn: matches!(entry.event.kind, EventKind::TurnBegan { .. }),
        words: say(&entry.message, reader, &live.library().db),
    }
}

/// The pending decision. For another seat's decision, only its owner is shown.
pub fn decision(live: &Live, reader: SeatReader) -> Option<SeatDecision> {
    let SeatReader { seat, language } = reader;
    let (game, library) = (live.game(), live.library().as_ref());
    let question = live.question(seat)?;
    let waited_for = match live.waiting() {
        AwaitedPlayers::People(people) => people,
        AwaitedPlayers::Bot(bot) => return Some(waiting_for(bot, question.shared, reader, &library.db)),
        AwaitedPlayers::Over => return None,
    };
    let answers = if waited_for.contains(&seat) { live.answers(seat) } else { Vec::new() };
    if answers.is_empty() {
        return Some(waiting_for(question.seat, question.shared, reader, &library.db));
    }
    let behind = game.ability_question(&library.db).map_or(AnswerEffects::Plain, |asked| asked.answers);
    let source = question.source;
    let eyes = Eyes::of(seat, game, &library.db);
    let prompt = match game.decision().and_then(|decision| decision.source).filter(|_| source.is_some()) {
        Some(id) => Message::new("asked-by").with("card", eyes.card(id)).with("question", question.message),
        None => question.message,
    };
    let prompt = say(&prompt, reader, &library.db);
    let is_name = matches!(question.kind, DecisionKind::Name);
    let plain = |message: &Message| words::say(language, message, &library.db, Some(seat)).to_string();
    let answer = |answer: &live::SeatAnswer| {
        let meant = game.action_from(seat, answer.action);
        let mut words = say(&answer.message, reader, &library.db);
        if !answer.marks.is_empty() {
            let marks: Vec<String> = answer.marks.iter().map(plain).collect();
            words.push(Segment::Text { text: format!(" [{}]", marks.join(", ")) });
        }
        let note = words::offer(answer.action, behind, &eyes).map(|note| plain(&note));
        AnswerOption {
            action: answer.action.into(),
            words,
            cards: answer.action.cards().into_iter().flatten().map(|CardId(card)| card).collect(),
            note: note.or_else(|| ability_behind(game, library, language, meant?)),
        }
    };
    Some(SeatDecision {
        seat: question.seat.0,
        yours: true,
        shared: question.shared,
        kind: Some(decision_kind(question.kind, behind)),
        rule: Some(decision_rule(question.kind, behind).in_edition(game.edition()).to_string()),
        source: source.map(|(card, _)| card.0),
        face: source.map(|(_, def)| def.0),
        prompt,
        text: question.ability.and_then(|(def, place)| library.ability_text(language, def, place)),
        answers: if is_name { Vec::new() } else { answers.iter().take(MOST_ANSWERS).map(answer).collect() },
    })
}

/// The kind of the decision. The usual number is the smallest for ink drops and the largest for anything
/// else.
fn decision_kind(kind: DecisionKind, answers: AnswerEffects<'_>) -> SeatDecisionKind {
    match kind {
        DecisionKind::Number { min, max } if answers == AnswerEffects::InkDrops => {
            SeatDecisionKind::Number { min, max, usual: min }
        }
        kind => kind.into(),
    }
}

/// The rule behind such a question.
fn decision_rule(kind: DecisionKind, answers: AnswerEffects<'_>) -> RuleNo {
    match kind {
        DecisionKind::Number { .. } if answers == AnswerEffects::InkDrops => newer(1, 13, 1, 2),
        DecisionKind::Action => rule(3, 3, 1, 0),
        DecisionKind::Mulligan => rule(2, 2, 2, 0),
        DecisionKind::May => rule(6, 1, 4, 0),
        DecisionKind::Trigger => rule(7, 7, 4, 2),
        DecisionKind::Replacement => rule(6, 5, 7, 0),
        DecisionKind::Order { .. } => rule(7, 2, 3, 0),
        DecisionKind::Cards { .. }
        | DecisionKind::Player
        | DecisionKind::Option { .. }
        | DecisionKind::Number { .. }
        | DecisionKind::Name => rule(6, 1, 3, 0),
    }
}

/// Another seat's decision.
pub fn waiting_for(seat: Seat, shared: bool, reader: SeatReader, db: &CardDb) -> SeatDecision {
    SeatDecision {
        seat: seat.0,
        yours: false,
        shared,
        kind: None,
        rule: None,
        source: None,
        face: None,
        prompt: say(&Message::new("decides").with("player", seat), reader, db),
        text: None,
        answers: Vec::new(),
    }
}

/// The ability that an answer lets work first: one of the bag, or one that replaces damage.
fn ability_behind(
    game: &Game,
    library: &PlayableLibrary,
    language: Language,
    meant: Action,
) -> Option<String> {
    let (def, ability) = match meant {
        Action::Trigger(entry) => game.bag_ability(&library.db, usize::from(entry))?,
        Action::Replacement(card, _) => {
            let def = game.card(card).def;
            let replaces = |ability: &Ability| matches!(ability.kind, AbilityKind::Replacement { .. });
            (def, library.card(def)?.abilities.iter().position(replaces)?)
        }
        _ => return None,
    };
    library.ability_text(language, def, ability)
}

/// The reasons of an explanation, worded for this seat.
pub fn why(game: &Game, db: &CardDb, reader: SeatReader, explained: &engine::Explanation) -> Vec<SeatReason> {
    let eyes = Eyes::of(reader.seat, game, db);
    let reasons = explained.reasons.iter().map(|why| {
        let reason = Message::new("sentence").with("what", words::reason(why, explained.action, &eyes));
        SeatReason {
            rule: why.rule.to_string(),
            words: segments(eyes.say(reader.language, &reason).capital()),
        }
    });
    reasons.collect()
}

/// Reasons as plain text.
pub fn plain(reasons: &[SeatReason]) -> String {
    let piece = |segment: &Segment| match segment {
        Segment::Text { text } | Segment::Card { name: text, .. } => text.clone(),
        Segment::Seat { seat } => Seat(*seat).to_string(),
    };
    let one =
        |why: &SeatReason| format!("{} ({})", why.words.iter().map(piece).collect::<String>(), why.rule);
    reasons.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// An explanation in the seat's own card numbers; `None` when it is about cards the seat can't refer to.
pub fn explanation(
    game: &Game,
    library: &PlayableLibrary,
    reader: SeatReader,
    explained: &engine::Explanation,
) -> Option<ActionExplanation> {
    let seat = reader.seat;
    let meant = explained.action;
    let action = game.action_for(seat, meant)?;
    let mut cards = meant.cards().into_iter().flatten();
    let message = match cards.all(|id| game.knows(&library.db, seat, id)) {
        true => words::action(meant, &Eyes::of(seat, game, &library.db)),
        false => Message::new("answer-hidden"),
    };
    Some(ActionExplanation {
        action: action.into(),
        words: say(&message, reader, &library.db),
        allowed: explained.allowed,
        why: why(game, &library.db, reader, explained),
    })
}

/// Whether the seat may take this action, and why or why not; `None` for cards the seat can't refer to.
pub fn explain(live: &Live, reader: SeatReader, action: Action) -> Option<ActionExplanation> {
    let (game, library) = (live.game(), live.library());
    let meant = game.action_from(reader.seat, action)?;
    explanation(game, library, reader, &game.explain(&library.db, Some(reader.seat), meant))
}

/// Explanations of all possible actions with a card the seat knows.
pub fn explain_card(live: &Live, reader: SeatReader, card: CardId) -> Vec<ActionExplanation> {
    let (game, library, seat) = (live.game(), live.library(), reader.seat);
    let known = |id: &CardId| game.knows(&library.db, seat, *id);
    let Some(id) = game.card_of_view(seat, card).filter(known) else { return Vec::new() };
    let all = game.explain_card(&library.db, Some(seat), id);
    all.iter().filter_map(|explained| explanation(game, library, reader, explained)).collect()
}

/// The result of the game, worded for a seat or neutrally.
pub fn over(
    game: &Game,
    db: &CardDb,
    names: &[String],
    seat: Option<Seat>,
    language: Language,
) -> Option<EndOfGame> {
    let outcome = game.outcome()?;
    let winners: Vec<Seat> = game.seats().filter(|seat| game.has_won(*seat)).collect();
    let named = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let said = words::say(language, &words::over(outcome, &winners, seat), db, seat);
    let piece = |piece: &words::Piece| match piece {
        words::Piece::Player(seat) => named(*seat),
        other => words::Sentence(vec![other.clone()]).to_string(),
    };
    Some(EndOfGame {
        winner: outcome.winner().map(|seat| seat.0),
        winners: winners.iter().map(|seat| seat.0).collect(),
        rule: outcome.rule().to_string(),
        words: said.0.iter().map(piece).collect(),
        shuffle: None,
    })
}
