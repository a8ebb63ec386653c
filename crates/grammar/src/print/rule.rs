//! Rules.

use super::{ability, amount, condition, effect, keyword, list, noun, target, verb};
use crate::words::{ACTS, BEING, MODALS, STATS, phrase};
use wording::{Act, Amount, DeckLimit, Det, Modifier, Noun, Part, PlayerAct, Rule, Sign, Target};

/// A rule in two parts, with room for a duration between them.
pub(super) fn rule(rule: &Rule) -> (String, String) {
    let whole = match rule {
        Rule::Give(who, modifiers) => return give(who, modifiers),
        Rule::Cant(who, acts) => {
            let (subject, here) = target::subject_here(who);
            let acts: Vec<String> = acts.iter().map(act).collect();
            format!("{subject} can't {}{here}", list(&acts, "or"))
        }
        Rule::DoesntReady(who) => {
            format!("{} {} ready", target::subject(who), verb(target::number(who), "don't"))
        }
        Rule::CanChallenge(who, whom) => {
            format!("{} can challenge {}", target::subject(who), noun::many(whom))
        }
        Rule::CantPlay(who, what) => format!("{} can't play {}", target::who(*who), noun::many(what)),
        Rule::PayLess(amount, what) => pay_less(amount, &format!("to play {}", target::object(what))),
        Rule::PayLessForNext(amount, what) if what.0.last() == Some(&Part::ThatName) => {
            let what = Noun(what.0[..what.0.len() - 1].to_vec());
            pay_less(amount, &format!("for the next {} you play with that name", noun::one(&what)))
        }
        Rule::PayLessForNext(amount, what) => {
            pay_less(amount, &format!("for the next {} you play", noun::one(what)))
        }
        Rule::InkAdditional => "you may ink an additional card".to_owned(),
        Rule::EntersExerted(who) => subject_verb(who, "enter", "play exerted"),
        Rule::MayEnterExerted(who) => format!("{} may enter play exerted", target::subject(who)),
        Rule::EntersWithDamage(who, damage) => {
            subject_verb(who, "enter", &format!("play with {damage} damage"))
        }
        Rule::LoreToWin(who, lore) => {
            let need = verb(target::number_of(*who), "need");
            format!("{} {need} {lore} lore to win the game", target::who(*who))
        }
        Rule::NoChallengeDamage(who) => subject_verb(who, "take", "no damage from the challenge"),
        Rule::SkipDraw => "skip your turn's Draw step".to_owned(),
        Rule::Unless(rule, test) => {
            let (words, tail) = self::rule(rule);
            return (words, format!("{tail} unless {}", condition::condition(test)));
        }
        Rule::OnlyIf(rule, test) => {
            let (words, tail) = self::rule(rule);
            return (words, format!("{tail} if {}", condition::condition(test)));
        }
        Rule::And(rules) => return joined(rules),
        Rule::Challenging(modal, who, whom) => {
            format!("{} {} challenge {}", target::subject(who), phrase(MODALS, modal), noun::many(whom))
        }
        Rule::MoveHereFree(modal, who) => {
            format!("{} {} move here for free", target::subject(who), phrase(MODALS, modal))
        }
        Rule::PayLessToMove(amount, what, place) => {
            let place =
                place.as_ref().map_or(String::new(), |place| format!(" to {}", target::object(place)));
            pay_less(amount, &format!("to move {}{place}", target::object(what)))
        }
        Rule::MayPayLessToMove(amount, what, place) => {
            let pays = self::rule(&Rule::PayLessToMove(amount.clone(), what.clone(), place.clone())).0;
            pays.replacen("you pay", "you may pay", 1)
        }
        Rule::PlayFrom(modal, what) => {
            format!("you {} play {}", phrase(MODALS, modal), target::object(what))
        }
        Rule::PlayFromExerted(modal, what) => format!(
            "you {} play {}. If you do, they enter play exerted",
            phrase(MODALS, modal),
            target::object(what)
        ),
        Rule::PayLessToShift(amount, what, on) => {
            let on = on.as_ref().map_or(String::new(), |on| format!(" on top of {}", target::object(on)));
            pay_less(amount, &format!("to shift {}{on}", target::object(what)))
        }
        Rule::PayLessForNextShift(amount, what) => {
            pay_less(amount, &format!("for the next {} you shift", noun::one(what)))
        }
        Rule::ShiftFreeFor(price, what) => format!(
            "you may {} to shift {} for free",
            effect::effect(price, effect::IMPERATIVE),
            target::object(what)
        ),
        Rule::ShiftOnto(modal, what, on) => format!(
            "you {} shift {} on top of {}",
            phrase(MODALS, modal),
            target::object(what),
            target::object(on)
        ),
        Rule::AnyInk(modal, what) => format!(
            "you {} have {} in your deck regardless of ink type",
            phrase(MODALS, modal),
            noun::many(what)
        ),
        Rule::NoDamageFromChallenges(who) => subject_verb(who, "take", "no damage from challenges"),
        Rule::CantPlayThis(who, what) => format!("{} can't play {}", target::who(*who), target::object(what)),
        Rule::PlayerCant(who, act) => {
            let act = match act {
                PlayerAct::GainLore => "gain lore".to_owned(),
                PlayerAct::LoseLore => "lose lore".to_owned(),
                PlayerAct::GetInkDrops => "get ink drops".to_owned(),
                PlayerAct::ReadyMore(most, what) => {
                    format!("ready more than {most} of {}", noun::many(what))
                }
                PlayerAct::Choose(what) => {
                    format!("choose {} for abilities or effects", target::object(what))
                }
            };
            format!("{} can't {act}", target::who(*who))
        }
        Rule::NamedForShift(who, name) => {
            format!("{} also counts as being named {name} for Shift", target::subject(who))
        }
        Rule::SingCost(who, cost) => {
            let (subject, here) = target::subject_here(who);
            let count = verb(target::number(who), "count");
            format!("{subject} {count} as having +{cost} cost to sing songs{here}")
        }
        Rule::CountAsInkable(who) => subject_verb(who, "count", "as having ◉"),
        Rule::PlayFree(modal, what) => {
            format!("you {} play {} for free", phrase(MODALS, modal), target::object(what))
        }
        Rule::PlayFreeFor(price, what) => format!(
            "you may {} to play {} for free",
            effect::effect(price, effect::IMPERATIVE),
            target::object(what)
        ),
        Rule::PayMore(who, ink, what) => format!(
            "{} {} {ink} ⬡ more to play {}",
            target::who(*who),
            verb(target::number_of(*who), "pay"),
            match what {
                Target::Of(Det::Bare, noun) => noun::many(noun),
                what => target::object(what),
            }
        ),
        Rule::QuestWhenPlayed(who, pronoun) => {
            format!("{} can quest the turn {} played", target::subject(who), phrase(BEING, pronoun))
        }
        Rule::InkFromDiscard => "you can ink cards from your discard".to_owned(),
        Rule::EnterExertedTo(who, effect) => format!(
            "{} may enter play exerted to {}",
            target::subject(who),
            effect::effect(effect, effect::IMPERATIVE)
        ),
        Rule::Must(who, act, late) => {
            let words = format!("{} must {}", target::subject(who), self::act(act));
            return if *late { (words, " if able".to_owned()) } else { (words + " if able", String::new()) };
        }
        Rule::PayTo(who, acts, ink) => {
            let acts: Vec<String> = acts.iter().map(act).collect();
            let words = format!("{} can't {}", target::subject(who), list(&acts, "or"));
            return (words, format!(" unless you pay {ink} ⬡"));
        }
        Rule::DeckLimit(limit, name, version) => {
            let version = version.as_ref().map_or(String::new(), |version| format!(" — {version}"));
            match limit {
                DeckLimit::UpTo(n) => {
                    format!("you may have up to {n} copies of {name}{version} in your deck")
                }
                DeckLimit::Only(n) => format!("you may only have {n} copies of {name}{version} in your deck"),
                DeckLimit::AnyNumber => {
                    format!("you may have any number of cards named {name}{version} in your deck")
                }
            }
        }
        Rule::Floor(who, stat) => format!(
            "{}' {} can't be reduced below their printed value",
            target::subject(who),
            phrase(STATS, stat)
        ),
        Rule::ForTurn(rule) => {
            let (words, tail) = self::rule(rule);
            return (format!("{words} this turn"), tail);
        }
        Rule::OnlyWhile(rule, test) => {
            let (words, tail) = self::rule(rule);
            return (words, format!("{tail} while {}", condition::condition(test)));
        }
        Rule::IfSo(test, rule) => {
            let (words, tail) = self::rule(rule);
            return (format!(", if {}, {words}", condition::condition(test)), tail);
        }
        Rule::TakesNoDamage(who) => subject_verb(who, "take", "no damage"),
        Rule::NoDamageRemoval => "damage counters can't be removed".to_owned(),
        Rule::OneChallenger => "each turn, only one character can challenge".to_owned(),
        Rule::InkwellExerted(whose) => format!("cards enter {} exerted", target::zone(*whose, "inkwell")),
        Rule::NoDiscard(from_hand) => {
            let from = if *from_hand { " from your hand" } else { "" };
            format!("if an effect would cause you to discard one or more cards{from}, you don't discard")
        }
        Rule::FaceUpTop(who) => format!(
            "{} {} with the top card of their deck faceup",
            target::who(*who),
            verb(target::number_of(*who), "play")
        ),
        Rule::MustChoose(who, what) => format!(
            "{} must choose {} for actions and abilities if able",
            target::who(*who),
            target::object(what)
        ),
        Rule::DamageWith(who, stat, instead) => format!(
            "during challenges, {} damage with their {} instead of their {}",
            subject_verb(who, "deal", "").trim_end(),
            phrase(STATS, stat),
            phrase(STATS, instead)
        ),
        Rule::AnyNameForShift(what) => {
            let what = target::object(what);
            format!("you may play any character with Shift on {what} as if {what} had any name")
        }
        Rule::PayLessForFirst(amount, what, each_turn) => {
            let each_turn = if *each_turn { " each turn" } else { "" };
            pay_less(amount, &format!("for the first {} you play{each_turn}", noun::one(what)))
        }
        Rule::PlayFromOnceEach(modal, what) => {
            let (plain, _) = self::rule(&Rule::PlayFromExerted(*modal, what.clone()));
            let same = "characters with the same name as characters you played this way this turn";
            format!("{plain} and you can't play {same}")
        }
        Rule::PayLessToUse(amount, keyword, also) => {
            let also =
                also.as_ref().map_or(String::new(), |what| format!(" and to play {}", target::object(what)));
            pay_less(amount, &format!("to use {} abilities{also}", keyword.name()))
        }
        Rule::DeckCopies(modal, copies, what) => format!(
            "you {} have up to {copies} copies of {} in your deck",
            phrase(MODALS, modal),
            super::with_article(&noun::one(what))
        ),
        Rule::UseWhenPlayed(what, pronoun) => format!(
            "you may use the ⟳ abilities of {} the turn {} played",
            target::object(what),
            phrase(BEING, pronoun)
        ),
        Rule::CostForSinging(who, cost, another) => {
            let counts =
                |who: &Target, cost: &u8| subject_verb(who, "count", &format!("as having +{cost} cost"));
            let first = format!("{} for singing songs", counts(who, cost));
            match another {
                Some((who, cost)) => format!("{first}. {} instead", super::capital(&counts(who, cost))),
                None => first,
            }
        }
        Rule::UseFree(what, name) => {
            format!("you may use {}'s {name} ability for free", target::object(what))
        }
        Rule::PerEach(measure, rule) => {
            let (words, tail) = self::rule(rule);
            return (format!("for each {}, {words}", amount::each(measure)), tail);
        }
    };
    (whole, String::new())
}

