//! Rules and durations.

use super::{
    FAIL, Input, Parsed, ability, accept, ahead, amount, attempt, condition, effect, keyword, labelled, list,
    missed, nested, noun, number, one_of, signed, target, verb,
};
use crate::diagnostic::Expected;
use crate::words::{ACTS, ADJECTIVES, BEING, DURATIONS, KEYWORDS, KINDS_PLURAL, MODALS, STATS, WINDOWS};
use winnow::Parser;
use wording::{
    Act, Amount, DeckLimit, Det, Duration, Kind, Modal, Modifier, Name, Noun, Part, PlayerAct, Rule, Sign,
    Stat, Target, Who, Window,
};

/// "this turn", "until the start of your next turn".
pub(super) fn duration(i: &mut Input<'_>) -> Parsed<Duration> {
    one_of(DURATIONS, Expected::Duration).parse_next(i)
}

/// "during your turn", "once per turn".
pub(super) fn window(i: &mut Input<'_>) -> Parsed<Window> {
    one_of(WINDOWS, Expected::Duration).parse_next(i)
}

/// Any rule, with its duration, if stated.
pub(super) fn lasting_rule(i: &mut Input<'_>) -> Parsed<(Rule, Option<Duration>)> {
    labelled(Expected::Rule, |i: &mut Input<'_>| {
        if let Some(rule) = attempt(i, set_rule) {
            return Ok((rule, None));
        }
        let mut rule = match attempt(i, player_rule) {
            Some(rule) => rule,
            None => card_rules(i)?,
        };
        if let Some((condition, lasts)) = attempt(i, while_for) {
            return Ok((Rule::OnlyWhile(Box::new(rule), condition), Some(lasts)));
        }
        let lasts = attempt(i, duration);
        if lasts.is_some() {
            trailing_for_each(i, &mut rule);
        }
        if is_must(&rule) && !accept(i, "if able") {
            return Err(FAIL);
        }
        Ok((unless(i, rule), lasts))
    })
    .parse_next(i)
}

/// "while challenging a location this turn": a condition before the duration.
fn while_for(i: &mut Input<'_>) -> Parsed<(wording::Condition, Duration)> {
    if !accept(i, "while") {
        return Err(FAIL);
    }
    let condition = condition::condition(i)?;
    Ok((condition, duration(i)?))
}

/// Rules with their own form: about decks, inkwells and printed values.
fn set_rule(i: &mut Input<'_>) -> Parsed<Rule> {
    if let Some(rule) = attempt(i, rare_rule) {
        return Ok(rule);
    }
    if accept(i, "damage counters can't be removed") {
        return Ok(Rule::NoDamageRemoval);
    }
    if accept(i, "each turn , only one character can challenge") {
        return Ok(Rule::OneChallenger);
    }
    if accept(i, "cards enter") {
        let whose = target::whose(i)?;
        return if target::zone_word(i, "inkwell") && accept(i, "exerted") {
            Ok(Rule::InkwellExerted(whose))
        } else {
            Err(FAIL)
        };
    }
    if let Some(rule) = attempt(i, floor) {
        return Ok(rule);
    }
    if accept(i, "you may have any number of cards named") {
        let name = noun::name(i)?;
        return in_your_deck(i, DeckLimit::AnyNumber, name, None);
    }
    let limit = if accept(i, "you may have up to") {
        DeckLimit::UpTo
    } else if accept(i, "you may only have") {
        DeckLimit::Only
    } else {
        return Err(FAIL);
    };
    let copies = number(i)?;
    if !accept(i, "copies of") {
        return Err(FAIL);
    }
    let name = noun::name(i)?;
    let version = if accept(i, "—") { Some(noun::name(i)?) } else { None };
    in_your_deck(i, limit(copies), name, version)
}

