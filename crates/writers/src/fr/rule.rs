//! French rules.

use super::French;
use super::words::{self, agree};
use crate::pieces::without;
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice, rule};
use crate::{Agreement, Number, Unit, Zone, join, list, untranslated};
use wording::{
    Act, Amount, Condition, DeckLimit, Det, Duration, Measure, Modifier, Node, Part, PlayerAct, Rule, Sign,
    Stat, Target,
};

/// The phrase for playing a card with Shift.
const VIA_SHIFT: &str = "via sa capacité Alter";

impl French<'_> {
    /// A card as the subject of a rule. A chosen card is chosen first, and a relative clause states the rule.
    fn holder(&self, target: &Target) -> Subject {
        match target {
            Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::AChosen, _) => {
                let phrase = self.to_choose(target);
                Subject::third(format!("choisissez {} qui", phrase.text), phrase.agreement)
            }
            target => self.subject(target),
        }
    }

    pub(super) fn rule(&self, rule: &Rule, time: &str) -> String {
        rule::rule(self, rule, time)
    }

    /// A rule whose sentence differs from the Italian one.
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
        let subject = self.holder(who);
        join([self.clause(&subject, verb, rest).as_str(), time])
    }

    /// Rules about what cards get, do and cannot do.
    fn permitting(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::Give(who, modifiers) => self.give(who, modifiers, time),
            Rule::Cant(who, acts) => self.cant(who, acts, time),
            Rule::DoesntReady(who) => {
                let subject = self.holder(who);
                join([subject.text.as_str(), "ne se", subject.form(&words::VERBS.ready), "pas", time])
            }
            Rule::CanChallenge(who, whom) | Rule::Challenging(_, who, whom) => {
                let whom = format!("des {}", self.bare(whom, Number::Many, Prep::None).text);
                self.about(who, &words::VERBS.can, &["défier", &whom], time)
            }
            Rule::NamedForShift(who, name) => {
                let name = self.site.card_name(&name.0);
                self.about(
                    who,
                    &words::VERBS.count,
                    &["aussi comme un personnage", &name, "pour Alter"],
                    time,
                )
            }
            Rule::SingCost(who, cost) => {
                let subject = self.holder(who);
                let counts = agree("considéré", subject.agreement);
                let with = format!("comme ayant un coût de +{cost}");
                let clause =
                    self.clause(&subject, &words::VERBS.be, &[&counts, &with, "pour chanter des chansons"]);
                join([clause.as_str(), time])
            }
            Rule::CountAsInkable(who) => {
                let subject = self.holder(who);
                let counts = agree("considéré", subject.agreement);
                join([self.clause(&subject, &words::VERBS.be, &[&counts, "comme ayant ◉"]).as_str(), time])
            }
            Rule::QuestWhenPlayed(who, _) => {
                let subject = self.holder(who);
                let sent = agree("envoyé", subject.agreement);
                let it = words::pronoun(subject.agreement);
                let (are, played) = (subject.form(&words::VERBS.be), agree("joué", subject.agreement));
                let can = self.clause(&subject, &words::VERBS.can, &["être", &sent, "à l'aventure"]);
                format!("{can} le tour où {it} {are} {played}")
            }
            Rule::Must(who, act, _) => {
                let subject = self.holder(who);
                let act = self.act_words(act, &subject);
                join([self.clause(&subject, &words::VERBS.must, &[&act]).as_str(), "si possible", time])
            }
            Rule::Floor(who, stat) => {
                let of = self.stat_of(*stat, who, Prep::None);
                let reduced = match stat {
                    Stat::Strength | Stat::Willpower | Stat::Lore => "réduite",
                    Stat::Cost | Stat::MoveCost => "réduit",
                };
                format!("{of} ne peut pas être {reduced} sous sa valeur imprimée")
            }
            _ => return None,
        })
    }

    /// Rules about cards that enter play or an inkwell, or move.
    fn entering(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::EnterExertedTo(who, effect) => {
                let enters = self.enters(who, &words::VERBS.can, "entrer", time);
                // No card is chosen when a card enters play.
                format!("{enters} pour {}", self.purpose(effect, true))
            }
            Rule::MoveHereFree(_, who) => {
                let subject = self.holder(who);
                let moved = agree("déplacé", subject.agreement);
                join([
                    self.clause(&subject, &words::VERBS.can, &["être", &moved, "gratuitement sur ce lieu"])
                        .as_str(),
                    time,
                ])
            }
            Rule::InkwellExerted(whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::None);
                format!("les cartes entrent épuisées dans {into}")
            }
            _ => return None,
        })
    }

    /// Rules about what players pay.
    fn paying(&self, rule: &Rule, time: &str) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        Some(match rule {
            Rule::PayLess(amount, what) => {
                let what = match what {
                    Target::Of(Det::Bare, noun) => {
                        format!("des {}", self.bare(noun, Number::Many, Prep::None).text)
                    }
                    what => object(what),
                };
                self.costs_less(&format!("jouer {what}"), Number::One, amount, time)
            }
            Rule::PayLessForNext(amount, noun) => {
                let next = self.next_one(noun).text;
                let when = if time.is_empty() { String::new() } else { " ce tour-ci".to_owned() };
                self.costs_less(&format!("{next} que vous jouez{when}"), Number::One, amount, "")
            }
            Rule::PayLessForFirst(amount, noun, _) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let first =
                    if one.agreement.gender == crate::Gender::Feminine { "première" } else { "premier" };
                let the = words::the(Prep::None, one.agreement, &format!("{first} {}", one.text));
                self.costs_less(&format!("{the} que vous jouez à chaque tour"), Number::One, amount, time)
            }
            Rule::PayLessToShift(amount, what, on) => {
                let shift = self.shift(what, on.as_ref());
                self.costs_less(&format!("jouer {shift}"), Number::One, amount, time)
            }
            Rule::PayLessForNextShift(amount, noun) => {
                let next = self.next_one(noun).text;
                let when = if time.is_empty() { "" } else { "ce tour-ci" };
                let shift = join([&next, "que vous jouez", when, VIA_SHIFT]);
                self.costs_less(&shift, Number::One, amount, "")
            }
            Rule::PayLessToMove(amount, what, place) => {
                let to = self.move_to(what, place.as_ref());
                self.costs_less(&to, Number::One, amount, time)
            }
            _ => return None,
        })
    }

    /// Rules about what players may play, ink and have in their decks.
    fn allowing(&self, rule: &Rule, time: &str) -> Option<String> {
        let you = |rest: &[&str]| join(["vous pouvez", &join(rest.iter().copied()), time]);
        Some(match rule {
            Rule::ShiftFreeFor(price, what) => {
                let price = self.effect(price, Mood::Infinitive, &Voice::implied());
                you(&[&price, "pour jouer gratuitement", &self.shift(what, None)])
            }
            Rule::AnyInk(_, noun) => {
                let cards = match noun.0.contains(&Part::Other) {
                    true => self.bare(noun, Number::Many, Prep::Of).text,
                    false => format!("des {}", self.bare(noun, Number::Many, Prep::None).text),
                };
                you(&["avoir", &cards, "dans votre deck", "quel que soit leur type d'encre"])
            }
            Rule::DeckLimit(limit, name, version) => {
                let version = version.as_ref().map_or(String::new(), |version| {
                    let version =
                        self.site.names.version(&name.0, &version.0).unwrap_or_else(|| version.0.clone());
                    format!(" – {version}")
                });
                let name = self.site.card_name(&name.0);
                let can = match limit {
                    DeckLimit::UpTo(n) => format!("vous pouvez avoir jusqu'à {n} exemplaires"),
                    DeckLimit::Only(n) => format!("vous ne pouvez avoir que {n} exemplaires"),
                    DeckLimit::AnyNumber => {
                        "vous pouvez avoir autant d'exemplaires que vous voulez".to_owned()
                    }
                };
                join([&can, &format!("de {name}{version}"), "dans votre deck", time])
            }
            Rule::AnyNameForShift(what) => {
                let on = self.target(what, Prep::On).text;
                let play = "jouer n'importe quel personnage avec Alter";
                you(&[play, &on, "comme s'il avait n'importe quel nom"])
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
                let noun = self.bare(noun, Number::Many, Prep::Of).text;
                join([who.text.as_str(), "ne", who.form(&words::VERBS.can), "pas jouer", &noun, time])
            }
            Rule::LoreToWin(who, lore) => {
                let who = self.who(*who);
                let need = format!("avoir {lore} éclats de Lore pour remporter la partie");
                join([self.clause(&who, &words::VERBS.must, &[&need]).as_str(), time])
            }
            Rule::PlayerCant(who, act) => {
                let who = self.who(*who);
                let act = match act {
                    PlayerAct::GainLore => "gagner d'éclats de Lore".to_owned(),
                    PlayerAct::GetInkDrops => "gagner de gouttes d'encre".to_owned(),
                    PlayerAct::LoseLore => "perdre d'éclats de Lore".to_owned(),
                    PlayerAct::ReadyMore(most, noun) => {
                        let of = self.bare(noun, Number::Many, Prep::Of).text;
                        format!("redresser plus de {most} {of}")
                    }
                    PlayerAct::Choose(what) => {
                        format!("choisir {} pour des capacités ou des effets", object(what))
                    }
                };
                // "Not each" becomes "none".
                match who.text.strip_prefix("chaque ") {
                    Some(one) => join(["aucun", one, "ne", who.form(&words::VERBS.can), &act, time]),
                    None => join([who.text.as_str(), "ne", who.form(&words::VERBS.can), "pas", &act, time]),
                }
            }
            Rule::NoDiscard(from_hand) => {
                let from = if *from_hand { " de votre main" } else { "" };
                let would = format!("un effet devait vous faire défausser des cartes{from}");
                format!("si {would}, vous n'en défaussez aucune")
            }
            _ => return None,
        })
    }

    /// Rules that hold under a condition, or several at once.
    fn bounded_rule(&self, rule: &Rule, time: &str) -> Option<String> {
        Some(match rule {
            Rule::Unless(rule, test) => {
                let said = self.rule(rule, time);
                format!("{said} sauf si {}", self.condition(test))
            }
            Rule::OnlyWhile(rule, test) => {
                let said = self.rule(rule, time);
                // A condition that omits its subject is about the subject of the rule.
                if let (Condition::Bare(part), Some(who)) = (test, rule.subject()) {
                    let agreement = self.target(who, Prep::None).agreement;
                    let they = Subject::third(words::pronoun(agreement), agreement);
                    return Some(format!("{said} lorsque {}", self.being(&they, std::slice::from_ref(part))));
                }
                format!("{said} tant que {}", self.condition(test))
            }
            Rule::And(rules) => self.joined(rules, time),
            _ => return None,
        })
    }

    /// The card played with Shift, and the card under it: "ce personnage via sa capacité Alter".
    pub(super) fn shift(&self, what: &Target, on: Option<&Target>) -> String {
        let mut said = self.target(what, Prep::None);
        if let Target::Of(Det::Bare, noun) = what {
            said.text = format!("des {}", self.bare(noun, Number::Many, Prep::None).text);
        }
        let via = match said.agreement.number {
            Number::One => VIA_SHIFT,
            Number::Many => "via leur capacité Alter",
        };
        let on = on.map_or(String::new(), |on| self.target(on, Prep::On).text);
        join([said.text.as_str(), via, &on])
    }

    fn joined(&self, rules: &[Rule], time: &str) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut before: Option<&Target> = None;
        for (n, rule) in rules.iter().enumerate() {
            let subject = rule.subject();
            let time = if n + 1 == rules.len() { time } else { "" };
            let others = self.others.get();
            let whole = self.rule(rule, time);
            let words = if n > 0 && subject.is_some() && subject == before {
                self.others.set(others);
                let text = subject.map_or(String::new(), |who| self.holder(who).text);
                whole.strip_prefix(&format!("{text} ")).unwrap_or(&whole).to_owned()
            } else {
                whole
            };
            before = subject.or(before);
            said.push(words);
        }
        said.join(" et ")
    }

    pub(super) fn enters(&self, who: &Target, verb: &Verb, infinitive: &str, time: &str) -> String {
        let subject = self.holder(who);
        let exerted = agree("épuisé", subject.agreement);
        join([self.clause(&subject, verb, &[infinitive, "en jeu", &exerted]).as_str(), time])
    }

    pub(super) fn no_damage(&self, who: &Target, when: &str, time: &str) -> String {
        let subject = self.holder(who);
        join([subject.text.as_str(), "ne", subject.form(&words::VERBS.take), "aucun dommage", when, time])
    }

    pub(super) fn move_to(&self, what: &Target, place: Option<&Target>) -> String {
        if let (Target::Of(det, noun), None) = (what, place)
            && noun.0.contains(&Part::Here)
        {
            let plain = Target::Of(*det, without(noun, |part| *part == Part::Here));
            return format!("déplacer {} sur ce lieu", self.target(&plain, Prep::None).text);
        }
        let what = self.target(what, Prep::None).text;
        let place = place.map_or(String::new(), |place| self.target(place, Prep::On).text);
        join(["déplacer", &what, &place])
    }

    /// "jouer ce personnage vous coûte 1 ⬡ de moins".
    fn costs_less(&self, what: &str, number: Number, amount: &Amount, time: &str) -> String {
        let costs = match number {
            Number::One => words::COST.one,
            Number::Many => words::COST.many,
        };
        let (less, tail) = match amount {
            Amount::ForEach(n, _) => (format!("{n} ⬡ de moins"), self.tail(amount)),
            Amount::EqualTo(measure) => {
                ("autant de ⬡ de moins que".to_owned(), self.measured(measure, Prep::None))
            }
            amount => (format!("{} de moins", self.amount(amount, Unit::Ink)), String::new()),
        };
        join([what, "vous", costs, &less, &tail, time])
    }

    fn give(&self, who: &Target, modifiers: &[Modifier], time: &str) -> String {
        let subject = self.holder(who);
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
        let groups: Vec<String> =
            groups.iter().map(|(form, group)| format!("{form} {}", list(group, "et"))).collect();
        join([subject.text.as_str(), &groups.join(" et "), &tail, time])
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
                (&words::VERBS.gain, format!("la classification {}", words::class(&class.0)), none)
            }
            Modifier::GainsAbility(ability) => {
                let words = French::new(self.site).ability(ability);
                (&words::VERBS.gain, format!("\"{words}\""), none)
            }
            Modifier::GainsPer(keyword, measure) => {
                (&words::VERBS.gain, self.keyword(keyword), format!("pour {}", self.each(measure)))
            }
            Modifier::LosesStat(stat, Amount::EqualTo(measure)) if **measure == Measure::ThatNumber => {
                (&words::VERBS.lose, format!("autant de {}", words::stat(*stat)), none)
            }
            Modifier::LosesStat(stat, Amount::EqualTo(measure)) => {
                let equal = format!("égal {}", self.measured(measure, Prep::To));
                (&words::VERBS.lose, join(["un nombre de", words::stat(*stat), &equal]), none)
            }
            Modifier::LosesStat(stat, amount) => {
                (&words::VERBS.lose, join([words::stat(*stat), &self.tail(amount)]), none)
            }
            Modifier::LosesAbility(name) => {
                (&words::VERBS.lose, format!("la capacité {}", self.site.story_name(&name.0)), none)
            }
            modifier => (&words::VERBS.gain, untranslated(Node::Modifier(modifier)), none),
        }
    }

    fn stat_change(&self, sign: Sign, amount: &Amount, symbol: &str) -> (&'static Verb, String, String) {
        let (verb, mark, more) = match sign {
            Sign::Plus => (&words::VERBS.gain, "+", "un bonus"),
            Sign::Minus => (&words::VERBS.take, "-", "un malus"),
        };
        let words = match amount.unlimited() {
            Amount::Number(n) | Amount::Each(n) | Amount::ForEach(n, _) => format!("{mark}{n} {symbol}"),
            Amount::A => format!("{mark}1 {symbol}"),
            Amount::EqualTo(measure) => {
                format!("{more} de {symbol} égal {}", self.measured(measure, Prep::To))
            }
            Amount::ThatMany | Amount::SameAmount | Amount::All => {
                format!("{more} de {symbol} égal à ce nombre")
            }
            Amount::ThatNumberPlus(n) => format!("{more} de {symbol} égal à ce nombre plus {n}"),
            amount => untranslated(Node::Amount(amount)),
        };
        let tail = match amount {
            Amount::EqualTo(_) => String::new(),
            amount => self.tail(amount),
        };
        (verb, words, tail)
    }

    pub(super) fn cant(&self, who: &Target, acts: &[Act], time: &str) -> String {
        let subject = self.holder(who);
        let agreement = subject.agreement;
        if let [act] = acts
            && let Some(when) = readying(act, agreement)
        {
            self.last.set(agreement);
            return join([
                subject.text.as_str(),
                "ne se",
                subject.form(&words::VERBS.ready),
                "pas",
                when,
                time,
            ]);
        }
        // A card that skips its next ready step does not ready itself ("ne se redresse pas").
        if matches!(acts, [Act::Ready]) && time.starts_with("au début") {
            return join([subject.text.as_str(), "ne se", subject.form(&words::VERBS.ready), "pas", time]);
        }
        let acts: Vec<String> = acts.iter().map(|act| self.act_words(act, &subject)).collect();
        self.last.set(agreement);
        let can = subject.form(&words::VERBS.can);
        match acts.as_slice() {
            [_, ..] if acts.len() > 1 => {
                let acts: Vec<String> = acts.iter().map(|act| format!("ni {act}")).collect();
                join([subject.text.as_str(), "ne", can, &acts.join(" "), time])
            }
            acts => join([subject.text.as_str(), "ne", can, "pas", &acts.join(""), time]),
        }
    }

    fn act_words(&self, act: &Act, subject: &Subject) -> String {
        self.act_of_card(act, subject)
            .or_else(|| self.act_on_card(act, subject))
            .unwrap_or_else(|| untranslated(Node::Act(act)))
    }

    /// What a card does.
    fn act_of_card(&self, act: &Act, subject: &Subject) -> Option<String> {
        let agreement = subject.agreement;
        Some(match act {
            Act::Quest => format!("être {} à l'aventure", agree("envoyé", agreement)),
            Act::Challenge(None) => "défier".to_owned(),
            Act::Challenge(Some(whom)) => format!("défier {}", self.target(whom, Prep::None).text),
            Act::Sing => "être ⟳ pour chanter des chansons".to_owned(),
            Act::Move => format!("être {}", agree("déplacé", agreement)),
            Act::MoveToLocations => format!("être {} sur des lieux", agree("déplacé", agreement)),
            Act::Gain(keyword) => format!("gagner {}", words::keyword(*keyword)),
            Act::SingThe(songs) => format!("chanter {}", self.bare(songs, Number::Many, Prep::Of).text),
            _ => return None,
        })
    }

    /// What is done to a card.
    fn act_on_card(&self, act: &Act, subject: &Subject) -> Option<String> {
        let agreement = subject.agreement;
        Some(match act {
            Act::BeChallenged(None) => format!("être {}", agree("défié", agreement)),
            Act::BeChallenged(Some(by)) => {
                let by = match by {
                    Target::Of(Det::Bare, noun) => {
                        format!("par des {}", self.bare(noun, Number::Many, Prep::None).text)
                    }
                    by => format!("par {}", self.target(by, Prep::None).text),
                };
                format!("être {} {by}", agree("défié", agreement))
            }
            Act::Ready => "se redresser".to_owned(),
            Act::ReadyAtStart => "se redresser au début de votre tour".to_owned(),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                "se redresser au début de leur tour".to_owned()
            }
            Act::BeDealtDamage => "subir de dommages".to_owned(),
            Act::BeChosen => format!("être {}", agree("choisi", agreement)),
            _ => return None,
        })
    }

    pub(super) fn duration(&self, duration: Duration) -> String {
        let their = match self.last.get().number {
            Number::One => "son",
            Number::Many => "leur",
        };
        match duration {
            Duration::ThisTurn | Duration::RestOfThisTurn => "pour le reste de ce tour".to_owned(),
            Duration::UntilYourNextTurn => "jusqu'au début de votre prochain tour".to_owned(),
            Duration::DuringTheirNextTurn => format!("durant {their} prochain tour"),
            Duration::AtTheirNextStart | Duration::AtItsNextStart => {
                format!("au début de {their} prochain tour")
            }
            Duration::UntilEndOfYourNextTurn => "jusqu'à la fin de votre prochain tour".to_owned(),
            Duration::Unsaid => String::new(),
            Duration::ThatChallenge => "durant ce défi".to_owned(),
            Duration::WhileThisItem => "tant que cet objet est en jeu".to_owned(),
            Duration::WhileThisLocation => "tant que ce lieu est en jeu".to_owned(),
        }
    }

    /// The modifiers that a card gets, without the verb.
    pub(super) fn gains(&self, number: Number, modifiers: &[Modifier]) -> String {
        let mut said = Vec::new();
        let mut before = "";
        for modifier in modifiers {
            let (verb, words, each) = self.modifier(modifier);
            let form = if number == Number::One { verb.one } else { verb.many };
            let form = if form == before { "" } else { form };
            before = if form.is_empty() { before } else { form };
            said.push(join([form, &words, &each]));
        }
        said.join(" et ")
    }
}

/// The time at which the card can't ready.
fn readying(act: &Act, agreement: Agreement) -> Option<&'static str> {
    match act {
        Act::ReadyAtStart => Some("au début de votre tour"),
        Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => Some(match agreement.number {
            Number::One => "au début de son tour",
            Number::Many => "au début de leur tour",
        }),
        _ => None,
    }
}

/// Whether someone chooses the target.
pub(super) fn is_chosen(target: &Target) -> bool {
    match target {
        Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::AChosen, _) => true,
        Target::Of(Det::Count(_), noun) => noun.0.contains(&Part::Chosen),
        _ => false,
    }
}
