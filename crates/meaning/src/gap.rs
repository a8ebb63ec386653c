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
        TimedUnless "a rule with “unless” for a time",
        TimedRule "this kind of rule for a time",
        NextTurnRule "this kind of rule for their next turn",
        TimedCondition "this kind of condition for a time",
        TimedReplacement "this kind of replacement for a time",
        NextCardRule "this kind of rule about the next card",
        UnspokenChallenge "a time until the end of a challenge that is not mentioned",
        InkTypes "counting the ink types of these cards",
        MeasureOfDone "measuring the cards that this was done to",
        NobodysDrops "ink drops that belong to no particular player",
        RemovedToPlay "removing these things to play a card",
        WasAtNoTime "a condition about the past without a time",
        NamesAmongThem "a number of cards that share a name with each other",
        WorksInDiscard "an ability that works in a discard because of this condition",
        MoveToUnsaid "moving for less without a place to move to",
        BothOfOnePlayer "two things that one of several players has",
        IfYouDoHere "an “if you do” in this place",
        DoneThisTurn "a condition about this kind of event earlier this turn",
        UnsaidTarget "an effect that does not say what it affects",
        ChoiceForKnown "a choice in place of something named before",
        PlayFromThere "playing a card from there",
        SuchEffect "this kind of effect",
        ShiftThose "shifting these cards",
        PlaceForBanished "this destination instead of being banished",
        SuchReplacement "this kind of replacement",
        OtherwiseAfterIfNot "an “otherwise” after an “if not”",
        NothingBeforeIt "this kind of sentence with nothing before it",
        InsteadAlone "an “instead” with nothing before it",
        ChoiceOfOne "a choice of one thing",
        SuchInstead "this kind of “instead”",
        SuchUnless "this kind of “unless”",
        NotOffered "players who don't do something that is not offered to them",
        TwoPlayers "two players in this place",
        PlayersDeck "the deck of this player",
        PlayersTurn "the turn of this player",
        RuleForEach "this kind of rule with “for each”",
        AmountForEach "this amount with “for each”",
        ChangeForEach "this kind of change with “for each”",
        StaticInThatTime "a static ability that works only at this time",
        ConditionOnEach "this kind of condition on each of several cards",
        StaticOnce "a static ability that works only once",
        LastingDiscount "a lasting discount on the next card",
        PlayerCantChoose "a player who can't choose",
        LastingReadyLimit "a lasting limit on readying",
        PayForOthers "another way to pay for other cards",
        ShiftOntoThose "shifting these cards onto those",
        DeckInks "the inks of a deck in this place",
        OthersEnterExerted "other cards that enter exerted in return for something",
        PayForThatAct "paying for this act alone",
        PlayersMustChoose "these players having to choose",
        DamageWith "dealing damage with this characteristic",
        NameForShift "a name for Shift of other cards",
        DiscountOnFirst "a discount on the first card in this place",
        UseFree "using another card's ability for free",
        DeckLimit "the limit of a deck in this place",
        RuleInRule "a rule within a rule",
        HavingTo "having to do this",
        PlayerInStatic "this player in a static ability",
        GainKeyword "gaining this keyword",
        LoseStat "losing this characteristic",
        LoseAbility "losing an ability for a time",
        GainKeywordForEach "gaining this keyword with “for each”",
        GainAbility "gaining this kind of ability",
        SuchProhibition "this kind of prohibition",
        OfferInThatTime "an offer at this time",
        SuchOffer "this kind of offer",
        RestHere "“the rest” in this place",
        SuchWindow "this kind of time limit",
        TriggerInDiscard "this kind of trigger in a discard",
        TwoWindows "two time limits of one trigger",
        ReturnThose "returning these cards",
        PutTrigger "a trigger for a card that is put there",
        TwoSubjects "an event with two subjects in this place",
        DiscardToSize "discarding down to this number of cards",
        NoDamageAlone "taking no damage outside of a replacement",
        LookAtZone "looking at the cards of this zone",
        PlaceForDiscard "this destination instead of the discard",
        AddToCost "adding to a cost",
        ChooseAndDo "choosing cards and doing this to them",
        TopOrBottom "putting these cards on the top or the bottom",
        ChoiceOfPlaces "a choice between these places",
        PlaceForEach "choosing a place for each card",
        Distribute "distributing these cards",
        OtherNumbers "different numbers of cards and places",
        LookAtThat "looking at these cards",
        SearchThat "searching for these cards",
        DescribedByDone "describing a card by what was done to it",
        DropsForCards "ink drops in place of cards",
        StatBound "this kind of limit on a characteristic",
        DamageBound "this kind of limit on damage",
        ChallengesThis "describing a card as challenging this card",
        WayOfPlaying "describing a card by how it was played",
        FromTop "describing cards by their place on top of a deck",
        SuchTotal "this kind of total",
        AtRandom "random cards in this place",
        PlayerHas "the cards that this player has in play",
        PlayersZone "the zone of this player",
        SuchAlternative "this kind of alternative",
        RuleAboutKnown "a rule about something named before",
        SuchSubject "this kind of subject",
        ActionOnOther "an action's effect on another card",
        TooManyClasses "a 129th classification",
        KeywordCost "this kind of cost for another keyword",
        ShiftWithoutNames "this kind of Shift on a card without two names",
        TemporaryTwice "Temporary Shift inside Temporary Shift",
        ManyTriggers "this many triggers to count",
        ManyOnce "this many abilities that work once",
        ShiftNameCondition "a name for Shift under a condition",
        ManyGained "gaining this many abilities",
        TotalNotChosen "a total of cards that are not chosen",
        UncountedNumber "a number that is never counted",
        DeepLoops "loops nested this deep",
        LeaderKeyword "a keyword on a leader",
        LeaderDamage "damage on a leader",
        FromDeck "describing cards as from a deck",
        DifferentNames "different names in this place",
        HighestOfThose "the highest among these cards",
        ManyNumbers "this many numbers to remember",
        ManyPlayers "this many players to remember",
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
        NothingNamed "nothing was named before that it could mean",
        TwoNamed "two things were named before that it could mean",
        NoLocation "no location was named",
        NoneOfTheKind "nothing of the kind was named",
        NothingLeftOut "nothing of the kind was named that it could leave out",
        NothingBefore "nothing comes before it",
        NoPlayer "no player was named",
        NoCardsLookedAt "no cards are being looked at",
        NoDamageDealt "no damage was dealt just before",
        NoZone "no zone was named",
        OneOrEach "it can mean one of these players or each of them",
        EachOrTogether "it can mean each of these players alone or all of them together",
        EitherOfTwo "it can mean the first card of the event or the second",
        ThisOrEach "it can leave out this card, or each card that is changed",
    }
}
