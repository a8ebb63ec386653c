//! Answers and decisions.

use crate::errors;
use engine::{CardId, Payment, Seat};
use inkwright::DecisionKind;
use pyo3::prelude::*;

/// One answer to a decision. In `Game.legal`, cards have the game's numbers; in a view, the viewer's.
///
/// >>> import inkwright
/// >>> inkwright.Action("quest", card=3)
/// Action('quest', card=3)
#[pyclass(frozen, name = "Action", module = "inkwright", from_py_object)]
#[derive(Clone, Copy)]
pub struct PyAction {
    pub inner: inkwright::Action,
}

/// The parts of an answer in Python.
struct ActionParts {
    kind: &'static str,
    payment: Option<&'static str>,
    card: Option<u16>,
    other: Option<u16>,
    number: Option<u16>,
}

impl PyAction {
    fn parts(self) -> ActionParts {
        let [card, other] = self.inner.cards().map(|id| id.map(|id| id.0));
        let (kind, payment, number) = match self.inner {
            inkwright::Action::Ink(_) => ("ink", None, None),
            inkwright::Action::Play(_, payment) => (
                "play",
                Some(match payment {
                    Payment::Ink => "ink",
                    Payment::Shift(_) => "shift",
                    Payment::Sing(_) => "sing",
                    Payment::SingTogether => "sing together",
                    Payment::Free => "free",
                }),
                None,
            ),
            inkwright::Action::Quest(_) => ("quest", None, None),
            inkwright::Action::Challenge(..) => ("challenge", None, None),
            inkwright::Action::Move(..) => ("move", None, None),
            inkwright::Action::Use(_, ability) => ("use", None, Some(u16::from(ability))),
            inkwright::Action::EndTurn => ("end turn", None, None),
            inkwright::Action::Card(_) => ("card", None, None),
            inkwright::Action::Done => ("done", None, None),
            inkwright::Action::Yes => ("yes", None, None),
            inkwright::Action::No => ("no", None, None),
            inkwright::Action::Option(option) => ("option", None, Some(u16::from(option))),
            inkwright::Action::Number(number) => ("number", None, Some(number)),
            inkwright::Action::Player(seat) => ("player", None, Some(u16::from(seat.0))),
            inkwright::Action::Name(name) => ("name", None, Some(name)),
            inkwright::Action::Trigger(entry) => ("trigger", None, Some(u16::from(entry))),
            inkwright::Action::Replacement(_, nth) => ("replacement", None, Some(u16::from(nth))),
            inkwright::Action::Concede(seat) => ("concede", None, Some(u16::from(seat.0))),
        };
        ActionParts { kind, payment, card, other, number }
    }
}

#[pymethods]
impl PyAction {
    #[new]
    #[pyo3(signature = (kind, card = None, other = None, number = None, payment = None))]
    fn new(
        kind: &str,
        card: Option<u16>,
        other: Option<u16>,
        number: Option<u16>,
        payment: Option<&str>,
    ) -> PyResult<PyAction> {
        let id = || card.map(CardId).ok_or_else(|| errors::wrong(format!("\"{kind}\" needs a card")));
        let second =
            || other.map(CardId).ok_or_else(|| errors::wrong(format!("\"{kind}\" needs another card")));
        let value = || number.ok_or_else(|| errors::wrong(format!("\"{kind}\" needs a number")));
        let small = || {
            u8::try_from(value()?).map_err(|_| errors::wrong(format!("\"{kind}\" takes a number below 256")))
        };
        let inner = match kind {
            "ink" => inkwright::Action::Ink(id()?),
            "play" => {
                let payment = match payment.unwrap_or("ink") {
                    "ink" => Payment::Ink,
                    "shift" => Payment::Shift(second()?),
                    "sing" => Payment::Sing(second()?),
                    "sing together" => Payment::SingTogether,
                    "free" => Payment::Free,
                    other => {
                        return Err(errors::wrong(format!(
                            "\"{other}\" is not a way to pay; there are ink, shift, sing, sing together and free"
                        )));
                    }
                };
                inkwright::Action::Play(id()?, payment)
            }
            "quest" => inkwright::Action::Quest(id()?),
            "challenge" => inkwright::Action::Challenge(id()?, second()?),
            "move" => inkwright::Action::Move(id()?, second()?),
            "use" => inkwright::Action::Use(id()?, small()?),
            "end turn" => inkwright::Action::EndTurn,
            "card" => inkwright::Action::Card(id()?),
            "done" => inkwright::Action::Done,
            "yes" => inkwright::Action::Yes,
            "no" => inkwright::Action::No,
            "option" => inkwright::Action::Option(small()?),
            "number" => inkwright::Action::Number(value()?),
            "player" => inkwright::Action::Player(Seat(small()?)),
            "name" => inkwright::Action::Name(value()?),
            "trigger" => inkwright::Action::Trigger(small()?),
            "replacement" => inkwright::Action::Replacement(id()?, small()?),
            "concede" => inkwright::Action::Concede(Seat(small()?)),
            other => {
                return Err(errors::wrong(format!(
                    "\"{other}\" is not a kind of answer; there are ink, play, quest, challenge, move, use, end turn, card, done, yes, no, \
                     option, number, player, name, trigger, replacement and concede"
                )));
            }
        };
        Ok(PyAction { inner })
    }