/// Rules joined by "and". Rules with the same subject as the first do not repeat it.
fn joined(rules: &[Rule]) -> (String, String) {
    let subject = rules.first().map_or(String::new(), subject_words);
    let mut words = Vec::new();
    let mut end = String::new();
    for (n, rule) in rules.iter().enumerate() {
        let (mut start, tail) = self::rule(rule);
        if n > 0 && !subject.is_empty() && subject_words(rule) == subject {
            start = start.replacen(&format!("{subject} "), "", 1);
        }
        if n + 1 < rules.len() {
            start.push_str(&tail);
        } else {
            end = tail;
        }
        words.push(start);
    }
    (words.join(" and ").replace(" and , if ", " and, if "), end)
}

/// The subject of a rule about cards.
fn subject_words(rule: &Rule) -> String {
    rule.subject().map_or_else(String::new, target::subject)
}

fn subject_verb(who: &Target, does: &str, what: &str) -> String {
    format!("{} {} {what}", target::subject(who), verb(target::number(who), does))
}

fn pay_less(amount: &Amount, what: &str) -> String {
    match amount {
        Amount::ForEach(n, measure) => {
            format!("for each {}, you pay {n} ⬡ less {what}", amount::each(measure))
        }
        Amount::Number(n) => format!("you pay {n} ⬡ less {what}"),
        Amount::ThatMany | Amount::SameAmount => format!("you pay that amount of ⬡ less {what}"),
        Amount::EqualTo(_)
        | Amount::All
        | Amount::Each(_)
        | Amount::AtMost(..)
        | Amount::A
        | Amount::ThatNumberPlus(_) => {
            format!("you pay ⬡{} less {what}", amount::tail(amount))
        }
    }
}

