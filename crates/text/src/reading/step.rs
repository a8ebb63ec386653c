//! Steps and rules in words.

use super::{Reader, phrase};
use crate::resolve::var_name;
use ability::ShiftBase;
use ability::meaning::{
    Cards, Change, Choice, Description, Destination, HowMany, Number, Place, Players, Prohibition, Rule,
    Scope, Side, Step, Tally, Test, Until, Var, Way, Whom,
};

impl Reader {
    pub(super) fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn cards(&self, cards: Cards) -> String {
        phrase::cards(self.card_type, cards)
    }

    fn number_words(&self, number: &Number) -> String {
        phrase::number(self.card_type, number)
    }

    /// An amount of something: "2 cards", "lore equal to the damage on X".
    fn so_many(&self, n: &Number, one: &str, many: &str) -> String {
        phrase::so_many(self.card_type, n, one, many)
    }

    /// "you draw", "each opponent draws".
    fn does(&self, who: Players, verb: &str) -> String {
        let subject = phrase::each(self.card_type, who);
        let verb = match (subject.as_str(), verb) {
            ("you", verb) => verb.to_owned(),
            (_, "choose") => "chooses".to_owned(),
            (_, "discard") => "discards".to_owned(),
            (_, "lose") => "loses".to_owned(),
            (_, "pay") => "pays".to_owned(),
            (_, verb) => format!("{verb}s"),
        };
        format!("{subject} {verb}")
    }

    fn counted(tally: Option<Tally>) -> String {
        tally.map(|tally| format!(" (how many: {})", phrase::tally(tally))).unwrap_or_default()
    }

