//! Parts of messages: zones, changes, and how long something lasts.

use crate::Eyes;
use crate::message::{Arg, Message};
use engine::program::Cant;
use engine::{TimedKind, Until, Zone};

/// The catalogues' word for a zone.
pub(crate) fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck | Zone::Aside => "deck",
        Zone::Hand => "hand",
        Zone::Discard => "discard",
        Zone::Inkwell => "inkwell",
        Zone::Play | Zone::Resolving => "play",
        Zone::Under => "under",
        // A leader never moves, except when its player leaves.
        Zone::Leader | Zone::Gone => "gone",
    }
}

/// When something ends.
pub(crate) fn until(until: Until, by: Arg, eyes: &Eyes<'_>) -> Message {
    match until {
        Until::EndOfTurn => Message::new("until-end-of-turn"),
        Until::StartOfTurn(seat) => Message::new("until-start-of-turn").with("player", seat),
        Until::NextTurnOf { seat, .. } => Message::new("during-next-turn").with("player", seat),
        Until::NextReadyOf(seat) => Message::new("until-next-ready").with("player", seat),
        Until::EndOfNextTurnOf { seat, after } if after < eyes.game.turn() => {
            Message::new("until-end-of-their-turn").with("player", seat)
        }
        Until::EndOfNextTurnOf { seat, .. } => Message::new("until-end-of-next-turn").with("player", seat),
        Until::EndOfChallenge => Message::new("until-end-of-challenge"),
        Until::LeavesPlay => Message::new("while-in-play"),
        Until::SourceLeaves => Message::new("while-source").with("by", by),
    }
}

/// "+2", "-1"
fn signed(n: i16) -> String {
    format!("{n:+}")
}

/// A change to a card.
pub(crate) fn change(what: TimedKind, eyes: &Eyes<'_>) -> Message {
    let new = Message::new;
    match what {
        TimedKind::Strength(n) => new("change-strength").with("n", signed(n)),
        TimedKind::Willpower(n) => new("change-willpower").with("n", signed(n)),
        TimedKind::Lore(n) => new("change-lore").with("n", signed(n)),
        TimedKind::Keyword(keyword, n) => new("change-keyword").with("keyword", Arg::Keyword(keyword, n)),
        TimedKind::Lose(keyword) => new("change-lose").with("keyword", Arg::Keyword(keyword, 0)),
        TimedKind::Cant(cant) => new("change-cant").with("what", forbidden(cant)),
        TimedKind::Class(class) => {
            let name = eyes.db.classes.get(usize::from(class)).cloned().unwrap_or_default();
            new("change-class").with("class", Arg::Class(name))
        }
        TimedKind::Ability(_) => new("change-ability"),
        TimedKind::SingCost(n) => new("change-sing").with("n", n),
        TimedKind::Toll(n) => new("change-toll").with("n", n),
        TimedKind::ChallengeReady(_) => new("change-challenge-ready"),
        TimedKind::Shield => new("change-shield"),
        TimedKind::PayLessForNext(n, _) | TimedKind::PayLessForNextShift(n, _) => {
            new("change-pay-less").with("n", n)
        }
        TimedKind::TheNext(_) => new("change-rule"),
        TimedKind::Rule(_) => new("change-rule"),
        TimedKind::Watch(..) => new("change-watch"),
    }
}

/// The first forbidden action.
fn forbidden(cant: Cant) -> &'static str {
    let words = [
        (Cant::QUEST, "quest"),
        (Cant::CHALLENGE, "challenge"),
        (Cant::BE_CHALLENGED, "be-challenged"),
        (Cant::READY, "ready"),
        (Cant::READY_AT_START, "ready-at-start"),
        (Cant::SING, "sing"),
        (Cant::MOVE, "move"),
        (Cant::BE_CHOSEN, "be-chosen"),
        (Cant::BE_DEALT_DAMAGE, "be-dealt-damage"),
        (Cant::TAKE_CHALLENGE_DAMAGE, "take-challenge-damage"),
        (Cant::NOT_QUEST, "not-quest"),
        (Cant::WAIT_TO_QUEST, "wait-to-quest"),
        (Cant::BE_PASSED_OVER, "be-passed-over"),
        (Cant::DAMAGE_BY_STRENGTH, "damage-by-strength"),
    ];
    words.into_iter().find(|(one, _)| cant.has(*one)).map_or("something", |(_, word)| word)
}
