//! A live game as one seat is told of it.

use crate::convert;
use crate::protocol::{Answer, Decision, Event, Explanation, LogLine, Over, Segment, View, Why};
use crate::words::{Mention, segments, text};
use ability::{Ability, AbilityKind};
use engine::{Action, Answers, CardId, Game, Outcome, Seat, describe_action};
use live::{Entry, Hall, Live, Waiting};
use std::ops::Range;

/// The ways to play a card, in the order in which the engine numbers them.
const WAYS: [&str; 5] =
    ["pay its cost in ink", "with Shift", "sung by one character", "sung together", "for free"];

/// So many answers are listed at most; others are accepted all the same.
pub const MOST_ANSWERS: usize = 2_000;

/// So many lines of the log are told to who comes to the table.
const MOST_LINES: usize = 2_000;

pub fn view(live: &Live, seat: Seat) -> View {
    convert::view(live.game(), &live.hall().db, seat)
}

/// What these answers caused, as the seat saw it.
pub fn events(live: &Live, seat: Seat, answers: &Range<usize>) -> Vec<Event> {
    let event = |entry: &Entry| Event {
        rule: entry.rule.to_string(),
        what: entry.event.what.into(),
        words: entry_words(entry, live.hall()),
    };
    live.log_of(seat, answers).iter().map(event).collect()
}

/// What the seat was told, the last lines of it.
pub fn log(live: &Live, seat: Seat) -> Vec<LogLine> {
    let line = |entry: &Entry| LogLine {
        n: entry.answer as u32 + 1,
        rule: entry.rule.to_string(),
        words: entry_words(entry, live.hall()),
    };
    let log = live.log(seat);
    log[log.len().saturating_sub(MOST_LINES)..].iter().map(line).collect()
}

fn entry_words(entry: &Entry, hall: &Hall) -> Vec<Segment> {
    let mentions: Vec<Mention> =
        entry.named.iter().map(|named| Mention { card: named.card, def: named.def }).collect();
    segments(&entry.text, &mentions, &hall.db)
}

/// The cards of an action that the seat knows.
pub fn mentions(game: &Game, hall: &Hall, seat: Seat, meant: Action) -> Vec<Mention> {
    let cards = meant.cards().into_iter().flatten();
    let known = cards.filter(|id| id.index() < game.card_ids().count() && game.knows(&hall.db, seat, *id));
    known.map(|id| Mention { card: game.view_id(seat, id), def: game.card(id).def }).collect()
}

/// The pending decision. Of another's, the seat learns whose it is and nothing else.
pub fn decision(live: &Live, seat: Seat) -> Option<Decision> {
    let (game, hall) = (live.game(), live.hall().as_ref());
    let question = live.question(seat)?;
    let waited_for = match live.waiting() {
        Waiting::People(people) => people,
        Waiting::Bot(bot) => return Some(waiting_for(bot, question.shared)),
        Waiting::Over => return None,
    };
    let answers = if waited_for.contains(&seat) { live.answers(seat) } else { Vec::new() };
    if answers.is_empty() {
        return Some(waiting_for(question.seat, question.shared));
    }
    let behind = game.asked(&hall.db).map_or(Answers::Plain, |asked| asked.answers);
    let ends = matches!(question.kind, engine::DecisionKind::Option { ends: true, .. });
    let source = question.source.as_ref().and_then(|(own, _)| {
        let id = game.card_of_view(seat, *own)?;
        Some(Mention { card: Some(*own), def: game.card(id).def })
    });
    let mut prompt = Vec::new();
    if let Some(source) = source {
        prompt.extend(segments(&hall.db.def(source.def).full_name, &[source], &hall.db));
        prompt.push(Segment::Text { text: ": ".to_owned() });
    }
    prompt.extend(text(&prompt_text(behind, &question.text)));
    let is_name = matches!(question.kind, engine::DecisionKind::Name);
    let answer = |answer: &live::Answer| {
        let (words, note) = in_words(answer, behind, ends);
        let meant = game.action_from(seat, answer.action);
        let mentions = meant.map(|meant| mentions(game, hall, seat, meant)).unwrap_or_default();
        Answer {
            action: answer.action.into(),
            words: segments(&words, &mentions, &hall.db),
            cards: answer.action.cards().into_iter().flatten().map(|CardId(card)| card).collect(),
            note: note.or_else(|| ability_behind(game, hall, meant?)),
        }
    };
    Some(Decision {
        seat: question.seat.0,
        yours: true,
        shared: question.shared,
        kind: Some(question.kind.into()),
        source: source.and_then(|source| source.card).map(|card| card.0),
        face: source.map(|source| source.def.0),
        prompt,
        text: question.ability,
        answers: if is_name { Vec::new() } else { answers.iter().take(MOST_ANSWERS).map(answer).collect() },
    })
}

/// A decision that is not the reader's.
pub fn waiting_for(seat: Seat, shared: bool) -> Decision {
    Decision {
        seat: seat.0,
        yours: false,
        shared,
        kind: None,
        source: None,
        face: None,
        prompt: vec![Segment::Seat { seat: seat.0 }, Segment::Text { text: " decides.".to_owned() }],
        text: None,
        answers: Vec::new(),
    }
}

