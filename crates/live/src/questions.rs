//! Questions, answers and explanations in words, limited to what one seat may know.

use crate::game::Live;
use crate::log::LogEntry;
use engine::{AbilityQuestion, Action, CardDb, CardId, DecisionKind, DefId, Explanation, Game, RuleNo, Seat};
use std::collections::HashMap;
use words::{Eyes, Language, Message, Sentence};

/// The pending question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatQuestion {
    /// The seat that must answer, or the first one of a team that decides together.
    pub seat: Seat,
    pub shared: bool,
    pub kind: DecisionKind,
    /// The card that asks, in the seat's own number, and its definition.
    pub source: Option<(CardId, DefId)>,
    /// The text without the source: "Which card? (1 of 2)".
    pub message: Message,
    /// The ability that asks, as card and index. Only for those who must answer.
    pub ability: Option<(DefId, usize)>,
}

/// One of the possible answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAnswer {
    /// The answer in the seat's own card numbers.
    pub action: Action,
    pub message: Message,
    /// Details that distinguish its cards from others of the same name. May be empty.
    pub marks: Vec<Message>,
}

/// An explanation of whether an action is possible, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatExplanation {
    pub action: Action,
    /// The action in words: "quest with …".
    pub message: Message,
    pub allowed: bool,
    pub why: Vec<(RuleNo, Message)>,
}

impl Live {
    /// The pending question and its card, as far as this seat may know it.
    pub fn question(&self, seat: Seat) -> Option<SeatQuestion> {
        let (game, db) = (&self.game, self.db());
        let decision = game.decision().filter(|_| self.is_seat(seat))?;
        let source = decision
            .source
            .filter(|id| game.knows(db, seat, *id))
            .and_then(|id| game.view_id(seat, id).map(|own| (own, game.card(id).def)));
        let asked = self.asked_of(seat);
        let eyes = Eyes::of(seat, game, db);
        let message = words::ask(decision.kind, asked.map(|asked| asked.answers), &eyes);
        let ability = asked.and_then(|asked| asked.ability);
        let (seat, shared) = (decision.seat, decision.shared);
        Some(SeatQuestion { seat, shared, kind: decision.kind, source, message, ability })
    }

