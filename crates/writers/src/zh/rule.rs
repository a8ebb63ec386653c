//! Chinese rules.

use super::noun::list;
use super::{Chinese, words};
use crate::pieces::without;
use crate::{Unit, Zone, untranslated};
use wording::{
    Act, Amount, Condition, DeckLimit, Det, Duration, Measure, Modifier, Node, Noun, Part, PlayerAct,
    Pronoun, Rule, Sign, Target,
};

/// The word for playing a character by Shift.
const SHIFTING: &str = "以转形";

impl Chinese<'_> {
    /// A rule; `time` follows its subject, and "直到…" comes at the end. `then` is "便" after "只要".
    pub(super) fn rule(&self, rule: &Rule, time: &str, then: &str) -> String {
        self.permitting(rule, time, then)
            .or_else(|| self.entering(rule, time, then))
            .or_else(|| self.paying(rule, time, then))
            .or_else(|| self.allowing(rule, time, then))
            .or_else(|| self.ruling(rule, time, then))
            .or_else(|| self.bounded_rule(rule, time, then))
            .unwrap_or_else(|| untranslated(Node::Rule(rule)))
    }

    /// Rules about what cards get, do and cannot do.
    fn permitting(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, until) = if time.starts_with('直') { ("", time) } else { (time, "") };
        let about = |who: &Target, what: &str| format!("{}{time}{then}{what}{until}", self.holder(who));
        Some(match rule {
            Rule::Give(who, modifiers) => self.give(who, modifiers, time, until, then),
            Rule::Cant(who, acts) => about(who, &self.cannot(acts, "不能")),
            Rule::DoesntReady(who) => about(who, "不能就绪"),
            Rule::CanChallenge(who, whom) | Rule::Challenging(_, who, whom) => {
                about(who, &format!("能挑战{}", self.bare(whom)))
            }
            Rule::NoChallengeDamage(who) => about(who, "不会在该挑战中受到伤害"),
            Rule::NoDamageFromChallenges(who) => about(who, "不会在挑战中受到伤害"),
            Rule::NamedForShift(who, name) => {
                about(who, &format!("在转形时也视作名称为{}", self.site.card_name(&name.0)))
            }
            Rule::SingCost(who, cost) => about(who, &format!("视作费用 +{cost} 来演唱歌曲")),
            Rule::CountAsInkable(who) => about(who, "视作有 ◉"),
            Rule::QuestWhenPlayed(who, _) => about(who, "在打出的当回合就能探奇"),
            Rule::Must(who, act, _) => about(who, &format!("如果能{0}，则必须{0}", self.act(act))),
            Rule::PayTo(who, acts, ink) => {
                format!("除非你支付 {ink} ⬡，否则{}", about(who, &self.cannot(acts, "不能")))
            }
            Rule::Floor(who, stat) => format!("{}不能减少至低于其印刷数值", self.stat_of(*stat, who)),
            Rule::DamageWith(who, stat, instead) => {
                let (stat, instead) = (words::stat(*stat), words::stat(*instead));
                about(who, &format!("在挑战中以其 {stat} 而不是其 {instead} 来造成伤害"))
            }
            _ => return None,
        })
    }

    /// Rules about cards that enter play or an inkwell, or move.
    fn entering(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, until) = if time.starts_with('直') { ("", time) } else { (time, "") };
        let about = |who: &Target, what: &str| format!("{}{time}{then}{what}{until}", self.holder(who));
        Some(match rule {
            Rule::EntersExerted(who) => about(who, "进场时为力竭状态"),
            Rule::MayEnterExerted(who) => about(who, "可以为力竭状态来进场"),
            Rule::EnterExertedTo(who, effect) => {
                let effect = self.effect(effect, "");
                about(who, &format!("可以为力竭状态来进场，以{effect}"))
            }
            Rule::EntersWithDamage(who, damage) => about(who, &format!("进场时带有 {damage} 点伤害")),
            Rule::MoveHereFree(_, who) => about(who, "可以免费移至此处"),
            Rule::InkwellExerted(whose) => {
                format!("卡进入{}时为力竭状态", self.zone(*whose, Zone::Inkwell))
            }
            _ => return None,
        })
    }

    /// Rules about what players pay.
    fn paying(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, _) = if time.starts_with('直') { ("", time) } else { (time, "") };
        Some(match rule {
            Rule::PayLess(amount, what) => {
                let what = format!("来打出{}", self.target(what));
                self.pay_less(amount, &what, time, then)
            }
            Rule::PayLessForNext(amount, noun) | Rule::PayLessForNextShift(amount, noun) => {
                let shifting = matches!(rule, Rule::PayLessForNextShift(..));
                let how = if shifting { SHIFTING } else { "" };
                let counter = self.counter_of(noun);
                let less = match amount {
                    Amount::Number(n) => format!("少支付 {n} ⬡"),
                    amount => format!("少支付{}", self.amount(amount, Unit::Ink)),
                };
                let per = self.per(amount).map_or(String::new(), |per| format!("{per}，"));
                format!("{per}你{time}{how}打出的下一{counter}{}{then}{less}", self.bare(noun))
            }
            Rule::PayLessForFirst(amount, noun, _) => {
                let counter = self.counter_of(noun);
                let less = self.amount(amount, Unit::Ink);
                format!("你每回合打出的第一{counter}{}{then}少支付{less}", self.bare(noun))
            }
            Rule::PayLessToMove(amount, what, place) => {
                let what = self.move_to(what, place.as_ref());
                self.pay_less(amount, &what, time, then)
            }
            Rule::PayLessToShift(amount, what, on) => {
                let what = format!("来{}", self.shift(what, on.as_ref()));
                self.pay_less(amount, &what, time, then)
            }
            Rule::MayPayLessToMove(amount, what, place) => {
                let what = self.move_to(what, place.as_ref());
                format!("你可以少支付{}{what}", self.amount(amount, Unit::Ink))
            }
            Rule::PayMore(who, ink, what) => {
                format!("{}{time}{then}多支付 {ink} ⬡ 来打出{}", self.who(*who), self.target(what))
            }
            _ => return None,
        })
    }

    /// Rules about what players may play, ink and have in their decks.
    fn allowing(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, until) = if time.starts_with('直') { ("", time) } else { (time, "") };
        let you = |what: &str| format!("你{time}{then}{what}{until}");
        Some(match rule {
            Rule::InkAdditional => {
                let into = self.zone(wording::Whose::Your, Zone::Inkwell);
                you(&format!("可以将额外一张卡放进{into}"))
            }
            Rule::PlayFrom(_, what) => you(&format!("可以打出{}", self.target(what))),
            Rule::PlayFromExerted(_, what) => {
                let what = self.target(what);
                let they = self.pronoun(Pronoun::They);
                you(&format!("可以打出{what}。如果你如此做，则{they}进场时为力竭状态"))
            }
            Rule::ShiftOnto(_, what, on) => you(&format!("可以{}", self.shift(what, Some(on)))),
            Rule::ShiftFreeFor(price, what) => {
                let price = self.effect(price, "");
                you(&format!("可以{price}来免费{}", self.shift(what, None)))
            }
            Rule::AnyInk(_, what) => {
                format!("你的卡组中可以有{}，无视其奇墨类别", self.bare(what))
            }
            Rule::PlayFree(_, what) => you(&format!("可以免费打出{}", self.target(what))),
            Rule::PlayFreeFor(price, what) => {
                let price = self.effect(price, "");
                you(&format!("可以{price}来免费打出{}", self.target(what)))
            }
            Rule::InkFromDiscard => {
                let from = self.zone(wording::Whose::Your, Zone::Discard);
                you(&format!("能将卡从{from}放进你的奇墨池"))
            }
            Rule::DeckLimit(limit, name, version) => {
                let version = version.as_ref().map_or(String::new(), |version| {
                    let local = self.site.names.version(&name.0, &version.0);
                    format!("——{}", local.unwrap_or_else(|| version.0.clone()))
                });
                let name = self.site.card_name(&name.0);
                let count = match limit {
                    DeckLimit::UpTo(n) => format!("可以有至多 {n} 张"),
                    DeckLimit::Only(n) => format!("只能有 {n} 张"),
                    DeckLimit::AnyNumber => "可以有任意数量的".to_owned(),
                };
                format!("你的卡组中{count}{name}{version}")
            }
            Rule::AnyNameForShift(what) => {
                let on = self.target(what);
                you(&format!("可以将任意具转形的角色打出在{on}上，视作其具任意名称"))
            }
            Rule::UseFree(what, name) => {
                let name = self.site.story_name(&name.0);
                you(&format!("可以免费使用{}的{name}奇能", self.target(what)))
            }
            _ => return None,
        })
    }

    /// Rules about what players must do and cannot do.
    fn ruling(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, until) = if time.starts_with('直') { ("", time) } else { (time, "") };
        Some(match rule {
            Rule::CantPlay(who, noun) => {
                format!("{}{time}{then}不能打出{}{until}", self.who(*who), self.bare(noun))
            }
            Rule::CantPlayThis(who, what) => {
                format!("{}{time}{then}不能打出{}{until}", self.who(*who), self.target(what))
            }
            Rule::LoreToWin(who, lore) => format!("{}{then}需要 {lore} 点奇谈来赢得游戏", self.who(*who)),
            Rule::SkipDraw => "略过你回合的抽卡步骤".to_owned(),
            Rule::PlayerCant(who, act) => {
                let act = match act {
                    PlayerAct::GainLore => "不能获得奇谈".to_owned(),
                    PlayerAct::GetInkDrops => "不能获得奇墨滴".to_owned(),
                    PlayerAct::LoseLore => "不能失去奇谈".to_owned(),
                    PlayerAct::ReadyMore(most, noun) => {
                        format!("不能令多于 {most} 个{}就绪", self.bare(noun))
                    }
                    PlayerAct::Choose(what) => format!("不能为奇能或卡牌效果选择{}", self.target(what)),
                };
                format!("{}{time}{then}{act}{until}", self.who(*who))
            }
            Rule::NoDamageRemoval => "伤害指示物不能被移去".to_owned(),
            Rule::OneChallenger => "每回合只有一个角色能发起挑战".to_owned(),
            Rule::NoDiscard(from_hand) => {
                let hand = if *from_hand { "手卡" } else { "卡" };
                format!("如果效果将令你弃置一张或数张{hand}，则你不弃置")
            }
            Rule::FaceUpTop(who) => {
                let top = "其卡组顶的那张卡";
                format!("{}将{top}正面朝上来进行游戏", self.doer(*who))
            }
            Rule::MustChoose(who, what) => {
                let choose = format!("选择{}", self.target(what));
                format!("{}的行动和奇能如果能{choose}，则须如此选择", self.who(*who))
            }
            _ => return None,
        })
    }

    /// Rules that hold under a condition, or several at once.
    fn bounded_rule(&self, rule: &Rule, time: &str, then: &str) -> Option<String> {
        let (time, until) = if time.starts_with('直') { ("", time) } else { (time, "") };
        Some(match rule {
            Rule::Unless(rule, test) => {
                let test = self.condition(test);
                let then = self.rule(&with_pronoun(rule, &test), time, then);
                format!("除非{test}，否则{then}{until}")
            }
            Rule::OnlyIf(rule, test) => {
                let test = self.condition(test);
                format!("如果{test}，则{}", self.rule(rule, time, then))
            }
            Rule::OnlyWhile(rule, test) => {
                // A condition that omits its subject is about the subject of the rule.
                if let (Rule::Give(who, modifiers), Condition::Bare(part)) = (&**rule, test) {
                    let who = self.holder(who);
                    let given = self.given(modifiers);
                    return Some(format!("{who}{time}{}后，在挑战中{given}{until}", self.state(part)));
                }
                let test = self.condition(test);
                format!("只要{test}，{}{until}", self.rule(rule, time, "便"))
            }
            Rule::ForTurn(rule) => self.rule(rule, "本回合", then),
            Rule::And(rules) => self.joined(rules, time, until, then),
            Rule::PerEach(measure, rule) => {
                let each = self.each(measure);
                format!("{each}，{}", self.rule(rule, time, "便"))
            }
            _ => return None,
        })
    }

    /// The card that a rule is about.
    fn holder(&self, who: &Target) -> String {
        self.target(who)
    }

    fn joined(&self, rules: &[Rule], time: &str, until: &str, then: &str) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut before: Option<&Target> = None;
        for (n, rule) in rules.iter().enumerate() {
            let subject = rule.subject();
            let same = n > 0 && subject.is_some() && subject == before;
            let whole = self.rule(rule, if same { "" } else { time }, if same { "" } else { then });
            let words = if same {
                let text = subject.map_or(String::new(), |who| self.target(who));
                whole.strip_prefix(&text).unwrap_or(&whole).to_owned()
            } else {
                whole
            };
            before = subject.or(before);
            // A number needs a space before the next word.
            let apart = if words.ends_with(|c: char| c.is_ascii_digit()) { " " } else { "" };
            said.push(words + apart);
        }
        format!("{}{until}", said.join("且"))
    }

    /// "以转形将一个角色打出在这个角色上".
    pub(super) fn shift(&self, what: &Target, on: Option<&Target>) -> String {
        let what = self.target(what);
        let Some(on) = on else { return format!("{SHIFTING}打出{what}") };
        // Pronouns refer to the shifted card afterwards.
        let last = self.last.get();
        let on = match on {
            Target::Pronoun(_) => "其".to_owned(),
            on => self.target(on),
        };
        self.last.set(last);
        format!("{SHIFTING}将{what}打出在{on}上")
    }

    fn move_to(&self, what: &Target, place: Option<&Target>) -> String {
        let plain = match what {
            Target::Of(det, noun) => Target::Of(*det, without(noun, |part| *part == Part::Here)),
            what => what.clone(),
        };
        let what = self.target(&plain);
        let place = match place {
            None => "此处".to_owned(),
            Some(Target::Of(Det::A, noun)) if noun.0.len() == 1 => "地点".to_owned(),
            Some(place) => self.target(place),
        };
        format!("来将{what}移至{place}")
    }

    fn pay_less(&self, amount: &Amount, what: &str, time: &str, then: &str) -> String {
        match amount {
            Amount::ForEach(n, measure) => {
                format!("{}，你便少支付 {n} ⬡ {what}", self.each(measure))
            }
            amount => format!("你{time}{then}少支付{} {what}", self.amount(amount, Unit::Ink)),
        }
    }

    fn give(&self, who: &Target, modifiers: &[Modifier], time: &str, until: &str, then: &str) -> String {
        // If something is counted on the card itself, name the card there and use a pronoun as the subject.
        let mut who = who.clone();
        let mut modifiers = modifiers.to_vec();
        if let Some(measured) = modifiers.iter_mut().find_map(counted_on)
            && let Target::Pronoun(pronoun) = *measured
            && !matches!(who, Target::Pronoun(_))
        {
            *measured = std::mem::replace(&mut who, Target::Pronoun(pronoun));
        }
        let modifiers = modifiers.as_slice();
        let per = modifiers.iter().find_map(|modifier| match modifier {
            Modifier::Strength(_, amount) | Modifier::Willpower(_, amount) | Modifier::Lore(_, amount) => {
                self.per(amount)
            }
            Modifier::GainsPer(_, measure) => Some(self.each(measure)),
            _ => None,
        });
        let subject = self.holder(&who);
        let given = self.given(modifiers);
        match per {
            // The count comes first.
            Some(per) => format!("{per}，{subject}{time}便{}", followed(&given, until)),
            None => format!("{subject}{time}{then}{}", followed(&given, until)),
        }
    }

    /// "得 +1 ¤ 且获得速击".
    pub(super) fn given(&self, modifiers: &[Modifier]) -> String {
        let mut groups: Vec<(&'static str, Vec<String>)> = Vec::new();
        for modifier in modifiers {
            let (verb, words) = self.modifier(modifier);
            match groups.last_mut() {
                Some((last, group)) if *last == verb => group.push(words),
                _ => groups.push((verb, vec![words])),
            }
        }
        let groups: Vec<String> =
            groups.iter().map(|(verb, group)| format!("{verb}{}", list(group, joint(verb)))).collect();
        groups.join("且")
    }

    fn modifier(&self, modifier: &Modifier) -> (&'static str, String) {
        if let Some((stat, sign, amount)) = modifier.change() {
            return ("得 ", self.stat_change(sign, amount, words::stat(stat)));
        }
        match modifier {
            Modifier::Gains(keyword) | Modifier::GainsPer(keyword, _) => ("获得", self.keyword(keyword)),
            Modifier::Loses(keyword) => ("失去", words::keyword(*keyword).to_owned()),
            Modifier::GainsClass(class) => ("获得", format!("{}类别", words::class(&class.0))),
            Modifier::GainsAbility(ability) => {
                let words = Chinese::new(self.site).ability(ability);
                ("获得", format!("“{}”", words.strip_suffix('。').unwrap_or(&words)))
            }
            Modifier::LosesStat(stat, amount) => {
                let symbol = words::stat(*stat);
                match amount {
                    Amount::EqualTo(measure) => {
                        ("失去", format!("等同于{}的 {symbol} ", self.measured(measure)))
                    }
                    _ => ("失去", format!(" {symbol} ")),
                }
            }
            Modifier::LosesAbility(name) => ("失去", format!("{}奇能", self.site.story_name(&name.0))),
            modifier => ("获得", untranslated(Node::Modifier(modifier))),
        }
    }

    fn stat_change(&self, sign: Sign, amount: &Amount, symbol: &str) -> String {
        let mark = match sign {
            Sign::Plus => "+",
            Sign::Minus => "-",
        };
        if let Amount::AtMost(inner, most, _) = amount {
            return format!("{}（至多 {most}）", self.stat_change(sign, inner, symbol));
        }
        match amount {
            Amount::Number(n) | Amount::ForEach(n, _) | Amount::Each(n) => format!("{mark}{n} {symbol} "),
            Amount::A => format!("{mark}1 {symbol} "),
            Amount::EqualTo(measure) => {
                let of = self.measured(measure).replace("之 ", "的 ");
                format!("{mark}{symbol}，其数量等同于{of} ")
            }
            Amount::ThatMany | Amount::SameAmount | Amount::All => format!("{mark}等量的 {symbol} "),
            Amount::ThatNumberPlus(n) => format!("{mark}该数量加 {n} {symbol} "),
            amount => untranslated(Node::Amount(amount)),
        }
    }

    pub(super) fn cannot(&self, acts: &[Act], not: &str) -> String {
        let acts: Vec<String> = acts.iter().map(|act| self.act(act)).collect();
        // The time of a prohibition comes before "can't".
        let joined = list(&acts, "或");
        for start in ["在你的回合开始时", "在其回合开始时"] {
            if let Some(rest) = joined.strip_prefix(start) {
                return format!("{start}{not}{rest}");
            }
        }
        format!("{not}{joined}")
    }

    fn act(&self, act: &Act) -> String {
        self.act_of_card(act)
            .or_else(|| self.act_on_card(act))
            .unwrap_or_else(|| untranslated(Node::Act(act)))
    }

    /// What a card does.
    fn act_of_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::Quest => "探奇".to_owned(),
            Act::Challenge(None) => "发起挑战".to_owned(),
            Act::Challenge(Some(whom)) => format!("挑战{}", self.target(whom)),
            Act::Sing => " ⟳ 来演唱歌曲".to_owned(),
            Act::Move => "移动".to_owned(),
            Act::MoveToLocations => "移至地点".to_owned(),
            Act::SingThe(songs) => format!("演唱{}", self.bare(songs)),
            Act::Gain(keyword) => format!("获得{}", words::keyword(*keyword)),
            _ => return None,
        })
    }

    /// What is done to a card.
    fn act_on_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::BeChallenged(None) => "受到挑战".to_owned(),
            Act::BeChallenged(Some(by)) => format!("受到{}挑战", self.target(by)),
            Act::Ready => "就绪".to_owned(),
            Act::ReadyAtStart => "在你的回合开始时就绪".to_owned(),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => "在其回合开始时就绪".to_owned(),
            Act::BeDealtDamage => "受到伤害".to_owned(),
            Act::BeChosen => "被选择".to_owned(),
            _ => return None,
        })
    }

    pub(super) fn duration(&self, duration: Duration) -> &'static str {
        match duration {
            Duration::ThisTurn | Duration::RestOfThisTurn => "本回合",
            Duration::UntilYourNextTurn => "直到你的下一个回合开始",
            Duration::DuringTheirNextTurn => "在其下一个回合",
            Duration::AtTheirNextStart | Duration::AtItsNextStart => "在其下一个回合的开始时",
            Duration::UntilEndOfYourNextTurn => "直到你的下一个回合结束",
            Duration::Unsaid => "",
            Duration::ThatChallenge => "在该挑战中",
            Duration::WhileThisItem => "在这个物品在场上时",
            Duration::WhileThisLocation => "在这个地点在场上时",
        }
    }
}