    fn step(&mut self, step: &Step) {
        let of = self.card_type;
        match step {
            Step::Sentence(steps) => self.steps(steps),
            Step::May { by, steps, .. } => {
                let who = phrase::each(of, *by);
                self.numbered(format!("{who} may do this:"));
                self.inside(|r| r.steps(steps));
            }
            Step::If { condition, then, otherwise } => {
                let condition = phrase::condition(of, condition);
                self.numbered(format!("if {condition}:"));
                self.inside(|r| r.steps(then));
                self.otherwise(otherwise);
            }
            Step::Depends { first, then, otherwise } => {
                self.numbered("all of this, if all of it can be done:");
                self.inside(|r| r.steps(first));
                if !then.is_empty() {
                    self.line("If all of that was done:");
                    self.inside(|r| r.steps(then));
                }
                self.otherwise(otherwise);
            }
            Step::Options { by, options, .. } => {
                let chooses = self.does(*by, "choose");
                self.numbered(format!("{chooses} one of these:"));
                for (n, option) in options.iter().enumerate() {
                    self.inside(|r| {
                        r.line(format!("Option {}:", n + 1));
                        r.inside(|r| r.steps(option));
                    });
                }
            }
            Step::EachPlayer { who, person, parts } => {
                let each = phrase::each(of, *who);
                let person = phrase::person(*person);
                self.numbered(format!("for {each} in turn order, player {person}:"));
                self.inside(|r| parts.iter().for_each(|steps| r.steps(steps)));
            }
            Step::Times { n, steps } => {
                let n = self.number_words(n);
                self.numbered(format!("as many times as {n}:"));
                self.inside(|r| r.steps(steps));
            }
            Step::Again => self.numbered("the whole ability is done once more"),
            Step::Choose(choice) => self.choice(choice),
            Step::Find { var, of: what } => {
                let what = phrase::describe(of, what, true);
                self.numbered(format!("all {what}: {}", var_name(var.0)));
            }
            Step::Random { var, of: what, n } => {
                let (n, what) = (self.number_words(n), phrase::describe(of, what, true));
                self.numbered(format!("at random, {n} of the {what}: {}", var_name(var.0)));
            }
            Step::Keep { var, cards } => {
                let cards = self.cards(*cards);
                self.numbered(format!("{} includes {cards}", var_name(var.0)));
            }
            Step::Top { var, whose, n } => {
                let whose = phrase::whose(of, *whose);
                let cards = if *n == 1 { "card".to_owned() } else { format!("{n} cards") };
                self.numbered(format!("the top {cards} of {whose} deck: {}", var_name(var.0)));
            }
            Step::Recall { var, card } => {
                let card = self.cards(*card);
                self.numbered(format!("{card}, if it went straight to the discard: {}", var_name(var.0)));
            }
            Step::ChoosePlayer { person, whom } => {
                let whom = match whom {
                    Whom::Anyone => "a player",
                    Whom::Opponents => "an opponent",
                    Whom::Others => "another player",
                };
                self.numbered(format!("you choose {whom}: player {}", phrase::person(*person)));
            }
            Step::ChoosePlayers { .. } => self.numbered("you choose any number of players"),
            Step::KeepPlayers(players) => {
                let each = phrase::each(of, *players);
                self.numbered(format!("it is seen who that is: {each}"));
            }
            Step::Count { tally, n } => {
                let n = self.number_words(n);
                self.numbered(format!("{n}: {}", phrase::tally(*tally)));
            }
            Step::NameCard => self.numbered("you name a card"),
            Step::Look { var, whose, n, by, reveal } => {
                let verb = if *reveal { "reveal" } else { "look at" };
                let does = match verb {
                    "reveal" => self.does(*by, "reveal"),
                    _ => self.does(*by, "look") + " at",
                };
                let whose = phrase::whose(of, *whose);
                let cards = match n {
                    Number::N(1) => format!("the top card of {whose} deck"),
                    Number::N(n) => format!("the top {n} cards of {whose} deck"),
                    n => format!("cards from the top of {whose} deck, {} of them", self.number_words(n)),
                };
                self.numbered(format!("{does} {cards}: {}", var_name(var.0)));
            }
            Step::RevealUntil { var, whose, until } => {
                let does = self.does(*whose, "reveal");
                let until = phrase::with_article(&phrase::describe(of, until, false));
                self.numbered(format!(
                    "{does} cards from the top of the deck until there is {until}: {}",
                    var_name(var.0)
                ));
            }
            Step::ShowHand { whose, to_all } => {
                let whose = phrase::whose(of, *whose);
                let to = if *to_all { "everyone" } else { "you" };
                self.numbered(format!("{whose} hand is shown to {to}"));
            }
            Step::Show(cards) => {
                let cards = self.cards(*cards);
                self.numbered(format!("{cards} is revealed"));
            }
            Step::Search { whose } => {
                let whose = phrase::whose(of, *whose);
                self.numbered(format!("{whose} deck is looked through"));
            }
            Step::LookAtInkwell { whose } => {
                let whose = phrase::whose(of, *whose);
                self.numbered(format!("you look at the cards in {whose} inkwell"));
            }
            Step::Draw { who, n, tally, drawn, bottom } => {
                let (does, cards) = (self.does(*who, "draw"), self.so_many(n, "card", "cards"));
                let drawn = drawn.map(|drawn| format!(": {}", var_name(drawn.0))).unwrap_or_default();
                let bottom = if *bottom { " from the bottom of the deck" } else { "" };
                self.numbered(format!("{does} {cards}{bottom}{}{drawn}", Reader::counted(*tally)));
            }
            Step::DiscardHand(who) => {
                let does = self.does(*who, "discard");
                self.numbered(format!("{does} the whole hand"));
            }
            Step::Discard { cards, tally } => {
                let cards = self.cards(*cards);
                self.numbered(format!("{cards} is discarded{}", Reader::counted(*tally)));
            }
            Step::GainLore(who, n) => {
                let (does, lore) = (self.does(*who, "gain"), self.so_many(n, "lore", "lore"));
                self.numbered(format!("{does} {lore}"));
            }
            Step::LoseLore { who, n, tally } => {
                let (does, lore) = (self.does(*who, "lose"), self.so_many(n, "lore", "lore"));
                self.numbered(format!("{does} {lore}{}", Reader::counted(*tally)));
            }
            Step::GetInkDrops(who, n) => {
                let (does, drops) = (self.does(*who, "get"), self.so_many(n, "ink drop", "ink drops"));
                self.numbered(format!("{does} {drops}"));
            }
            Step::RemoveInkDrops { who, n, up_to, tally } => {
                let (does, drops) = (self.does(*who, "remove"), self.so_many(n, "ink drop", "ink drops"));
                let up_to = if *up_to { "up to " } else { "" };
                self.numbered(format!("{does} {up_to}{drops}{}", Reader::counted(*tally)));
            }
            Step::Replace => self.numbered("what was to happen does not"),
            Step::PayInk(who, n) => {
                let does = self.does(*who, "pay");
                self.numbered(format!("{does} {n} ink"));
            }
            Step::ShuffleDeck(who) => {
                let whose = phrase::whose(of, *who);
                self.numbered(format!("{whose} deck is shuffled"));
            }
            Step::Deal { n, to, whole } => {
                let (damage, to) = (self.so_many(n, "damage", "damage"), self.cards(*to));
                let whole = if *whole { ", which nothing reduces" } else { "" };
                self.numbered(format!("{to} is dealt {damage}{whole}"));
            }
            Step::PutDamage { n, on } => {
                let (n, on) = (self.number_words(n), self.cards(*on));
                let counters = if n == "1" { "damage counter is" } else { "damage counters are" };
                self.numbered(format!("{n} {counters} put on {on}"));
            }
            Step::RemoveDamage { up_to, total, n, from, by, tally, .. } => {
                let (does, from) = (self.does(*by, "remove"), self.cards(*from));
                let damage = self.so_many(n, "damage", "damage");
                let up_to = if *up_to { "up to " } else { "" };
                let total = if *total { " in all" } else { "" };
                self.numbered(format!(
                    "{does} {up_to}{damage}{total} from {from}{}",
                    Reader::counted(*tally)
                ));
            }
            Step::MoveDamage { up_to, n, from, to, by, tally } => {
                let (does, damage) = (self.does(*by, "move"), self.so_many(n, "damage", "damage"));
                let (from, to) = (self.cards(*from), self.cards(*to));
                let up_to = if *up_to { "up to " } else { "" };
                self.numbered(format!(
                    "{does} {up_to}{damage} from {from} to {to}{}",
                    Reader::counted(*tally)
                ));
            }
            Step::Banish(cards) => {
                let cards = self.cards(*cards);
                self.numbered(format!("{cards} is banished"));
            }
            Step::Ready(cards) => {
                let cards = self.cards(*cards);
                self.numbered(format!("{cards} is readied"));
            }
            Step::Exert { cards, symbol } => {
                let cards = self.cards(*cards);
                let how = if *symbol { " (exert symbol)" } else { "" };
                self.numbered(format!("{cards} is exerted{how}"));
            }
            Step::Put { cards, to } => {
                let (cards, to) = (self.cards(*cards), self.destination(*to));
                self.numbered(format!("{cards} goes {to}"));
            }
            Step::PutInOrder { cards, top } => {
                let cards = self.cards(*cards);
                let end = if *top { "top" } else { "bottom" };
                self.numbered(format!(
                    "{cards} goes to the {end} of the deck, in an order its player chooses"
                ));
            }
            Step::PutRest { to, any_order, by } => {
                let to = self.destination(*to);
                let order = if *any_order {
                    format!(", in an order {}", self.does(*by, "choose"))
                } else {
                    String::new()
                };
                self.numbered(format!("the rest of the cards looked at goes {to}{order}"));
            }
            Step::ShuffleInto(cards) => {
                let cards = self.cards(*cards);
                self.numbered(format!("{cards} is shuffled into its player's deck"));
            }
            Step::ShuffleRest => self.numbered("the rest of the cards looked at is shuffled into the deck"),
            Step::TopUnderEach(hosts) => {
                let hosts = self.cards(*hosts);
                self.numbered(format!(
                    "a card from the top of your deck goes facedown under each of {hosts}"
                ));
            }
            Step::Boost => self.numbered("the top card of your deck goes facedown under this card"),
            Step::Play { cards, way } => {
                let (cards, way) = (self.cards(*cards), self.way(*way));
                self.numbered(format!("{cards} is played by its player, {way}"));
            }
            Step::MoveTo { who, to, moved } => {
                let (who, to) = (self.cards(*who), self.cards(*to));
                let moved = moved.map(|moved| format!(" (what moved: {})", var_name(moved.0)));
                self.numbered(format!("{who} moves to {to} for free{}", moved.unwrap_or_default()));
            }
            Step::BottomWhenDone(cards) => {
                let cards = self.cards(*cards);
                self.numbered(format!(
                    "when its effect is over, {cards} goes to the bottom of its player's deck and not to the discard"
                ));
            }
            Step::Give { to, changes, until } => {
                let to = self.cards(*to);
                let (changes_said, until) = (self.changes(changes), self.until(*until));
                self.numbered(format!("{to} {changes_said}{until}"));
                self.gained(changes);
            }
            Step::Enact { rule, until } => {
                let (rule_said, until) = (self.rule(rule), self.until(*until));
                self.numbered(format!("{rule_said}{until}"));
                self.inner_steps(rule);
            }
            Step::EnactInTurn { who, rule, ready } => {
                let (who, rule) = (phrase::each(of, *who), self.rule(rule));
                let when = if *ready { "in the next Ready step" } else { "during that player's next turn" };
                self.numbered(format!("for {who}, {when}: {rule}"));
            }
            Step::PayLessForNext { n, what, by_shift } => {
                let n = self.number_words(n);
                let what = kind_only(of, what);
                let does = if *by_shift { "shift" } else { "play" };
                self.numbered(format!("this turn, the next {what} that you {does} costs you {n} ink less"));
            }
            Step::TheNext { what, until, exerted, changes, lasts } => {
                let (what, until) = (kind_only(of, what), self.until(*until));
                let exerted = if *exerted { " exerted" } else { "" };
                let given = match changes.is_empty() {
                    true => String::new(),
                    false => format!(" and {}{}", self.changes(changes), self.until(*lasts)),
                };
                self.numbered(format!(
                    "from now on{until}: the next {what} that you play enters play{exerted}{given}"
                ));
                self.gained(changes);
            }
            Step::ShiftOnto(base) => {
                let base = self.cards(*base);
                self.numbered(format!("{} is played by Shift onto {base} for free", self.this()));
            }
            Step::Watch { ability, until, once, about } => {
                let until = self.until(*until);
                let about = about.map(|cards| format!(", watching over {}", self.cards(cards)));
                let once = if *once { ", once" } else { "" };
                self.numbered(format!("from now on{until}{once}{}:", about.unwrap_or_default()));
                let number = std::mem::take(&mut self.number);
                self.inside(|r| r.triggered(ability));
                self.number = number;
            }
        }
    }

