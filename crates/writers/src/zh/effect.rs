//! Chinese effects.

use super::amount::Unit;
use super::noun::{CARD, Zone, list};
use super::{Chinese, words};
use crate::chosen;
use crate::pieces::without;
use wording::{
    Amount, Destination, Det, Duration, Effect, HandSize, KeywordKind, Part, Place, Quantity, Rule, Target,
    Who, Whose,
};

impl Chinese<'_> {
    /// An effect; `who` comes before the verb if the effect names nobody.
    pub(super) fn effect(&self, effect: &Effect, who: &str) -> String {
        let by = |named: &Who| match named {
            Who::Implied => who.to_owned(),
            named => self.doer(*named),
        };
        match effect {
            Effect::May(named, inner) => {
                let subject = match named {
                    Who::Implied if who.is_empty() => "你".to_owned(),
                    Who::Implied => who.to_owned(),
                    named => self.who(*named).to_owned(),
                };
                self.counted(inner, &format!("{subject}可以"), &format!("{subject}便可以"))
            }
            Effect::MayAlso(named, inner) => self.effect(inner, &format!("{}也可以", self.who(*named))),
            Effect::By(named, inner) => {
                let named = self.doer(*named);
                self.effect(inner, &named)
            }
            Effect::Then(steps) => self.in_turn(steps, "，然后", who),
            Effect::AndThen(all) => self.in_turn(all, "，然后", who),
            Effect::And(all) => {
                let player = all.iter().skip(1).any(Effect::has_subject);
                self.in_turn(all, if player { "且" } else { "并" }, who)
            }
            Effect::List(all) => self.in_turn(all, "，并", who),
            Effect::Or(all) => self.in_turn(all, "或", who),
            Effect::To(price, inner) => {
                let price = self.effect(price, who);
                match &**inner {
                    // An effect that counts the results of the cost is a separate sentence.
                    Effect::GainLore(_, Amount::ForEach(..)) | Effect::Draw(_, Amount::ForEach(..)) => {
                        format!("{price}。{}", self.effect(inner, ""))
                    }
                    Effect::PayLessForNext(..) => format!("{price}来令{}", self.effect(inner, "")),
                    inner => format!("{price}来{}", self.effect(inner, "")),
                }
            }
            Effect::If(test, inner) => format!("如果{}，则{}", self.condition(test), self.effect(inner, who)),
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, who);
                format!("如果{}，则{inner}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("如果你如此做，则{}", self.effect(inner, who)),
            Effect::Otherwise(inner) => format!("否则，{}", self.effect(inner, who)),
            Effect::IfTheyDo(inner) => format!("如果他如此做，则{}", self.effect(inner, who)),
            Effect::IfTheyDont(inner) => format!("如果他不如此做，则{}", self.effect(inner, who)),
            Effect::ForEachWhoDoesnt(named, inner) => {
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                format!("每有一位不如此做的{one}，便{}", self.effect(inner, who))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, who);
                let test = self.condition(test);
                format!("{first}。如果{test}，则改为{}", self.effect(other, who))
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, who);
                let and = if second.has_subject() { "且" } else { "并" };
                format!("{first}{and}{}", self.effect(second, who))
            }
            Effect::ChooseOne(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.continued(option))).collect();
                format!("{who}选择一项： {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.continued(option))
                    })
                    .collect();
                format!("{who}选择{}： {}", list(&names, "或"), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let both = both
                    .as_ref()
                    .map_or(String::new(), |test| format!("。如果{}，则改为选择两项", self.condition(test)));
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.continued(option))).collect();
                format!("{who}选择以下一项{both}： {}", options.join(" "))
            }
            Effect::For(rule, duration) => self.for_time(rule, *duration),
            Effect::TheNext(noun, waited, rule, lasts) => {
                let waited = self.duration(*waited);
                let next = format!("你{waited}打出的下一{}{}", self.counter_of(noun), self.bare(noun));
                // The rule omits its subject.
                let rule = self.rule(rule, lasts.map_or("", |lasts| self.duration(lasts)), "");
                format!("{next}{rule}")
            }
            Effect::Lasting(duration, rule) => self.rule(rule, self.duration(*duration), ""),
            Effect::Watch(trigger, duration, inner) => {
                let trigger = self.trigger(trigger);
                let trigger = match duration {
                    Some(Duration::ThisTurn | Duration::RestOfThisTurn) => format!("本回合{trigger}"),
                    Some(duration) => format!("{trigger}{}", self.duration(*duration)),
                    None => trigger,
                };
                format!("{trigger}，{}", self.effect(inner, who))
            }
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger);
                format!("{time}中，{trigger}，{}", self.effect(inner, who))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                format!("{time}，如果{would}，则改为{}", self.effect(inner, who))
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                format!("然后，{}", self.effect(inner, who))
            }
            Effect::Unless(inner, test) => {
                let test = self.condition(test);
                format!("除非{test}，否则{}", self.effect(inner, who))
            }
            Effect::UnlessDone(inner, other) => {
                let other = self.effect(other, "");
                format!("除非{other}，否则{}", self.effect(inner, who))
            }
            Effect::ForEach(measure, inner) => {
                let each = self.each(measure);
                match &**inner {
                    Effect::May(Who::You, done) => format!("{each}，{}", self.effect(done, "你便可以")),
                    Effect::PayLessForNext(amount, noun, duration) => {
                        let rule = Rule::PayLessForNext(amount.clone(), noun.clone());
                        format!("{each}，{}", self.rule(&rule, self.duration(*duration), "便"))
                    }
                    inner => format!("{each}，便{}", self.effect(inner, who)),
                }
            }
            Effect::ForEachPlayer(inner) => format!("对每位对手玩家，{}", self.effect(inner, who)),
            Effect::Have(named, inner) => format!("{who}令{}", self.effect(inner, self.who(*named))),
            Effect::Repeat => format!("{who}重复此效果"),

            Effect::Draw(named, _)
            | Effect::GainLore(named, _)
            | Effect::LoseLore(named, _)
            | Effect::GetInkDrops(named, _)
            | Effect::RemoveInkDrops(named, false, _)
            | Effect::DrawFromBottom(named, _)
            | Effect::DiscardFor(named, _) => {
                let subject = by(named);
                let then = then(&subject);
                self.counted(effect, &subject, &then)
            }
            Effect::RemoveInkDrops(named, _, Amount::All) => format!("{}移去其所有奇墨滴", by(named)),
            Effect::RemoveInkDrops(named, true, amount) => {
                format!("{}移去至多{}", by(named), self.amount(amount, Unit::Drop))
            }
            Effect::RemoveAnyInkDrops(named) => format!("{}移去任意数量的奇墨滴", by(named)),
            Effect::ChooseAndDiscard(named, quantity, noun) => {
                format!("{}选择并弃置{}", by(named), self.described(Det::Count(*quantity), noun).text)
            }
            Effect::DiscardThatMany(named) => format!("{}选择并弃置等量的卡", by(named)),
            Effect::DiscardEither(named, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun).text)
                    .collect();
                format!("{}选择并弃置{}", by(named), all.join("或"))
            }
            Effect::Discard(named, quantity, noun) => {
                format!("{}弃置{}", by(named), self.described(Det::Count(*quantity), noun).text)
            }
            Effect::DiscardAtRandom(named, quantity, noun) => {
                format!("{}随机弃置{}", by(named), self.described(Det::Count(*quantity), noun).text)
            }
            Effect::DiscardOfChoice(named, quantity, noun, chooser) => {
                let chosen_by = if *chooser == Whose::Your { "由你选择的" } else { "由其选择的" };
                let what = self.described(Det::Count(*quantity), noun).text;
                // The count comes before the player who chooses.
                let what = match what.split_once('张') {
                    Some((count, rest)) => format!("{count}张{chosen_by}{rest}"),
                    None => format!("{chosen_by}{what}"),
                };
                format!("{}弃置{what}", by(named))
            }
            Effect::DiscardHand(named) | Effect::DiscardHands(named) | Effect::DiscardAll(named) => {
                let subject = by(named);
                let owner = if subject.is_empty() || subject.starts_with('你') { "你的" } else { "其" };
                format!("{subject}弃置{owner}所有手卡")
            }
            Effect::DrawUntil(named, size) => format!("{}抽卡直到{}", by(named), hand_size(*size)),
            Effect::DiscardUntil(named, choose, size) => {
                let choose = if *choose { "选择并" } else { "" };
                format!("{}{choose}弃置卡直到{}", by(named), hand_size(*size))
            }
            Effect::PayInk(ink) => format!("{who}支付 {ink} ⬡ "),
            Effect::NameCard => {
                self.last.set(CARD);
                format!("{who}说出一张卡的名称")
            }
            Effect::ShuffleDeck(named) => {
                let subject = by(named);
                let owner = if subject.is_empty() || subject.starts_with('你') { "你的" } else { "其" };
                format!("{subject}将{owner}卡组洗混")
            }
            Effect::RevealHand(named) => {
                let subject = by(named);
                let owner = if subject.is_empty() || subject.starts_with('你') { "你的" } else { "其" };
                format!("{subject}展示{owner}手卡")
            }
            Effect::LookAtHand(whose) => {
                format!("{who}查看{}", self.zone(*whose, Zone::Hand).replace("手上", "手卡"))
            }
            Effect::Choose(what) => {
                let plain = match what {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    what => what.clone(),
                };
                format!("{who}选择{}", self.target(&plain))
            }
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "一位玩家".to_owned(),
                    Quantity::Exactly(n) => format!(" {n} 位玩家"),
                    Quantity::UpTo(n) => format!("至多 {n} 位玩家"),
                    Quantity::AnyNumber => "任意数量的玩家".to_owned(),
                };
                // Several players each act on their own.
                if *quantity != Quantity::One {
                    self.they.set("他们各");
                }
                format!("{who}选择{players}")
            }
            Effect::ChooseAnd(inner) => match inner.object() {
                Some(what) if !matches!(**inner, Effect::Banish(_)) => {
                    let what = self.target(what);
                    let rest = self.effect(&chosen::with_pronoun(inner), "");
                    format!("{who}选择{what}并{rest}")
                }
                _ => format!("{who}选择并{}", self.effect(inner, "")),
            },

            Effect::Deal(amount, to) => {
                // If several cards are chosen, each gets the effect.
                let several = |quantity: &Quantity| {
                    !matches!(quantity, Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1))
                };
                let to_each = match to {
                    Target::Of(Det::Each | Det::EachOf, _) => true,
                    Target::Of(Det::Chosen(quantity) | Det::AnotherChosen(quantity), _) => several(quantity),
                    _ => matches!(amount, Amount::Each(_)),
                };
                let last = self.last.get();
                let damage = self.amount(amount, Unit::Damage);
                let who = match self.per(amount) {
                    Some(per) => format!("{per}，{}", then(who)),
                    None => who.to_owned(),
                };
                self.last.set(last);
                match to {
                    Target::Unsaid => format!("{who}造成{damage}"),
                    to => {
                        let to = self.object(to);
                        let each = if to_each { "各" } else { "" };
                        format!("{who}向{to}{each}造成{damage}")
                    }
                }
            }
            Effect::DealThem(to, amount) => {
                format!("{who}向{}造成{}", self.object(to), self.amount(amount, Unit::Damage))
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("等同于{}的伤害", self.measured(measure));
                format!("{who}向{}造成{damage}", self.target(to))
            }
            Effect::PutDamage(amount, on) => {
                let each =
                    if matches!(on, Target::Of(Det::Each | Det::EachOf | Det::All, _)) { "各" } else { "" };
                let on = self.beside(on, "上");
                format!("{who}在{on}{each}放置{}", self.amount(amount, Unit::Counter))
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Damage));
                self.remove(&damage, from, who)
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = format!("总共{}{}", up_to_words(true), self.amount(amount, Unit::Damage));
                self.remove(&damage, from, who)
            }
            Effect::RemoveAllDamage(from) => self.remove("所有伤害", from, who),
            Effect::MoveDamage(up_to, amount, from, to) => {
                let counters = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Counter));
                format!("{who}将{counters}从{}移到{}", self.target(from), self.beside(to, "上"))
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let damage = format!("{}{}", up_to_words(*up_to), self.amount(amount, Unit::Damage));
                format!("{who}将{damage}从{}移到{}", self.target(from), self.beside(to, "上"))
            }
            Effect::Unreduced(by_resist) => {
                let by = if *by_resist {
                    format!("因{}而", words::keyword(KeywordKind::Resist))
                } else {
                    String::new()
                };
                format!("该伤害不能{by}减少")
            }
            Effect::TakeNoDamage(named) => format!("{}不会受到伤害", self.target(named)),

            Effect::Banish(what) => match what {
                Target::Pronoun(_) => format!("{who}将{}驱逐", self.target(what)),
                what => format!("{who}驱逐{}", self.target(what)),
            },
            Effect::Ready(what) => format!("{who}令{}就绪", self.object(what)),
            Effect::Exert(what) => format!("{who}令{}力竭", self.object(what)),
            Effect::Tap(what) => format!("{who} ⟳ {}", self.target(what)),
            Effect::Return(what, place) => {
                let (what, from) = self.moved_from(what);
                let place = self.destination(place).replace("置于", "移回");
                format!("{who}将{what}{from}{place}")
            }
            Effect::Put(what, place) => {
                let (what, from) = self.moved_from(what);
                format!("{who}将{what}{from}{}", self.destination(place))
            }
            Effect::PutBack(what, place) => {
                let what = self.object(what);
                format!("{who}将{what}{}", self.destination(place).replace("置于", "放回"))
            }
            Effect::PutBackInAnyOrder(what) => format!("{who}将{}以任意顺序放回", self.object(what)),
            Effect::PutOneAndOther(first, second) => {
                format!("{who}将一张{}并将另一张{}", self.destination(first), self.destination(second))
            }
            Effect::PutSome(quantity, place) => {
                format!("{who}将{}{}", some(*quantity), self.destination(place))
            }
            Effect::PutSomeAndRest(quantity, place, rest) => format!(
                "{who}将{}{}并将其余的卡{}",
                some(*quantity),
                self.destination(place),
                self.destination(rest)
            ),
            Effect::PutInsteadOfDiscard(what, place) => {
                format!("{who}改为将{}{}而不是你的弃置区", self.target(what), self.destination(place))
            }
            Effect::Distribute(what, places) => {
                let places: Vec<String> =
                    places.iter().map(|place| format!("将其中一张{}", self.destination(place))).collect();
                format!("{who}选择{}，{}", self.target(what), places.join("，"))
            }
            Effect::ShuffleInto(what, whose) => {
                let (what, from) = self.moved_from(what);
                format!("{who}将{what}{from}洗入{}", self.zone(*whose, Zone::Deck))
            }
            Effect::ShuffleRest(whose) => format!("{who}将其余的卡洗入{}", self.zone(*whose, Zone::Deck)),
            Effect::Look(what) => format!("{who}查看{}", self.target(what)),
            Effect::LookAtCards(zone) => format!("{who}查看{}卡", self.clause_of(zone)),
            Effect::LookAtMany(reveal, measure) => {
                let verb = if *reveal { "展示" } else { "查看" };
                format!("{who}{verb}你卡组顶数量等同于{}的卡", self.measured(measure))
            }
            Effect::Reveal(what) => format!("{who}展示{}", self.target(what)),
            Effect::RevealToAll(what) => format!("{who}向所有玩家展示{}", self.target(what)),
            Effect::RevealUntil(noun) => {
                let noun = self.described(Det::A, noun).text;
                self.remember_card();
                format!("{who}展示你卡组顶的卡直到你展示{noun}")
            }
            Effect::Search(what) => format!("{who}从你的卡组中搜寻{}", self.target(what)),
            Effect::Play(what, free) => self.play(what, *free, "打出", who),
            Effect::PlayExerted(what) => format!("{}，并为力竭状态", self.play(what, true, "打出", who)),
            Effect::PlayAgain(what, from, free) => {
                let from = self.clause_of(from);
                let from = from.trim_end_matches('的');
                let free = if *free { "免费" } else { "" };
                format!("{who}从{from}{free}再次打出{}", self.target(what))
            }
            Effect::PlayFrom(what, from, free) => {
                let from = self.clause_of(from);
                let from = from.trim_end_matches("中的").trim_end_matches('的');
                let free = if *free { "免费" } else { "" };
                format!("{who}从{from}{free}打出{}", self.target(what))
            }
            Effect::PlayAsInHand(what) => format!("{who}将{}视作在你手上来打出", self.object(what)),
            Effect::Shift(what, free) => self.play(what, *free, "以转形打出", who),
            Effect::PlayOrShift(what, free) => self.play(what, *free, "打出或以转形打出", who),
            Effect::MoveTo(what, place) => {
                let what = self.object(what);
                let last = self.last.get();
                let place = match place {
                    Target::There => "那处地点".to_owned(),
                    place => self.place(place),
                };
                self.last.set(last);
                format!("{who}将{what}免费移至{place}")
            }
            Effect::MoveToSame(what) => format!("{who}将{}免费移至同一处地点", self.target(what)),
            Effect::MayMoveTo(named, place) => {
                let named = self.target(named);
                let place = match place {
                    Target::There => "那处地点".to_owned(),
                    place => self.place(place),
                };
                format!("{named}可以免费移至{place}")
            }
            Effect::Count(noun) => format!("{who}计算{}的数量", self.bare(noun)),
            Effect::Give(to, modifiers, duration) => {
                let time = self.duration(*duration);
                let given = self.given(modifiers);
                if time.starts_with('直') {
                    format!("{who}令{}{given}{time}", self.target(to))
                } else {
                    format!("{who}令{}{time}{given}", self.target(to))
                }
            }
            Effect::AddStat(stat, of, raised, to, duration) => {
                let time = self.duration(*duration);
                let added = self.stat_of(*stat, of);
                format!("{who}{time}将{added} 加到{} 上", self.stat_of(*raised, to))
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), time, "")
            }
            Effect::ByWith(named, fewer, n, noun, inner) => {
                let than = if *fewer { "少于" } else { "多于" };
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                let what = self.theirs(noun);
                let what = what.trim_start_matches('的');
                self.effect(inner, &format!("每位{what}{than} {n} 张的{one}各"))
            }
            Effect::WhoReveals(named, noun, inner) => {
                let named = self.who(*named);
                let one = named.strip_prefix("每位").unwrap_or(named);
                self.effect(inner, &format!("每位展示{}的{one}各", self.bare(noun)))
            }
            Effect::ReturnAtRandomUntil(from, to, left, zone) => {
                let from = self.clause_of(from);
                let zone = self.clause_of(zone);
                let to = self.destination(to).replace("置于", "移回");
                format!("{who}随机将{from}卡{to}直到{zone}卡为 {left} 张")
            }
            Effect::AfterChallenge(inner) => format!("在挑战后，{}", self.effect(inner, who)),
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::noun(*kind).to_owned()).collect();
                        format!("• {}，{}。", list(&kinds, "或"), self.effect(done, ""))
                    })
                    .collect();
                format!("如果其卡的类别为： {}", cases.join(" "))
            }
        }
    }

    /// An effect that repeats for each counted thing: the count comes first.
    fn counted(&self, effect: &Effect, who: &str, then: &str) -> String {
        let (verb, amount, unit) = match effect {
            Effect::DrawFromBottom(named, amount) => {
                // The deck belongs to the player who draws.
                let other = match named {
                    Who::Implied => !who.is_empty() && !who.starts_with('你'),
                    named => *named != Who::You,
                };
                let verb = if other { "从其卡组底抽" } else { "从你的卡组底抽" };
                (verb, amount, Unit::Card)
            }
            Effect::Draw(_, amount) => ("抽", amount, Unit::Card),
            Effect::GainLore(_, amount) => ("获得", amount, Unit::Lore),
            Effect::LoseLore(_, amount) => ("失去", amount, Unit::Lore),
            Effect::GetInkDrops(_, amount) => ("获得", amount, Unit::Drop),
            Effect::RemoveInkDrops(_, _, amount) => ("移去", amount, Unit::Drop),
            Effect::DiscardFor(_, amount) => ("选择并弃置", amount, Unit::Card),
            Effect::Then(steps) => {
                let said = steps.iter().enumerate().map(|(n, step)| match n {
                    0 => self.counted(step, who, then),
                    _ => self.effect(step, ""),
                });
                return said.collect::<Vec<_>>().join("，然后");
            }
            effect => return self.effect(effect, who),
        };
        match self.per(amount) {
            Some(per) => format!("{per}，{then}{verb}{}", self.amount(amount, unit)),
            None => format!("{who}{verb}{}", self.amount(amount, unit)),
        }
    }

    fn in_turn(&self, all: &[Effect], joint: &str, who: &str) -> String {
        let said: Vec<String> =
            all.iter().enumerate().map(|(n, one)| self.effect(one, if n == 0 { who } else { "" })).collect();
        said.join(joint)
    }

    fn remove(&self, damage: &str, from: &Target, who: &str) -> String {
        let each = if matches!(from, Target::Of(Det::Each | Det::EachOf, _)) { "各" } else { "" };
        match from {
            Target::Unsaid => format!("{who}移去{damage}"),
            from => format!("{who}从{}{each}移去{damage}", self.beside(from, "上")),
        }
    }

    fn play(&self, what: &Target, free: bool, verb: &str, who: &str) -> String {
        let free = if free { "免费" } else { "" };
        match what {
            Target::Of(det, noun) if noun.0.iter().any(is_from) => {
                let from: String = noun
                    .0
                    .iter()
                    .filter(|part| is_from(part))
                    .map(|part| {
                        format!("从{}", self.clause_of(part).trim_end_matches("中的").trim_end_matches('的'))
                    })
                    .collect();
                let plain = Target::Of(*det, without(noun, is_from));
                format!("{who}{from}{free}{verb}{}", self.target(&plain))
            }
            what => format!("{who}{free}{verb}{}", self.target(what)),
        }
    }

    /// A card to be moved, and "从…" if the noun names the origin. Several cards in a zone keep the zone in
    /// the noun.
    fn moved_from(&self, what: &Target) -> (String, String) {
        match what {
            Target::Of(det, noun) if noun.0.iter().any(is_from) && !matches!(det, Det::All | Det::Bare) => {
                let from: String = noun
                    .0
                    .iter()
                    .filter(|part| is_from(part))
                    .map(|part| {
                        format!("从{}", self.clause_of(part).trim_end_matches("中的").trim_end_matches('的'))
                    })
                    .collect();
                let plain = Target::Of(*det, without(noun, is_from));
                (self.target(&plain), from)
            }
            Target::Of(Det::All, noun) if noun.0.iter().any(is_from) => {
                let place: String =
                    noun.0.iter().filter(|part| is_from(part)).map(|part| self.clause_of(part)).collect();
                let plain = Target::Of(Det::All, without(noun, is_from));
                (format!("{place}{}", self.target(&plain)), String::new())
            }
            what => (self.object(what), String::new()),
        }
    }

    fn for_time(&self, rule: &Rule, duration: Duration) -> String {
        let time = self.duration(duration);
        match rule {
            Rule::Cant(who, acts) if duration == Duration::RestOfThisTurn => {
                format!("{}{time}{}", self.target(who), self.cannot(acts, "不能再"))
            }
            rule => self.rule(rule, time, ""),
        }
    }

    /// The destination of a card, with its verb.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place {
            Destination::Hand(whose) => format!("置于{}", self.zone(*whose, Zone::Hand)),
            Destination::Discard(whose) => format!("置入{}", self.zone(*whose, Zone::Discard)),
            Destination::Inkwell { whose, facedown, exerted } => {
                let how = match (facedown, exerted) {
                    (true, true) => "正面朝下，并为力竭状态",
                    (true, false) => "正面朝下地",
                    (false, true) => "为力竭状态",
                    (false, false) => "",
                };
                format!("{how}放进{}", self.zone(*whose, Zone::Inkwell))
            }
            Destination::Deck(place, whose) => {
                let deck = self.zone(*whose, Zone::Deck);
                deck_place(*place, &deck)
            }
            Destination::SameDeck(place) => deck_place(*place, "卡组"),
            Destination::Under(what, faceup) => {
                let how = if *faceup { "正面朝上地" } else { "正面朝下地" };
                format!("{how}置于{}", self.under(what))
            }
            Destination::UnderFacedown(what) => format!("正面朝下地置于{}", self.under(what)),
            Destination::UnderPlain(what) => format!("置于{}", self.under(what)),
            Destination::OnTopOfIt => "置于卡组顶".to_owned(),
            Destination::OneOf(_, first, second) => {
                format!("{}或{}", self.destination(first), self.destination(second))
            }
            Destination::In(place) | Destination::Into(place) => self.destination(place),
        }
    }

    /// A place under a card. Pronouns afterwards do not refer to that card.
    fn under(&self, what: &Target) -> String {
        let last = self.last.get();
        let text = self.beside(what, "下");
        self.last.set(last);
        text
    }
}

