# What is wrong with a card's text and what could be written, in English.

## Words of card texts, which are English in every language.

text-quoted = “{ $what }”
text-not-understood = section { $n }: { $found } is not understood at byte { $at }; expected { $expected }
text-unclear = it is not clear what “{ $word }” means here: { $why }
text-unsupported = { $what } is not supported yet
text-not-playable = { $what } can't be played yet
text-refers = “{ $word }” in ability { $n }: { $means }

## What could stand at a place.

expected-or = { $all } or { $last }
expected-wording = the wording “{ $text }”
expected-number = a number
expected-signed-number = a number with + or -
expected-name = a card's name
expected-class = a classification
expected-keyword = a keyword
expected-stat = a symbol for strength, willpower or lore
expected-noun = a kind of card
expected-target = a card or cards
expected-player = a player
expected-owner = whose it is
expected-measure = something to count
expected-condition = a condition
expected-event = an event to wait for
expected-duration = how long
expected-act = something a card can do
expected-destination = where it goes
expected-cost = a cost
expected-effect = an effect
expected-rule = a rule
expected-end = the end of the text
expected-simpler = a simpler text

## Advice.

advice-other-way = I understand this, but cards write it another way:
advice-too-deep = This goes too deep for me. Say it in shorter sentences.
advice-ends-early = The sentence ends too early.
advice-unknown = I don't know what “{ $words }” means here.
advice-at-start = At the beginning I understand: { $what }.
advice-after = After “{ $words }” I understand: { $what }.
advice-such-as = { $what } (such as { $examples })
advice-sentence-end = the end of the sentence
advice-comma = a comma
advice-more = and { $n } more
advice-closest = The closest sentence I know is:
advice-symbols = The symbols are {"{E}"} for exert, {"{I}"} for ink, {"{S}"} for Strength, {"{W}"} for Willpower, {"{L}"} for a card's lore and {"{C}"} for the inkwell symbol.
advice-lore-symbol = {"{L}"} is what a character or location has; players gain, lose and have “lore”.
advice-lore-word = For “lore” cards say “lore” where players gain or lose it, and the symbol {"{L}"} for what a card has, as in “+1 {"{L}"}”.
advice-word = For “{ $word }” cards say { $said }.
advice-word-or = { $one }, or { $other }
advice-as-in = { $what }, as in “{ $example }”
advice-symbol = the symbol { $symbol } for { $stat ->
    [exert] exert
    [ink] ink
    [strength] Strength
   *[willpower] Willpower
}
advice-figure = Numbers are written as figures: { $figure } for “{ $word }”.
advice-unresolved = I understand the words, but { $why }.
advice-unplayable = It can't be played: { $why }.

## What a card could say and what has no meaning or no program yet, and why it is not clear what a word means.

