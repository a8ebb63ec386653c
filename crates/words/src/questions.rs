//! Questions and the answers they offer.

use crate::changes::zone;
use crate::message::{Arg, Message};
use crate::{Eyes, action};
use engine::{Action, AnswerEffects, CardId, DecisionKind, Zone};
use wording::Effect;

/// The meaning of the answers, for the player who must answer; `None` for any other reader.
pub type AnswerMeaning<'a> = Option<AnswerEffects<'a>>;

/// A question.
pub fn ask(kind: DecisionKind, answers: AnswerMeaning<'_>, eyes: &Eyes<'_>) -> Message {
    let new = Message::new;
    match kind {
        DecisionKind::Action => new("ask-action"),
        DecisionKind::Mulligan => new("ask-mulligan"),
        DecisionKind::Cards { picked, min, max } => match (min, max) {
            (min, max) if min == max => {
                new("ask-cards").with("at", picked.saturating_add(1)).with("max", max)
            }
            (min, u8::MAX) => new("ask-cards-many").with("picked", picked).with("min", min),
            (min, max) => new("ask-cards-some").with("picked", picked).with("min", min).with("max", max),
        },
        DecisionKind::Player => new("ask-player"),
        DecisionKind::May => match answers {
            Some(AnswerEffects::May(effect)) => {
                new("ask-may").with("effect", effects(std::slice::from_ref(effect), eyes))
            }
            Some(AnswerEffects::EnterExerted) => new("ask-enter-exerted"),
            Some(
                AnswerEffects::Plain
                | AnswerEffects::Options(_)
                | AnswerEffects::Ways
                | AnswerEffects::InkDrops,
            )
            | None => new("ask-yes-no"),
        },
        DecisionKind::Option { ends: true, .. } => new("ask-ends"),
        DecisionKind::Option { .. } => match answers {
            Some(AnswerEffects::Ways) => new("ask-way"),
            Some(
                AnswerEffects::Plain
                | AnswerEffects::May(_)
                | AnswerEffects::Options(_)
                | AnswerEffects::EnterExerted
                | AnswerEffects::InkDrops,
            )
            | None => new("ask-option"),
        },
        DecisionKind::Number { min, max } => match answers {
            Some(AnswerEffects::InkDrops) => new("ask-drops").with("min", min).with("max", max),
            Some(
                AnswerEffects::Plain
                | AnswerEffects::May(_)
                | AnswerEffects::Options(_)
                | AnswerEffects::Ways
                | AnswerEffects::EnterExerted,
            )
            | None => new("ask-number").with("min", min).with("max", max),
        },
        DecisionKind::Name => new("ask-name"),
        DecisionKind::Trigger => new("ask-trigger"),
        DecisionKind::Order { .. } => new("ask-order"),
        DecisionKind::Replacement => new("ask-replacement"),
    }
}

/// The text of the card that asks.
fn effects(effects: &[Effect], eyes: &Eyes<'_>) -> Arg {
    let source = eyes.game.decision().and_then(|decision| decision.source);
    Arg::Effects(effects.to_vec(), source.map(|id| eyes.game.card(id).def))
}

/// The ways to play a card, in the order of the options.
const WAYS: [&str; 5] = ["ink", "shift", "sung", "together", "free"];

/// An offered answer; a card that the reader can point at but not know is not named.
pub fn answer(meant: Action, eyes: &Eyes<'_>) -> Message {
    let Action::Option(place) = meant else { return action(meant, eyes) };
    let (game, db) = (eyes.game, eyes.db);
    let ends = match game.decision().map(|decision| decision.kind) {
        Some(DecisionKind::Option { ends, .. }) => ends,
        _ => return action(meant, eyes),
    };
    let place = usize::from(place);
    let said = match game.ability_question(db).map(|asked| asked.answers) {
        _ if ends => ["top", "bottom"].get(place).map(|end| Message::new("answer-end").with("end", *end)),
        Some(AnswerEffects::Options(options)) => {
            options.get(place).map(|all| Message::new("answer-effect").with("effect", effects(all, eyes)))
        }
        Some(AnswerEffects::Ways) => WAYS.get(place).map(|way| Message::new("answer-way").with("way", *way)),
        Some(
            AnswerEffects::Plain
            | AnswerEffects::May(_)
            | AnswerEffects::EnterExerted
            | AnswerEffects::InkDrops,
        )
        | None => None,
    };
    said.unwrap_or_else(|| action(meant, eyes))
}

/// The result of an answer, if the program can tell.
pub fn offer(given: Action, answers: AnswerEffects<'_>, eyes: &Eyes<'_>) -> Option<Message> {
    match (given, answers) {
        (Action::Yes, AnswerEffects::May(effect)) => {
            Some(Message::new("answer-effect").with("effect", effects(std::slice::from_ref(effect), eyes)))
        }
        (Action::No, AnswerEffects::May(_)) => Some(Message::new("then-not-done")),
        (Action::Yes, AnswerEffects::EnterExerted) => Some(Message::new("then-exerted")),
        (Action::No, AnswerEffects::EnterExerted) => Some(Message::new("then-ready")),
        _ => None,
    }
}

/// Distinguishes the cards of an action from others of the same name: by owner and state.
pub fn marks(meant: Action, eyes: &Eyes<'_>) -> Vec<Message> {
    let (game, new) = (eyes.game, Message::new);
    let of_card = |id: CardId| {
        let card = game.card(id);
        let mut marks = vec![new("mark-owner").with("player", card.owner)];
        match card.zone {
            Zone::Play => {
                let traits = game.traits(id);
                let strength = new("mark-strength").with("strength", traits.strength);
                marks.push(strength.with("willpower", traits.willpower));
                if traits.lore > 0 {
                    marks.push(new("mark-lore").with("n", traits.lore));
                }
            }
            Zone::Deck | Zone::Aside | Zone::Hand | Zone::Discard | Zone::Inkwell => {
                marks.push(new("mark-zone").with("zone", zone(card.zone)));
            }
            Zone::Resolving | Zone::Under | Zone::Leader | Zone::Gone => {}
        }
        if card.exerted {
            marks.push(new("mark-exerted"));
        }
        if eyes.game.is_drying(eyes.db, id) {
            marks.push(new("mark-drying"));
        }
        if card.damage > 0 {
            marks.push(new("mark-damage").with("n", card.damage));
        }
        if card.under_count > 0 {
            marks.push(new("mark-under").with("n", card.under_count));
        }
        if card.at.is_some() {
            marks.push(new("mark-at").with("location", eyes.card(card.at)));
        }
        marks
    };
    meant.cards().into_iter().flatten().flat_map(of_card).collect()
}
