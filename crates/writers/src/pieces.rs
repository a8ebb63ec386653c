//! Splits a noun of the tree into the pieces that languages put in different places.

use wording::{
    CardType, Class, Condition, Destination, Det, Ink, Kind, Lead, Name, Noun, Part, Pronoun, Rule, Target,
};

/// The parts of a noun, by role.
#[derive(Debug, Default)]
pub(super) struct Pieces<'a> {
    pub yours: bool,
    pub theirs: bool,
    pub opposing: bool,
    pub other: bool,
    pub next: bool,
    /// The card's state: exerted, damaged, challenging …
    pub states: Vec<&'a Part>,
    pub classes: &'a [Class],
    /// Whether the classifications are joined by "and".
    pub classes_and: bool,
    pub ink: Option<Ink>,
    pub names: &'a [Name],
    pub kinds: &'a [Kind],
    /// Whether the kinds are joined by "and/or", or by "or" instead of the usual "and".
    pub and_or: bool,
    pub or: bool,
    pub card: bool,
    /// Whether the noun is about ink drops.
    pub drop: bool,
    pub here: bool,
    pub or_else: Option<&'a Noun>,
    /// The parts after the noun, in order.
    pub after: Vec<&'a Part>,
}

impl<'a> Pieces<'a> {
    pub fn of(noun: &'a Noun) -> Pieces<'a> {
        let mut pieces = Pieces::default();
        for part in &noun.0 {
            match part {
                Part::Your | Part::OfYours => pieces.yours = true,
                Part::Their | Part::OfTheirs => pieces.theirs = true,
                Part::Opposing => pieces.opposing = true,
                Part::Other => pieces.other = true,
                Part::Next => pieces.next = true,
                Part::WithDamage | Part::WithNoDamage | Part::BeingChallenged => pieces.after.push(part),
                part if State::of(part).is_some() => pieces.states.push(part),
                Part::Class(classes) => pieces.classes = classes,
                Part::ClassAnd(classes) => {
                    pieces.classes = classes;
                    pieces.classes_and = true;
                }
                Part::OfClass(class) => {
                    pieces.classes = std::slice::from_ref(class);
                    pieces.kinds = &[Kind::Character];
                }
                Part::Ink(ink) => pieces.ink = Some(*ink),
                Part::Named(names) => pieces.names = names,
                Part::Is(kinds) => pieces.kinds = kinds,
                Part::IsAndOr(kinds) => {
                    pieces.kinds = kinds;
                    pieces.and_or = true;
                }
                Part::IsOr(kinds) => {
                    pieces.kinds = kinds;
                    pieces.or = true;
                }
                Part::CardOf(kinds) => {
                    pieces.kinds = kinds;
                    pieces.card = true;
                }
                Part::InkDrop => pieces.drop = true,
                Part::Here | Part::RightHere => pieces.here = true,
                Part::OrElse(other) => pieces.or_else = Some(other),
                part => pieces.after.push(part),
            }
        }
        if pieces.kinds.is_empty() && !pieces.card && !pieces.drop {
            // A noun that only rules out a kind covers any other card, not just characters.
            if pieces.after.iter().any(|part| matches!(part, Part::Non(_))) {
                pieces.card = true;
            } else {
                pieces.kinds = &[Kind::Character];
            }
        }
        pieces
    }
}

/// The kind that a card of this type has.
pub(super) fn own_kind(card_type: CardType) -> Kind {
    match card_type {
        CardType::Character => Kind::Character,
        CardType::Action => Kind::Action,
        CardType::Item => Kind::Item,
        CardType::Location => Kind::Location,
    }
}

/// The rule with a pronoun for this card, if a condition before it has named the card.
pub(super) fn named_before(leads: &[Lead], rule: &Rule) -> Rule {
    match (leads, rule) {
        ([.., Lead::While(Condition::Bare(_))], Rule::Give(Target::Of(Det::This, _), modifiers)) => {
            Rule::Give(Target::Pronoun(Pronoun::It), modifiers.clone())
        }
        (_, rule) => rule.clone(),
    }
}

/// Whether the destination is under a card that a pronoun refers to.
pub(super) fn under_pronoun(place: &Destination) -> bool {
    match place {
        Destination::Under(what, _) | Destination::UnderFacedown(what) | Destination::UnderPlain(what) => {
            matches!(**what, Target::Pronoun(_))
        }
        _ => false,
    }
}

/// Several objects in a row. A pronoun for the card is replaced by `this` because it can't be listed next to
/// another object.
pub(super) fn spelled_out<'a>(all: &'a [Target], this: &'a Target) -> impl Iterator<Item = &'a Target> {
    all.iter().map(move |one| match one {
        Target::Pronoun(Pronoun::He | Pronoun::She | Pronoun::It) => this,
        one => one,
    })
}

/// The noun without the parts that match.
pub(super) fn without(noun: &Noun, drop: impl Fn(&Part) -> bool) -> Noun {
    Noun(noun.0.iter().filter(|part| !drop(part)).cloned().collect())
}

/// A state of a card that languages express with an adjective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Exerted,
    Ready,
    Damaged,
    Undamaged,
    Challenging,
    Challenged,
    Banished,
    Chosen,
    Revealed,
    Discarded,
    Moved,
}

impl State {
    /// The state that a part of a noun expresses; `None` for any other part.
    pub fn of(part: &Part) -> Option<State> {
        match part {
            Part::Exerted => Some(State::Exerted),
            Part::Ready => Some(State::Ready),
            Part::Damaged | Part::WithDamage => Some(State::Damaged),
            Part::Undamaged | Part::WithNoDamage => Some(State::Undamaged),
            Part::Challenging => Some(State::Challenging),
            Part::Challenged | Part::BeingChallenged => Some(State::Challenged),
            Part::Banished => Some(State::Banished),
            Part::Chosen => Some(State::Chosen),
            Part::Revealed => Some(State::Revealed),
            Part::Discarded => Some(State::Discarded),
            Part::Moved => Some(State::Moved),
            _ => None,
        }
    }
}

/// The card that another one is shifted onto, as a noun. In a trigger, a pronoun would come before the card
/// it refers to.
pub(super) fn shifted_on(on: Option<&Target>) -> Option<Target> {
    on.map(|on| match on {
        Target::Pronoun(_) => Target::Of(Det::This, Noun(vec![Part::Is(vec![Kind::Character])])),
        on => on.clone(),
    })
}
