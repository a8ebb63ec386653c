//! Abilities: the kind of a section, and its parts.

use super::{
    FAIL, Input, Parsed, accept, ahead, attempt, condition, effect, full_stop, keyword, labelled, list,
    missed, nested, number, rule, target, trigger, words,
};
use crate::diagnostic::Expected;
use winnow::Parser;
use winnow::combinator::alt;
use wording::{
    Ability, AbilityKind, CardType, Condition, Cost, Det, Duration, Effect, Event, Lead, Rule, Target, Who,
    Window,
};

/// A whole section: a list of keywords, one ability, or several static sentences. After another kind of
/// ability a static sentence would refer to what that ability did, which it can't know.
pub(super) fn section(i: &mut Input<'_>) -> Parsed<Vec<Ability>> {
    if i.input.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(keywords) = attempt(i, keywords) {
        return Ok(keywords);
    }
    let mut abilities = vec![Ability::unnamed(kind(i)?)];
    while !i.input.is_empty() {
        let kind = match abilities.last().map(|ability| &ability.kind) {
            Some(AbilityKind::Static { .. }) => fixed(i)?,
            // An action may have a trigger for being discarded.
            Some(AbilityKind::Action(_)) => own_trigger(i)?,
            _ => {
                missed(i, 0, Expected::End);
                return Err(FAIL);
            }
        };
        abilities.push(Ability::unnamed(kind));
    }
    Ok(abilities)
}

/// "Rush, Evasive" and nothing else.
fn keywords(i: &mut Input<'_>) -> Parsed<Vec<Ability>> {
    let keywords = list(i, &[], keyword::keyword)?;
    if !i.input.is_empty() {
        missed(i, 0, Expected::End);
        return Err(FAIL);
    }
    Ok(keywords.into_iter().map(|keyword| Ability::unnamed(AbilityKind::Keyword(keyword))).collect())
}

/// One ability without its name. Its first words decide the kind.
fn kind(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    match i.state.0.card_type {
        CardType::Action => alt((own_cost, effects, own_trigger)).parse_next(i),
        CardType::Character | CardType::Item | CardType::Location => {
            alt((activated, replacement, triggered, fixed, offer, triggered_behind)).parse_next(i)
        }
    }
}

/// The effects of an action.
fn effects(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    effect::sentences(i).map(AbilityKind::Action)
}

/// A static ability of an action about playing that action.
fn own_cost(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    match fixed(i)? {
        AbilityKind::Static { leads, rule } if about_this_action(&rule) => {
            Ok(AbilityKind::Static { leads, rule })
        }
        _ => Err(FAIL),
    }
}

/// "During your turn, when you discard this card, E.": a triggered ability of an action.
fn own_trigger(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let own = |trigger: &wording::Trigger| {
        matches!(&trigger.event, Event::DiscardsThe(Who::You, Target::Of(Det::This, _)))
    };
    match triggered(i)? {
        kind @ AbilityKind::Triggered { .. } => match &kind {
            AbilityKind::Triggered { triggers, .. } if triggers.iter().all(own) => Ok(kind),
            _ => Err(FAIL),
        },
        _ => Err(FAIL),
    }
}

/// Whether a rule is about playing the action that has it.
fn about_this_action(rule: &Rule) -> bool {
    match rule {
        Rule::PayLess(_, target) | Rule::CantPlayThis(_, target) | Rule::PlayFree(_, target) => {
            effect::is_this_action(target)
        }
        Rule::Unless(rule, _) | Rule::OnlyIf(rule, _) => about_this_action(rule),
        _ => false,
    }
}

/// "⟳, 2 ⬡, Banish this item — Draw a card."
fn activated(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let costs = list(i, &[], cost)?;
    words("—").parse_next(i)?;
    Ok(AbilityKind::Activated { costs, effects: effect::sentences(i)? })
}

/// "⟳", "2 ⬡", "Banish this item", "⟳ one of your characters".
fn cost(i: &mut Input<'_>) -> Parsed<Cost> {
    labelled(Expected::Cost, |i: &mut Input<'_>| {
        if accept(i, "⟳") {
            if ahead(i, ",") || ahead(i, "—") {
                return Ok(Cost::Exert);
            }
            return target::object(i).map(|target| Cost::Do(Effect::Exert(target)));
        }
        let ink = attempt(i, |i| {
            let ink = number(i)?;
            if accept(i, "⬡") { Ok(ink) } else { Err(FAIL) }
        });
        match ink {
            Some(ink) => Ok(Cost::Ink(ink)),
            None => effect::action(i).map(Cost::Do),
        }
    })
    .parse_next(i)
}

/// "During your turn, whenever this character quests, if C, E."
fn triggered(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let mut during = Vec::new();
    while let Some(window) = attempt(i, led_window) {
        during.push(window);
    }
    let led = attempt(i, |i| {
        words("while").parse_next(i)?;
        let condition = condition::condition(i)?;
        words(",").parse_next(i)?;
        Ok(condition)
    });
    let mut first = trigger::trigger(i)?;
    if let Some(condition) = led {
        first.event = Event::While { event: Box::new(first.event), condition, leads: true };
    }
    let mut triggers = vec![first];
    while let Some(more) = attempt(i, |i| if accept(i, "and") { trigger::trigger(i) } else { Err(FAIL) }) {
        triggers.push(more);
    }
    words(",").parse_next(i)?;
    let condition = attempt(i, |i| {
        words("if").parse_next(i)?;
        let condition = condition::condition(i)?;
        words(",").parse_next(i)?;
        Ok(condition)
    });
    let (condition, effects) = scoped(condition, effect::sentences(i)?);
    Ok(AbilityKind::Triggered { during, triggers, condition, effects })
}

