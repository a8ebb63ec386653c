//! Questions, answers and explanations in words, as one seat may know them.

use crate::game::Live;
use engine::{
    Action, Answers, Asked, CardDb, CardId, DecisionKind, Explanation, Game, Outcome, Seat, Why, Zone,
    describe_action,
};
use serde::Serialize;

/// What is asked now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Who must answer; the speaker of a team that decides in common.
    pub seat: Seat,
    pub shared: bool,
    pub kind: DecisionKind,
    /// The card that asks, in the seat's own number, and its name.
    pub source: Option<(CardId, String)>,
    /// Without the source: "Which card? (1 of 2)".
    pub text: String,
    /// The ability that asks, as this program words it; only for those who must answer.
    pub ability: Option<String>,
}

/// One of the possible answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// In the seat's own card numbers.
    pub action: Action,
    /// Answers about cards in different states read differently; about interchangeable ones, the same.
    pub text: String,
}

/// Whether something could be done, and why or why not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// What it would be: "quest with …".
    pub text: String,
    pub allowed: bool,
    pub why: Vec<Why>,
}

impl Live {
    /// What is asked now and by which card, as this seat may know it.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let (game, db) = (&self.game, self.db());
        let decision = game.decision().filter(|_| self.is_seat(seat))?;
        let source = decision.source.filter(|id| game.knows(db, seat, *id)).and_then(|id| {
            let name = db.def(game.card(id).def).full_name.clone();
            game.view_id(seat, id).map(|own| (own, name))
        });
        let asked = self.asked_of(seat);
        let text = question_in_words(decision.kind, asked.map(|asked| asked.answers));
        let ability =
            asked.and_then(|asked| asked.ability).and_then(|(def, place)| self.hall.ability_text(def, place));
        let (seat, shared) = (decision.seat, decision.shared);
        Some(Question { seat, shared, kind: decision.kind, source, text, ability })
    }

    /// What the question is about, for the eyes of those who must answer.
    fn asked_of(&self, seat: Seat) -> Option<Asked<'_>> {
        let mut legal = Vec::new();
        self.game.legal_for(self.db(), seat, &mut legal);
        self.game.asked(self.db()).filter(|_| !legal.is_empty())
    }

    /// The answers this seat may give now, in the engine's order; none where others are asked. Conceding is possible besides.
    pub fn answers(&self, seat: Seat) -> Vec<Answer> {
        if !self.is_seat(seat) {
            return Vec::new();
        }
        let (game, db) = (&self.game, self.db());
        let mut legal = Vec::new();
        game.legal_for(db, seat, &mut legal);
        let mut answers: Vec<(Action, Answer)> = legal
            .iter()
            .filter_map(|meant| {
                let action = game.action_for(seat, *meant)?;
                Some((*meant, Answer { action, text: answer_in_words(game, db, seat, *meant) }))
            })
            .collect();
        tell_apart(&mut answers, |meant| marks(game, db, meant));
        answers.into_iter().map(|(_, answer)| answer).collect()
    }

    /// Whether this seat may do something now, in its own card numbers, and why or why not.
    pub fn explain(&self, seat: Seat, action: Action) -> Option<Explained> {
        let meant = self.game.action_from(seat, action).filter(|_| self.is_seat(seat))?;
        Some(self.explained(seat, self.game.explain(self.db(), Some(seat), meant)))
    }

    /// Everything a card could be there for now, each with whether and why; nothing for a card this seat can't know.
    pub fn explain_card(&self, seat: Seat, card: CardId) -> Vec<Explained> {
        let known = |id: &CardId| self.game.knows(self.db(), seat, *id);
        let Some(id) = self.game.card_of_view(seat, card).filter(known) else { return Vec::new() };
        let explanations = self.game.explain_card(self.db(), Some(seat), id);
        explanations.into_iter().map(|explanation| self.explained(seat, explanation)).collect()
    }

    fn explained(&self, seat: Seat, explanation: Explanation) -> Explained {
        let text = answer_in_words(&self.game, self.db(), seat, explanation.action);
        Explained { text, allowed: explanation.allowed, why: explanation.why }
    }

    /// How the game ended, for this seat.
    pub fn end(&self, seat: Seat) -> Option<String> {
        Some(match self.outcome()? {
            Outcome::Won { by, rule } if by == seat => format!("You win ({rule})."),
            Outcome::Won { rule, .. } if self.has_won(seat) => format!("Your team wins ({rule})."),
            Outcome::Won { by, rule } => format!("{by} wins ({rule})."),
            Outcome::Draw { rule } => format!("The game is a draw ({rule})."),
        })
    }
}

