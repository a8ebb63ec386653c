//! Effects: sentences, their connections, and actions.

use super::{
    FAIL, Input, Parsed, accept, ahead, amount, attempt, condition, full_stop, labelled, nested, number,
    rule, target, trigger, verb, words,
};
use crate::diagnostic::Expected;
use crate::words::PLACES;
use winnow::Parser;
use winnow::combinator::alt;
use wording::{Amount, Destination, Det, Duration, Effect, Noun, Part, Place, Quantity, Rule, Target, Who};

/// Sentences, up to the first that is not an effect.
pub(super) fn sentences(i: &mut Input<'_>) -> Parsed<Vec<Effect>> {
    let mut effects = vec![sentence(i)?];
    loop {
        if let Some((condition, other)) = attempt(i, instead) {
            let first = effects.pop().ok_or(FAIL)?;
            effects.push(Effect::Instead(Box::new(first), condition, Box::new(other)));
        } else if let Some(effect) = attempt(i, sentence) {
            effects.push(effect);
        } else {
            return Ok(effects);
        }
    }
}

/// One sentence with its full stop. A list of options has full stops of its own.
fn sentence(i: &mut Input<'_>) -> Parsed<Effect> {
    let effect = labelled(Expected::Effect, clause).parse_next(i)?;
    if !ends_with_options(&effect) {
        full_stop(i)?;
    }
    Ok(effect)
}

/// Whether an effect ends with the options of "choose one", which have full stops of their own.
pub(crate) fn ends_with_options(effect: &Effect) -> bool {
    match effect {
        Effect::ChooseOne(_) | Effect::ChooseNamed(_) | Effect::ChooseFollowing(..) | Effect::ByType(_) => {
            true
        }
        Effect::May(_, last)
        | Effect::To(_, last)
        | Effect::If(_, last)
        | Effect::By(_, last)
        | Effect::Afterwards(last)
        | Effect::AfterwardsPlain(last)
        | Effect::IfYouDoEither(last)
        | Effect::ForEach(_, last) => ends_with_options(last),
        Effect::Then(all) | Effect::And(all) | Effect::List(all) => all.last().is_some_and(ends_with_options),
        _ => false,
    }
}

/// "If C, E instead." after the effect it replaces.
fn instead(i: &mut Input<'_>) -> Parsed<(wording::Condition, Effect)> {
    words("if").parse_next(i)?;
    let condition = condition::condition(i)?;
    words(",").parse_next(i)?;
    let effect = clause(i)?;
    words("instead").parse_next(i)?;
    let also = attempt(i, |i| if accept(i, "and") { single(i) } else { Err(FAIL) });
    full_stop(i)?;
    Ok(match also {
        Some(also) => (condition, Effect::Also(Box::new(effect), Box::new(also))),
        None => (condition, effect),
    })
}

/// An effect with its introduction: a condition, "if you do", a duration, a trigger, "you may".
pub(super) fn clause(i: &mut Input<'_>) -> Parsed<Effect> {
    nested(i, |i| {
        let by_player = (super::case::by_with, super::case::who_reveals, super::case::may_also, may);
        let kinds = (super::case::by_type, super::case::the_next, led, lasting, watch, alt(by_player));
        let effect = alt((alt(kinds), sequence)).parse_next(i)?;
        if let Some(effect) = attempt(i, |i| unless(i, &effect)) {
            return Ok(effect);
        }
        let only_if = attempt(i, |i| if accept(i, "if") { condition::condition(i) } else { Err(FAIL) });
        Ok(match only_if {
            Some(condition) => Effect::OnlyIf(Box::new(effect), condition),
            None => effect,
        })
    })
}

/// "unless C", "unless their player pays 3 ⬡" after an effect.
fn unless(i: &mut Input<'_>, effect: &Effect) -> Parsed<Effect> {
    words("unless").parse_next(i)?;
    if let Some(condition) = attempt(i, condition::condition) {
        return Ok(Effect::Unless(Box::new(effect.clone()), condition));
    }
    let mut done = Vec::new();
    conjunct(i, &mut done)?;
    if done.len() != 1 {
        return Err(FAIL);
    }
    Ok(Effect::UnlessDone(Box::new(effect.clone()), Box::new(done.remove(0))))
}

