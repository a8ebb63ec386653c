//! Mentioned cards and players, and how later words refer to them.

use super::{Referent, Resolution, Resolver};
use crate::{Cards, Doubt, Gap, Players, Side};
use wording::{CardType, Det, Kind, Noun, Part, Pronoun, Target};

/// A set of card kinds, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    pub const ANY: Kinds = Kinds(31);

    pub fn of(kinds: &[Kind]) -> Kinds {
        let all = kinds.iter().fold(0, |bits, kind| {
            bits | match kind {
                Kind::Character => 1,
                Kind::Item => 2,
                Kind::Location => 4,
                Kind::Action => 24,
                Kind::Song => 16,
            }
        });
        if all == 0 { Kinds::ANY } else { Kinds(all) }
    }

    pub fn of_type(card_type: CardType) -> Kinds {
        match card_type {
            CardType::Character => Kinds(1),
            CardType::Item => Kinds(2),
            CardType::Location => Kinds(4),
            CardType::Action => Kinds(24),
        }
    }

    /// The kinds that a description can mean.
    pub fn of_parts(parts: &[Part]) -> Kinds {
        let mut kinds = Kinds::ANY;
        for part in parts {
            match part {
                Part::Is(of) | Part::CardOf(of) | Part::IsAndOr(of) | Part::IsOr(of) => kinds = Kinds::of(of),
                Part::OfClass(_) => kinds = Kinds::of(&[Kind::Character]),
                Part::OrElse(other) => kinds = kinds.or(Kinds::of_parts(&other.0)),
                _ => {}
            }
        }
        kinds
    }

    pub fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    pub fn may_be(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether each of these kinds is in `other`.
    pub fn is_within(self, other: Kinds) -> bool {
        self.0 & !other.0 == 0
    }

    pub fn word(self) -> &'static str {
        match self.0 {
            1 => "character",
            2 => "item",
            4 => "location",
            16 => "song",
            24 => "action",
            _ => "card",
        }
    }
}

/// What happened to a mentioned card, as bits, for words like "the banished character".
pub(super) mod role {
    pub const CHOSEN: u16 = 1;
    pub const FOUND: u16 = 2;
    pub const LOOKED: u16 = 4;
    pub const DISCARDED: u16 = 8;
    pub const BANISHED: u16 = 16;
    pub const MOVED: u16 = 32;
    pub const EXERTED: u16 = 64;
    pub const EVENT: u16 = 128;
    pub const SINGERS: u16 = 256;
    /// Named together with a card mentioned before.
    pub const OTHER: u16 = 512;
    /// Cards that others were put under.
    pub const HOST: u16 = 1024;
    pub const REVEALED: u16 = 2048;
}

/// A mention of cards.
#[derive(Clone, Debug)]
pub(super) struct Mention {
    pub cards: Cards,
    pub kinds: Kinds,
    /// Whether it is a single card.
    pub one: bool,
    pub side: Side,
    pub roles: u16,
    /// Whether it was mentioned by name, so that "he" and "she" can mean it.
    pub named: bool,
    pub in_play: bool,
    /// Whether it was described as being at a location.
    pub at_location: bool,
    pub clause: u16,
}

impl Mention {
    pub fn new(cards: Cards, parts: &[Part], side: Side, one: bool) -> Mention {
        Mention {
            cards,
            kinds: Kinds::of_parts(parts),
            one,
            side,
            roles: 0,
            named: parts.iter().any(is_known_by),
            in_play: speaks_of_play(parts),
            at_location: parts.contains(&Part::AtLocation),
            clause: 0,
        }
    }

    /// The mention in words, for the table of references.
    pub fn label(&self) -> String {
        let kind = self.kinds.word();
        let plural = if self.one { "" } else { "s" };
        let how = match self.roles {
            roles if roles & role::EVENT != 0 => "the event's ",
            roles if roles & role::SINGERS != 0 => "the singing ",
            roles if roles & role::CHOSEN != 0 => "the chosen ",
            roles if roles & role::DISCARDED != 0 => "the discarded ",
            roles if roles & role::LOOKED != 0 => "the looked-at ",
            roles if roles & role::REVEALED != 0 => "the revealed ",
            _ => "the ",
        };
        let whose = match self.side {
            Side::Of(Players::You) => " of yours",
            Side::Of(Players::Opponents) => " of an opponent",
            Side::Of(_) => " of that player",
            Side::Any => "",
        };
        let which = match self.cards {
            Cards::Var(var) => format!(" {}", var.letter()),
            _ => String::new(),
        };
        format!("{how}{kind}{plural}{whose}{which}")
    }
}