    fn otherwise(&mut self, steps: &[Step]) {
        if !steps.is_empty() {
            self.line("Otherwise:");
            self.inside(|r| r.steps(steps));
        }
    }

    fn choice(&mut self, choice: &Choice) {
        let Choice { var, by, from, count, chosen, .. } = choice;
        let of = self.card_type;
        let many = !matches!(count, HowMany::Between(_, 1));
        let what = phrase::describe(of, from, many);
        let what = match count {
            HowMany::Between(1, 1) => phrase::with_article(&what),
            HowMany::Between(0, 1) => format!("up to one {what}"),
            HowMany::Between(0, u8::MAX) => format!("any number of {what}"),
            HowMany::Between(0, n) => format!("up to {n} {what}"),
            HowMany::Between(n, _) => format!("{n} {what}"),
            HowMany::Exactly(n) => format!("{what}, {} of them", self.number_words(n)),
        };
        let does = if *chosen { self.does(*by, "choose") } else { self.does(*by, "take") };
        self.numbered(format!("{does} {what}: {}", var_name(var.0)));
    }

    pub(super) fn destination(&self, to: Destination) -> String {
        match to {
            Destination::Hand => "to its player's hand".to_owned(),
            Destination::Discard => "to its player's discard".to_owned(),
            Destination::Inkwell { exerted: true } => {
                "facedown and exerted into its player's inkwell".to_owned()
            }
            Destination::Inkwell { exerted: false } => "facedown into its player's inkwell".to_owned(),
            Destination::DeckTop => "to the top of its player's deck".to_owned(),
            Destination::DeckBottom => "to the bottom of its player's deck".to_owned(),
            Destination::DeckEither => "to the top or the bottom of its player's deck".to_owned(),
            Destination::DeckRandom => "to the bottom of its player's deck in a random order".to_owned(),
            Destination::Under { host, faceup } => {
                let side = if faceup { "faceup" } else { "facedown" };
                format!("{side} under {}", self.cards(host))
            }
        }
    }