/// "if you do, E", "otherwise, E", "then, E", "for each …, E", "if C, E".
fn led(i: &mut Input<'_>) -> Parsed<Effect> {
    if accept(i, "if you do ,") {
        return clause(i).map(|effect| Effect::IfYouDo(Box::new(effect)));
    }
    if accept(i, "if you do either ,") {
        return clause(i).map(|effect| Effect::IfYouDoEither(Box::new(effect)));
    }
    if accept(i, "otherwise ,") {
        return clause(i).map(|effect| Effect::Otherwise(Box::new(effect)));
    }
    if accept(i, "then ,") {
        return clause(i).map(|effect| Effect::Afterwards(Box::new(effect)));
    }
    if accept(i, "then") {
        return clause(i).map(|effect| Effect::AfterwardsPlain(Box::new(effect)));
    }
    if accept(i, "if they do ,") {
        return clause(i).map(|effect| Effect::IfTheyDo(Box::new(effect)));
    }
    if accept(i, "if they don't ,") {
        return clause(i).map(|effect| Effect::IfTheyDont(Box::new(effect)));
    }
    if let Some(effect) = attempt(i, super::case::each_opposing) {
        return Ok(effect);
    }
    if accept(i, "for each") {
        let doesnt = attempt(i, |i| {
            let who = match () {
                () if accept(i, "opponent") => Who::EachOpponent,
                () if accept(i, "player") => Who::EachPlayer,
                () => return Err(FAIL),
            };
            if accept(i, "who doesn't ,") { Ok(who) } else { Err(FAIL) }
        });
        if let Some(who) = doesnt {
            return clause(i).map(|effect| Effect::ForEachWhoDoesnt(who, Box::new(effect)));
        }
        let measure = amount::each(i)?;
        words(",").parse_next(i)?;
        return clause(i).map(|effect| Effect::ForEach(measure, Box::new(effect)));
    }
    words("if").parse_next(i)?;
    let condition = condition::condition(i)?;
    words(",").parse_next(i)?;
    clause(i).map(|effect| Effect::If(condition, Box::new(effect)))
}

/// "this turn, RULE".
fn lasting(i: &mut Input<'_>) -> Parsed<Effect> {
    let duration = rule::duration(i)?;
    words(",").parse_next(i)?;
    if let Some(trigger) = attempt(i, trigger::trigger) {
        words(",").parse_next(i)?;
        return Ok(Effect::WatchFor(duration, trigger, Box::new(clause(i)?)));
    }
    if let Some(would) = attempt(i, trigger::would) {
        let instead = clause(i)?;
        words("instead").parse_next(i)?;
        return Ok(Effect::Replacing(duration, would, Box::new(instead)));
    }
    match rule::lasting_rule(i)? {
        (rule, None) => Ok(Effect::Lasting(duration, rule)),
        (_, Some(_)) => Err(FAIL),
    }
}

/// "whenever one of your characters quests this turn, E", "at the end of the turn, E".
fn watch(i: &mut Input<'_>) -> Parsed<Effect> {
    let trigger = trigger::trigger(i)?;
    let duration = attempt(i, rule::duration);
    words(",").parse_next(i)?;
    Ok(Effect::Watch(trigger, duration, Box::new(clause(i)?)))
}

/// "you may E", "each player may E".
fn may(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = target::who(i)?;
    if ahead(i, "may ink") {
        return Err(FAIL);
    }
    words("may").parse_next(i)?;
    let first = sequence(i).map(|effect| Effect::May(who, Box::new(effect)))?;
    Ok(match attempt(i, |i| if accept(i, "and then") { may(i) } else { Err(FAIL) }) {
        Some(second) => Effect::AndThen(vec![first, second]),
        None => first,
    })
}

