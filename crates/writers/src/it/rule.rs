//! Italian rules.

use super::Italian;
use super::words::{self, agree};
use crate::pieces::without;
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice, rule};
use crate::{Number, Unit, Zone, join, list, untranslated};
use wording::{
    Act, Amount, DeckLimit, Det, Duration, Modifier, Node, Noun, Part, PlayerAct, Rule, Sign, Stat, Target,
};

impl Italian<'_> {
    /// A rule; `time` is its duration.
    pub(super) fn rule(&self, rule: &Rule, time: &str) -> String {
        rule::rule(self, rule, time)
    }

    /// A rule whose sentence differs from the French one.
    pub(super) fn own_rule(&self, rule: &Rule, time: &str) -> Option<String> {
        self.permitting(rule, time)
            .or_else(|| self.entering(rule, time))
            .or_else(|| self.paying(rule, time))
            .or_else(|| self.allowing(rule, time))
            .or_else(|| self.ruling(rule, time))
            .or_else(|| self.bounded_rule(rule, time))
    }

    /// A clause of a rule about a card.
    pub(super) fn about(&self, who: &Target, verb: &Verb, rest: &[&str], time: &str) -> String {
        let (subject, here) = self.subject_here(who);
        join([self.clause(&subject, verb, rest).as_str(), here, time])
    }

    /// Rules about what cards get, do and cannot do.
    fn permitting(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::Give(who, modifiers) => self.give(who, modifiers, time),
            Rule::Cant(who, acts) => self.cant(who, acts, time),
            Rule::DoesntReady(who) => {
                let subject = self.subject(who);
                join([subject.text.as_str(), "non si", subject.form(&words::VERBS.ready), time])
            }
            Rule::CanChallenge(who, whom) | Rule::Challenging(_, who, whom) => {
                let (subject, here) = self.subject_here(who);
                let whom = self.described(Det::Bare, whom, Prep::None).text;
                let clause =
                    self.clause(&subject, &words::VERBS.can, &[words::VERBS.challenge.infinitive, &whom]);
                join([clause.as_str(), here, time])
            }
            Rule::NamedForShift(who, name) => {
                let name = self.site.card_name(&name.0);
                let counts = format!("anche come se si chiamasse {name}");
                self.about(who, &words::VERBS.count, &[&counts, "per Trasformazione"], time)
            }
            Rule::SingCost(who, cost) => {
                let counts = format!("come di costo +{cost}");
                self.about(who, &words::VERBS.count, &[&counts, "per cantare le canzoni"], time)
            }
            Rule::CountAsInkable(who) => self.about(who, &words::VERBS.count, &["come se avessero ◉"], time),
            Rule::QuestWhenPlayed(who, _) => {
                let subject = self.subject(who);
                let played = agree("giocato", subject.agreement);
                let are = subject.form(&words::VERBS.become_);
                let clause = self.clause(&subject, &words::VERBS.can, &["andare all'avventura"]);
                format!("{clause} nel turno in cui {are} {played}")
            }
            Rule::Must(who, act, _) => {
                let (subject, here) = self.subject_here(who);
                let act = self.act_words(act);
                format!(
                    "{}, se possibile",
                    join([self.clause(&subject, &words::VERBS.must, &[&act]).as_str(), here, time])
                )
            }
            Rule::Floor(who, stat) => {
                let stat_of = self.stat_of(*stat, who, Prep::None);
                let reduced = match stat {
                    Stat::Strength | Stat::Willpower => "ridotta",
                    Stat::Lore | Stat::Cost | Stat::MoveCost => "ridotto",
                };
                format!("{stat_of} non può essere {reduced} sotto al suo valore stampato")
            }
            _ => return None,
        })
    }

    /// Rules about cards that enter play or an inkwell, or move.
    fn entering(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::EnterExertedTo(who, effect) => {
                let enters = self.enters(who, &words::VERBS.can, "entrare", time);
                format!("{enters} per {}", self.effect(effect, Mood::Infinitive, &Voice::implied()))
            }
            Rule::MoveHereFree(_, who) => {
                let subject = self.subject(who);
                let clause = self.clause(&subject, &words::VERBS.can, &["spostarsi in questo luogo gratis"]);
                join([clause.as_str(), time])
            }
            Rule::InkwellExerted(whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::In);
                format!("le carte entrano {into} impegnate")
            }
            _ => return None,
        })
    }

    /// Rules about what players pay.
    fn paying(&self, rule: &Rule, time: &str) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        Some(match rule {
            Rule::PayLess(amount, what) => {
                self.pay_less(amount, &format!("per giocare {}", object(what)), time)
            }
            Rule::PayLessForNext(amount, noun) => {
                let next = Noun([Part::Your, Part::Next].into_iter().chain(noun.0.iter().cloned()).collect());
                let next = self.described(Det::The, &next, Prep::None).text;
                self.pay_less(amount, &format!("per giocare {next}"), time)
            }
            Rule::PayLessForFirst(amount, noun, _) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let first = format!("{} {}", agree("primo", one.agreement), one.text);
                let first = words::the(
                    Prep::None,
                    one.agreement,
                    &format!("{} {first}", words::owner("t", one.agreement)),
                );
                self.pay_less(amount, &format!("per giocare {first} ogni turno"), time)
            }
            Rule::PayLessToShift(amount, what, on) => {
                let shift = self.shift(what, on.as_ref());
                self.pay_less(amount, &format!("per giocare {shift}"), time)
            }
            Rule::PayLessForNextShift(amount, noun) => {
                let next = Noun([Part::Your, Part::Next].into_iter().chain(noun.0.iter().cloned()).collect());
                let shift = self.shift(&Target::Of(Det::The, next), None);
                self.pay_less(amount, &format!("per giocare {shift}"), time)
            }
            Rule::PayLessToMove(amount, what, place) => {
                let to = self.move_to(what, place.as_ref());
                self.pay_less(amount, &format!("per {to}"), time)
            }
            _ => return None,
        })
    }

    /// Rules about what players may play, ink and have in their decks.
    fn allowing(&self, rule: &Rule, time: &str) -> Option<String> {
        let you = |rest: &[&str]| join(["puoi", &join(rest.iter().copied()), time]);
        Some(match rule {
            Rule::ShiftFreeFor(price, what) => {
                let price = self.effect(price, Mood::Infinitive, &Voice::implied());
                you(&[&price, "per giocare", &self.shift(what, None), "gratis"])
            }
            Rule::AnyInk(_, noun) => {
                let cards = self.bare(noun, Number::Many, Prep::None).text;
                you(&["avere", &cards, "nel tuo mazzo", "indipendentemente dal tipo di inchiostro"])
            }
            Rule::DeckLimit(limit, name, version) => {
                let version = version.as_ref().map_or(String::new(), |version| {
                    let version =
                        self.site.names.version(&name.0, &version.0).unwrap_or_else(|| version.0.clone());
                    format!(" – {version}")
                });
                let name = self.site.card_name(&name.0);
                let count = match limit {
                    DeckLimit::UpTo(n) => format!("avere fino a {n} copie di"),
                    DeckLimit::Only(n) => format!("avere solo {n} copie di"),
                    DeckLimit::AnyNumber => "avere un qualsiasi numero di carte chiamate".to_owned(),
                };
                you(&[&count, &format!("{name}{version}"), "nel tuo mazzo"])
            }
            Rule::AnyNameForShift(what) => {
                let on = self.target(what, Prep::To).text;
                let play = "giocare un qualsiasi personaggio con Trasformazione";
                you(&[play, "sopra", &on, "come se avesse qualsiasi nome"])
            }
            _ => return None,
        })
    }

    /// Rules about what players must do and cannot do.
    fn ruling(&self, rule: &Rule, time: &str) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        Some(match rule {
            Rule::CantPlay(who, noun) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                join([who.text.as_str(), "non", who.form(&words::VERBS.can), "giocare", &noun, time])
            }
            Rule::LoreToWin(who, lore) => {
                let who = self.who(*who);
                let need = format!("di {lore} leggenda per vincere la partita");
                join([self.clause(&who, &words::NEED, &[&need]).as_str(), time])
            }
            Rule::PlayerCant(who, act) => {
                let who = self.who(*who);
                let act = match act {
                    PlayerAct::GainLore => "ottenere leggenda".to_owned(),
                    PlayerAct::GetInkDrops => "ottenere gocce d'inchiostro".to_owned(),
                    PlayerAct::LoseLore => "perdere leggenda".to_owned(),
                    PlayerAct::ReadyMore(most, noun) => {
                        let of = self.described(Det::Bare, noun, Prep::Of).text;
                        format!("preparare più di {most} {of}")
                    }
                    PlayerAct::Choose(what) => format!("scegliere {} per abilità o effetti", object(what)),
                };
                join([who.text.as_str(), "non", who.form(&words::VERBS.can), &act, time])
            }
            Rule::NoDiscard(from_hand) => {
                let from = if *from_hand { " dalla tua mano" } else { "" };
                let cards = format!("una o più carte{from}");
                let would = format!("un effetto ti farebbe scartare {cards}");
                format!("se {would}, non scartarne")
            }
            _ => return None,
        })
    }

    /// Rules that hold under a condition, or several at once.
    fn bounded_rule(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::Unless(rule, test) => {
                let said = self.rule(rule, time);
                format!("{said} a meno che {}", self.unless(test))
            }
            Rule::OnlyWhile(rule, test) => {
                let said = self.rule(rule, time);
                format!("{said} mentre {}", self.condition(test))
            }
            Rule::And(rules) => self.joined(rules, time),
            _ => return None,
        })
    }

    /// The card played with Shift, and the card under it: "questo personaggio usando Trasformazione".
    pub(super) fn shift(&self, what: &Target, on: Option<&Target>) -> String {
        let what = self.target(what, Prep::None).text;
        let on = on.map_or(String::new(), |on| format!("sopra {}", self.target(on, Prep::To).text));
        join([what.as_str(), "usando Trasformazione", &on])
    }

    fn joined(&self, rules: &[Rule], time: &str) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut before: Option<&Target> = None;
        for (n, rule) in rules.iter().enumerate() {
            let subject = rule.subject();
            let time = if n + 1 == rules.len() { time } else { "" };
            let whole = self.rule(rule, time);
            let words = if n > 0 && subject.is_some() && subject == before {
                let text = subject.map_or(String::new(), |who| self.subject(who).text);
                whole.strip_prefix(&format!("{text} ")).unwrap_or(&whole).to_owned()
            } else {
                whole
            };
            before = subject.or(before);
            said.push(words);
        }
        said.join(" e ")
    }

    pub(super) fn enters(&self, who: &Target, verb: &Verb, infinitive: &str, time: &str) -> String {
        let (subject, here) = self.subject_here(who);
        let exerted = agree("impegnato", subject.agreement);
        join([self.clause(&subject, verb, &[infinitive, "in gioco", &exerted]).as_str(), here, time])
    }

    pub(super) fn no_damage(&self, who: &Target, from: &str, time: &str) -> String {
        let (subject, here) = self.subject_here(who);
        join([subject.text.as_str(), "non", subject.form(&words::VERBS.take), "danni", from, here, time])
    }

    pub(super) fn move_to(&self, what: &Target, place: Option<&Target>) -> String {
        if let (Target::Of(det, noun), None) = (what, place)
            && noun.0.contains(&Part::Here)
        {
            let plain = Target::Of(*det, without(noun, |part| *part == Part::Here));
            return format!("spostare {} in questo luogo", self.target(&plain, Prep::None).text);
        }
        let what = self.target(what, Prep::None).text;
        let place = place.map_or(String::new(), |place| self.target(place, Prep::In).text);
        join(["spostare", &what, &place])
    }

    fn pay_less(&self, amount: &Amount, what: &str, time: &str) -> String {
        match amount {
            Amount::ForEach(n, measure) => {
                join([&format!("per {}, paga {n} ⬡ in meno", self.each(measure)), what, time])
            }
            Amount::EqualTo(measure) => {
                let tail = format!("pari {}", self.measured(measure, Prep::To));
                join(["paga ⬡ in meno", &tail, what, time])
            }
            amount => {
                let less = format!("paga {} in meno", self.amount(amount, Unit::Ink));
                join([less.as_str(), what, time])
            }
        }
    }

    fn give(&self, who: &Target, modifiers: &[Modifier], time: &str) -> String {
        let (subject, here) = self.subject_here(who);
        let mut groups: Vec<(&'static str, Vec<String>)> = Vec::new();
        let mut tail = String::new();
        for modifier in modifiers {
            let (verb, words, each) = self.modifier(modifier);
            let form = subject.form(verb);
            if !each.is_empty() {
                tail = each;
            }
            match groups.last_mut() {
                Some((last, group)) if *last == form => group.push(words),
                _ => groups.push((form, vec![words])),
            }
        }
        self.last.set(subject.agreement);
        let groups: Vec<String> = groups
            .iter()
            .map(|(form, group)| {
                let invece = if self.instead.replace(false) { "invece" } else { "" };
                join([form, invece, &list(group, "e")])
            })
            .collect();
        join([subject.text.as_str(), &groups.join(" e "), here, time, &tail])
    }

    /// The modifiers that a card gets, without the verb.
    pub(super) fn given(&self, modifiers: &[Modifier]) -> (String, String) {
        let mut tail = String::new();
        let words: Vec<String> = modifiers
            .iter()
            .map(|modifier| {
                let (_, words, each) = self.modifier(modifier);
                if !each.is_empty() {
                    tail = each;
                }
                words
            })
            .collect();
        (list(&words, "e"), tail)
    }

    fn modifier(&self, modifier: &Modifier) -> (&'static Verb, String, String) {
        let none = String::new();
        if let Some((stat, sign, amount)) = modifier.change() {
            return self.stat_change(sign, amount, words::stat(stat));
        }
        match modifier {
            Modifier::Gains(keyword) => (&words::VERBS.gain, self.keyword(keyword), none),
            Modifier::Loses(keyword) => (&words::VERBS.lose, words::keyword(*keyword).to_owned(), none),
            Modifier::GainsClass(class) => {
                (&words::VERBS.gain, format!("la classificazione {}", words::class(&class.0)), none)
            }
            Modifier::GainsAbility(ability) => {
                let words = Italian::new(self.site).ability(ability);
                (&words::VERBS.gain, format!("\"{}\"", words.strip_suffix('.').unwrap_or(&words)), none)
            }
            Modifier::GainsPer(keyword, measure) => {
                (&words::VERBS.gain, self.keyword(keyword), format!("per {}", self.each(measure)))
            }
            Modifier::LosesStat(stat, amount) => {
                (&words::VERBS.lose, join([words::stat(*stat), &self.tail(amount)]), none)
            }
            Modifier::LosesAbility(name) => {
                (&words::VERBS.lose, format!("l'abilità {}", self.site.story_name(&name.0)), none)
            }
            modifier => (&words::VERBS.gain, untranslated(Node::Modifier(modifier)), none),
        }
    }

    fn stat_change(&self, sign: Sign, amount: &Amount, symbol: &str) -> (&'static Verb, String, String) {
        let mark = match sign {
            Sign::Plus => "+",
            Sign::Minus => "-",
        };
        let words = match amount.unlimited() {
            Amount::Number(n) | Amount::Each(n) | Amount::ForEach(n, _) => format!("{mark}{n} {symbol}"),
            Amount::A => format!("{mark}1 {symbol}"),
            amount @ Amount::EqualTo(_) => join([&format!("{mark}{symbol}"), self.tail(amount).as_str()]),
            Amount::ThatMany | Amount::SameAmount | Amount::All => {
                format!("{mark}{symbol} pari a quel numero")
            }
            Amount::ThatNumberPlus(n) => format!("{mark}{symbol} pari a quel numero più {n}"),
            amount => untranslated(Node::Amount(amount)),
        };
        let tail = match amount {
            Amount::EqualTo(_) => String::new(),
            amount => self.tail(amount),
        };
        (&words::GET, words, tail)
    }

    pub(super) fn cant(&self, who: &Target, acts: &[Act], time: &str) -> String {
        let (subject, here) = self.subject_here(who);
        let agreement = subject.agreement;
        let reflexive = acts.iter().all(|act| {
            matches!(
                act,
                Act::Ready | Act::ReadyAtStart | Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart
            )
        });
        let acts: Vec<String> = acts.iter().map(|act| self.act_agreed(act, &subject)).collect();
        self.last.set(agreement);
        let non = if reflexive { "non si" } else { "non" };
        join([subject.text.as_str(), non, subject.form(&words::VERBS.can), &list(&acts, "o"), here, time])
    }

    fn act_agreed(&self, act: &Act, subject: &Subject) -> String {
        let agreement = subject.agreement;
        match act {
            Act::BeChallenged(None) => format!("essere {}", agree("sfidato", agreement)),
            Act::BeChallenged(Some(by)) => {
                format!("essere {} {}", agree("sfidato", agreement), self.target(by, Prep::From).text)
            }
            Act::BeChosen => format!("essere {}", agree("scelto", agreement)),
            Act::BeDealtDamage => "subire danni".to_owned(),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                let whose = if agreement.number == Number::Many { "loro" } else { "suo" };
                format!("preparare all'inizio del {whose} turno")
            }
            act => self.act_words(act),
        }
    }

    fn act_words(&self, act: &Act) -> String {
        self.act_of_card(act)
            .or_else(|| self.act_on_card(act))
            .unwrap_or_else(|| untranslated(Node::Act(act)))
    }

    /// What a card does.
    fn act_of_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::Quest => "andare all'avventura".to_owned(),
            Act::Challenge(None) => "sfidare".to_owned(),
            Act::Challenge(Some(whom)) => format!("sfidare {}", self.target(whom, Prep::None).text),
            Act::Sing => "⟳ per cantare le canzoni".to_owned(),
            Act::Move => "spostarsi".to_owned(),
            Act::MoveToLocations => "spostarsi in dei luoghi".to_owned(),
            Act::Gain(keyword) => format!("ottenere {}", words::keyword(*keyword)),
            Act::SingThe(songs) => format!("cantare {}", self.bare(songs, Number::Many, Prep::None).text),
            _ => return None,
        })
    }

    /// What is done to a card.
    fn act_on_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::BeChallenged(_) => "essere sfidato".to_owned(),
            Act::Ready => "preparare".to_owned(),
            Act::ReadyAtStart => "preparare all'inizio del tuo turno".to_owned(),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                "preparare all'inizio del loro turno".to_owned()
            }
            Act::BeDealtDamage => "subire danni".to_owned(),
            Act::BeChosen => "essere scelto".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn duration(&self, duration: Duration) -> String {
        let their = match self.last.get().number {
            Number::One => "suo",
            Number::Many => "loro",
        };
        match duration {
            Duration::ThisTurn => "per questo turno".to_owned(),
            Duration::RestOfThisTurn => "per il resto di questo turno".to_owned(),
            Duration::UntilYourNextTurn => "fino all'inizio del tuo prossimo turno".to_owned(),
            Duration::DuringTheirNextTurn => format!("durante il {their} prossimo turno"),
            Duration::AtTheirNextStart | Duration::AtItsNextStart => {
                format!("all'inizio del {their} prossimo turno")
            }
            Duration::UntilEndOfYourNextTurn => "fino alla fine del tuo prossimo turno".to_owned(),
            Duration::Unsaid => String::new(),
            Duration::ThatChallenge => "durante quella sfida".to_owned(),
            Duration::WhileThisItem => "mentre questo oggetto è in gioco".to_owned(),
            Duration::WhileThisLocation => "mentre questo luogo è in gioco".to_owned(),
        }
    }
}
