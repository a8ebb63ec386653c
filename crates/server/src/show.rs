//! A live game as one seat sees it.

use crate::convert;
use crate::protocol::{self, Answer, Decision, Event, Explanation, LogLine, Over, Segment, View, Why};
use crate::words::segments;
use engine::{
    Action, AnswerEffects, CardDb, CardId, DecisionKind, EventKind, Game, RuleNo, Seat, newer, rule,
};
use live::{AwaitedPlayers, Live, LogEntry};
use playable::PlayableLibrary;
use std::ops::Range;
use wording::{Ability, AbilityKind};
use words::{Eyes, Language, Message};

/// The recipient of a message: a seat and its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    pub seat: Seat,
    pub language: Language,
}

/// The segments of a message for one seat.
pub fn say(message: &Message, reader: Reader, db: &CardDb) -> Vec<Segment> {
    segments(words::say(reader.language, message, db, Some(reader.seat)))
}

/// Maximum number of listed answers; others are still accepted.
pub const MOST_ANSWERS: usize = 2_000;

/// Maximum number of log lines sent to a browser that joins.
const MOST_LINES: usize = 2_000;

pub fn view(live: &Live, reader: Reader) -> View {
    convert::view(live.game(), &live.library().db, reader)
}

/// The events that these answers caused, as the seat saw them.
pub fn events(live: &Live, reader: Reader, answers: &Range<usize>) -> Vec<Event> {
    let event = |entry: &LogEntry| Event {
        rule: entry.rule.to_string(),
        what: entry.event.kind.into(),
        words: say(&entry.message, reader, &live.library().db),
    };
    live.log_of(reader.seat, answers).iter().map(event).collect()
}

/// The last lines of the seat's log.
pub fn log(live: &Live, reader: Reader) -> Vec<LogLine> {
    let line = |entry: &LogEntry| LogLine {
        n: entry.answer as u32 + 1,
        rule: entry.rule.to_string(),
        begins_turn: matches!(entry.event.kind, EventKind::TurnBegan { .. }),
        words: say(&entry.message, reader, &live.library().db),
    };
    let log = live.log(reader.seat);
    log[log.len().saturating_sub(MOST_LINES)..].iter().map(line).collect()
}

/// The pending decision. For another seat's decision, only its owner is shown.
pub fn decision(live: &Live, reader: Reader) -> Option<Decision> {
    let Reader { seat, language } = reader;
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
        Answer {
            action: answer.action.into(),
            words,
            cards: answer.action.cards().into_iter().flatten().map(|CardId(card)| card).collect(),
            note: note.or_else(|| ability_behind(game, library, language, meant?)),
        }
    };
    Some(Decision {
        seat: question.seat.0,
        yours: true,
        shared: question.shared,
        kind: Some(asked_for(question.kind, behind)),
        rule: Some(behind_question(question.kind, behind).in_edition(game.edition()).to_string()),
        source: source.map(|(card, _)| card.0),
        face: source.map(|(_, def)| def.0),
        prompt,
        text: question.ability.and_then(|(def, place)| library.ability_text(language, def, place)),
        answers: if is_name { Vec::new() } else { answers.iter().take(MOST_ANSWERS).map(answer).collect() },
    })
}

/// The kind of the decision. The usual number is the smallest for ink drops and the largest for anything
/// else.
fn asked_for(kind: DecisionKind, answers: AnswerEffects<'_>) -> protocol::DecisionKind {
    match kind {
        DecisionKind::Number { min, max } if answers == AnswerEffects::InkDrops => {
            protocol::DecisionKind::Number { min, max, usual: min }
        }
        kind => kind.into(),
    }
}

/// The rule behind such a question.
fn behind_question(kind: DecisionKind, answers: AnswerEffects<'_>) -> RuleNo {
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
pub fn waiting_for(seat: Seat, shared: bool, reader: Reader, db: &CardDb) -> Decision {
    Decision {
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
pub fn why(game: &Game, db: &CardDb, reader: Reader, explained: &engine::Explanation) -> Vec<Why> {
    let eyes = Eyes::of(reader.seat, game, db);
    let told = explained.reasons.iter().map(|why| {
        let reason = Message::new("sentence").with("what", words::reason(why, explained.action, &eyes));
        Why { rule: why.rule.to_string(), words: segments(eyes.say(reader.language, &reason).capital()) }
    });
    told.collect()
}

/// Reasons as plain text.
pub fn plain(reasons: &[Why]) -> String {
    let piece = |segment: &Segment| match segment {
        Segment::Text { text } | Segment::Card { name: text, .. } => text.clone(),
        Segment::Seat { seat } => Seat(*seat).to_string(),
    };
    let one = |why: &Why| format!("{} ({})", why.words.iter().map(piece).collect::<String>(), why.rule);
    reasons.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// An explanation in the seat's own card numbers; `None` when it is about cards the seat can't refer to.
pub fn explanation(
    game: &Game,
    library: &PlayableLibrary,
    reader: Reader,
    explained: &engine::Explanation,
) -> Option<Explanation> {
    let seat = reader.seat;
    let meant = explained.action;
    let action = game.action_for(seat, meant)?;
    let mut cards = meant.cards().into_iter().flatten();
    let message = match cards.all(|id| game.knows(&library.db, seat, id)) {
        true => words::action(meant, &Eyes::of(seat, game, &library.db)),
        false => Message::new("answer-hidden"),
    };
    Some(Explanation {
        action: action.into(),
        words: say(&message, reader, &library.db),
        allowed: explained.allowed,
        why: why(game, &library.db, reader, explained),
    })
}

/// Whether the seat may take this action, and why or why not; `None` for cards the seat can't refer to.
pub fn explain(live: &Live, reader: Reader, action: Action) -> Option<Explanation> {
    let (game, library) = (live.game(), live.library());
    let meant = game.action_from(reader.seat, action)?;
    explanation(game, library, reader, &game.explain(&library.db, Some(reader.seat), meant))
}

/// Explanations of all possible actions with a card the seat knows.
pub fn explain_card(live: &Live, reader: Reader, card: CardId) -> Vec<Explanation> {
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
) -> Option<Over> {
    let outcome = game.outcome()?;
    let winners: Vec<Seat> = game.seats().filter(|seat| game.has_won(*seat)).collect();
    let named = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let said = words::say(language, &words::over(outcome, &winners, seat), db, seat);
    let piece = |piece: &words::Piece| match piece {
        words::Piece::Player(seat) => named(*seat),
        other => words::Sentence(vec![other.clone()]).to_string(),
    };
    Some(Over {
        winner: outcome.winner().map(|seat| seat.0),
        winners: winners.iter().map(|seat| seat.0).collect(),
        rule: outcome.rule().to_string(),
        words: said.0.iter().map(piece).collect(),
    })
}