/// Rules about what players may see, choose, keep and use.
fn rare_rule(i: &mut Input<'_>) -> Parsed<Rule> {
    if accept(i, "if an effect would cause you to discard one or more cards") {
        let from_hand = accept(i, "from your hand");
        return if accept(i, ", you don't discard") { Ok(Rule::NoDiscard(from_hand)) } else { Err(FAIL) };
    }
    if accept(i, "during challenges ,") {
        return damage_with(i);
    }
    if accept(i, "you may play any character with Shift on") {
        let target = target::object(i)?;
        if !accept(i, "as if") || target::object(i)? != target {
            return Err(FAIL);
        }
        return if accept(i, "had any name") { Ok(Rule::AnyNameForShift(target)) } else { Err(FAIL) };
    }
    if accept(i, "you may use the ⟳ abilities of") {
        let target = target::object(i)?;
        if !accept(i, "the turn") {
            return Err(FAIL);
        }
        let pronoun = one_of(BEING, Expected::Target).parse_next(i)?;
        return if accept(i, "played") { Ok(Rule::UseWhenPlayed(target, pronoun)) } else { Err(FAIL) };
    }
    if accept(i, "you may use this item's") {
        let name = noun::name(i)?;
        let this = Target::Of(Det::This, Noun(vec![Part::Is(vec![Kind::Item])]));
        return if accept(i, "ability for free") { Ok(Rule::UseFree(this, name)) } else { Err(FAIL) };
    }
    let who = target::who(i)?;
    if verb(i, "play") {
        return if accept(i, "with the top card of their deck faceup") {
            Ok(Rule::FaceUpTop(who))
        } else {
            Err(FAIL)
        };
    }
    if accept(i, "must choose") {
        let target = target::object(i)?;
        return if accept(i, "for actions and abilities if able") {
            Ok(Rule::MustChoose(who, target))
        } else {
            Err(FAIL)
        };
    }
    Err(FAIL)
}

/// "your characters deal damage with their ⛉ instead of their ¤".
fn damage_with(i: &mut Input<'_>) -> Parsed<Rule> {
    let target = target::subject(i)?;
    if !verb(i, "deal") || !accept(i, "damage with their") {
        return Err(FAIL);
    }
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    if !accept(i, "instead of their") {
        return Err(FAIL);
    }
    Ok(Rule::DamageWith(target, stat, one_of(STATS, Expected::Stat).parse_next(i)?))
}

fn in_your_deck(i: &mut Input<'_>, limit: DeckLimit, name: Name, version: Option<Name>) -> Parsed<Rule> {
    if accept(i, "in your deck") { Ok(Rule::DeckLimit(limit, name, version)) } else { Err(FAIL) }
}

/// "your characters' ¤ can't be reduced below their printed value".
fn floor(i: &mut Input<'_>) -> Parsed<Rule> {
    let mut parts = Vec::new();
    while let Some(part) = attempt(i, |i| one_of(ADJECTIVES, Expected::Noun).parse_next(i)) {
        parts.push(part);
    }
    let owner = KINDS_PLURAL
        .iter()
        .find(|(kinds, _)| i.input.first().is_some_and(|token| token.text.strip_suffix('\'') == Some(kinds)));
    let Some((_, kind)) = owner else { return Err(FAIL) };
    super::advance(i, 1);
    parts.push(Part::Is(vec![*kind]));
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    if accept(i, "can't be reduced below their printed value") {
        Ok(Rule::Floor(Target::Of(Det::Bare, Noun(parts)), stat))
    } else {
        Err(FAIL)
    }
}

/// Whether "if able" must still follow.
fn is_must(rule: &Rule) -> bool {
    match rule {
        Rule::Must(_, _, late) => *late,
        Rule::And(all) => all.last().is_some_and(is_must),
        _ => false,
    }
}

/// "unless C", "unless you pay 1 ⬡" after a rule.
fn unless(i: &mut Input<'_>, rule: Rule) -> Rule {
    if let Rule::Cant(target, acts) = &rule
        && let Some(ink) = attempt(i, |i| {
            if !accept(i, "unless you pay") {
                return Err(FAIL);
            }
            let ink = number(i)?;
            if accept(i, "⬡") { Ok(ink) } else { Err(FAIL) }
        })
    {
        return Rule::PayTo(target.clone(), acts.clone(), ink);
    }
    match attempt(i, |i| if accept(i, "unless") { condition::condition(i) } else { Err(FAIL) }) {
        Some(condition) => Rule::Unless(Box::new(rule), condition),
        None => rule,
    }
}

