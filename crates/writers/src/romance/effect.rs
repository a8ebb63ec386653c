//! Effects that join others, that depend on others, and that last, where both languages build the sentence
//! alike.

use super::{Mood, Prep, Romance, Subject, Voice};
use crate::{Number, capital, chosen, join, list, untranslated};
use wording::{Det, Duration, Effect, Node};

/// An effect without a capital and a full stop. The language's own way to say it comes first; what neither
/// knows stays English.
pub(crate) fn effect<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> String {
    w.own_effect(effect, mood, voice)
        .or_else(|| connecting(w, effect, mood, voice))
        .or_else(|| depending(w, effect, mood, voice))
        .or_else(|| offering(w, effect, mood, voice))
        .or_else(|| lasting(w, effect, mood, voice))
        .or_else(|| super::deed::effect(w, effect, mood, voice))
        .or_else(|| super::cards::effect(w, effect, mood, voice))
        .unwrap_or_else(|| untranslated(Node::Effect(effect)))
}

/// Effects that join others, or say how others are done.
fn connecting<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let say = w.phrases();
    let main = |inner: &Effect| w.effect(inner, Mood::Main, voice);
    Some(match effect {
        Effect::By(who, inner) => w.effect(inner, mood, &w.voice(*who, voice)),
        Effect::Then(steps) => w.joined_by(steps, say.then, mood, voice),
        Effect::AndThen(all) => w.joined_by(all, say.and_then, mood, voice),
        Effect::And(all) => w.joined_by(all, &format!(" {} ", say.and), mood, voice),
        Effect::Or(all) => w.joined_by(all, &format!(" {} ", say.or), mood, voice),
        Effect::List(all) => {
            let said: Vec<String> = all.iter().map(|one| w.effect(one, mood, voice)).collect();
            list(&said, say.and)
        }
        Effect::Also(first, second) => {
            let first = w.effect(first, mood, voice);
            format!("{first} {} {}", say.and, w.effect(second, mood, voice))
        }
        Effect::Afterwards(inner) => format!("{} {}", say.afterwards, w.effect(inner, mood, voice)),
        Effect::AfterwardsPlain(inner) => {
            format!("{} {}", say.afterwards_plain, w.effect(inner, mood, voice))
        }
        Effect::AfterChallenge(inner) => {
            format!("{} {}", w.effect(inner, mood, voice), say.after_challenge)
        }
        Effect::ForEach(measure, inner) => format!("{} {}, {}", say.for_, w.each(measure), main(inner)),
        Effect::ForEachPlayer(inner) => {
            format!("{} {}, {}", say.for_, say.each_opposing_player, main(inner))
        }
        Effect::Repeat => w.does(voice, mood, &w.verbs().repeat, &[say.this_effect]),
        _ => return None,
    })
}

/// Effects that depend on a condition, or on what was done before.
fn depending<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let say = w.phrases();
    let main = |inner: &Effect| w.effect(inner, Mood::Main, voice);
    Some(match effect {
        Effect::If(test, inner) => {
            let tested = chosen::asks_about_card(test).then(|| w.last().get());
            let test = w.condition(test);
            w.tested().set(tested);
            format!("{} {test}, {}", say.if_, main(inner))
        }
        Effect::OnlyIf(inner, test) => {
            let inner = w.effect(inner, mood, voice);
            format!("{inner} {} {}", say.if_, w.condition(test))
        }
        Effect::IfYouDo(inner) => format!("{}, {}", say.if_you_do, main(inner)),
        Effect::Otherwise(inner) => {
            if let Some(tested) = w.tested().take() {
                w.last().set(tested);
            }
            format!("{}, {}", say.otherwise, main(inner))
        }
        Effect::IfTheyDo(inner) => format!("{}, {}", say.if_they_do, main(inner)),
        Effect::IfTheyDont(inner) => format!("{}, {}", say.if_they_dont, main(inner)),
        Effect::ForEachWhoDoesnt(who, inner) => {
            let who = w.who(*who).text;
            format!("{} {who} {}, {}", say.for_, say.who_doesnt, main(inner))
        }
        Effect::Instead(first, test, other) => {
            let first = w.effect(first, mood, voice);
            let test = w.condition(test);
            let other = w.instead(&|| main(other));
            format!("{first}. {} {test}, {other}", capital(say.if_))
        }
        Effect::ByWith(who, fewer, n, noun, inner) => {
            let who = w.who(*who);
            let noun = w.bare(noun, Number::Many, Prep::None).text;
            let than = if *fewer { say.with_fewer_than } else { say.with_more_than };
            let text = format!("{} {than} {n} {noun}", who.text);
            w.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
        }
        Effect::WhoReveals(who, noun, inner) => {
            let who = w.who(*who);
            let noun = w.described(Det::A, noun, Prep::None).text;
            let text = format!("{} {} {noun}", who.text, say.who_reveals);
            w.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
        }
        Effect::ByType(cases) => {
            let cases: Vec<String> = cases
                .iter()
                .map(|(kinds, done)| {
                    let kinds: Vec<String> = kinds.iter().map(|kind| w.label(*kind).to_owned()).collect();
                    let done = w.effect(done, Mood::Main, &Voice::implied());
                    format!("• {}, {done}.", list(&kinds, say.or))
                })
                .collect();
            format!("{}: {}", say.if_its_type_is, cases.join(" "))
        }
        _ => return None,
    })
}

