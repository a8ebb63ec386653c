//! Everything in a public signature can be named from `inkwright` alone: this test uses no other crate.

use inkwright::{
    Action, BotPlayer, BotView, CardView, Cause, Decision, DecisionKind, Deck, DeckError, DeckSetError,
    Event, EventKind, Explanation, Game, GameError, Library, Outcome, ReplayError, Restraint, SetupError,
    SideView, View,
};

/// The types of an event's fields.
#[expect(dead_code, reason = "it is enough that it compiles")]
fn event(event: &Event) -> Option<inkwright::Zone> {
    let Event { rule, kind, seen } = event;
    let _: &inkwright::RuleNo = rule;
    let [one, _]: &[inkwright::CardSighting; 2] = seen;
    let (_, _, _): (inkwright::DefId, inkwright::SeatSet, inkwright::Twin) = (one.def, one.by, one.twin);
    let _: inkwright::Seats = one.by.iter();
    let _: inkwright::Disclosure = kind.disclosure();
    match *kind {
        EventKind::Moved { from, to, .. } => {
            let _: [inkwright::Zone; 2] = [from, to];
            Some(to)
        }
        EventKind::Played { payment, .. } => {
            let _: inkwright::Payment = payment;
            None
        }
        EventKind::CameToNothing { why, program, .. } => {
            let _: inkwright::NoEffectReason = why;
            let _: inkwright::compiled::ProgramStart = program;
            None
        }
        EventKind::Modified { change, until, .. } => {
            let _: inkwright::EffectEnd = until;
            timed(change);
            None
        }
        _ => None,
    }
}

fn timed(change: inkwright::TimedEffectKind) {
    match change {
        inkwright::TimedEffectKind::Cant(what) => {
            let _: inkwright::compiled::Prohibitions = what;
        }
        inkwright::TimedEffectKind::Rule(rule) => {
            let _: inkwright::compiled::StaticId = rule;
        }
        inkwright::TimedEffectKind::Watch(trigger, _) => {
            let _: inkwright::compiled::TriggerId = trigger;
        }
        inkwright::TimedEffectKind::ChallengeReady(filter) => {
            let _: inkwright::compiled::FilterId = filter;
        }
        _ => {}
    }
}

/// The types of an explanation's fields.
#[expect(dead_code, reason = "it is enough that it compiles")]
fn explanation(explanation: &Explanation) -> Option<inkwright::EffectEnd> {
    let reason: &inkwright::ExplanationReason = explanation.reasons.first()?;
    match reason.cause {
        Cause::Refused(reason) => {
            let _: inkwright::Reason = reason;
        }
        Cause::May(seat) => {
            let _: inkwright::Seat = seat;
        }
        _ => {}
    }
    let restraint: Restraint = reason.by?;
    let _: Option<inkwright::TurnAction> = explanation.action.turn_action();
    restraint.until
}

/// The types of a view's fields.
#[expect(dead_code, reason = "it is enough that it compiles")]
fn view(view: &View) -> Option<inkwright::KeywordSet> {
    let side: &SideView = view.mine();
    let decision: Option<Decision> = view.decision;
    let _: Option<DecisionKind> = decision.map(|decision| decision.kind);
    let card: &CardView = side.play.first()?;
    let keywords: inkwright::KeywordSet = card.keywords;
    let keyword: Option<inkwright::Keyword> = keywords.iter().next();
    let _: Option<inkwright::Works> = keyword.map(inkwright::Keyword::works);
    Some(keywords)
}

/// The types of a deck's fields and of errors.
#[expect(dead_code, reason = "it is enough that it compiles")]
fn errors(deck: &Deck, unread: DeckError, unplayable: DeckSetError, setup: SetupError, replay: ReplayError) {
    let _: &inkwright::DeckEntries = &deck.entries;
    let _: &Option<inkwright::Leader> = &deck.leader;
    let _: inkwright::ListPosition = unread.place;
    match unread.problem {
        inkwright::DeckErrorKind::NotCompiled { reason, .. } => {
            let _: inkwright::CardRefusal = reason;
        }
        inkwright::DeckErrorKind::NoCards { what } => {
            let _: inkwright::ExpectedList = what;
        }
        _ => {}
    }
    match unplayable {
        DeckSetError::NotPlayable { error, .. } => {
            let error: inkwright::UnplayableCard = error;
            match error.why {
                inkwright::UnplayableReason::Unresolved(inkwright::Unresolved::Unclear { why, .. }) => {
                    let _: inkwright::Doubt = why;
                }
                inkwright::UnplayableReason::Unresolved(inkwright::Unresolved::Unsupported {
                    what, ..
                }) => {
                    let _: inkwright::Gap = what;
                }
                _ => {}
            }
        }
        DeckSetError::Leader { error, .. } => {
            let _: inkwright::LeaderError = error;
        }
        _ => {}
    }
    if let SetupError::Teams(error) = setup {
        let _: inkwright::TeamsError = error;
    }
    if let ReplayError::Damaged { what, .. } = replay {
        let what: inkwright::StoredText = what;
        let _: String = what.text(inkwright::Language::German);
    }
}

/// The types of what a game returns.
#[expect(dead_code, reason = "it is enough that it compiles")]
fn game(game: &mut Game, player: &mut BotPlayer, position: &BotView<'_>) -> Result<(), inkwright::Refusal> {
    let _: Option<Outcome> = game.outcome();
    let rules: inkwright::Rules = game.rules();
    let _: bool = rules.say(inkwright::EditionQuestion::StarterIsChosen);
    let _: Result<inkwright::Edition, inkwright::UnknownEdition> = "2.0.1".parse();
    let _: inkwright::GameWords<'_> = game.words(inkwright::Language::French);
    let _: Result<Option<Action>, inkwright::PlayError> = game.ask_bot(player);
    let _: Option<inkwright::Replay> = game.replay();
    let imagined: inkwright::ImaginedPosition<'_> = position.imagine(1);
    let card: inkwright::CardFacts<'_> = imagined.printed(inkwright::DefId(0));
    let _: Option<inkwright::CardType> = card.card_type();
    let _: Option<inkwright::Ink> = card.inks().next();
    let _: Result<inkwright::PositionExplanation, inkwright::ExplainError> = game.ask("do quest stitch");
    let _: Vec<Event> = game.play(Action::EndTurn)?;
    Ok(())
}

#[test]
fn a_user_needs_no_other_crate() -> Result<(), GameError> {
    let library = Library::built_in();
    let decks = ["Stand Together", "Madrigal Magic"].map(|title| library.starter(title).expect("a starter"));
    let game = Game::builder(&library).decks(decks).start()?;
    assert_eq!(game.decision().map(|decision| decision.kind), Some(DecisionKind::Mulligan));
    Ok(())
}