/// Rules with an implied subject that was read before, and their duration.
pub(super) fn unsaid_subject(i: &mut Input<'_>) -> Parsed<(Rule, Option<Duration>)> {
    let mut rules = vec![predicate(i, Target::Unsaid)?];
    while let Some(more) =
        attempt(i, |i| if accept(i, "and") { predicate(i, Target::Unsaid) } else { Err(FAIL) })
    {
        rules.push(more);
    }
    let rule = if rules.len() == 1 { rules.remove(0) } else { Rule::And(rules) };
    Ok((rule, attempt(i, duration)))
}

/// A subject with one or more rules: "this character can't challenge and must quest".
fn card_rules(i: &mut Input<'_>) -> Parsed<Rule> {
    let each = attempt(i, for_each_led);
    let target = target::subject(i)?;
    let mut rules = vec![predicate(i, target.clone())?];
    while let Some(more) = attempt(i, |i| {
        if !accept(i, "and") {
            return Err(FAIL);
        }
        if !accept(i, ", if") {
            return predicate(i, target.clone());
        }
        let condition = condition::condition(i)?;
        if !accept(i, ",") {
            return Err(FAIL);
        }
        Ok(Rule::IfSo(condition, Box::new(predicate(i, target.clone())?)))
    }) {
        rules.push(more);
    }
    let rule = if rules.len() == 1 { rules.remove(0) } else { Rule::And(rules) };
    Ok(match each {
        Some(measure) => Rule::PerEach(measure, Box::new(rule)),
        None => rule,
    })
}

/// "for each …," before a rule.
fn for_each_led(i: &mut Input<'_>) -> Parsed<wording::Measure> {
    if !accept(i, "for each") {
        return Err(FAIL);
    }
    let measure = amount::each(i)?;
    if accept(i, ",") { Ok(measure) } else { Err(FAIL) }
}

/// Two rules with separate subjects, as static abilities join them.
pub(super) fn joined(i: &mut Input<'_>) -> Parsed<(Rule, Option<Duration>)> {
    let (rule, duration) = lasting_rule(i)?;
    if duration.is_none()
        && let Some((other, None)) =
            attempt(i, |i| if accept(i, "and") { lasting_rule(i) } else { Err(FAIL) })
    {
        return Ok((Rule::And(vec![rule, other]), None));
    }
    Ok((rule, duration))
}

/// "… this turn for each …": the measure after the duration belongs to the last modifier.
fn trailing_for_each(i: &mut Input<'_>, rule: &mut Rule) {
    if let Rule::Give(_, modifiers) = rule
        && let Some(
            Modifier::Strength(_, amount) | Modifier::Willpower(_, amount) | Modifier::Lore(_, amount),
        ) = modifiers.last_mut()
        && let Amount::Number(count) = *amount
    {
        *amount = amount::for_each(i, count);
    }
}

/// Rules for players: "you pay 1 ⬡ less to play Broom characters", "opponents can't play actions".
fn player_rule(i: &mut Input<'_>) -> Parsed<Rule> {
    if accept(i, "skip your turn's Draw step") {
        return Ok(Rule::SkipDraw);
    }
    let each = attempt(i, for_each_led);
    let who = target::who(i)?;
    if who == Who::You {
        if accept(i, "pay") {
            return pay_less(i, each);
        }
        if each.is_none() && accept(i, "may pay") {
            return match pay_less(i, None)? {
                Rule::PayLessToMove(amount, what, place) => Ok(Rule::MayPayLessToMove(amount, what, place)),
                _ => Err(FAIL),
            };
        }
        if each.is_none() && accept(i, "may ink an additional card") {
            return Ok(Rule::InkAdditional);
        }
        if each.is_none() && accept(i, "can ink cards from your discard") {
            return Ok(Rule::InkFromDiscard);
        }
        if each.is_none()
            && let Some(rule) = attempt(i, play_free)
        {
            return Ok(rule);
        }
    }
    if each.is_some() {
        return Err(FAIL);
    }
    if let Some(this) =
        attempt(
            i,
            |i| {
                if accept(i, "can't play") && ahead(i, "this") { target::object(i) } else { Err(FAIL) }
            },
        )
    {
        return Ok(Rule::CantPlayThis(who, this));
    }
    if let Some(act) = attempt(i, |i| if accept(i, "can't") { player_act(i) } else { Err(FAIL) }) {
        return Ok(Rule::PlayerCant(who, act));
    }
    if let Some(more) = attempt(i, pay_more) {
        return Ok(Rule::PayMore(who, more.0, more.1));
    }
    if accept(i, "can't play") {
        return Ok(Rule::CantPlay(who, noun::noun(i)?));
    }
    if verb(i, "need") {
        let lore = number(i)?;
        return if accept(i, "lore to win the game") { Ok(Rule::LoreToWin(who, lore)) } else { Err(FAIL) };
    }
    Err(FAIL)
}