/// "gets +1 ¤ and gains Rush", and the last number's "for each".
fn give(who: &Target, modifiers: &[Modifier]) -> (String, String) {
    let number = target::number(who);
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    let mut tail = String::new();
    for (n, modifier) in modifiers.iter().enumerate() {
        let (verb, mut words, each) = self::modifier(modifier);
        if n + 1 == modifiers.len() {
            tail = each;
        } else {
            words.push_str(&each);
        }
        match groups.last_mut() {
            Some((last, group)) if *last == verb => group.push(words),
            _ => groups.push((verb, vec![words])),
        }
    }
    let groups: Vec<String> =
        groups.iter().map(|(base, group)| format!("{} {}", verb(number, base), list(group, "and"))).collect();
    let (subject, here) = target::subject_here(who);
    (format!("{subject} {}{here}", groups.join(" and ")), tail)
}

/// Modifiers after their target: "+2 ¤", "Challenger +2 and Resist +2".
pub(super) fn given(modifiers: &[Modifier]) -> (String, String) {
    let mut tail = String::new();
    let words: Vec<String> = modifiers
        .iter()
        .map(|modifier| {
            let (_, words, each) = self::modifier(modifier);
            tail = each;
            words
        })
        .collect();
    (list(&words, "and"), tail)
}