gap = { $gap ->
    [ProhibitionTowards] a prohibition towards some cards for a time
    [LessForThisCard] paying less for this card for a time
    [TimedUnless] such a rule “unless” something, for a time
    [TimedRule] such a rule for a time
    [NextTurnRule] such a rule for their next turn
    [TimedCondition] such a condition for a time
    [TimedReplacement] such a replacement for a time
    [NextCardRule] such a rule about the next card
    [UnspokenChallenge] a time after a challenge that is not spoken of
    [InkTypes] the ink types of such cards
    [MeasureOfDone] a measure of what that was done to
    [NobodysDrops] ink drops of nobody in particular
    [RemovedToPlay] removing such things to play a card
    [WasAtNoTime] what there was, at no certain time
    [IfYouDoHere] an “if you do” here
    [DoneThisTurn] such things done this turn
    [UnsaidTarget] an effect that does not say what it works on
    [ChoiceForKnown] a choice where something named before is needed
    [PlayFromThere] playing it from there
    [SuchEffect] such an effect
    [ShiftThose] shifting those
    [PlaceForBanished] such a place instead of being banished
    [SuchReplacement] such a replacement
    [OtherwiseAfterIfNot] an “otherwise” after an “if not”
    [NothingBeforeIt] such a sentence with nothing before it
    [InsteadAlone] an “instead” with nothing before it
    [ChoiceOfOne] a choice of one thing
    [SuchInstead] such an “instead”
    [SuchUnless] such an “unless”
    [NotOffered] those who don't, of something that is not offered
    [TwoPlayers] two players here
    [PlayersDeck] such a player's deck
    [PlayersTurn] such a player's turn
    [RuleForEach] such a rule “for each”
    [AmountForEach] an amount “for each”
    [ChangeForEach] such a change “for each”
    [StaticInThatTime] a static ability that works in that time
    [ConditionOnEach] such a condition on each of several cards
    [StaticOnce] a static ability that works once
    [LastingDiscount] a lasting discount on the next card
    [PlayerCantChoose] a player who can't choose
    [LastingReadyLimit] a lasting limit on readying
    [PayForOthers] another way to pay for other cards
    [ShiftOntoThose] shifting such cards onto those
    [DeckInks] inks of a deck here
    [OthersEnterExerted] others that enter exerted for something
    [PayForThatAct] paying for that act alone
    [PlayersMustChoose] such players who must choose
    [DamageWith] damage by such a characteristic
    [NameForShift] a name for Shift of other cards
    [DiscountOnFirst] a discount on the first card here
    [UseFree] another card's ability for free
    [DeckLimit] a deck's limit here
    [RuleInRule] a rule within a rule
    [HavingTo] having to do that
    [PlayerInStatic] such a player in a static ability
    [GainKeyword] gaining that keyword
    [LoseStat] losing such a characteristic
    [LoseAbility] losing an ability for a time
    [GainKeywordForEach] gaining that keyword “for each”
    [GainAbility] gaining such an ability
    [SuchProhibition] such a prohibition
    [OfferInThatTime] an offer in that time
    [SuchOffer] such an offer
    [RestHere] the rest of something here
    [SuchWindow] such a window
    [TriggerInDiscard] such a trigger in a discard
    [TwoWindows] two windows of a trigger
    [ReturnThose] returning those
    [PutTrigger] a card put there as a trigger
    [TwoSubjects] an event with two subjects here
    [DiscardToSize] discarding to such a size
    [NoDamageAlone] taking no damage outside a replacement
    [LookAtZone] looking at the cards of such a zone
    [PlaceForDiscard] such a place instead of the discard
    [AddToCost] adding to a cost
    [ChooseAndDo] choosing and doing that
    [TopOrBottom] such cards on the top or the bottom
    [ChoiceOfPlaces] a choice of such places
    [PlaceForEach] a choice of places for each card
    [Distribute] distributing those
    [OtherNumbers] other numbers of cards and places
    [LookAtThat] looking at that
    [SearchThat] searching for that
    [DescribedByDone] a description by what was done to a card
    [DropsForCards] ink drops where cards are meant
    [StatBound] such a bound on a characteristic
    [DamageBound] such a bound on damage
    [ChallengesThis] challenging this card, in a description
    [WayOfPlaying] a way of playing in a description
    [FromTop] cards from the top of a deck in a description
    [SuchTotal] such a total
    [AtRandom] cards at random here
    [PlayerHas] what such a player has in play
    [PlayersZone] such a player's zone
    [SuchAlternative] such an alternative
    [RuleAboutKnown] a rule about something named before
    [SuchSubject] such a subject
    [ActionOnOther] an action's effect on another card
    [TooManyClasses] a 129th classification
    [KeywordCost] such a cost of another keyword
    [ShiftWithoutNames] such a Shift of a card without two names
    [TemporaryTwice] Temporary Shift twice over
    [ManyTriggers] this many triggers to count
    [ManyOnce] this many abilities that work once
    [ShiftNameCondition] a name for Shift under a condition
    [ManyGained] gaining this many abilities
    [TotalNotChosen] a total of cards that are not chosen
    [UncountedNumber] a number that nothing counts
    [DeepLoops] loops nested this deep
    [LeaderKeyword] a keyword of a leader
    [LeaderDeckBuilding] how a deck is built, on a leader
    [LeaderDamage] damage on a leader
    [ManyNumbers] this many numbers to keep in mind
    [ManyPlayers] this many players to keep in mind
   *[ManyChoices] this many choices
}

doubt = { $doubt ->
    [NothingCounted] nothing was counted before
    [NothingDone] nothing of the kind was done before
    [NothingChosen] nothing was chosen before
    [NoDamageRemoved] no damage was removed before
    [NoCharacter] no character was named
    [NothingNamed] nothing that it could mean was named before
    [TwoNamed] two things were named before that it could mean
    [NoLocation] no location was named
    [NoneOfTheKind] nothing of the kind was named
    [NothingLeftOut] nothing of the kind was named that it could leave out
    [NothingBefore] nothing stands before it
    [NoPlayer] no player was named
    [NoCardsLookedAt] no cards are being looked at
    [NoDamageDealt] no damage was dealt just before
   *[NoZone] no zone was named
}