/// "A", "A to B", "A, then B", "A, B, then C".
pub(super) fn sequence(i: &mut Input<'_>) -> Parsed<Effect> {
    let mut steps = vec![payment(i)?];
    loop {
        let next = attempt(i, |i| {
            words(",").parse_next(i)?;
            if accept(i, "and") {
                return Ok((true, payment(i)?));
            }
            accept(i, "then");
            Ok((false, payment(i)?))
        });
        match next {
            Some((true, effect)) => {
                steps.push(effect);
                return Ok(Effect::List(steps));
            }
            Some((false, effect)) => steps.push(effect),
            None if steps.len() == 1 => return Ok(steps.remove(0)),
            None => return Ok(Effect::Then(steps)),
        }
    }
}

/// "A to B": A pays for B (6.1.5.1).
fn payment(i: &mut Input<'_>) -> Parsed<Effect> {
    let first = conjunction(i)?;
    match attempt(i, |i| if accept(i, "to") { conjunction(i) } else { Err(FAIL) }) {
        Some(second) => Ok(Effect::To(Box::new(first), Box::new(second))),
        None => Ok(first),
    }
}

/// "A and B", and "A or B".
pub(super) fn conjunction(i: &mut Input<'_>) -> Parsed<Effect> {
    let mut all = Vec::new();
    conjunct(i, &mut all)?;
    while let Some(more) = attempt(i, |i| {
        words("and").parse_next(i)?;
        if ahead(i, "you may") {
            return Ok(vec![may(i)?]);
        }
        let mut more = Vec::new();
        conjunct(i, &mut more)?;
        Ok(more)
    }) {
        all.extend(more);
    }
    if all.len() > 1 {
        return Ok(Effect::And(all));
    }
    while let Some(other) = attempt(i, |i| if accept(i, "or") { single(i) } else { Err(FAIL) }) {
        all.push(other);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Effect::Or(all) })
}

/// A temporary rule, or an action of one player: "each opponent loses 1 lore", "discard
/// your hand and draw 7 cards".
fn conjunct(i: &mut Input<'_>, all: &mut Vec<Effect>) -> Parsed<()> {
    let Some(who) = attempt(i, subject_and_verb) else {
        all.push(single(i)?);
        return Ok(());
    };
    let mut done = vec![action(i)?];
    if let Some(next) = attempt(i, then_also) {
        done.push(next);
        all.push(Effect::By(who, Box::new(Effect::Then(done))));
        return Ok(());
    }
    if let Some(next) = attempt(i, |i| if accept(i, "and then") { action(i) } else { Err(FAIL) }) {
        done.push(next);
        all.push(Effect::By(who, Box::new(Effect::AndThen(done))));
        return Ok(());
    }
    while let Some(more) = attempt(i, |i| if accept(i, "and") { action(i) } else { Err(FAIL) }) {
        done.push(more);
    }
    all.push(if done.len() == 1 {
        by(who, done.remove(0))
    } else {
        Effect::By(who, Box::new(Effect::And(done)))
    });
    Ok(())
}

/// ", then discards 3 cards": another action of the same player, whom the verb agrees with.
fn then_also(i: &mut Input<'_>) -> Parsed<Effect> {
    words(", then").parse_next(i)?;
    if !i.input.first().is_some_and(|token| token.text.ends_with('s')) {
        return Err(FAIL);
    }
    action(i)
}

/// A player before a player's action.
fn subject_and_verb(i: &mut Input<'_>) -> Parsed<Who> {
    let who = target::who(i)?;
    let start = *i;
    action(i)?;
    *i = start;
    Ok(who)
}

/// One action of the speaker or a temporary rule; "after the challenge" delays it.
fn single(i: &mut Input<'_>) -> Parsed<Effect> {
    let effect = alt((action, timed_rule)).parse_next(i)?;
    Ok(if accept(i, "after the challenge") { Effect::AfterChallenge(Box::new(effect)) } else { effect })
}