/// The card that a modifier counts something on or under.
fn counted_on(modifier: &mut Modifier) -> Option<&mut Target> {
    let measure = match modifier {
        Modifier::Strength(_, Amount::ForEach(_, measure))
        | Modifier::Willpower(_, Amount::ForEach(_, measure))
        | Modifier::Lore(_, Amount::ForEach(_, measure)) => &mut **measure,
        Modifier::GainsPer(_, measure) => measure,
        _ => return None,
    };
    match measure {
        Measure::DamageOn(target) | Measure::CardsUnder(target) => Some(target),
        _ => None,
    }
}

/// The word that joins the objects of a verb. Numbers need a space before them.
fn joint(verb: &str) -> &'static str {
    if verb.ends_with(' ') { "与 " } else { "与" }
}

/// The modifiers and their duration, with a space between symbols and words.
fn followed(given: &str, until: &str) -> String {
    let chinese = given.ends_with(|c: char| ('\u{4e00}'..='\u{9fff}').contains(&c));
    if chinese || until.is_empty() { format!("{given}{until}") } else { format!("{given} {until}") }
}

/// The rule with a pronoun for the card that the condition before it names.
fn with_pronoun(rule: &Rule, test: &str) -> Rule {
    let mut rule = rule.clone();
    if !test.starts_with("这个角色") && !test.starts_with("那个角色") {
        return rule;
    }
    if let Rule::Cant(who, _) = &mut rule
        && matches!(who, Target::Of(Det::This | Det::That, Noun(parts)) if parts.len() == 1)
    {
        *who = Target::Pronoun(Pronoun::They);
    }
    rule
}