/// "may play this character for free", "may play characters from under this item", "may banish chosen item of
/// yours to play this character for free".
fn play_free(i: &mut Input<'_>) -> Parsed<Rule> {
    let modal = one_of(MODALS, Expected::Rule).parse_next(i)?;
    if accept(i, "play") {
        let target = target::object(i)?;
        return match accept(i, "for free") {
            true => Ok(Rule::PlayFree(modal, target)),
            false if names_zone(&target) => Ok(match accept(i, ". If you do , they enter play exerted") {
                true if attempt(i, one_of_each_name).is_some() => Rule::PlayFromOnceEach(modal, target),
                true => Rule::PlayFromExerted(modal, target),
                false => Rule::PlayFrom(modal, target),
            }),
            false => Err(FAIL),
        };
    }
    if let Some(rule) = attempt(i, |i| shift_onto(i, modal)) {
        return Ok(rule);
    }
    if modal != Modal::May {
        return Err(FAIL);
    }
    let price = nested(i, effect::action)?;
    let shift = accept(i, "to shift");
    if !(shift || accept(i, "to play")) || !ahead(i, "this") {
        return Err(FAIL);
    }
    let target = target::object(i)?;
    match accept(i, "for free") {
        true if shift => Ok(Rule::ShiftFreeFor(Box::new(price), target)),
        true => Ok(Rule::PlayFreeFor(Box::new(price), target)),
        false => Err(FAIL),
    }
}

/// "and you can't play characters with the same name as characters you played this way this turn".
fn one_of_each_name(i: &mut Input<'_>) -> Parsed<()> {
    let all = accept(i, "and you can't play characters with the same name as characters")
        && accept(i, "you played this way this turn");
    if all { Ok(()) } else { Err(FAIL) }
}

/// "can shift any character on top of this character", and cards that decks may have whatever their inks.
fn shift_onto(i: &mut Input<'_>, modal: Modal) -> Parsed<Rule> {
    if accept(i, "have up to") {
        let copies = number(i)?;
        if !accept(i, "copies of a") && !accept(i, "copies of an") {
            return Err(FAIL);
        }
        let noun = noun::noun(i)?;
        return if accept(i, "in your deck") { Ok(Rule::DeckCopies(modal, copies, noun)) } else { Err(FAIL) };
    }
    if accept(i, "have") {
        let noun = noun::noun(i)?;
        return if accept(i, "in your deck regardless of ink type") {
            Ok(Rule::AnyInk(modal, noun))
        } else {
            Err(FAIL)
        };
    }
    if !accept(i, "shift") {
        return Err(FAIL);
    }
    let what = target::object(i)?;
    if accept(i, "on top of") { Ok(Rule::ShiftOnto(modal, what, target::object(i)?)) } else { Err(FAIL) }
}

/// Whether a target names the zone to play its cards from.
fn names_zone(target: &Target) -> bool {
    let from = |part: &Part| matches!(part, Part::FromUnder(_) | Part::FromDiscard(_));
    matches!(target, Target::Of(_, noun) if noun.0.iter().any(from))
}