/// "chosen character gets +2 ¤ this turn". Without a duration, the rule must be about particular cards.
fn timed_rule(i: &mut Input<'_>) -> Parsed<Effect> {
    if let Some(target) = attempt(i, no_damage) {
        return Ok(Effect::TakeNoDamage(target));
    }
    let (rule, duration) = rule::lasting_rule(i)?;
    match duration {
        Some(duration) => Ok(Effect::For(rule, duration)),
        None if may_be_unsaid(&rule) => Ok(Effect::For(rule, Duration::Unsaid)),
        None => {
            super::missed(i, 0, Expected::Duration);
            Err(FAIL)
        }
    }
}

/// "she takes no damage".
fn no_damage(i: &mut Input<'_>) -> Parsed<Target> {
    let target = target::subject(i)?;
    let alone = verb(i, "take") && accept(i, "no damage") && !ahead(i, "from") && !ahead(i, "while");
    if alone { Ok(target) } else { Err(FAIL) }
}

/// Whether a rule in an effect may lack a duration: only if it is about particular cards.
fn may_be_unsaid(rule: &Rule) -> bool {
    match rule {
        Rule::Give(target, _) | Rule::EntersExerted(target) | Rule::NoChallengeDamage(target) => match target
        {
            Target::Pronoun(_) => true,
            Target::Of(det, _) => matches!(det, Det::This | Det::That | Det::The | Det::Chosen(_)),
            Target::Top(..)
            | Target::Rest
            | Target::Unsaid
            | Target::Either(_)
            | Target::Both(_)
            | Target::SomeOfThem(_)
            | Target::There
            | Target::TopCards(_)
            | Target::SomeOf(_)
            | Target::BothOfThem
            | Target::Highest(..)
            | Target::TheCards(..) => false,
        },
        _ => false,
    }
}

/// Makes `who` the subject of an effect.
fn by(who: Who, effect: Effect) -> Effect {
    match effect {
        Effect::Draw(Who::Implied, amount) => Effect::Draw(who, amount),
        Effect::ChooseAndDiscard(Who::Implied, quantity, noun) => {
            Effect::ChooseAndDiscard(who, quantity, noun)
        }
        Effect::Discard(Who::Implied, quantity, noun) => Effect::Discard(who, quantity, noun),
        Effect::DiscardHand(Who::Implied) => Effect::DiscardHand(who),
        Effect::GainLore(Who::Implied, amount) => Effect::GainLore(who, amount),
        Effect::LoseLore(Who::Implied, amount) => Effect::LoseLore(who, amount),
        Effect::GetInkDrops(Who::Implied, amount) => Effect::GetInkDrops(who, amount),
        Effect::RemoveInkDrops(Who::Implied, up_to, amount) => Effect::RemoveInkDrops(who, up_to, amount),
        Effect::RemoveAnyInkDrops(Who::Implied) => Effect::RemoveAnyInkDrops(who),
        Effect::ShuffleDeck(Who::Implied) => Effect::ShuffleDeck(who),
        Effect::RevealHand(Who::Implied) => Effect::RevealHand(who),
        Effect::DiscardAtRandom(Who::Implied, quantity, noun) => Effect::DiscardAtRandom(who, quantity, noun),
        Effect::DiscardAll(Who::Implied) => Effect::DiscardAll(who),
        Effect::DiscardHands(Who::Implied) => Effect::DiscardHands(who),
        Effect::DiscardThe(Who::Implied, what) => Effect::DiscardThe(who, what),
        Effect::DrawUntil(Who::Implied, size) => Effect::DrawUntil(who, size),
        Effect::DiscardUntil(Who::Implied, chosen, size) => Effect::DiscardUntil(who, chosen, size),
        Effect::DiscardEither(Who::Implied, all) => Effect::DiscardEither(who, all),
        Effect::DiscardFor(Who::Implied, amount) => Effect::DiscardFor(who, amount),
        Effect::DrawFromBottom(Who::Implied, amount) => Effect::DrawFromBottom(who, amount),
        effect => Effect::By(who, Box::new(effect)),
    }
}

/// One action without its subject: "draw a card", "banish chosen item", "put it into your hand".
pub(super) fn action(i: &mut Input<'_>) -> Parsed<Effect> {
    alt((
        options,
        super::case::done,
        super::deed::action,
        player_action,
        damage_action,
        card_action,
        super::deed::untargeted,
    ))
    .parse_next(i)
}