    fn way(&self, way: Way) -> String {
        let var = |var: Var| var_name(var.0);
        match way {
            Way::Free => "for free".to_owned(),
            Way::FreeExerted => "for free, and enters play exerted".to_owned(),
            Way::ForInk => "for its cost".to_owned(),
            Way::ForInkExerted => "for its cost, and enters play exerted".to_owned(),
            Way::Shift { base, free: true } => format!("by Shift onto {} for free", var(base)),
            Way::Shift { base, free: false } => format!("by Shift onto {}", var(base)),
            Way::Sung(singer) => format!("sung by {}", var(singer)),
            Way::SungTogether => "by Sing Together".to_owned(),
            Way::AsAllowed => "for free, where an ability allows it".to_owned(),
        }
    }

    fn until(&self, until: Until) -> String {
        let words = match until {
            Until::EndOfTurn => "until the end of this turn".to_owned(),
            Until::YourNextTurn => "until the start of your next turn".to_owned(),
            Until::DuringTheirNextTurn => "during the next turn of its player".to_owned(),
            Until::TheirNextReady => "for the next Ready step of its player".to_owned(),
            Until::EndOfYourNextTurn => "until the end of your next turn".to_owned(),
            Until::EndOfYourTurn => "until the end of your turn".to_owned(),
            Until::EndOfChallenge => "until the end of this challenge".to_owned(),
            Until::LeavesPlay => "as long as it stays in play".to_owned(),
            Until::ThisLeaves => format!("as long as {} stays in play", self.this()),
        };
        format!(", {words}")
    }