/// Actions that players can't take: "lose lore", "ready more than 1 of their characters", "choose your items
/// for abilities or effects".
fn player_act(i: &mut Input<'_>) -> Parsed<PlayerAct> {
    if accept(i, "gain lore") {
        return Ok(PlayerAct::GainLore);
    }
    if accept(i, "lose lore") {
        return Ok(PlayerAct::LoseLore);
    }
    if accept(i, "get ink drops") {
        return Ok(PlayerAct::GetInkDrops);
    }
    if accept(i, "ready more than") {
        let most = number(i)?;
        return if accept(i, "of") { Ok(PlayerAct::ReadyMore(most, noun::noun(i)?)) } else { Err(FAIL) };
    }
    if !accept(i, "choose") {
        return Err(FAIL);
    }
    let target = target::object(i)?;
    if accept(i, "for abilities or effects") { Ok(PlayerAct::Choose(target)) } else { Err(FAIL) }
}

/// "pays 2 ⬡ more to play actions or items".
fn pay_more(i: &mut Input<'_>) -> Parsed<(u8, Target)> {
    if !verb(i, "pay") {
        return Err(FAIL);
    }
    let ink = number(i)?;
    if accept(i, "⬡ more to play") { Ok((ink, target::object(i)?)) } else { Err(FAIL) }
}

/// "1 ⬡ less to play this character", "1 ⬡ less for the next item you play".
fn pay_less(i: &mut Input<'_>, each: Option<wording::Measure>) -> Parsed<Rule> {
    let amount = if each.is_none() && accept(i, "that amount of ⬡") {
        Amount::ThatMany
    } else {
        let count = number(i)?;
        if !accept(i, "⬡") {
            return Err(FAIL);
        }
        each.map_or(Amount::Number(count), |measure| Amount::ForEach(count, Box::new(measure)))
    };
    if !accept(i, "less") {
        return Err(FAIL);
    }
    if accept(i, "to play") {
        return Ok(Rule::PayLess(amount, target::object(i)?));
    }
    if accept(i, "to use") {
        let keyword = one_of(KEYWORDS, Expected::Keyword).parse_next(i)?;
        if !accept(i, "abilities") {
            return Err(FAIL);
        }
        let also = attempt(i, |i| if accept(i, "and to play") { target::object(i) } else { Err(FAIL) });
        return Ok(Rule::PayLessToUse(amount, keyword, also));
    }
    if accept(i, "to shift") {
        let what = target::object(i)?;
        let on = attempt(i, |i| if accept(i, "on top of") { target::object(i) } else { Err(FAIL) });
        return Ok(Rule::PayLessToShift(amount, what, on));
    }
    if accept(i, "to move") {
        let what = target::object(i)?;
        let place = attempt(i, |i| if accept(i, "to") { target::object(i) } else { Err(FAIL) });
        return Ok(Rule::PayLessToMove(amount, what, place));
    }
    if accept(i, "for the first") {
        let noun = noun::noun(i)?;
        if !accept(i, "you play") {
            return Err(FAIL);
        }
        let each_turn = accept(i, "each turn");
        return Ok(Rule::PayLessForFirst(amount, noun, each_turn));
    }
    if !accept(i, "for the next") {
        return Err(FAIL);
    }
    let noun = noun::noun(i)?;
    match () {
        () if accept(i, "you play") => {
            let mut noun = noun;
            if accept(i, "with that name") {
                noun.0.push(Part::ThatName);
            }
            Ok(Rule::PayLessForNext(amount, noun))
        }
        () if accept(i, "you shift") => Ok(Rule::PayLessForNextShift(amount, noun)),
        () => Err(FAIL),
    }
}