/// "choose one: • A. • B."
fn options(i: &mut Input<'_>) -> Parsed<Effect> {
    let following = attempt(i, following);
    if following.is_none() && !(verb(i, "choose") && accept(i, "one :")) {
        return Err(FAIL);
    }
    let mut options = Vec::new();
    while accept(i, "•") {
        options.push(nested(i, sentences)?);
    }
    match following {
        _ if options.is_empty() => Err(FAIL),
        Some(both) => Ok(Effect::ChooseFollowing(both, options)),
        None => Ok(Effect::ChooseOne(options)),
    }
}

/// "choose one of the following:", "choose one of the following. If C, choose both instead:".
fn following(i: &mut Input<'_>) -> Parsed<Option<wording::Condition>> {
    words("choose one of the following").parse_next(i)?;
    if accept(i, ":") {
        return Ok(None);
    }
    words(". If").parse_next(i)?;
    let condition = condition::condition(i)?;
    words(", choose both instead :").parse_next(i)?;
    Ok(Some(condition))
}

/// "get an ink drop", "removes 2 ink drops", "remove up to 3 ink drops", "remove all your ink drops"
/// (1.13.1.2).
fn ink_drops(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = Who::Implied;
    if verb(i, "get") {
        return amount::ink_drops(i).map(|amount| Effect::GetInkDrops(who, amount));
    }
    if !verb(i, "remove") {
        return Err(FAIL);
    }
    if accept(i, "all your ink drops") || accept(i, "all their ink drops") {
        return Ok(Effect::RemoveInkDrops(who, false, Amount::All));
    }
    if accept(i, "any number of ink drops") {
        return Ok(Effect::RemoveAnyInkDrops(who));
    }
    let up_to = accept(i, "up to");
    amount::ink_drops(i).map(|amount| Effect::RemoveInkDrops(who, up_to, amount))
}

/// Actions of players with cards in hand, lore, ink and decks.
fn player_action(i: &mut Input<'_>) -> Parsed<Effect> {
    let who = Who::Implied;
    if verb(i, "draw") {
        let amount = amount::cards(i)?;
        let bottom = accept(i, "from the bottom of your deck") || accept(i, "from the bottom of their deck");
        return Ok(if bottom { Effect::DrawFromBottom(who, amount) } else { Effect::Draw(who, amount) });
    }
    if verb(i, "gain") {
        return amount::lore(i).map(|amount| Effect::GainLore(who, amount));
    }
    if verb(i, "lose") {
        return amount::lore(i).map(|amount| Effect::LoseLore(who, amount));
    }
    if let Some(effect) = attempt(i, ink_drops) {
        return Ok(effect);
    }
    if verb(i, "discard") {
        if accept(i, "their hand") || accept(i, "your hand") {
            return Ok(Effect::DiscardHand(who));
        }
        if accept(i, "their hands") {
            return Ok(Effect::DiscardHands(who));
        }
        if ahead(i, "each") {
            return target::object(i).map(|what| Effect::DiscardThe(who, what));
        }
        return target::counted(i).map(|(quantity, noun)| Effect::Discard(who, quantity, noun));
    }
    if verb(i, "choose") {
        if accept(i, "and discard") || accept(i, "and discards") {
            return target::counted(i).map(|(quantity, noun)| Effect::ChooseAndDiscard(who, quantity, noun));
        }
        return target::object(i).map(Effect::Choose);
    }
    if verb(i, "pay") {
        let ink = number(i)?;
        return if accept(i, "⬡") && !ahead(i, "less") { Ok(Effect::PayInk(ink)) } else { Err(FAIL) };
    }
    if verb(i, "name") {
        return if accept(i, "a card") { Ok(Effect::NameCard) } else { Err(FAIL) };
    }
    if verb(i, "shuffle") {
        if accept(i, "your deck") || accept(i, "their deck") {
            return Ok(Effect::ShuffleDeck(who));
        }
        let target = target::object(i)?;
        words("into").parse_next(i)?;
        let whose = target::whose(i)?;
        return if target::zone_word(i, "deck") { Ok(Effect::ShuffleInto(target, whose)) } else { Err(FAIL) };
    }
    Err(FAIL)
}