/// Choices between effects.
fn offering<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let say = w.phrases();
    let choose = |what: &str| w.does(voice, mood, &w.verbs().choose, &[what]);
    let listed = |options: &[Vec<Effect>]| {
        let options: Vec<String> =
            options.iter().map(|option| format!("• {}", w.sentences(option))).collect();
        options.join(" ")
    };
    Some(match effect {
        Effect::ChooseOne(options) => {
            let options = listed(options);
            format!("{}: {options}", choose(say.one_option))
        }
        Effect::ChooseFollowing(both, options) => {
            let one = choose(say.one_of_following);
            let both = both.as_ref().map_or(String::new(), |test| {
                let test = w.condition(test);
                format!(". {} {test}, {}", capital(say.if_), w.instead(&|| choose(say.both)))
            });
            format!("{one}{both}: {}", listed(options))
        }
        Effect::ChooseNamed(options) => {
            let name = |name: &str| w.site().story_name(name);
            let names: Vec<String> = options.iter().map(|(english, _)| name(english)).collect();
            let options: Vec<String> = options
                .iter()
                .map(|(english, option)| {
                    format!("• {}{} {}", name(english), say.after_option_name, w.sentences(option))
                })
                .collect();
            format!("{}: {}", choose(&list(&names, say.or)), options.join(" "))
        }
        _ => return None,
    })
}

/// Effects that last, and those that wait for an event.
fn lasting<R: Romance>(w: &R, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
    let say = w.phrases();
    let main = |inner: &Effect| w.effect(inner, Mood::Main, voice);
    Some(match effect {
        Effect::WatchFor(duration, trigger, inner) => {
            let time = w.duration(*duration);
            let trigger = w.waiting(trigger);
            format!("{time}, {trigger}, {}", main(inner))
        }
        Effect::Replacing(duration, would, inner) => {
            let time = w.duration(*duration);
            let would = w.would(would);
            format!("{time}, {would}, {}", w.instead(&|| main(inner)))
        }
        Effect::AddStat(stat, of, raised, to, duration) => {
            let added = w.stat_of(*stat, of, Prep::None);
            let to = w.stat_of(*raised, to, Prep::To);
            w.does(voice, mood, &w.verbs().add, &[&added, &to, &w.duration(*duration)])
        }
        Effect::TheNext(noun, waited, rule, lasts) => {
            let next = w.next_one(noun);
            let waited = match waited {
                Duration::ThisTurn | Duration::RestOfThisTurn => say.this_turn.to_owned(),
                waited => w.duration(*waited),
            };
            w.last().set(next.agreement);
            let lasts = lasts.map_or(String::new(), |lasts| w.duration(lasts));
            let said = w.rule(rule, &lasts);
            join([next.text.as_str(), say.that_you_play, &waited, &said])
        }
        _ => return None,
    })
}