/// A modifier's verb, its words, and its "for each", which may be written separately.
fn modifier(modifier: &Modifier) -> (&'static str, String, String) {
    match modifier {
        Modifier::Strength(sign, amount) => stat(*sign, amount, "¤"),
        Modifier::Willpower(sign, amount) => stat(*sign, amount, "⛉"),
        Modifier::Lore(sign, amount) => stat(*sign, amount, "◊"),
        Modifier::Gains(keyword) => ("gain", keyword::keyword(keyword), String::new()),
        Modifier::GainsBare(keyword) => ("gain", keyword.name().to_owned(), String::new()),
        Modifier::LosesStat(stat, amount) => {
            let symbol = phrase(STATS, stat);
            ("lose", format!("{symbol}{}", amount::tail(amount)), String::new())
        }
        Modifier::LosesAbility(name) => ("lose", format!("the {name} ability"), String::new()),
        Modifier::Loses(keyword) => ("lose", keyword.name().to_owned(), String::new()),
        Modifier::GainsPer(keyword, measure) => (
            "gain",
            format!("{} for each {}", keyword::keyword(keyword), amount::each(measure)),
            String::new(),
        ),
        Modifier::GainsClass(class) => ("gain", format!("the {class} classification"), String::new()),
        Modifier::GainsAbility(ability) => {
            let words = ability::body(ability);
            ("gain", format!("\"{}\"", words.strip_suffix('.').unwrap_or(&words)), String::new())
        }
    }
}

fn stat(sign: Sign, amount: &Amount, symbol: &str) -> (&'static str, String, String) {
    let sign = match sign {
        Sign::Plus => "+",
        Sign::Minus => "-",
    };
    match amount {
        Amount::Number(n) => ("get", format!("{sign}{n} {symbol}"), String::new()),
        Amount::ForEach(n, _) => ("get", format!("{sign}{n} {symbol}"), amount::tail(amount)),
        Amount::EqualTo(_) => ("get", format!("{sign}{symbol}{}", amount::tail(amount)), String::new()),
        Amount::ThatMany
        | Amount::All
        | Amount::Each(_)
        | Amount::AtMost(..)
        | Amount::A
        | Amount::ThatNumberPlus(_)
        | Amount::SameAmount => ("get", format!("{sign}that much {symbol}"), String::new()),
    }
}

pub(super) fn act(act: &Act) -> String {
    match act {
        Act::Challenge(None) => "challenge".to_owned(),
        Act::Challenge(Some(whom)) => format!("challenge {}", target::object(whom)),
        Act::SingThe(songs) => format!("sing {}", noun::many(songs)),
        Act::Gain(keyword) => format!("gain {}", keyword.name()),
        Act::BeChallenged(None) => "be challenged".to_owned(),
        Act::BeChallenged(Some(by)) => format!("be challenged by {}", target::object(by)),
        Act::Quest
        | Act::Ready
        | Act::ReadyAtStart
        | Act::Sing
        | Act::BeDealtDamage
        | Act::BeChosen
        | Act::Move
        | Act::ReadyAtTheirStart
        | Act::ReadyAtTheirPlayersStart
        | Act::MoveToLocations => phrase(ACTS, act).to_owned(),
    }
}

/// "she takes no damage".
pub(super) fn takes_no_damage(who: &Target) -> String {
    subject_verb(who, "take", "no damage")
}
