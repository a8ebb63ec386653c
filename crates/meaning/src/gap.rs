//! Reasons why an understood text can't be played, as data. Catalogues have a phrase for each.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! phrases {
    ($(#[$doc:meta])* $name:ident { $($case:ident $english:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name {
            $(#[doc = $english] $case,)*
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$case),*];

            /// The name in catalogues.
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$case => stringify!($case),)*
                }
            }
        }

        /// In English.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($name::$case => $english,)*
                })
            }
        }
    };
}

phrases! {
    /// Something a card could say that has no meaning or no program yet.
    Gap {
        ProhibitionTowards "a prohibition towards some cards for a time",
        LessForThisCard "paying less for this card for a time",
        TimedUnless "such a rule “unless” something, for a time",
        TimedRule "such a rule for a time",
        NextTurnRule "such a rule for their next turn",
        TimedCondition "such a condition for a time",
        TimedReplacement "such a replacement for a time",
        NextCardRule "such a rule about the next card",
        UnspokenChallenge "a time after a challenge that is not spoken of",
        InkTypes "the ink types of such cards",
        MeasureOfDone "a measure of what that was done to",
        NobodysDrops "ink drops of nobody in particular",
        RemovedToPlay "removing such things to play a card",
        WasAtNoTime "what there was, at no certain time",
        IfYouDoHere "an “if you do” here",
        DoneThisTurn "such things done this turn",
        UnsaidTarget "an effect that does not say what it works on",
        ChoiceForKnown "a choice where something named before is needed",
        PlayFromThere "playing it from there",
        SuchEffect "such an effect",
        ShiftThose "shifting those",
        PlaceForBanished "such a place instead of being banished",
        SuchReplacement "such a replacement",
        OtherwiseAfterIfNot "an “otherwise” after an “if not”",
        NothingBeforeIt "such a sentence with nothing before it",
        InsteadAlone "an “instead” with nothing before it",
        ChoiceOfOne "a choice of one thing",
        SuchInstead "such an “instead”",
        SuchUnless "such an “unless”",
        NotOffered "those who don't, of something that is not offered",
        TwoPlayers "two players here",
        PlayersDeck "such a player's deck",
        PlayersTurn "such a player's turn",
        RuleForEach "such a rule “for each”",
        AmountForEach "an amount “for each”",
        ChangeForEach "such a change “for each”",
        StaticInThatTime "a static ability that works in that time",
        ConditionOnEach "such a condition on each of several cards",
        StaticOnce "a static ability that works once",
        LastingDiscount "a lasting discount on the next card",
        PlayerCantChoose "a player who can't choose",
        LastingReadyLimit "a lasting limit on readying",
        PayForOthers "another way to pay for other cards",
        ShiftOntoThose "shifting such cards onto those",
        DeckInks "inks of a deck here",
        OthersEnterExerted "others that enter exerted for something",
        PayForThatAct "paying for that act alone",
        PlayersMustChoose "such players who must choose",
        DamageWith "damage by such a characteristic",
        NameForShift "a name for Shift of other cards",
        DiscountOnFirst "a discount on the first card here",
        UseFree "another card's ability for free",
        DeckLimit "a deck's limit here",
        RuleInRule "a rule within a rule",
        HavingTo "having to do that",
        PlayerInStatic "such a player in a static ability",
        GainKeyword "gaining that keyword",
        LoseStat "losing such a characteristic",
        LoseAbility "losing an ability for a time",
        GainKeywordForEach "gaining that keyword “for each”",
        GainAbility "gaining such an ability",
        SuchProhibition "such a prohibition",
        OfferInThatTime "an offer in that time",
        SuchOffer "such an offer",
        RestHere "the rest of something here",
        SuchWindow "such a window",
        TriggerInDiscard "such a trigger in a discard",
        TwoWindows "two windows of a trigger",
        ReturnThose "returning those",
        PutTrigger "a card put there as a trigger",
        TwoSubjects "an event with two subjects here",
        DiscardToSize "discarding to such a size",
        NoDamageAlone "taking no damage outside a replacement",
        LookAtZone "looking at the cards of such a zone",
        PlaceForDiscard "such a place instead of the discard",
        AddToCost "adding to a cost",
        ChooseAndDo "choosing and doing that",
        TopOrBottom "such cards on the top or the bottom",
        ChoiceOfPlaces "a choice of such places",
        PlaceForEach "a choice of places for each card",
        Distribute "distributing those",
        OtherNumbers "other numbers of cards and places",
        LookAtThat "looking at that",
        SearchThat "searching for that",
        DescribedByDone "a description by what was done to a card",
        DropsForCards "ink drops where cards are meant",
        StatBound "such a bound on a characteristic",
        DamageBound "such a bound on damage",
        ChallengesThis "challenging this card, in a description",
        WayOfPlaying "a way of playing in a description",
        FromTop "cards from the top of a deck in a description",
        SuchTotal "such a total",
        AtRandom "cards at random here",
        PlayerHas "what such a player has in play",
        PlayersZone "such a player's zone",
        SuchAlternative "such an alternative",
        RuleAboutKnown "a rule about something named before",
        SuchSubject "such a subject",
        ActionOnOther "an action's effect on another card",
        TooManyClasses "a 129th classification",
        KeywordCost "such a cost of another keyword",
        ShiftWithoutNames "such a Shift of a card without two names",
        TemporaryTwice "Temporary Shift twice over",
        ManyTriggers "this many triggers to count",
        ManyOnce "this many abilities that work once",
        ShiftNameCondition "a name for Shift under a condition",
        ManyGained "gaining this many abilities",
        TotalNotChosen "a total of cards that are not chosen",
        UncountedNumber "a number that nothing counts",
        DeepLoops "loops nested this deep",
        LeaderKeyword "a keyword of a leader",
        LeaderDeckBuilding "how a deck is built, on a leader",
        LeaderDamage "damage on a leader",
        ManyNumbers "this many numbers to keep in mind",
        ManyPlayers "this many players to keep in mind",
        ManyChoices "this many choices",
    }
}

phrases! {
    /// Why it is unclear what a word refers to.
    Doubt {
        NothingCounted "nothing was counted before",
        NothingDone "nothing of the kind was done before",
        NothingChosen "nothing was chosen before",
        NoDamageRemoved "no damage was removed before",
        NoCharacter "no character was named",
        NothingNamed "nothing that it could mean was named before",
        TwoNamed "two things were named before that it could mean",
        NoLocation "no location was named",
        NoneOfTheKind "nothing of the kind was named",
        NothingLeftOut "nothing of the kind was named that it could leave out",
        NothingBefore "nothing stands before it",
        NoPlayer "no player was named",
        NoCardsLookedAt "no cards are being looked at",
        NoDamageDealt "no damage was dealt just before",
        NoZone "no zone was named",
    }
}