    /// The kind of answer: "quest", "challenge", "card", "yes" and so on.
    #[getter]
    fn kind(&self) -> &'static str {
        self.parts().kind
    }

    /// The payment for a card: "ink", "shift", "sing", "sing together" or "free"; None for other kinds.
    #[getter]
    fn payment(&self) -> Option<&'static str> {
        self.parts().payment
    }

    /// The acting or chosen card.
    #[getter]
    fn card(&self) -> Option<u16> {
        self.parts().card
    }

    /// The second card: the challenged character, the location to move to, the character to shift onto, or
    /// the singer.
    #[getter]
    fn other(&self) -> Option<u16> {
        self.parts().other
    }

    /// The number of an ability, option, player, name or entry of the bag, or a chosen number.
    #[getter]
    fn number(&self) -> Option<u16> {
        self.parts().number
    }

    fn __repr__(&self) -> String {
        let ActionParts { kind, payment, card, other, number } = self.parts();
        let mut text = format!("Action('{kind}'");
        for (name, value) in [("card", card), ("other", other), ("number", number)] {
            if let Some(value) = value {
                text += &format!(", {name}={value}");
            }
        }
        if let Some(payment) = payment {
            text += &format!(", payment='{payment}'");
        }
        text + ")"
    }

    fn __eq__(&self, other: &PyAction) -> bool {
        self.inner == other.inner
    }

    fn __hash__(&self) -> u64 {
        replay::checksum(format!("{:?}", self.inner).as_bytes())
    }

    #[allow(clippy::type_complexity)]
    fn __getnewargs__(&self) -> (&'static str, Option<u16>, Option<u16>, Option<u16>, Option<&'static str>) {
        let ActionParts { kind, payment, card, other, number } = self.parts();
        (kind, card, other, number, payment)
    }
}

/// A decision and the player who makes it.
#[pyclass(frozen, get_all, name = "Decision", module = "inkwright")]
#[derive(Clone)]
pub struct PyDecision {
    /// The seat that must answer, counted from 0.
    pub seat: u8,
    /// "action", "mulligan", "cards", "player", "may", "option", "number", "name", "trigger", "order" or "replacement".
    pub kind: &'static str,
    /// The number of the card behind the decision.
    pub source: Option<u16>,
    /// Cards chosen so far.
    pub picked: Option<u8>,
    /// The minimum number of cards, or the lowest number.
    pub min: Option<u16>,
    /// The maximum number of cards, or the highest number.
    pub max: Option<u16>,
    /// The question in words; empty in a view.
    pub text: String,
}

impl PyDecision {
    pub fn of(decision: &inkwright::Decision, text: String) -> PyDecision {
        let wide = |n: u8| Some(u16::from(n));
        let (kind, picked, min, max) = match decision.kind {
            DecisionKind::Action => ("action", None, None, None),
            DecisionKind::Mulligan => ("mulligan", None, None, None),
            DecisionKind::Cards { picked, min, max } => ("cards", Some(picked), wide(min), wide(max)),
            DecisionKind::Player => ("player", None, None, None),
            DecisionKind::May => ("may", None, None, None),
            DecisionKind::Option { n, .. } => ("option", None, None, wide(n)),
            DecisionKind::Number { min, max } => ("number", None, Some(min), Some(max)),
            DecisionKind::Name => ("name", None, None, None),
            DecisionKind::Trigger => ("trigger", None, None, None),
            DecisionKind::Order { left } => ("order", None, None, wide(left)),
            DecisionKind::Replacement => ("replacement", None, None, None),
        };
        let (seat, source) = (decision.seat.0, decision.source.map(|id| id.0));
        PyDecision { seat, kind, source, picked, min, max, text }
    }
}

#[pymethods]
impl PyDecision {
    fn __repr__(&self) -> String {
        format!(
            "<Decision of seat {}: {}>",
            self.seat,
            if self.text.is_empty() { self.kind } else { &self.text }
        )
    }
}