fn prompt_text(behind: Answers<'_>, question: &str) -> String {
    match behind {
        Answers::May(effect) => {
            format!("{} Yes or no?", text::print_effects(std::slice::from_ref(effect)))
        }
        Answers::EnterExerted => "Should it enter play exerted?".to_owned(),
        Answers::Options(_) => "Which one?".to_owned(),
        Answers::Ways => "How should it be played?".to_owned(),
        Answers::Plain => question.to_owned(),
    }
}

/// An answer in words, and what happens then where the program can say.
fn in_words(answer: &live::Answer, behind: Answers<'_>, ends: bool) -> (String, Option<String>) {
    let plain = || answer.text.clone();
    match (answer.action, behind) {
        (Action::Option(0), _) if ends => ("on the top".to_owned(), None),
        (Action::Option(_), _) if ends => ("on the bottom".to_owned(), None),
        (Action::Option(n), Answers::Options(options)) => match options.get(usize::from(n)) {
            Some(effects) => (text::print_effects(effects), None),
            None => (plain(), None),
        },
        (Action::Option(n), Answers::Ways) => {
            (WAYS.get(usize::from(n)).map_or_else(plain, |way| (*way).to_owned()), None)
        }
        (Action::Yes, Answers::May(effect)) => {
            (plain(), Some(text::print_effects(std::slice::from_ref(effect))))
        }
        (Action::No, Answers::May(_)) => (plain(), Some("It is not done.".to_owned())),
        (Action::Yes, Answers::EnterExerted) => (plain(), Some("It enters play exerted.".to_owned())),
        (Action::No, Answers::EnterExerted) => (plain(), Some("It enters play ready.".to_owned())),
        _ => (plain(), None),
    }
}

/// The ability that an answer lets work first: one of the bag, or one that replaces damage.
fn ability_behind(game: &Game, hall: &Hall, meant: Action) -> Option<String> {
    let (def, ability) = match meant {
        Action::Trigger(entry) => game.bag_ability(&hall.db, usize::from(entry))?,
        Action::Replacement(card, _) => {
            let def = game.card(card).def;
            let replaces = |ability: &Ability| matches!(ability.kind, AbilityKind::Replacement { .. });
            (def, hall.card(def)?.abilities.iter().position(replaces)?)
        }
        _ => return None,
    };
    hall.ability_text(def, ability)
}

/// Reasons, as this seat hears them about an action.
pub fn why(game: &Game, hall: &Hall, seat: Seat, meant: Option<Action>, whys: &[engine::Why]) -> Vec<Why> {
    let mentions = meant.map(|meant| mentions(game, hall, seat, meant)).unwrap_or_default();
    let told = whys
        .iter()
        .map(|why| Why { rule: why.rule.to_string(), words: segments(&why.text, &mentions, &hall.db) });
    told.collect()
}

/// An explanation in the seat's own card numbers; `None` when it is about cards that the seat can't point at.
pub fn explanation(
    game: &Game,
    hall: &Hall,
    seat: Seat,
    explained: &engine::Explanation,
) -> Option<Explanation> {
    let meant = explained.action;
    let action = game.action_for(seat, meant)?;
    let mentions = mentions(game, hall, seat, meant);
    let all_known = mentions.len() == meant.cards().into_iter().flatten().count();
    let words = if all_known { describe_action(meant, game, &hall.db) } else { "a facedown card".to_owned() };
    Some(Explanation {
        action: action.into(),
        words: segments(&words, &mentions, &hall.db),
        allowed: explained.allowed,
        why: why(game, hall, seat, Some(meant), &explained.why),
    })
}

/// Whether the seat may do this, and why or why not; `None` for cards that mean nothing to the seat.
pub fn explain(live: &Live, seat: Seat, action: Action) -> Option<Explanation> {
    let (game, hall) = (live.game(), live.hall());
    let meant = game.action_from(seat, action)?;
    explanation(game, hall, seat, &game.explain(&hall.db, Some(seat), meant))
}

/// Everything that could be done with a card that the seat knows.
pub fn explain_card(live: &Live, seat: Seat, card: CardId) -> Vec<Explanation> {
    let (game, hall) = (live.game(), live.hall());
    let known = |id: &CardId| game.knows(&hall.db, seat, *id);
    let Some(id) = game.card_of_view(seat, card).filter(known) else { return Vec::new() };
    let all = game.explain_card(&hall.db, Some(seat), id);
    all.iter().filter_map(|explained| explanation(game, hall, seat, explained)).collect()
}

/// How the game ended, for one seat; nobody's in particular when there is none.
pub fn over(game: &Game, names: &[String], seat: Option<Seat>) -> Option<Over> {
    let outcome = game.outcome()?;
    let winners: Vec<Seat> = game.seats().filter(|seat| game.has_won(*seat)).collect();
    let named = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let (rule, words) = match outcome {
        Outcome::Draw { rule } => (rule, "The game is a draw.".to_owned()),
        Outcome::Won { rule, .. } => match seat {
            Some(seat) if winners == [seat] => (rule, "You win.".to_owned()),
            Some(seat) if winners.contains(&seat) => (rule, "Your team wins.".to_owned()),
            Some(_) | None => {
                let verb = if winners.len() == 1 { "wins" } else { "win" };
                let names: Vec<String> = winners.iter().map(|seat| named(*seat)).collect();
                (rule, format!("{} {verb}.", names.join(" and ")))
            }
        },
    };
    Some(Over {
        winner: outcome.winner().map(|seat| seat.0),
        winners: winners.iter().map(|seat| seat.0).collect(),
        rule: rule.to_string(),
        words,
    })
}