/// Rules for cards, after the subject. With "while here", the subject is at this location.
fn predicate(i: &mut Input<'_>, target: Target) -> Parsed<Rule> {
    if let Some(rule) = attempt(i, |i| allowed(i, &target)) {
        return Ok(rule);
    }
    if accept(i, "must") {
        let act = act(i)?;
        let early = accept(i, "if able");
        return Ok(Rule::Must(target, act, !early));
    }
    if let Some(rule) = attempt(i, |i| counts(i, target.clone())) {
        return Ok(rule);
    }
    if accept(i, "can't") {
        let acts = list(i, &["or"], act)?;
        return Ok(Rule::Cant(here(i, target), acts));
    }
    if accept(i, "can challenge") {
        return Ok(Rule::CanChallenge(target, noun::noun(i)?));
    }
    if accept(i, "doesn't ready") || accept(i, "don't ready") {
        return Ok(Rule::DoesntReady(target));
    }
    if accept(i, "may enter play exerted") {
        if accept(i, "to") {
            let effect = nested(i, effect::conjunction)?;
            return Ok(Rule::EnterExertedTo(target, Box::new(effect)));
        }
        return Ok(Rule::MayEnterExerted(target));
    }
    if verb(i, "enter") {
        if accept(i, "play exerted") {
            return Ok(Rule::EntersExerted(target));
        }
        if !accept(i, "play with") {
            return Err(FAIL);
        }
        let damage = number(i)?;
        return if accept(i, "damage") { Ok(Rule::EntersWithDamage(target, damage)) } else { Err(FAIL) };
    }
    if ahead(i, "take no damage from challenges") || ahead(i, "takes no damage from challenges") {
        super::advance(i, 5);
        return Ok(Rule::NoDamageFromChallenges(target));
    }
    if ahead(i, "take no damage from the challenge") || ahead(i, "takes no damage from the challenge") {
        super::advance(i, 6);
        return Ok(Rule::NoChallengeDamage(target));
    }
    if attempt(i, |i| {
        let none = verb(i, "take") && accept(i, "no damage") && ahead(i, "while");
        if none { Ok(()) } else { Err(FAIL) }
    })
    .is_some()
    {
        return Ok(Rule::TakesNoDamage(target));
    }
    let modifiers = modifiers(i)?;
    Ok(Rule::Give(here(i, target), modifiers))
}

/// Additional permissions of a card: "may challenge ready characters", "can move here for free", "can
/// quest the turn he's played".
fn allowed(i: &mut Input<'_>, target: &Target) -> Parsed<Rule> {
    let modal = one_of(MODALS, Expected::Rule).parse_next(i)?;
    if accept(i, "move here for free") {
        return Ok(Rule::MoveHereFree(modal, target.clone()));
    }
    if modal == Modal::Can && accept(i, "quest the turn") {
        let pronoun = one_of(BEING, Expected::Target).parse_next(i)?;
        return if accept(i, "played") {
            Ok(Rule::QuestWhenPlayed(target.clone(), pronoun))
        } else {
            Err(FAIL)
        };
    }
    if modal != Modal::Can && accept(i, "challenge") {
        return Ok(Rule::Challenging(modal, target.clone(), noun::noun(i)?));
    }
    Err(FAIL)
}

/// Additional properties of a card: "also counts as being named NAME for Shift", "count as having ◉".
fn counts(i: &mut Input<'_>, target: Target) -> Parsed<Rule> {
    if accept(i, "also counts as being named") {
        let mut names = noun::names(i)?;
        return match names.pop() {
            Some(name) if names.is_empty() && accept(i, "for Shift") => Ok(Rule::NamedForShift(target, name)),
            _ => Err(FAIL),
        };
    }
    if !verb(i, "count") || !accept(i, "as having") {
        return Err(FAIL);
    }
    if accept(i, "◉") {
        return Ok(Rule::CountAsInkable(target));
    }
    match signed(i)? {
        (true, cost) if accept(i, "cost to sing songs") => Ok(Rule::SingCost(here(i, target), cost)),
        (true, cost) if accept(i, "cost for singing songs") => {
            Ok(Rule::CostForSinging(target, cost, attempt(i, another_cost)))
        }
        _ => Err(FAIL),
    }
}

/// ". Your characters named NAME count as having +2 cost instead".
fn another_cost(i: &mut Input<'_>) -> Parsed<(Target, u8)> {
    if !accept(i, ".") {
        return Err(FAIL);
    }
    let target = target::subject(i)?;
    if !verb(i, "count") || !accept(i, "as having") {
        return Err(FAIL);
    }
    match signed(i)? {
        (true, cost) if accept(i, "cost instead") => Ok((target, cost)),
        _ => Err(FAIL),
    }
}

fn here(i: &mut Input<'_>, mut target: Target) -> Target {
    target::while_here(i, &mut target);
    target
}

/// "gets +1 ¤ and +1 ⛉", "gains Rush and Evasive", "gets +1 ◊ and gains Ward".
fn modifiers(i: &mut Input<'_>) -> Parsed<Vec<Modifier>> {
    let mut all = verb_group(i)?;
    while let Some(more) = attempt(i, |i| if accept(i, "and") { verb_group(i) } else { Err(FAIL) }) {
        all.extend(more);
    }
    Ok(all)
}