/// "deal 2 damage to …", "remove up to 3 damage from …", "move 1 damage counter from … to …".
fn damage_action(i: &mut Input<'_>) -> Parsed<Effect> {
    if verb(i, "deal") {
        let amount = amount::mass(i, "damage")?;
        words("to").parse_next(i)?;
        let target = target::both(i)?;
        return Ok(Effect::Deal(amount::complete(i, amount)?, target));
    }
    if verb(i, "remove") {
        if accept(i, "all damage from") {
            return target::object(i).map(Effect::RemoveAllDamage);
        }
        let up_to = accept(i, "up to");
        let amount = amount::mass(i, "damage")?;
        if up_to && accept(i, "total from") {
            return Ok(Effect::RemoveTotal(amount.ok_or(FAIL)?, target::object(i)?));
        }
        words("from").parse_next(i)?;
        let target = target::object(i)?;
        return Ok(Effect::RemoveDamage(up_to, amount::complete(i, amount)?, target));
    }
    if verb(i, "move") {
        let up_to = accept(i, "up to");
        if let Some(amount) = attempt(i, counters) {
            words("from").parse_next(i)?;
            let from = target::object(i)?;
            words("to").parse_next(i)?;
            return Ok(Effect::MoveDamage(up_to, amount, from, target::object(i)?));
        }
        let target = target::both(i)?;
        words("to").parse_next(i)?;
        let place = target::object(i)?;
        words("for free").parse_next(i)?;
        return Ok(Effect::MoveTo(target, place));
    }
    words("put").parse_next(i)?;
    let amount = counters(i)?;
    words("on").parse_next(i)?;
    Ok(Effect::PutDamage(amount, target::object(i)?))
}

/// "2 damage counters", "1 damage counter", "that many damage counters".
fn counters(i: &mut Input<'_>) -> Parsed<Amount> {
    let amount = amount::mass(i, "damage")?.ok_or(FAIL)?;
    if accept(i, "counter") || accept(i, "counters") { Ok(amount) } else { Err(FAIL) }
}

/// "banish …", "return … to …", "put … into …", "look at …", "play … for free".
fn card_action(i: &mut Input<'_>) -> Parsed<Effect> {
    for (word, effect) in [
        ("banish", Effect::Banish as fn(Target) -> Effect),
        ("ready", Effect::Ready),
        ("exert", Effect::Exert),
        ("reveal", Effect::Reveal),
    ] {
        if verb(i, word) {
            return target::both(i).map(effect);
        }
    }
    if verb(i, "return") {
        let one = attempt(i, |i| if accept(i, "one") { destination(i, "to") } else { Err(FAIL) });
        if let Some(place) = one {
            return Ok(Effect::Return(Target::SomeOf(Quantity::One), place));
        }
        let target = target::both(i)?;
        return Ok(Effect::Return(target, destination(i, "to")?));
    }
    if verb(i, "look") {
        words("at").parse_next(i)?;
        return target::object(i).map(Effect::Look);
    }
    if verb(i, "play") {
        let target = target::object(i)?;
        return Ok(Effect::Play(target, accept(i, "for free")));
    }
    if !verb(i, "put") {
        return Err(FAIL);
    }
    if accept(i, "one") {
        return one_and_other(i);
    }
    let target = target::object(i)?;
    if accept(i, "back") {
        return Ok(Effect::PutBack(target, destination(i, "into")?));
    }
    Ok(Effect::Put(target, destination(i, "into")?))
}