    /// The subject of the question, for those who must answer.
    fn asked_of(&self, seat: Seat) -> Option<AbilityQuestion<'_>> {
        let mut legal = Vec::new();
        self.game.legal_for(self.db(), seat, &mut legal);
        self.game.ability_question(self.db()).filter(|_| !legal.is_empty())
    }

    /// The answers that this seat may give now, in the engine's order; empty if others are asked. Conceding
    /// is also possible.
    pub fn answers(&self, seat: Seat) -> Vec<SeatAnswer> {
        if !self.is_seat(seat) {
            return Vec::new();
        }
        let (game, db) = (&self.game, self.db());
        let mut legal = Vec::new();
        game.legal_for(db, seat, &mut legal);
        let eyes = Eyes::of(seat, game, db);
        let mut answers: Vec<(Action, SeatAnswer)> = legal
            .iter()
            .filter_map(|meant| {
                let action = game.action_for(seat, *meant)?;
                Some((
                    *meant,
                    SeatAnswer { action, message: answer_message(game, db, seat, *meant), marks: Vec::new() },
                ))
            })
            .collect();
        tell_apart(&mut answers, |meant| words::marks(meant, &eyes));
        answers.into_iter().map(|(_, answer)| answer).collect()
    }

    /// Explains whether this seat may do something now, in its own card numbers.
    pub fn explain(&self, seat: Seat, action: Action) -> Option<SeatExplanation> {
        let meant = self.game.action_from(seat, action).filter(|_| self.is_seat(seat))?;
        Some(self.explained(seat, self.game.explain(self.db(), Some(seat), meant)))
    }

    /// Explains every possible use of a card; empty for a card that this seat can't know.
    pub fn explain_card(&self, seat: Seat, card: CardId) -> Vec<SeatExplanation> {
        let known = |id: &CardId| self.game.knows(self.db(), seat, *id);
        let Some(id) = self.game.card_of_view(seat, card).filter(known) else { return Vec::new() };
        let explanations = self.game.explain_card(self.db(), Some(seat), id);
        explanations.into_iter().map(|explanation| self.explained(seat, explanation)).collect()
    }

    fn explained(&self, seat: Seat, explanation: Explanation) -> SeatExplanation {
        let eyes = Eyes::of(seat, &self.game, self.db());
        let of = explanation.action;
        let why = explanation.reasons.iter().map(|why| (why.rule, words::reason(why, of, &eyes))).collect();
        SeatExplanation {
            action: of,
            message: answer_message(&self.game, self.db(), seat, of),
            allowed: explanation.allowed,
            why,
        }
    }

    /// The reasons for or against something, in the terminal's language.
    pub(crate) fn reasons(&self, seat: Seat, explanation: &Explanation) -> String {
        let eyes = Eyes::of(seat, &self.game, self.db());
        let say = |why: &engine::ExplanationReason| {
            let reason = Message::new("sentence").with("what", words::reason(why, explanation.action, &eyes));
            format!("{} ({})", eyes.say(self.language, &reason).capital(), why.rule)
        };
        explanation.reasons.iter().map(say).collect::<Vec<_>>().join(" ")
    }

    /// A message in words, for this seat.
    pub fn say(&self, language: Language, seat: Seat, message: &Message) -> Sentence {
        words::say(language, message, self.db(), Some(seat))
    }

    /// The language of [`Live::tell`] and similar methods; English by default.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Sets the language of the person at the screen.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// The text of the ability that asks.
    pub fn ability_text(&self, question: &SeatQuestion) -> Option<String> {
        let (def, place) = question.ability?;
        self.library.ability_text(self.language, def, place)
    }

    /// A message as plain text.
    pub fn tell(&self, seat: Seat, message: &Message) -> String {
        self.say(self.language, seat, message).to_string()
    }

    /// An entry of the seat's log with its rule.
    pub fn tell_entry(&self, seat: Seat, entry: &LogEntry) -> String {
        format!("{} ({})", self.tell(seat, &entry.message), entry.rule)
    }

    /// How the game ended for this seat, with the rule, as text.
    pub fn tell_end(&self, seat: Seat) -> Option<String> {
        let (rule, message) = self.end(seat)?;
        Some(format!("{} ({rule})", self.tell(seat, &message)))
    }

    /// An answer with its marks.
    pub fn tell_answer(&self, seat: Seat, answer: &SeatAnswer) -> String {
        let text = self.tell(seat, &answer.message);
        let marks: Vec<String> = answer.marks.iter().map(|mark| self.tell(seat, mark)).collect();
        if marks.is_empty() { text } else { format!("{text} [{}]", marks.join(", ")) }
    }

    /// The rule that ended the game, and the result for this seat.
    pub fn end(&self, seat: Seat) -> Option<(RuleNo, Message)> {
        let outcome = self.outcome()?;
        let winners: Vec<Seat> = self.game.seats().filter(|seat| self.game.has_won(*seat)).collect();
        Some((outcome.rule(), words::over(outcome, &winners, Some(seat))))
    }
}

/// An answer in words. A card that can be selected but is not known is not named.
pub(crate) fn answer_message(game: &Game, db: &CardDb, seat: Seat, meant: Action) -> Message {
    match meant.cards().into_iter().flatten().all(|id| game.knows(db, seat, id)) {
        true => words::answer(meant, &Eyes::of(seat, game, db)),
        false => Message::new("answer-hidden"),
    }
}

/// Adds the marks that distinguish cards to answers with the same text.
fn tell_apart(answers: &mut [(Action, SeatAnswer)], marks: impl Fn(Action) -> Vec<Message>) {
    let mut alike: HashMap<Message, Vec<usize>> = HashMap::new();
    for (place, (_, answer)) in answers.iter().enumerate() {
        alike.entry(answer.message.without_numbers()).or_default().push(place);
    }
    for places in alike.into_values().filter(|places| places.len() > 1) {
        let marked: Vec<Vec<Message>> = places.iter().map(|place| marks(answers[*place].0)).collect();
        if marked.iter().any(|other| *other != marked[0]) {
            for (place, marks) in places.into_iter().zip(marked) {
                answers[place].1.marks = marks;
            }
        }
    }
}