/// Whether a description tells who somebody is, so that "he" and "she" can be said.
pub(super) fn is_known_by(part: &Part) -> bool {
    matches!(part, Part::Named(_) | Part::Class(_) | Part::ClassAnd(_) | Part::OfClass(_))
}

/// Whether a description means things in play, not cards elsewhere.
pub(super) fn speaks_of_play(parts: &[Part]) -> bool {
    parts.iter().any(|part| matches!(part, Part::Is(_) | Part::IsAndOr(_) | Part::IsOr(_) | Part::OfClass(_)))
}

fn word_of(pronoun: Pronoun) -> &'static str {
    match pronoun {
        Pronoun::They => "they",
        Pronoun::He => "he",
        Pronoun::She => "she",
        Pronoun::It => "it",
        Pronoun::EachOfThem => "each of them",
    }
}

impl Resolver<'_> {
    pub(super) fn mention(&mut self, mut mention: Mention) {
        mention.clause = self.scene.clause;
        self.scene.mentions.push(mention);
    }

    /// Adds a role to the last mention of these cards.
    pub(super) fn add_role(&mut self, cards: Cards, role: u16) {
        if let Some(mention) = self.scene.mentions.iter_mut().rev().find(|m| m.cards == cards) {
            mention.roles |= role;
        }
    }

    /// The cards a pronoun means: the last ones named, or this card if there are none.
    pub(super) fn pronoun(&mut self, pronoun: Pronoun) -> Resolution<Cards> {
        let word = word_of(pronoun);
        if self.scene.affected {
            self.refer(word, "each affected card", Referent::Affected { player: false });
            return Ok(Cards::It);
        }
        match pronoun {
            // A single character known by name: this one, or another that was named.
            Pronoun::He | Pronoun::She => {
                let named = self.scene.mentions.iter().rposition(|m| m.named && m.one);
                // This card, if it was mentioned later than the other.
                let named = named.filter(|at| self.scene.this_at.is_none_or(|this| this <= *at));
                match named.map(|at| (self.scene.mentions[at].cards, self.scene.mentions[at].label())) {
                    Some((cards, label)) => {
                        self.refer(word, label, cards);
                        Ok(cards)
                    }
                    None if self.scene.card_type == CardType::Character && self.says_this() => {
                        self.refer(word, "this character", Cards::This);
                        Ok(Cards::This)
                    }
                    None => self.unclear(word, Doubt::NoCharacter),
                }
            }
            Pronoun::It => self.last(word, |m| m.one, |_| true),
            Pronoun::They | Pronoun::EachOfThem => self.last(word, |_| true, |_| true),
        }
    }

    /// The last matching mention. `this`: whether the word can mean the source if nothing else was named.
    fn last(
        &mut self,
        word: &'static str,
        fits: impl Fn(&Mention) -> bool,
        this: impl Fn(CardType) -> bool,
    ) -> Resolution<Cards> {
        let Some(found) = self.scene.mentions.iter().rev().find(|m| fits(m)) else {
            if self.scene.mentions.is_empty() && self.says_this() && this(self.scene.card_type) {
                let kind = Kinds::of_type(self.scene.card_type).word();
                self.refer(word, format!("this {kind}"), Cards::This);
                return Ok(Cards::This);
            }
            return self.unclear(word, Doubt::NothingNamed);
        };
        let rivals = self.scene.mentions.iter().filter(|m| {
            m.clause == found.clause && m.cards != found.cards && fits(m) && m.kinds == found.kinds
        });
        if rivals.clone().any(|m| m.one == found.one && m.roles == found.roles) {
            return self.unclear(word, Doubt::TwoNamed);
        }
        let (cards, label) = (found.cards, found.label());
        self.refer(word, label, cards);
        Ok(cards)
    }

    /// "that character", "that card": the last mention of this kind.
    pub(super) fn that(&mut self, noun: &Noun) -> Resolution<Cards> {
        let kinds = Kinds::of_parts(&noun.0);
        let play = speaks_of_play(&noun.0);
        let word = if kinds == Kinds::ANY { "that card" } else { that_word(kinds) };
        if kinds == Kinds::of(&[Kind::Location]) {
            return self.that_location(word);
        }
        // Prefer things in play; a card elsewhere matches only if its kind was stated.
        let fits = |m: &Mention| {
            m.one
                && if play && !m.in_play {
                    kinds != Kinds::ANY && m.kinds.is_within(kinds)
                } else {
                    m.kinds.may_be(kinds)
                }
        };
        // Two cards of one event have the same claim to the word.
        let of_event = |m: &&Mention| fits(m) && matches!(m.cards, Cards::Subject | Cards::Object);
        let last = self.scene.mentions.iter().rev().find(|m| fits(m));
        if last.as_ref().is_some_and(of_event)
            && self
                .scene
                .mentions
                .iter()
                .any(|m| of_event(&m) && last.is_some_and(|last| last.cards != m.cards))
        {
            return self.unclear(word, Doubt::EitherOfTwo);
        }
        if last.is_some() {
            return self.last(word, fits, |_| false);
        }
        // Several cards; the word means each of them in turn.
        let each = |m: &Mention| m.kinds.may_be(kinds);
        self.last(word, each, |of| Kinds::of_type(of).may_be(kinds))
    }

    /// "that location", "there".
    pub(super) fn that_location(&mut self, word: &'static str) -> Resolution<Cards> {
        let location = Kinds::of(&[Kind::Location]);
        let is_location = |m: &Mention| m.kinds == location && m.one;
        if self.scene.mentions.iter().any(is_location) {
            return self.last(word, is_location, |_| false);
        }
        let quested = self.scene.trigger.is_some_and(|event| event.moment == wording::Moment::Quested);
        if self.scene.this_at_location && quested {
            // The event tells the location, whatever happens to the character (6.1.11).
            self.refer(word, "the location where this character quested", Cards::Object);
            return Ok(Cards::Object);
        }
        if self.scene.this_at_location {
            self.refer(word, "the location this character is at", Cards::ThisPlace);
            return Ok(Cards::ThisPlace);
        }
        let at_one = self.scene.mentions.iter().rev().find(|m| m.at_location);
        if let Some(Mention { cards: Cards::Var(var), .. }) = at_one {
            let var = *var;
            self.refer(word, format!("the location {} is at", var.letter()), Cards::PlaceOf(var));
            return Ok(Cards::PlaceOf(var));
        }
        self.unclear(word, Doubt::NoLocation)
    }

    /// "they", as in "they have the same name": the two cards that the effect named.
    pub(super) fn both_named(&mut self) -> Resolution<(Cards, Cards)> {
        let named: Vec<(Cards, String)> = self
            .scene
            .mentions
            .iter()
            .filter(|m| m.roles & role::EVENT == 0)
            .map(|m| (m.cards, m.label()))
            .collect();
        match &named[..] {
            [(first, one), (second, other)] if first != second => {
                let cards = vec![*first, *second];
                self.refer("they", format!("{one} and {other}"), Referent::Cards(cards));
                Ok((*first, *second))
            }
            [] | [_] => self.unclear("they", Doubt::NothingNamed),
            _ => self.unclear("they", Doubt::TwoNamed),
        }
    }

    /// "those characters": several that were mentioned.
    pub(super) fn those(&mut self, noun: &Noun) -> Resolution<Cards> {
        let kinds = Kinds::of_parts(&noun.0);
        let hosts = |m: &Mention| m.roles & role::HOST != 0;
        if self.scene.mentions.iter().any(hosts) {
            return self.last("those", hosts, |_| false);
        }
        self.last("those", |m| !m.one && m.kinds.may_be(kinds), |_| false)
    }

    /// "the banished character", "the chosen card", "the other character".
    pub(super) fn the(&mut self, noun: &Noun) -> Resolution<Cards> {
        if let Some(cards) = self.challenge_role(&noun.0) {
            return Ok(cards);
        }
        let played = matches!(self.scene.trigger, Some(event) if event.moment == wording::Moment::Played);
        if noun.0.contains(&Part::Done(wording::Deed::YouPlayed)) && played {
            self.refer("the", "the event's card", Cards::Subject);
            return Ok(Cards::Subject);
        }
        let wanted = noun.0.iter().find_map(|part| match part {
            Part::Banished => Some((role::BANISHED, "the banished")),
            Part::Discarded => Some((role::DISCARDED, "the discarded")),
            Part::Moved => Some((role::MOVED, "the moved")),
            Part::Chosen => Some((role::CHOSEN, "the chosen")),
            Part::Exerted => Some((role::EXERTED, "the exerted")),
            Part::Other => Some((role::OTHER, "the other")),
            Part::Revealed => Some((role::REVEALED, "the revealed")),
            _ => None,
        });
        let Some((role, word)) = wanted else { return self.unclear("the", Doubt::NoneOfTheKind) };
        // "The moved character" of an event that is a move is what moved.
        let moved = matches!(self.scene.trigger, Some(event) if event.moment == wording::Moment::Moves);
        if role == role::MOVED && moved {
            self.refer(word, "the event's character", Cards::Subject);
            return Ok(Cards::Subject);
        }
        self.last(word, |m| m.roles & role != 0, |_| false)
    }

    /// "the challenging character": a side of the challenge, from the trigger's event if that is one.
    pub(super) fn challenge_role(&mut self, parts: &[Part]) -> Option<Cards> {
        use wording::Moment;
        let challenging = parts.contains(&Part::Challenging);
        if !challenging && !parts.contains(&Part::Challenged) {
            return None;
        }
        let word = if challenging { "the challenging" } else { "the challenged" };
        let moment = self.scene.trigger.map(|event| event.moment);
        let (cards, label) = match moment {
            Some(Moment::Challenged | Moment::ChallengedBanished) if challenging => {
                (Cards::Object, "the event's other card")
            }
            Some(Moment::Challenges | Moment::ChallengerBanished) if !challenging => {
                (Cards::Object, "the event's other card")
            }
            Some(
                Moment::Challenges
                | Moment::ChallengerBanished
                | Moment::Challenged
                | Moment::ChallengedBanished,
            ) => (Cards::Subject, "the event's card"),
            _ if challenging => (Cards::Challenging, "who challenges now"),
            _ => (Cards::Challenged, "who is challenged now"),
        };
        self.refer(word, label, cards);
        Some(cards)
    }

    /// Resolves a target that was mentioned before, without choosing or finding anything.
    pub(super) fn known(&mut self, target: &Target) -> Resolution<Cards> {
        if let Some((ahead, cards)) = &self.scene.ahead
            && ahead == target
        {
            return Ok(*cards);
        }
        match target {
            Target::Pronoun(pronoun) => self.pronoun(*pronoun),
            Target::Of(Det::This, _) if self.scene.covered => {
                self.refer("this character", "the character on top of it", Cards::Subject);
                Ok(Cards::Subject)
            }
            Target::Of(Det::This, _) => {
                self.scene.this_at = Some(self.scene.mentions.len());
                Ok(Cards::This)
            }
            Target::Of(Det::That, noun) => self.that(noun),
            Target::Of(Det::Those, noun) => self.those(noun),
            Target::Of(Det::The | Det::TheSeveral, noun) => {
                let cards = self.the(noun)?;
                self.mention_again(cards, &noun.0);
                Ok(cards)
            }
            Target::Unsaid => match self.scene.unsaid {
                Some(cards) => Ok(cards),
                None => self.unsupported(Gap::UnsaidTarget),
            },
            Target::There => self.that_location("there"),
            Target::BothOfThem => self.last_several("both"),
            Target::Of(..)
            | Target::Top(..)
            | Target::Rest
            | Target::Either(_)
            | Target::Both(_)
            | Target::SomeOfThem(_)
            | Target::TopCards(_)
            | Target::SomeOf(_)
            | Target::Highest(..)
            | Target::TheCards(..) => self.unsupported(Gap::ChoiceForKnown),
        }
    }

    /// Moves a repeated mention to the end, so that later words refer to it.
    fn mention_again(&mut self, cards: Cards, parts: &[Part]) {
        let known = self.scene.mentions.iter().rposition(|m| m.cards == cards);
        self.scene.clause = self.scene.clause.wrapping_add(1);
        let mut mention = match known {
            Some(at) => self.scene.mentions.remove(at),
            None => {
                let mut mention = Mention::new(cards, parts, Side::Any, true);
                mention.roles |= role::EVENT;
                mention
            }
        };
        mention.clause = self.scene.clause;
        self.scene.mentions.push(mention);
    }

    /// The cards that "other" excludes (6.1.6): cards of this kind that the effect has chosen or found
    /// before, or else this card and the cards of the trigger's event.
    pub(super) fn others(&mut self, parts: &[Part], side: Side) -> Resolution<Vec<Cards>> {
        if let Some(cards) = self.scene.contrast {
            self.refer("other", "the card the event is about", cards);
            return Ok(vec![cards]);
        }
        if self.scene.several {
            return self.unclear("other", Doubt::ThisOrEach);
        }
        let kinds = Kinds::of_parts(parts);
        let own = |m: &Mention| match side {
            Side::Any => true,
            side => m.side == side,
        };
        let is_one = |m: &&Mention| m.kinds.is_within(kinds) && own(m);
        let selected = role::CHOSEN | role::FOUND;
        let earlier: Vec<&Mention> = self
            .scene
            .mentions
            .iter()
            .filter(|m| m.roles & selected != 0 && m.in_play)
            .filter(is_one)
            .collect();
        if !earlier.is_empty() {
            let left_out: Vec<Cards> = earlier.iter().map(|m| m.cards).collect();
            let label = earlier.iter().map(|m| m.label()).collect::<Vec<_>>().join(" and ");
            self.refer("other", label, Referent::Cards(left_out.clone()));
            return Ok(left_out);
        }
        let mut left_out = vec![];
        let mut labels = vec![];
        if Kinds::of_type(self.scene.card_type).may_be(kinds) {
            left_out.push(Cards::This);
            labels.push(format!("this {}", Kinds::of_type(self.scene.card_type).word()));
        }
        if self.scene.running {
            for mention in self.scene.mentions.iter().filter(|m| m.roles & role::EVENT != 0).filter(is_one) {
                left_out.push(mention.cards);
                labels.push(mention.label());
            }
        }
        // "a character quests …, another character of yours": the first one may be yours, too.
        let may_be_one = |m: &&Mention| m.kinds.may_be(kinds) && m.side == Side::Any;
        if left_out.is_empty() && self.scene.running {
            for mention in
                self.scene.mentions.iter().filter(|m| m.roles & role::EVENT != 0).filter(may_be_one)
            {
                left_out.push(mention.cards);
                labels.push(mention.label());
            }
        }
        if left_out.is_empty() && kinds == Kinds::of(&[Kind::Location]) && self.scene.this_at_location {
            self.refer("other", "the location this character is at", Cards::ThisPlace);
            return Ok(vec![Cards::ThisPlace]);
        }
        if left_out.is_empty() {
            return self.unclear("other", Doubt::NothingLeftOut);
        }
        self.refer("other", labels.join(" and "), Referent::Cards(left_out.clone()));
        Ok(left_out)
    }
}

fn that_word(kinds: Kinds) -> &'static str {
    match kinds.word() {
        "character" => "that character",
        "item" => "that item",
        "location" => "that location",
        "song" => "that song",
        "action" => "that action",
        _ => "that card",
    }
}

impl Resolver<'_> {
    /// The group of cards named last.
    pub(super) fn last_several(&mut self, word: &'static str) -> Resolution<Cards> {
        self.last(word, |m| !m.one, |_| false)
    }

    /// The single card named last, or this card if there is none.
    pub(super) fn last_one(&mut self, word: &'static str) -> Resolution<Cards> {
        if self.scene.affected {
            self.refer(word, "each affected card", Referent::Affected { player: false });
            return Ok(Cards::It);
        }
        self.last(word, |m| m.one, |_| true)
    }
}