fn question_in_words(kind: DecisionKind, answers: Option<Answers<'_>>) -> String {
    match kind {
        DecisionKind::Action => "Your action?".to_owned(),
        DecisionKind::Mulligan => "Put which cards of your opening hand away?".to_owned(),
        DecisionKind::Cards { picked, min, max } => match (min, max) {
            (min, max) if min == max => format!("Which card? ({} of {max})", picked.saturating_add(1)),
            (min, u8::MAX) => format!("Which card? ({picked} so far, at least {min})"),
            (min, max) => format!("Which card? ({picked} so far, {min} to {max})"),
        },
        DecisionKind::Player => "Which player?".to_owned(),
        DecisionKind::May => match answers {
            Some(Answers::May(effect)) => {
                format!("You may: {} Yes or no?", text::print_effects(std::slice::from_ref(effect)))
            }
            Some(Answers::EnterExerted) => "Does it enter play exerted? Yes or no?".to_owned(),
            Some(Answers::Plain | Answers::Options(_) | Answers::Ways) | None => "Yes or no?".to_owned(),
        },
        DecisionKind::Option { ends: true, .. } => "On the top or on the bottom?".to_owned(),
        DecisionKind::Option { .. } => match answers {
            Some(Answers::Ways) => "How is it played?".to_owned(),
            Some(Answers::Plain | Answers::May(_) | Answers::Options(_) | Answers::EnterExerted) | None => {
                "Which of these?".to_owned()
            }
        },
        DecisionKind::Number { min, max } => format!("How many, {min} to {max}?"),
        DecisionKind::Name => "Name a card.".to_owned(),
        DecisionKind::Trigger => "Which ability resolves next?".to_owned(),
        DecisionKind::Order { .. } => "Which card comes uppermost?".to_owned(),
        DecisionKind::Replacement => "Which replacement effect applies?".to_owned(),
    }
}

/// The ways to play a card, in the order of the options.
const WAYS: [&str; 5] = ["for ink", "with Shift", "sung by a character", "sung together", "for free"];

/// An action in words; a card that can be pointed at but not known goes unnamed.
pub(crate) fn answer_in_words(game: &Game, db: &CardDb, seat: Seat, meant: Action) -> String {
    if !meant.cards().into_iter().flatten().all(|id| game.knows(db, seat, id)) {
        return "a facedown card".to_owned();
    }
    let Action::Option(place) = meant else { return describe_action(meant, game, db) };
    let ends = match game.decision().map(|decision| decision.kind) {
        Some(DecisionKind::Option { ends, .. }) => ends,
        _ => return describe_action(meant, game, db),
    };
    let place = usize::from(place);
    let said = match game.asked(db).map(|asked| asked.answers) {
        _ if ends => ["on the top", "on the bottom"].get(place).map(|end| (*end).to_owned()),
        Some(Answers::Options(options)) => options.get(place).map(|effects| text::print_effects(effects)),
        Some(Answers::Ways) => WAYS.get(place).map(|way| (*way).to_owned()),
        Some(Answers::Plain | Answers::May(_) | Answers::EnterExerted) | None => None,
    };
    said.unwrap_or_else(|| describe_action(meant, game, db))
}

/// Gives answers of the same wording the marks of their cards, where these differ.
fn tell_apart(answers: &mut [(Action, Answer)], marks: impl Fn(Action) -> String) {
    let mut order: Vec<usize> = (0..answers.len()).collect();
    order.sort_by(|a, b| answers[*a].1.text.cmp(&answers[*b].1.text));
    let groups: Vec<Vec<usize>> = order
        .chunk_by(|a, b| answers[*a].1.text == answers[*b].1.text)
        .filter(|group| group.len() > 1)
        .map(<[usize]>::to_vec)
        .collect();
    for group in groups {
        let marked: Vec<String> = group.iter().map(|place| marks(answers[*place].0)).collect();
        if marked.iter().any(|marks| *marks != marked[0]) {
            for (place, marks) in group.into_iter().zip(marked).filter(|(_, marks)| !marks.is_empty()) {
                answers[place].1.text += &format!(" [{marks}]");
            }
        }
    }
}

/// What tells the cards of an action from others of the same name: whose they are and the state they are in.
fn marks(game: &Game, db: &CardDb, meant: Action) -> String {
    let of_card = |id: CardId| {
        let card = game.card(id);
        let mut marks = vec![card.owner.to_string()];
        match card.zone {
            Zone::Play => {
                let traits = game.traits(id);
                marks.push(format!("{}/{}", traits.strength, traits.willpower));
                if traits.lore > 0 {
                    marks.push(format!("lore {}", traits.lore));
                }
            }
            Zone::Deck | Zone::Aside => marks.push("deck".to_owned()),
            Zone::Hand => marks.push("hand".to_owned()),
            Zone::Discard => marks.push("discard".to_owned()),
            Zone::Inkwell => marks.push("inkwell".to_owned()),
            Zone::Resolving | Zone::Under | Zone::Gone => {}
        }
        if card.exerted {
            marks.push("exerted".to_owned());
        }
        if card.drying {
            marks.push("drying".to_owned());
        }
        if card.damage > 0 {
            marks.push(format!("damage {}", card.damage));
        }
        if card.under_count > 0 {
            marks.push(format!("{} under it", card.under_count));
        }
        if card.at.is_some() {
            marks.push(format!("at {}", db.def(game.card(card.at).def).full_name));
        }
        marks.join(", ")
    };
    meant.cards().into_iter().flatten().map(of_card).collect::<Vec<_>>().join("; ")
}