    /// What becomes of a card: "gets +2 Strength and gains Rush".
    fn changes(&self, changes: &[Change]) -> String {
        let all: Vec<String> = changes.iter().map(|change| self.change(change)).collect();
        match &all[..] {
            [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
            all => all.join(""),
        }
    }

    fn change(&self, change: &Change) -> String {
        let signed = |n: &Number, what: &str| match n {
            Number::N(n) => format!("gets {n:+} {what}"),
            n => match self.number_words(n).strip_prefix("minus ") {
                Some(n) => format!("loses {what} equal to {n}"),
                None => format!("gets extra {what} equal to {}", self.number_words(n)),
            },
        };
        match change {
            Change::Strength(n) => signed(n, "Strength"),
            Change::Willpower(n) => signed(n, "Willpower"),
            Change::Lore(n) => signed(n, "lore value"),
            Change::Gains(keyword) => format!("gains {}", crate::print::keyword::keyword(keyword)),
            Change::GainsPer(keyword, n) => format!("gains {} of {}", keyword.name(), self.number_words(n)),
            Change::Loses(keyword) => format!("loses {}", keyword.name()),
            Change::CantHave(keyword) => format!("can't have {}", keyword.name()),
            Change::Class(class) => format!("is {} as well", phrase::with_article(&class.0)),
            Change::Ability(..) => "gains an ability (below)".to_owned(),
            Change::Cant(what) => prohibition(*what).to_owned(),
            Change::SingCost(n) => format!("counts as costing {n} more to sing"),
            Change::Toll(n) => format!("can quest and challenge only if {n} ink is paid"),
            Change::Floor(stat) => format!("never has less {} than printed", phrase::stat(*stat)),
            Change::ChallengeReady(what) => can_challenge_ready(self.card_type, what),
            Change::Shield => "takes no damage the next time it would be dealt damage".to_owned(),
        }
    }

    pub(super) fn rule(&self, rule: &Rule) -> String {
        let of = self.card_type;
        let who = |players: Players| phrase::each(of, players);
        let cant = |players: Players| match players {
            Players::You => "you can't".to_owned(),
            players => format!("{} can't", phrase::each(of, players)),
        };
        match rule {
            Rule::Changes(on, changes) => format!("{} {}", self.scope(on), self.changes(changes)),
            Rule::ChallengeBan(by, target) => {
                format!("{} can't challenge {}", self.scope(by), self.one_of(target))
            }
            Rule::ChallengeReady(by, target) => {
                format!("{} {}", self.scope(by), can_challenge_ready(of, target))
            }
            Rule::CantPlay(players, what) => {
                format!("{} play {}", cant(*players), phrase::with_article(&kind_only(of, what)))
            }
            Rule::PayLess { n, what, by_shift, onto } => {
                let how = match onto {
                    Some(onto) => format!(" by Shift onto {}", self.one_of(onto)),
                    None if *by_shift => " by Shift".to_owned(),
                    None => String::new(),
                };
                format!("you pay {} to play {}{how}", self.less_ink(n), self.played(what))
            }
            Rule::PayMore { who: players, n, what } => {
                let pays = if *players == Players::You { "pay" } else { "pays" };
                format!("{} {pays} {n} ink more to play {}", who(*players), self.played(what))
            }
            Rule::InkAdditional => "you may ink one more card each turn".to_owned(),
            Rule::EntersExerted(what) => format!("{} enters play exerted", self.scope(what)),
            Rule::MayEnterExerted(what) => format!("{} may enter play exerted", self.scope(what)),
            Rule::EntersWithDamage(what, n) => format!("{} enters play with {n} damage", self.scope(what)),
            Rule::LoreToWin(players, n) => format!("{} needs {n} lore to win", who(*players)),
            Rule::SkipDraw => "you skip your Draw step".to_owned(),
            Rule::MoveFree(what) => format!("{} may move to this location for free", self.scope(what)),
            Rule::MoveLess { n, who: what, to } => {
                let to = match to {
                    Some(to) => phrase::with_article(&phrase::describe(of, to, false)),
                    None => "this location".to_owned(),
                };
                format!("you pay {} to move {} to {to}", self.less_ink(n), self.one_of(what))
            }
            Rule::CantPlayThis(players) => format!("{} play {}", cant(*players), self.this()),
            Rule::CantGainLore(players) => format!("{} gain lore", cant(*players)),
            Rule::CantGainLoreUnless(players, unless) => {
                format!("{} gain lore unless {}", cant(*players), phrase::condition(of, unless))
            }
            Rule::CantLoseLore(players) => format!("{} lose lore", cant(*players)),
            Rule::CantGetInkDrops(players) => format!("{} get ink drops", cant(*players)),
            Rule::Inkable(what) => format!("{} counts as having the inkwell symbol", self.scope(what)),
            Rule::InkFromDiscard => "you may ink cards from your discard".to_owned(),
            Rule::PlayFree(what) => format!("you may play {} for free", self.played(what)),
            Rule::PlayFreeFor(_) => format!("you may play {} for free by doing this:", self.this()),
            Rule::NoDamageRemoval => "no damage can be removed".to_owned(),
            Rule::OneChallenger => "only one character can challenge each turn".to_owned(),
            Rule::InkwellExerted(players) => {
                format!("cards enter {} inkwell exerted", phrase::whose(of, *players))
            }
            Rule::EnterExertedTo(_) => format!("{} may enter play exerted, and then:", self.this()),
            Rule::NoDiscard => "no effect makes you discard".to_owned(),
            Rule::FaceUpTop(players) => {
                format!("the top card of {} deck is faceup", phrase::whose(of, *players))
            }
            Rule::UseFree(name) => format!("the ink cost of {} is not paid", name.0),
            Rule::GainsShift(shift, cost) => {
                let onto = match &shift.base {
                    ShiftBase::SameName => "Shift".to_owned(),
                    ShiftBase::Class(class) => format!("{class} Shift"),
                    ShiftBase::Universal => "Universal Shift".to_owned(),
                    ShiftBase::Duo => "Duo Shift".to_owned(),
                    ShiftBase::Combo => "Combo Shift".to_owned(),
                    ShiftBase::Potato => "Potato Shift".to_owned(),
                    ShiftBase::Temporary(_) => "Temporary Shift".to_owned(),
                };
                let how = if cost.is_some() { ", paid for by doing this:" } else { "" };
                format!("{} has {onto}, wherever it is{how}", self.this())
            }
            Rule::LosesAbility(on, name) => format!("{} doesn't have the ability {}", self.scope(on), name.0),
            Rule::PlayFrom { what, exerted } => {
                let how = if *exerted { "; they enter play exerted" } else { "" };
                format!("you may play {}{how}", phrase::describe(of, what, true))
            }
            Rule::AnyShiftOnto => {
                format!(
                    "any card with Shift may be shifted onto {}, whatever its Shift asks for",
                    self.this()
                )
            }
            Rule::SingBan(who, songs) => {
                format!("{} can't sing {}", self.scope(who), kinds_of(of, songs))
            }
            Rule::NamedForShift(Some(name)) => {
                format!("others may be shifted onto {} as if it were named {name}", self.this())
            }
            Rule::NamedForShift(None) => {
                format!("any card with Shift may be shifted onto {}, whatever its name", self.this())
            }
            Rule::ReadyAtMost(most, what) => {
                format!(
                    "at most {most} of that player's {} ready, as that player chooses",
                    kinds_only(of, what)
                )
            }
        }
    }

    fn less_ink(&self, n: &Number) -> String {
        match n {
            Number::N(n) => format!("{n} ink less"),
            n => format!("less ink, by {},", self.number_words(n)),
        }
    }

    /// What is played: cards that are in no zone yet.
    fn played(&self, what: &Scope) -> String {
        match what {
            Scope::This => self.this(),
            Scope::Each(what) => phrase::with_article(&kind_only(self.card_type, what)),
        }
    }
}

fn can_challenge_ready(of: ability::CardType, what: &Description) -> String {
    let tests = what.tests.iter().filter(|test| **test != Test::Ready).cloned().collect();
    let what = Description { tests, ..what.clone() };
    format!("can challenge ready {}", phrase::describe(of, &what, true))
}

/// A description without its zone: of cards that are being played.
fn kind_only(of: ability::CardType, what: &Description) -> String {
    let plain = Description { place: Place::Play, side: Side::Any, tests: what.tests.clone() };
    phrase::describe(of, &plain, false)
}

/// A description of several without its zone.
fn kinds_of(of: ability::CardType, what: &Description) -> String {
    let plain = Description { place: Place::Play, side: Side::Any, tests: what.tests.clone() };
    phrase::describe(of, &plain, true)
}

/// The same of several.
fn kinds_only(of: ability::CardType, what: &Description) -> String {
    let tests =
        what.tests.iter().filter(|test| matches!(test, Test::Kind(_) | Test::Class(_))).cloned().collect();
    phrase::describe(of, &Description { place: Place::Play, side: Side::Any, tests }, true)
}

fn prohibition(what: Prohibition) -> &'static str {
    match what {
        Prohibition::Quest => "can't quest",
        Prohibition::Challenge => "can't challenge",
        Prohibition::BeChallenged => "can't be challenged",
        Prohibition::Ready => "can't ready",
        Prohibition::ReadyAtStart => "can't ready at the start of its player's turn",
        Prohibition::Sing => "can't exert to sing songs",
        Prohibition::BeDealtDamage => "can't be dealt damage",
        Prohibition::BeChosen => "can't be chosen by opponents",
        Prohibition::Move => "can't move",
        Prohibition::TakeChallengeDamage => "takes no damage from challenges",
        Prohibition::NotQuest => "must quest if it can",
        Prohibition::WaitToQuest => "can quest the turn it is played",
        Prohibition::BePassedOver => "must be chosen by opponents where they can",
        Prohibition::DamageByStrength => "deals challenge damage by Willpower instead of Strength",
    }
}