/// "on the top of your deck and the other …": the second place doesn't name the deck again.
fn one_and_other(i: &mut Input<'_>) -> Parsed<Effect> {
    let first = destination(i, "into")?;
    words("and the other").parse_next(i)?;
    let same_deck = attempt(i, |i| {
        let place = super::one_of(PLACES, Expected::Destination).parse_next(i)?;
        match &first {
            Destination::Deck(_, whose) if !ahead(i, "of") => Ok(Destination::Deck(place, *whose)),
            _ => Err(FAIL),
        }
    });
    let second = match same_deck {
        Some(second) => second,
        None => destination(i, "into")?,
    };
    Ok(Effect::PutOneAndOther(first, second))
}

/// "into your hand", "into your inkwell facedown and exerted", "on the bottom of your deck in any order",
/// "under this character facedown"; `into` is the verb's preposition.
pub(super) fn destination(i: &mut Input<'_>, into: &'static str) -> Parsed<Destination> {
    labelled(Expected::Destination, |i: &mut Input<'_>| {
        let either = accept(i, "on either the top of");
        if either || ahead(i, "on top of their") {
            return one_of_two(i, either, into);
        }
        if let Some(place) = attempt(i, super::deed::place) {
            return Ok(place);
        }
        if let Some(place) = attempt(i, |i| super::one_of(PLACES, Expected::Destination).parse_next(i)) {
            words("of").parse_next(i)?;
            let whose = target::whose(i)?;
            if !target::zone_word(i, "deck") {
                return Err(FAIL);
            }
            return Ok(Destination::Deck(super::deed::in_order(i, place), whose));
        }
        let worded = if into == "into" && accept(i, "in") {
            Some(Destination::In as fn(Box<Destination>) -> Destination)
        } else if into == "to" && accept(i, "into") {
            Some(Destination::Into as fn(Box<Destination>) -> Destination)
        } else {
            None
        };
        if let Some(worded) = worded {
            let whose = target::whose(i)?;
            return if target::zone_word(i, "hand") {
                Ok(worded(Box::new(Destination::Hand(whose))))
            } else if target::zone_word(i, "discard") {
                Ok(worded(Box::new(Destination::Discard(whose))))
            } else {
                Err(FAIL)
            };
        }
        if accept(i, "facedown under") {
            return Ok(Destination::Under(Box::new(target::object(i)?), false));
        }
        if accept(i, "under") {
            let under = Box::new(target::object(i)?);
            if accept(i, "facedown") {
                return Ok(Destination::UnderFacedown(under));
            }
            return Ok(match accept(i, "faceup") {
                true => Destination::Under(under, true),
                false => Destination::UnderPlain(under),
            });
        }
        words(into).parse_next(i)?;
        let whose = target::whose(i)?;
        if target::zone_word(i, "hand") {
            return Ok(Destination::Hand(whose));
        }
        if target::zone_word(i, "discard") {
            return Ok(Destination::Discard(whose));
        }
        if !target::zone_word(i, "inkwell") {
            return Err(FAIL);
        }
        let (facedown, exerted) = if accept(i, "facedown and exerted") {
            (true, true)
        } else if accept(i, "facedown") {
            (true, false)
        } else {
            (false, accept(i, "exerted"))
        };
        Ok(Destination::Inkwell { whose, facedown, exerted })
    })
    .parse_next(i)
}

/// "on top of their deck or into their discard". With `either`, the rest of it after "on either the top of".
fn one_of_two(i: &mut Input<'_>, either: bool, into: &'static str) -> Parsed<Destination> {
    if !either {
        words("on top of").parse_next(i)?;
    }
    let whose = target::whose(i)?;
    if !target::zone_word(i, "deck") {
        return Err(FAIL);
    }
    let top = Destination::Deck(if either { Place::Top } else { Place::OnTop }, whose);
    if !either && !ahead(i, "or") {
        return Ok(top);
    }
    words("or").parse_next(i)?;
    let other = destination(i, into)?;
    Ok(Destination::OneOf(either, Box::new(top), Box::new(other)))
}

/// Whether a target is the source itself: "this action".
pub(super) fn is_this_action(target: &Target) -> bool {
    matches!(target, Target::Of(Det::This, Noun(parts)) if matches!(parts.as_slice(), [Part::Is(kinds)] if *kinds == [wording::Kind::Action]))
}