/// Whether the second sentence has a condition of its own or answers the first one's.
fn answered(second: Option<&Effect>) -> bool {
    matches!(second, Some(Effect::Otherwise(_) | Effect::If(Condition::HasThan(..), _)))
}

/// Where "otherwise" answers the condition, it belongs to the first effect and not to the whole ability.
fn scoped(condition: Option<Condition>, mut effects: Vec<Effect>) -> (Option<Condition>, Vec<Effect>) {
    match condition {
        Some(condition) if answered(effects.get(1)) => {
            let first = effects.remove(0);
            effects.insert(0, Effect::If(condition, Box::new(first)));
            (None, effects)
        }
        condition => (condition, effects),
    }
}

/// "during your turn,".
fn led_window(i: &mut Input<'_>) -> Parsed<Window> {
    let window = rule::window(i)?;
    words(",").parse_next(i)?;
    Ok(window)
}

/// "While C, RULE.", "During your turn, RULE.", "RULE."
fn fixed(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let mut leads = Vec::new();
    while let Some(lead) = attempt(i, lead) {
        leads.push(lead);
    }
    let (rule, duration) = rule::joined(i)?;
    // An offer to play a card once, not a permission that lasts.
    if once(&leads) && matches!(rule, Rule::PlayFree(..)) {
        return Err(FAIL);
    }
    let looks_at_turn = matches!(leads.last(), Some(Lead::If(Condition::ThisTurn(_))));
    let rule = match duration {
        None => rule,
        Some(Duration::ThisTurn) if looks_at_turn || once(&leads) => Rule::ForTurn(Box::new(rule)),
        Some(_) => {
            missed(i, 0, Expected::Rule);
            return Err(FAIL);
        }
    };
    let only_while = attempt(i, |i| if accept(i, "while") { condition::condition(i) } else { Err(FAIL) });
    let rule = match only_while {
        Some(condition) => Rule::OnlyWhile(Box::new(rule), condition),
        None => rule,
    };
    let only_if = attempt(i, |i| if accept(i, "if") { condition::condition(i) } else { Err(FAIL) });
    let rule = match only_if {
        Some(condition) => Rule::OnlyIf(Box::new(rule), condition),
        None => rule,
    };
    full_stop(i)?;
    Ok(AbilityKind::Static { leads, rule })
}

/// Whether a static ability works once per turn, so that its rule may be about the rest of that turn.
fn once(leads: &[Lead]) -> bool {
    matches!(leads.last(), Some(Lead::During(Window::OnceDuringYourTurn | Window::OncePerTurn)))
}

/// "Once during your turn, you may A to E."
fn offer(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let mut leads = Vec::new();
    while let Some(lead) = attempt(i, lead) {
        leads.push(lead);
    }
    let effects = effect::sentences(i)?;
    let limited = |lead: &Lead| matches!(lead, Lead::During(window) if is_once(*window));
    let first = match effects.first() {
        Some(Effect::ForEach(_, each)) => Some(&**each),
        first => first,
    };
    match first {
        Some(Effect::May(Who::You, offered))
            if !leads.is_empty() && (has_price(offered) || leads.iter().any(limited)) =>
        {
            Ok(AbilityKind::Offer { leads, effects })
        }
        _ => Err(FAIL),
    }
}

/// Whether there is a price: "A to E", "A to E, then F".
fn has_price(offered: &Effect) -> bool {
    match offered {
        Effect::To(..) => true,
        Effect::Then(all) => matches!(all.first(), Some(Effect::To(..))),
        _ => false,
    }
}

fn is_once(window: Window) -> bool {
    matches!(window, Window::OnceDuringYourTurn | Window::OncePerTurn | Window::OncePerGame)
}

/// "while C,", "if C,", "during your turn,".
fn lead(i: &mut Input<'_>) -> Parsed<Lead> {
    if let Some(window) = attempt(i, led_window) {
        return Ok(Lead::During(window));
    }
    let lead = if accept(i, "while") {
        Lead::While
    } else if accept(i, "if") {
        Lead::If
    } else {
        return Err(FAIL);
    };
    let condition = condition::condition(i)?;
    words(",").parse_next(i)?;
    Ok(lead(condition))
}

/// "If C, E when he enters play."
fn triggered_behind(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    words("if").parse_next(i)?;
    let condition = condition::condition(i)?;
    words(",").parse_next(i)?;
    let effect = effect::clause(i)?;
    let trigger = trigger::behind(i)?;
    full_stop(i)?;
    Ok(AbilityKind::Triggered {
        during: vec![],
        triggers: vec![trigger],
        condition: Some(condition),
        effects: vec![effect],
    })
}

/// "Whenever T would be dealt damage, E instead."
fn replacement(i: &mut Input<'_>) -> Parsed<AbilityKind> {
    let mut during = Vec::new();
    while let Some(window) = attempt(i, led_window) {
        during.push(window);
    }
    let would = trigger::would(i)?;
    words(",").parse_next(i)?;
    let instead = effect::clause(i)?;
    words("instead .").parse_next(i)?;
    Ok(AbilityKind::Replacement { during, would, instead: Box::new(instead) })
}

/// An ability in quotation marks, which another card gains.
pub(super) fn quoted(i: &mut Input<'_>) -> Parsed<Ability> {
    let keyword = |i: &mut Input<'_>| keyword::keyword(i).map(AbilityKind::Keyword);
    let kind = nested(i, |i| alt((activated, replacement, triggered, fixed, keyword)).parse_next(i))?;
    Ok(Ability::unnamed(kind))
}