fn is_from(part: &Part) -> bool {
    matches!(
        part,
        Part::FromDiscard(_)
            | Part::FromHand(_)
            | Part::FromInkwell(_)
            | Part::FromHandOrDiscard(_)
            | Part::FromUnder(_)
            | Part::FromTop(_)
            | Part::FromThere
    )
}

/// The acting player after a count: "你便可以".
fn then(who: &str) -> String {
    // Put "便" before any other adverb.
    for adverb in ["可以", "各"] {
        if let Some(who) = who.strip_suffix(adverb) {
            return format!("{who}便{adverb}");
        }
    }
    format!("{who}便")
}

fn up_to_words(up_to: bool) -> &'static str {
    if up_to { "至多" } else { "" }
}

fn some(quantity: Quantity) -> String {
    match quantity {
        Quantity::One => "一张".to_owned(),
        Quantity::Exactly(n) => format!(" {n} 张"),
        Quantity::UpTo(n) => format!("至多 {n} 张"),
        Quantity::AnyNumber => "任意数量的卡".to_owned(),
    }
}

fn deck_place(place: Place, deck: &str) -> String {
    match place {
        Place::Top | Place::OnTop => format!("置于{deck}顶"),
        Place::Bottom => format!("置于{deck}底"),
        Place::Either | Place::TopOrBottom => format!("置于{deck}顶或卡组底"),
        Place::TopAnyOrder => format!("以任意顺序置于{deck}顶"),
        Place::BottomAnyOrder => format!("以任意顺序置于{deck}底"),
        Place::BottomRandom => format!("以随机顺序置于{deck}底"),
        Place::TopOrBottomAnyOrder => format!("以任意顺序置于{deck}顶或卡组底"),
    }
}

fn hand_size(size: HandSize) -> String {
    match size {
        HandSize::Number(n) | HandSize::Cards(n) => format!("手卡为 {n} 张"),
        HandSize::Same => "手卡数量相同".to_owned(),
    }
}
