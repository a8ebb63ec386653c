//! Cards, players, numbers and conditions in words.

use super::words::{Layout, Part, Said, Two, Unit, Words, fill};
use meaning::{
    Able, Cards, Condition, Description, Holding, Number, Person, Place, Players, Scope, Side, Tally, Test,
};
use wording::{
    Ability, AbilityKind, CardType, Class, Keyword, KeywordKind, Kind, Language, Moment, Name,
    QuantifiedPlayers, Quantifier, Stat,
};
use writers::Site;
use writers::text::series;

/// Expresses meaning in the words of a language.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub words: &'static Words,
    language: Language,
    site: &'a Site<'a>,
    /// The card type that "this" refers to.
    pub card_type: CardType,
}

/// The attributes of a card, grouped by position around the noun.
#[derive(Default)]
struct Attributes {
    before: Vec<String>,
    kind: Option<String>,
    after: Vec<Attribute>,
}

/// An attribute in two forms: after a noun, and as the predicate of a sentence.
type Attribute = [String; 2];

/// The words for a single test of a card.
enum Told {
    Kind(String),
    Before(String),
    After(Attribute),
}

/// The number of cards in a description.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    One,
    Many,
    Each,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(language: Language, site: &'a Site<'a>) -> Speaker<'a> {
        Speaker { words: Words::of(language), language, site, card_type: site.card_type }
    }

    pub(super) fn this(&self) -> Said {
        let words = &self.words.cards;
        let this = match self.card_type {
            CardType::Character => words.this_character,
            CardType::Item => words.this_item,
            CardType::Location => words.this_location,
            CardType::Action => words.this_action,
        };
        Said::new(this, &[])
    }

    /// A noun without a table entry: a letter, a name or a description.
    pub(super) fn said(&self, noun: impl AsRef<str>) -> Said {
        Said::new(self.words.nouns.other, &[&noun.as_ref()])
    }

    pub(super) fn cards(&self, cards: Cards) -> Said {
        let words = &self.words.cards;
        let forms = match cards {
            Cards::This => return self.this(),
            Cards::Var(var) => return self.said(var.letter()),
            Cards::PlaceOf(var) => return Said::new(words.place_of, &[&var.letter()]),
            Cards::ThisPlace => return Said::new(words.place_of, &[&self.this()]),
            Cards::Subject => words.subject,
            Cards::Object => words.object,
            Cards::It => words.it,
            Cards::Challenging => words.challenging,
            Cards::Challenged => words.challenged,
            Cards::Singers => words.singers,
            Cards::EventSingers => words.event_singers,
        };
        Said::new(forms, &[])
    }

    /// One player out of those meant.
    pub(super) fn player(&self, players: Players) -> Said {
        let words = &self.words.players;
        let forms = match players {
            Players::You => words.you,
            Players::Opponents => words.an_opponent,
            Players::Everyone => words.any_player,
            Players::Doer => words.doer,
            Players::Person(who) => return Said::new(words.person, &[&person(who)]),
            Players::Of(it) => return Said::new(words.of, &[&self.cards(it)]),
            Players::Ahead => words.ahead,
            Players::MostCards => words.most_cards,
            Players::Active | Players::Asked => words.that_player,
            Players::Chosen => words.chosen,
        };
        Said::new(forms, &[])
    }

    /// All of the players.
    pub(super) fn each(&self, players: Players) -> Said {
        let words = &self.words.players;
        let forms = match players {
            Players::Opponents => words.each_opponent,
            Players::Everyone => words.each_player,
            Players::Ahead => words.each_ahead,
            Players::MostCards => words.each_most_cards,
            Players::Chosen => words.each_chosen,
            Players::You
            | Players::Doer
            | Players::Person(_)
            | Players::Of(_)
            | Players::Active
            | Players::Asked => return self.player(players),
        };
        Said::new(forms, &[])
    }

    /// One of the players, or each of them.
    fn quantified(&self, who: QuantifiedPlayers<Players>) -> Said {
        match who.quantifier {
            Quantifier::Any => self.player(who.players),
            Quantifier::Every => self.each(who.players),
        }
    }

    /// A phrase about players, who fill its first placeholder.
    fn some_do(&self, phrase: Two, who: QuantifiedPlayers<Players>, parts: &[&dyn Part]) -> String {
        match who.quantifier {
            Quantifier::Any => self.one_does(phrase, who.players, parts),
            Quantifier::Every => self.all_do(phrase, who.players, parts),
        }
    }

    /// A phrase about all of the players, who fill its first placeholder.
    pub(super) fn all_do(&self, phrase: Two, who: Players, parts: &[&dyn Part]) -> String {
        let each = self.each(who);
        let parts: Vec<&dyn Part> = [&each as &dyn Part].into_iter().chain(parts.iter().copied()).collect();
        fill(phrase[usize::from(who != Players::You)], &parts)
    }

    /// A phrase about one of the players, who fills its first placeholder.
    pub(super) fn one_does(&self, phrase: Two, who: Players, parts: &[&dyn Part]) -> String {
        let player = self.player(who);
        let parts: Vec<&dyn Part> = [&player as &dyn Part].into_iter().chain(parts.iter().copied()).collect();
        fill(phrase[usize::from(who != Players::You)], &parts)
    }

    /// The noun with an indefinite article, if the language has one.
    pub(super) fn with_article(&self, noun: &str) -> String {
        let nouns = &self.words.nouns;
        fill(if starts_with_vowel(noun) { nouns.an } else { nouns.a }, &[&noun])
    }

    /// The noun as a predicate: "is a Hero".
    pub(super) fn is_a(&self, noun: &str) -> String {
        let nouns = &self.words.nouns;
        fill(if starts_with_vowel(noun) { nouns.is_an } else { nouns.is_a }, &[&noun])
    }

    fn kind_word(&self, kind: Option<Kind>, place: Place, count: Count) -> &'static str {
        let nouns = &self.words.nouns;
        let words = match kind {
            Some(Kind::Character) => nouns.character,
            Some(Kind::Item) => nouns.item,
            Some(Kind::Location) => nouns.location,
            Some(Kind::Action) => nouns.action,
            Some(Kind::Song) => nouns.song,
            None => nouns.card,
        };
        let form = match count {
            Count::One => 0,
            Count::Many => 1,
            Count::Each => 2,
        };
        words[if place == Place::Play { form } else { form + 3 }]
    }

    fn or(&self, words: &[String]) -> String {
        self.list(words, self.words.frame.or)
    }

    /// "A", "A and B", "A, B and C".
    pub(super) fn list(&self, words: &[String], joint: &str) -> String {
        series(words, self.words.frame.comma, joint)
    }

    pub(super) fn card_name(&self, name: &str) -> String {
        self.site.card_name(name)
    }

    /// The name of an ability.
    pub(super) fn story_name(&self, name: &Name) -> String {
        self.site.names.story(&name.0).map_or_else(|| name.0.clone(), |story| story.to_uppercase())
    }

    pub(super) fn class(&self, class: &Class) -> String {
        writers::class_name(self.language, &class.0)
    }

    pub(super) fn keyword_name(&self, keyword: KeywordKind) -> &'static str {
        writers::keyword_name(self.language, keyword)
    }

    /// A keyword as printed on a card.
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let ability = Ability::unnamed(AbilityKind::Keyword(keyword.clone()));
        writers::write_ability(self.language, &ability, &Site { reminders: false, ..*self.site })
    }

    fn names(&self, names: &[Name]) -> String {
        self.or(&names.iter().map(|name| self.card_name(&name.0)).collect::<Vec<_>>())
    }

    pub(super) fn stat(&self, stat: Stat) -> &'static str {
        let nouns = &self.words.nouns;
        match stat {
            Stat::Strength => nouns.strength,
            Stat::Willpower => nouns.willpower,
            Stat::Lore => nouns.lore_value,
            Stat::Cost => nouns.cost,
            Stat::MoveCost => nouns.move_cost,
        }
    }

    /// A description of cards that belong to the player named just before.
    fn possessions(&self, what: &Description, many: bool) -> String {
        let count = if many { Count::Many } else { Count::One };
        let places = &self.words.places;
        let place = match what.place {
            Place::Play => places.owned_in_play,
            Place::Hand => places.owned_in_hand,
            Place::Discard => places.owned_in_discard,
            Place::Inkwell => places.owned_in_inkwell,
            Place::Deck => places.owned_in_deck,
            Place::HandOrDiscard | Place::HandDiscardPlay | Place::Under(_) | Place::Aside => "",
        };
        self.noun(what, count, place)
    }

    /// A description as a noun: the kind, the owner, the zone and other attributes.
    pub(super) fn describe(&self, what: &Description, many: bool) -> String {
        self.described(what, if many { Count::Many } else { Count::One })
    }

    /// Each card that matches the description.
    pub(super) fn describe_each(&self, what: &Description) -> String {
        fill(self.words.nouns.each, &[&self.described(what, Count::Each)])
    }

    fn described(&self, what: &Description, count: Count) -> String {
        let places = &self.words.places;
        let zone = match what.place {
            Place::Play => {
                let whose = match what.side {
                    Side::Any => String::new(),
                    Side::Of(Players::You) => places.yours.to_owned(),
                    Side::Of(Players::Opponents) => places.opponents.to_owned(),
                    Side::Of(players) => fill(places.of, &[&self.player(players)]),
                };
                return self.noun(what, count, &whose);
            }
            Place::Aside => return self.noun(what, count, places.aside),
            Place::Under(host) => {
                return self.noun(what, count, &fill(places.under, &[&self.cards(host)]));
            }
            Place::Hand => places.hand,
            Place::Discard => places.discard,
            Place::Inkwell => places.inkwell,
            Place::Deck => places.deck,
            Place::HandOrDiscard => places.hand_or_discard,
            Place::HandDiscardPlay => places.hand_discard_play,
        };
        let [any, opponents, yours, of] = zone;
        let place = match what.side {
            Side::Any => any.to_owned(),
            Side::Of(Players::Opponents) => opponents.to_owned(),
            Side::Of(Players::You) => yours.to_owned(),
            Side::Of(players) => fill(of, &[&self.each(players)]),
        };
        self.noun(what, count, &place)
    }

    fn noun(&self, what: &Description, count: Count, place: &str) -> String {
        let Attributes { before, kind, after } = self.attributes(&what.tests, what.place, count);
        let kind = kind.unwrap_or_else(|| self.kind_word(None, what.place, count).to_owned());
        self.lay_out(before, &kind, place, after)
    }

    fn lay_out(&self, before: Vec<String>, kind: &str, place: &str, after: Vec<Attribute>) -> String {
        let after = after.into_iter().map(|[attribute, _]| attribute);
        let noun = match self.words.layout {
            Layout::Around => {
                let words = before.into_iter().chain([format!("{kind}{place}")]).chain(after);
                return words.collect::<Vec<_>>().join(" ");
            }
            Layout::Brackets => format!("{kind}{place}"),
            Layout::PlaceFirst => format!("{place}{kind}"),
        };
        let rest: Vec<String> = before.into_iter().chain(after).collect();
        match rest.is_empty() {
            true => noun,
            false => noun + &fill(self.words.frame.brackets, &[&rest.join(self.words.frame.comma)]),
        }
    }

    /// The requirements that tests put on known cards.
    fn must_be(&self, tests: &[Test]) -> String {
        let Attributes { before, kind, after } = self.attributes(tests, Place::Play, Count::One);
        if before.is_empty() && kind.is_none() && after.is_empty() {
            return self.words.tests.there.to_owned();
        }
        if self.words.layout != Layout::Around {
            return match kind {
                Some(kind) => self.is_a(&self.lay_out(before, &kind, "", after)),
                None => {
                    let all: Vec<String> =
                        before.into_iter().chain(after.into_iter().map(|[attribute, _]| attribute)).collect();
                    all.join(self.words.frame.comma)
                }
            };
        }
        let noun = before.into_iter().chain(kind.clone()).collect::<Vec<_>>().join(" ");
        // A classification or an ink type takes an article even if the kind is not mentioned.
        let article = kind.is_some() || noun.starts_with(char::is_uppercase);
        let noun = if article { self.is_a(&noun) } else { noun };
        let words = [noun].into_iter().chain(after.into_iter().map(|[attribute, _]| attribute));
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// "is a Hero character", "has cost 3 or less".
    fn is(&self, tests: &[Test]) -> String {
        let Attributes { before, kind, after } = self.attributes(tests, Place::Play, Count::One);
        match &after[..] {
            [[_, first], rest @ ..] if before.is_empty() && kind.is_none() => {
                let between = if self.words.layout == Layout::Around { " " } else { self.words.frame.comma };
                let all = [first].into_iter().chain(rest.iter().map(|[attribute, _]| attribute));
                all.cloned().collect::<Vec<_>>().join(between)
            }
            _ => fill(self.words.tests.is, &[&self.must_be(tests)]),
        }
    }

    /// Collects the attributes that tests describe.
    fn attributes(&self, tests: &[Test], place: Place, count: Count) -> Attributes {
        let mut said = Attributes::default();
        for test in tests {
            match self.told(test, place, count) {
                Told::Kind(kind) => said.kind = Some(kind),
                Told::Before(word) => said.before.push(word),
                Told::After(attribute) => said.after.push(attribute),
            }
        }
        said
    }

    fn told(&self, test: &Test, place: Place, count: Count) -> Told {
        let words = &self.words.tests;
        let (phrase, parts): (Two, Vec<Said>) = match test {
            Test::Kind(kinds) => {
                let kinds = kinds.iter().map(|kind| self.kind_word(Some(*kind), place, count).to_owned());
                return Told::Kind(self.or(&kinds.collect::<Vec<_>>()));
            }
            Test::Class(all) => {
                let classes: Vec<String> = all.iter().map(|class| self.class(class)).collect();
                return Told::Before(fill(words.class, &[&self.or(&classes)]));
            }
            Test::Ink(ink) => {
                return Told::Before(fill(words.ink, &[&writers::ink_name(self.language, *ink)]));
            }
            Test::Exerted => return Told::Before(words.exerted.to_owned()),
            Test::Ready => return Told::Before(words.ready.to_owned()),
            Test::Damaged => return Told::Before(words.damaged.to_owned()),
            Test::Undamaged => return Told::Before(words.undamaged.to_owned()),
            Test::Challenging => return Told::Before(words.challenging.to_owned()),
            Test::NotKind(kind) => {
                (words.not_kind, vec![self.said(self.kind_word(Some(*kind), Place::Play, Count::One))])
            }
            Test::Except(other) => (words.except, vec![self.cards(*other)]),
            Test::Is(other) => (words.is_card, vec![self.cards(*other)]),
            Test::Named(all) => (words.named, vec![self.said(self.names(all))]),
            Test::NotNamed(all) => (words.not_named, vec![self.said(self.names(all))]),
            Test::AtLeast(which, n) => {
                (words.at_least, vec![self.said(self.stat(*which)), self.said(n.to_string())])
            }
            Test::AtMost(which, n) => {
                (words.at_most, vec![self.said(self.stat(*which)), self.said(n.to_string())])
            }
            Test::Has(keyword) => (words.has, vec![self.said(self.keyword_name(*keyword))]),
            Test::Lacks(keyword) => (words.lacks, vec![self.said(self.keyword_name(*keyword))]),
            Test::LacksAbility => (words.lacks_ability, vec![]),
            Test::AtLocation => (words.at_location, vec![]),
            Test::LocationOrAtOne => (words.location_or_at_one, vec![]),
            Test::AtThis => (words.at_this, vec![]),
            Test::At(place) => (words.at, vec![self.cards(*place)]),
            Test::WhereThisIs => (words.where_this_is, vec![]),
            Test::Challenged => (words.challenged, vec![]),
            Test::ChallengingA(what) => {
                (words.challenging_a, vec![self.said(self.with_article(&self.describe(what, false)))])
            }
            Test::HasUnder => (words.has_under, vec![]),
            Test::Inkable => (words.inkable, vec![]),
            Test::MoreThanEach(which, what) => (
                words.more_than_each,
                vec![self.said(self.stat(*which)), self.said(self.described(what, Count::Each))],
            ),
            Test::NoneHasMore(which, what) => (
                words.none_has_more,
                vec![self.said(self.stat(*which)), self.said(self.described(what, Count::Each))],
            ),
            Test::PlayedThisTurn(who) => (words.played_this_turn, vec![self.player(*who)]),
            Test::SharesName(other) => (words.shares_name, vec![self.cards(*other)]),
            Test::GivenName => (words.given_name, vec![]),
            Test::AtMostOf(which, other_stat, other) => {
                let stats = [which, other_stat].map(|stat| self.said(self.stat(*stat)));
                (words.at_most_of, stats.into_iter().chain([self.cards(*other)]).collect())
            }
            Test::LessThan(which, other) => {
                (words.less_than, vec![self.said(self.stat(*which)), self.cards(*other)])
            }
            Test::CostUpTo(0, other) => (words.costs_at_most, vec![self.cards(*other)]),
            Test::CostUpTo(more, other) => {
                (words.costs_at_most_more, vec![self.said(more.to_string()), self.cards(*other)])
            }
            Test::Total(which, most) => {
                (words.total, vec![self.said(self.stat(*which)), self.said(most.to_string())])
            }
            Test::WasChallenged => (words.was_challenged, vec![]),
            Test::DamageAtLeast(n) => (words.damage_at_least, vec![self.said(n.to_string())]),
            Test::WasUnder(host) => (words.was_under, vec![self.cards(*host)]),
            Test::Any(lists) => {
                let any: Vec<String> = lists.iter().map(|tests| self.is(tests)).collect();
                (words.such, vec![self.said(self.or(&any))])
            }
            Test::Such(such) => match &**such {
                Condition::Are { cards: Cards::It, tests } => (words.such, vec![self.said(self.is(tests))]),
                Condition::Not(inner) => match &**inner {
                    Condition::Are { cards: Cards::It, tests } => {
                        (words.is_not, vec![self.said(self.must_be(tests))])
                    }
                    inner => (words.unless, vec![self.said(self.condition(inner))]),
                },
                such => (words.for_which, vec![self.said(self.condition(such))]),
            },
            Test::Able(able) => self.able(*able),
        };
        let parts: Vec<&dyn Part> = parts.iter().map(|part| part as &dyn Part).collect();
        Told::After(phrase.map(|form| fill(form, &parts)))
    }

    fn able(&self, able: Able) -> (Two, Vec<Said>) {
        let words = &self.words.able;
        match able {
            Able::Exert { .. } => (words.exert, vec![]),
            Able::ExertAsCost => (words.exert_as_cost, vec![]),
            Able::Ready => (words.ready, vec![]),
            Able::Play { free: true } => (words.play_free, vec![]),
            Able::Play { free: false } => (words.play, vec![]),
            Able::Shift { .. } => (words.shift, vec![]),
            Able::BeShiftedOn { by, .. } => (words.be_shifted_on, vec![self.cards(by)]),
            Able::Sing(song) => (words.sing, vec![self.cards(song)]),
            Able::Move => (words.be_moved, vec![]),
            Able::BeMovedTo(who) => (words.be_moved_to, vec![self.cards(who)]),
            Able::TakeDamage(n) => (words.take_damage, vec![self.said(n.to_string())]),
            Able::LoseDamage => (words.lose_damage, vec![]),
            Able::Discard => (words.discard, vec![]),
        }
    }

    /// A multiple of a count of things.
    fn times(&self, n: i16, what: &str) -> String {
        let words = &self.words.numbers;
        match n {
            1 => fill(words.count, &[&what]),
            -1 => fill(words.minus_count, &[&what]),
            n => fill(words.times_count, &[&n.to_string(), &what]),
        }
    }

    /// A multiple of an amount.
    fn amount_of(&self, n: i16, what: &str) -> String {
        let words = &self.words.numbers;
        match n {
            1 => what.to_owned(),
            -1 => fill(words.minus, &[&what]),
            n => fill(words.times, &[&n.to_string(), &what]),
        }
    }

    pub(super) fn number(&self, value: &Number) -> String {
        let words = &self.words.numbers;
        let in_hand = |who: Players| self.all_do(words.in_hand, who, &[]);
        match value {
            Number::N(n) => n.to_string(),
            Number::All => words.all.to_owned(),
            Number::Tally(n, which) => self.amount_of(*n, &tally(*which)),
            Number::Event(n) => self.amount_of(*n, words.event),
            Number::PerCard(n, what) => self.times(*n, &self.describe(what, true)),
            Number::PerDamage(n, on) => self.amount_of(*n, &fill(words.damage_on, &[&self.cards(*on)])),
            Number::PerDamageOn(n, what) => {
                self.amount_of(*n, &fill(words.damage_on_all, &[&self.describe(what, true)]))
            }
            Number::PerUnder(n, under) => self.times(*n, &fill(words.cards_under, &[&self.cards(*under)])),
            Number::Stat(n, which, whose) => {
                self.amount_of(*n, &fill(words.stat, &[&self.stat(*which), &self.cards(*whose)]))
            }
            Number::Printed(n, which, whose) => {
                self.amount_of(*n, &fill(words.printed_stat, &[&self.stat(*which), &self.cards(*whose)]))
            }
            Number::Holding(n, Holding::Lore, who) => {
                self.amount_of(*n, &fill(words.lore, &[&self.player(*who)]))
            }
            Number::Holding(n, Holding::InkDrops, who) => {
                self.amount_of(*n, &fill(words.ink_drops, &[&self.player(*who)]))
            }
            Number::Times(n, what) => self.times(*n, &fill(words.times_that, &[&self.condition(what)])),
            Number::PerOne(n, which, tests) if tests.is_empty() => self.times(*n, self.cards(*which).form(0)),
            Number::PerOne(n, which, tests) => {
                let what = Description { place: Place::Play, side: Side::Any, tests: tests.clone() };
                self.times(*n, &fill(words.among, &[&self.describe(&what, true), &self.cards(*which)]))
            }
            Number::InkTypes(n, what) => self.times(*n, &fill(words.inks, &[&self.describe(what, true)])),
            Number::Names(n, what) => self.times(*n, &fill(words.names, &[&self.describe(what, true)])),
            Number::Plus(inner, more) => fill(words.plus, &[&self.number(inner), &more.to_string()]),
            Number::AtMost(inner, most) => fill(words.at_most, &[&self.number(inner), &most.to_string()]),
            Number::HandBelow(who, size) => fill(words.hand_below, &[&in_hand(*who), &size.to_string()]),
            Number::HandAbove(who, size) => fill(words.hand_above, &[&in_hand(*who), &size.to_string()]),
            Number::HandBehind(who, other) => fill(words.hand_behind, &[&in_hand(*who), &in_hand(*other)]),
            Number::Above(what, n) => fill(words.above, &[&self.describe(what, true), &n.to_string()]),
        }
    }

    /// An amount of something: "2 cards", "lore equal to the damage on X".
    pub(super) fn so_many(&self, n: &Number, unit: Unit) -> String {
        let [one, many, all, as_many] = unit;
        match n {
            Number::N(1) => one.to_owned(),
            Number::All => all.to_owned(),
            Number::N(_) | Number::Tally(1, _) => fill(many, &[&self.number(n)]),
            n => fill(as_many, &[&self.number(n)]),
        }
    }

    fn between(&self, min: u16, max: u16) -> String {
        let words = &self.words.conditions;
        match (min, max) {
            (0, 0) => words.none.to_owned(),
            (1, u16::MAX) => words.some.to_owned(),
            (min, u16::MAX) => fill(words.or_more, &[&min.to_string()]),
            (0, max) => fill(words.or_fewer, &[&max.to_string()]),
            (min, max) if min == max => fill(words.exactly, &[&min.to_string()]),
            (min, max) => fill(words.range, &[&min.to_string(), &max.to_string()]),
        }
    }

    /// A statement that there are between `min` and `max` such things.
    fn there_is(&self, min: u16, max: u16, what: &Description) -> String {
        let words = &self.words.conditions;
        match (min, max) {
            (0, 0) => fill(words.there_is_none, &[&self.describe(what, false)]),
            (1, u16::MAX) => fill(words.there_is, &[&self.with_article(&self.describe(what, false))]),
            (1, 1) => fill(words.there_is_one, &[&self.describe(what, false)]),
            (min, max) => fill(words.there_are, &[&self.between(min, max), &self.describe(what, true)]),
        }
    }

    fn between_signed(&self, min: i16, max: i16) -> String {
        let words = &self.words.conditions;
        match (min, max) {
            (min, i16::MAX) => fill(words.or_more, &[&min.to_string()]),
            (min, max) => fill(words.number_range, &[&min.to_string(), &max.to_string()]),
        }
    }

    fn holding(&self, what: Holding) -> &'static str {
        match what {
            Holding::Lore => self.words.conditions.lore,
            Holding::InkDrops => self.words.conditions.ink_drops,
        }
    }

    pub(super) fn condition(&self, asked: &Condition) -> String {
        let words = &self.words.conditions;
        let joined = |all: &[Condition], joint: &str| {
            all.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(joint)
        };
        match asked {
            Condition::Count { of: what, min, max } => self.there_is(*min, *max, what),
            Condition::Has { who, of: what, min, max } => {
                let one = *min == 1 && *max == 1;
                let parts: [&dyn Part; 2] = [&self.between(*min, *max), &self.possessions(what, !one)];
                self.some_do(words.has, *who, &parts)
            }
            Condition::More { who, than, of: what } => {
                self.some_do(words.more, *who, &[&self.possessions(what, true), &self.quantified(*than)])
            }
            Condition::HoldsMore { what, who, than } => {
                self.some_do(words.more, *who, &[&self.holding(*what), &self.quantified(*than)])
            }
            Condition::Holds { what, who, min, max } => {
                self.some_do(words.has, *who, &[&self.between(*min, *max), &self.holding(*what)])
            }
            Condition::PaidWithDrops { card, min, max } => {
                fill(words.drops_removed, &[&self.between(*min, *max), &self.cards(*card)])
            }
            Condition::Are { cards: which, tests } => {
                fill(words.are, &[&self.cards(*which), &self.is(tests)])
            }
            Condition::SomeAre { cards: which, tests, min, max } if tests.is_empty() => {
                fill(words.there_are_of, &[&self.between(*min, *max), &self.cards(*which)])
            }
            Condition::SomeAre { cards: which, tests, min, max } => {
                fill(words.some_are, &[&self.between(*min, *max), &self.cards(*which), &self.is(tests)])
            }
            Condition::HasGivenName(which) => fill(words.given_name, &[&self.cards(*which)]),
            Condition::ShareName(a, b) => fill(words.share_name, &[&self.cards(*a), &self.cards(*b)]),
            Condition::Shifted(which) => fill(words.shifted, &[&self.cards(*which)]),
            Condition::HadUnder(which) => fill(words.had_under, &[&self.cards(*which)]),
            Condition::Opponents { min, max } => fill(words.opponents, &[&self.between(*min, *max)]),
            Condition::FirstTurnGoingSecond => words.first_turn.to_owned(),
            Condition::FirstTurn => words.own_first_turn.to_owned(),
            Condition::Names { of: what, min } => {
                let names = self.number(&Number::Names(1, Box::new(what.clone())));
                fill(words.tally, &[&names, &self.between_signed(*min, i16::MAX)])
            }
            Condition::YourTurn => words.your_turn.to_owned(),
            Condition::OpponentsTurn => words.opponents_turn.to_owned(),
            Condition::ThisTurn { moment, by, of: what, min, max } => {
                self.happened(*moment, *by, what, &self.between(*min, *max))
            }
            Condition::Tally { tally: which, min, max } => {
                fill(words.tally, &[&tally(*which), &self.between_signed(*min, *max)])
            }
            Condition::EventNumber { min, max } => {
                fill(words.event_number, &[&self.between_signed(*min, *max)])
            }
            Condition::All(all) => joined(all, self.words.frame.and),
            Condition::Any(any) => joined(any, self.words.frame.or),
            Condition::Not(inner) => fill(words.not, &[&self.condition(inner)]),
        }
    }

    /// An event of this turn and how often it happened.
    fn happened(
        &self,
        moment: Moment,
        who: Option<QuantifiedPlayers<Players>>,
        what: &Description,
        often: &str,
    ) -> String {
        let words = &self.words.happened;
        let card = self.describe(what, true);
        let by = who.map(|who| self.some_do(words.by, who, &[])).unwrap_or_default();
        let whose = |[yours, any, of]: [&str; 3]| match who {
            Some(QuantifiedPlayers { players: Players::You, .. }) => fill(yours, &[&card]),
            Some(QuantifiedPlayers { players: Players::Everyone, quantifier: Quantifier::Any }) | None => {
                fill(any, &[&card])
            }
            Some(who) => fill(of, &[&card, &self.quantified(who)]),
        };
        let phrase = match moment {
            Moment::Played => words.played,
            Moment::Quested => words.quested,
            Moment::Challenges => words.challenged_others,
            Moment::Challenged => words.challenged,
            Moment::Banished => words.banished,
            Moment::BanishedInChallenge => words.banished_in_challenge,
            Moment::TakesDamage => words.took_damage,
            Moment::DamageRemoved => words.damage_removed,
            Moment::PutUnder => words.put_under,
            Moment::PutIntoInkwell => return self.there_were(often, &whose(words.into_inkwell)),
            Moment::Drawn => words.drawn,
            Moment::Discarded => words.discarded,
            Moment::PlayedOn => words.shifted,
            Moment::IntoDiscard => return self.there_were(often, &whose(words.into_discard)),
            Moment::LeftDiscard => return self.there_were(often, &whose(words.left_discard)),
            Moment::InkDropGot => words.drops_got,
            Moment::InkDropRemoved => words.drops_removed,
            Moment::ChallengerBanished
            | Moment::ChallengedBanished
            | Moment::BanishesInChallenge
            | Moment::LeavesPlay
            | Moment::Sings
            | Moment::Moves
            | Moment::Exerted
            | Moment::Readied
            | Moment::Inked
            | Moment::LoreGained
            | Moment::LoreLost
            | Moment::ChosenForSupport
            | Moment::TurnStarts
            | Moment::TurnEnds
            | Moment::DealsChallengeDamage
            | Moment::Returned
            | Moment::SongSung
            | Moment::Chosen
            | Moment::UsedBoost
            | Moment::ChallengeOver
            | Moment::EffectDamage
            | Moment::BackToHand
            | Moment::DiscardedSome
            | Moment::PutFromDeck
            | Moment::SomePutFromDeck
            | Moment::IsDealtDamage
            | Moment::SomeDropsRemoved
            | Moment::SomeDropsGot => {
                let players = who.map(|who| who.players);
                let event = self.moment(moment, Some(&Scope::Each(what.clone())), None, players);
                return self.there_were(often, &fill(words.other, &[&event]));
            }
        };
        self.there_were(often, &fill(phrase, &[&card, &by]))
    }

    fn there_were(&self, often: &str, what: &str) -> String {
        fill(self.words.happened.there_were, &[&often, &what])
    }

    /// Every card that the scope covers.
    pub(super) fn scope(&self, scope: &Scope) -> Said {
        match scope {
            Scope::This => self.this(),
            Scope::Each(of) => self.said(self.describe_each(of)),
        }
    }

    /// One of the cards that the scope covers.
    pub(super) fn one_of(&self, scope: &Scope) -> Said {
        match scope {
            Scope::This => self.this(),
            Scope::Each(of) => self.said(self.with_article(&self.describe(of, false))),
        }
    }
}

pub(super) fn person(person: Person) -> String {
    char::from(b'P' + person.0 % 8).to_string()
}

pub(super) fn tally(tally: Tally) -> String {
    char::from(b'K' + tally.0 % 5).to_string()
}

fn starts_with_vowel(noun: &str) -> bool {
    noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'])
}
