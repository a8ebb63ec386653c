//! Rules and durations.

use super::{
    FAIL, Input, Parsed, ability, accept, ahead, amount, attempt, keyword, labelled, list, missed, nested,
    noun, number, one_of, signed, target, verb,
};
use crate::diagnostic::Expected;
use crate::words::{ACTS, DURATIONS, KEYWORDS, STATS, WINDOWS};
use ::ability::{Act, Amount, Duration, Modifier, Rule, Sign, Stat, Target, Who, Window};
use winnow::Parser;

/// "this turn", "until the start of your next turn".
pub(super) fn duration(i: &mut Input<'_>) -> Parsed<Duration> {
    one_of(DURATIONS, Expected::Duration).parse_next(i)
}

/// "during your turn", "once per turn".
pub(super) fn window(i: &mut Input<'_>) -> Parsed<Window> {
    one_of(WINDOWS, Expected::Duration).parse_next(i)
}

/// Any rule, and what it says about how long it holds.
pub(super) fn lasting_rule(i: &mut Input<'_>) -> Parsed<(Rule, Option<Duration>)> {
    labelled(Expected::Rule, |i: &mut Input<'_>| {
        let mut rule = match attempt(i, player_rule) {
            Some(rule) => rule,
            None => card_rule(i)?,
        };
        let lasts = attempt(i, duration);
        if lasts.is_some() {
            trailing_for_each(i, &mut rule);
        }
        Ok((rule, lasts))
    })
    .parse_next(i)
}

/// "… this turn for each …": the measure behind the duration belongs to the last modifier.
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
    let each = attempt(i, |i| {
        if !accept(i, "for each") {
            return Err(FAIL);
        }
        let measure = amount::each(i)?;
        if accept(i, ",") { Ok(measure) } else { Err(FAIL) }
    });
    let who = target::who(i)?;
    if who == Who::You {
        if accept(i, "pay") {
            return pay_less(i, each);
        }
        if each.is_none() && accept(i, "may ink an additional card") {
            return Ok(Rule::InkAdditional);
        }
    }
    if each.is_some() {
        return Err(FAIL);
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

/// "1 ⬡ less to play this character", "1 ⬡ less for the next item you play".
fn pay_less(i: &mut Input<'_>, each: Option<::ability::Measure>) -> Parsed<Rule> {
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
    if !accept(i, "for the next") {
        return Err(FAIL);
    }
    let noun = noun::noun(i)?;
    if accept(i, "you play") { Ok(Rule::PayLessForNext(amount, noun)) } else { Err(FAIL) }
}

/// Rules for cards: a subject, then what holds for it; with "while here" the subject is at this location.
fn card_rule(i: &mut Input<'_>) -> Parsed<Rule> {
    let target = target::subject(i)?;
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
    if ahead(i, "take no damage from the challenge") || ahead(i, "takes no damage from the challenge") {
        super::advance(i, 6);
        return Ok(Rule::NoChallengeDamage(target));
    }
    let modifiers = modifiers(i)?;
    Ok(Rule::Give(here(i, target), modifiers))
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

/// One verb with the modifiers behind it.
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
        return list(i, &["and"], |i| one_of(KEYWORDS, Expected::Keyword).parse_next(i).map(Modifier::Loses));
    }
    Err(FAIL)
}

/// What can be given: "+2 ¤", "Evasive", "Challenger +1 and "…"".
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

/// What can be gained: "Rush", "the Hero classification", a quoted ability.
fn gained(i: &mut Input<'_>) -> Parsed<Modifier> {
    if accept(i, "\"") {
        let ability = nested(i, ability::quoted)?;
        return if accept(i, "\"") { Ok(Modifier::GainsAbility(Box::new(ability))) } else { Err(FAIL) };
    }
    if accept(i, "the") {
        let class = noun::class(i)?;
        return if accept(i, "classification") { Ok(Modifier::GainsClass(class)) } else { Err(FAIL) };
    }
    keyword::keyword(i).map(Modifier::Gains)
}

/// What "can't" forbids: "quest", "challenge this character", "be challenged by Villain characters".
fn act(i: &mut Input<'_>) -> Parsed<Act> {
    if accept(i, "challenge") {
        return Ok(Act::Challenge(attempt(i, target::object)));
    }
    if accept(i, "be challenged") {
        let by = attempt(i, |i| if accept(i, "by") { target::object(i) } else { Err(FAIL) });
        return Ok(Act::BeChallenged(by));
    }
    one_of(ACTS, Expected::Act).parse_next(i)
}