/// One verb with its modifiers.
fn verb_group(i: &mut Input<'_>) -> Parsed<Vec<Modifier>> {
    if verb(i, "get") {
        return list(i, &["and"], stat_change);
    }
    if verb(i, "gain") {
        return list(i, &["and"], gained);
    }
    if verb(i, "lose") {
        if let Some(stat) = attempt(i, |i| one_of(STATS, Expected::Stat).parse_next(i)) {
            return Ok(vec![Modifier::LosesStat(stat, amount::equal_to(i)?)]);
        }
        if let Some(name) = attempt(i, |i| {
            let name = if accept(i, "the") { noun::name(i)? } else { return Err(FAIL) };
            if accept(i, "ability") { Ok(name) } else { Err(FAIL) }
        }) {
            return Ok(vec![Modifier::LosesAbility(name)]);
        }
        return list(i, &["and"], |i| one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Modifier::Loses));
    }
    Err(FAIL)
}

/// Modifiers after "give": "+2 ¤", "Evasive", "Challenger +1 and "…"".
pub(super) fn given(i: &mut Input<'_>) -> Parsed<(Vec<Modifier>, Duration)> {
    let modifiers = list(i, &["and"], |i| winnow::combinator::alt((stat_change, gained)).parse_next(i))?;
    Ok((modifiers, duration(i)?))
}

/// "+2 ¤", "-1 ◊", "+1 ◊ for each …", "+¤ equal to …".
fn stat_change(i: &mut Input<'_>) -> Parsed<Modifier> {
    let (sign, count) = match attempt(i, signed) {
        Some((plus, count)) => (if plus { Sign::Plus } else { Sign::Minus }, Some(count)),
        None if accept(i, "+") => (Sign::Plus, None),
        None if accept(i, "-") => (Sign::Minus, None),
        None => return Err(FAIL),
    };
    let stat = one_of(STATS, Expected::Stat).parse_next(i)?;
    let amount = match count {
        Some(count) => amount::for_each(i, count),
        None => amount::equal_to(i)?,
    };
    match stat {
        Stat::Strength => Ok(Modifier::Strength(sign, amount)),
        Stat::Willpower => Ok(Modifier::Willpower(sign, amount)),
        Stat::Lore => Ok(Modifier::Lore(sign, amount)),
        Stat::Cost | Stat::MoveCost => {
            missed(i, 0, Expected::Stat);
            Err(FAIL)
        }
    }
}

/// Things to gain: "Rush", "the Hero classification", a quoted ability.
fn gained(i: &mut Input<'_>) -> Parsed<Modifier> {
    if accept(i, "\"") {
        let ability = nested(i, ability::quoted)?;
        return if accept(i, "\"") { Ok(Modifier::GainsAbility(Box::new(ability))) } else { Err(FAIL) };
    }
    if accept(i, "the") {
        let class = noun::class(i)?;
        return if accept(i, "classification") { Ok(Modifier::GainsClass(class)) } else { Err(FAIL) };
    }
    let Some(keyword) = attempt(i, keyword::keyword) else {
        return one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Modifier::GainsBare);
    };
    let per = attempt(i, |i| if accept(i, "for each") { amount::each(i) } else { Err(FAIL) });
    Ok(match per {
        Some(measure) => Modifier::GainsPer(keyword, measure),
        None => Modifier::Gains(keyword),
    })
}

/// Actions after "can't": "quest", "challenge this character", "be challenged by Villain characters".
fn act(i: &mut Input<'_>) -> Parsed<Act> {
    if accept(i, "challenge") {
        return Ok(Act::Challenge(attempt(i, target::object)));
    }
    if accept(i, "be challenged") {
        let by = attempt(i, |i| if accept(i, "by") { target::object(i) } else { Err(FAIL) });
        return Ok(Act::BeChallenged(by));
    }
    if accept(i, "gain") {
        return one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Act::Gain);
    }
    if accept(i, "sing") {
        return noun::noun(i).map(Act::SingThe);
    }
    one_of(ACTS, Expected::Act).parse_next(i)
}
