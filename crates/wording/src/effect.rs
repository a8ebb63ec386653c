//! What abilities and actions do.

use crate::{
    Amount, Condition, Duration, Kind, Measure, Modifier, Noun, Part, Quantity, Rule, Stat, Target, Trigger,
    Who, Whose, Would,
};
use serde::{Deserialize, Serialize};

/// One effect; a sentence of an ability or action is one (6.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    // Joining effects.
    /// "you may …" (6.1.4).
    May(Who, Box<Effect>),
    /// "A, then B".
    Then(Vec<Effect>),
    /// "A and B".
    And(Vec<Effect>),
    /// "A to B": B needs all of A (6.1.5.1).
    To(Box<Effect>, Box<Effect>),
    /// "A or B" (6.1.5.2).
    Or(Vec<Effect>),
    /// "if C, E".
    If(Condition, Box<Effect>),
    /// "E if C".
    OnlyIf(Box<Effect>, Condition),
    /// "if you do, E": the effect before was done.
    IfYouDo(Box<Effect>),
    /// "otherwise, E".
    Otherwise(Box<Effect>),
    /// "E. If C, F instead." (6.5.6): F in place of E.
    Instead(Box<Effect>, Condition, Box<Effect>),
    /// "choose one:" with its options in printed order.
    ChooseOne(Vec<Vec<Effect>>),
    /// A rule that holds for a time: "chosen character gets +2 Strength this turn".
    For(Rule, Duration),
    /// "this turn, you may …" and the like: the duration stands first.
    Lasting(Duration, Rule),
    /// A floating or delayed trigger (6.2.7) with its duration, where it has one.
    Watch(Trigger, Option<Duration>, Box<Effect>),

    // Players.
    /// "draw a card", "each player draws 7 cards".
    Draw(Who, Amount),
    /// "choose and discard a card", "each opponent chooses and discards 2 cards".
    ChooseAndDiscard(Who, Quantity, Noun),
    /// "discard a card": for costs.
    Discard(Who, Quantity, Noun),
    /// "discards their hand".
    DiscardHand(Who),
    GainLore(Who, Amount),
    LoseLore(Who, Amount),
    /// "get an ink drop", "get 2 ink drops".
    GetInkDrops(Who, Amount),
    /// "remove an ink drop", "remove up to 2 ink drops" (`true`), "remove all your ink drops".
    RemoveInkDrops(Who, bool, Amount),
    /// "remove any number of ink drops".
    RemoveAnyInkDrops(Who),
    /// "pay 1 ink".
    PayInk(u8),
    /// "name a card".
    NameCard,
    /// "shuffle your deck".
    ShuffleDeck(Who),

    // Choosing.
    /// "choose an opposing character".
    Choose(Target),

    // Damage (1.9).
    Deal(Amount, Target),
    /// "put 2 damage counters on …".
    PutDamage(Amount, Target),
    /// "remove up to 3 damage from …"; `true` says "up to".
    RemoveDamage(bool, Amount, Target),
    /// "remove all damage from …".
    RemoveAllDamage(Target),
    /// "move up to 2 damage counters from … to …"; `true` says "up to".
    MoveDamage(bool, Amount, Target, Target),
    /// "they take no damage".
    TakeNoDamage(Target),

    // Cards.
    Banish(Target),
    Ready(Target),
    Exert(Target),
    /// "return … to …".
    Return(Target, Destination),
    /// "put … into …".
    Put(Target, Destination),
    /// "put them back on …".
    PutBack(Target, Destination),
    /// "put one … and the other …".
    PutOneAndOther(Destination, Destination),
    /// "shuffle a card from any discard into its player's deck".
    ShuffleInto(Target, Whose),
    /// "look at …".
    Look(Target),
    /// "reveal …".
    Reveal(Target),
    /// "play … for free" (`true`) or for its cost.
    Play(Target, bool),
    /// "move … to … for free".
    MoveTo(Target, Target),
    /// "each opponent reveals …": a player named as the subject of an effect that has no place for one, or of
    /// several effects joined. Inside, [`Who::Implied`] is that player.
    By(Who, Box<Effect>),
    /// "for the rest of this turn, whenever …, E": a [`Effect::Watch`] whose duration stands first.
    WatchFor(Duration, Trigger, Box<Effect>),

    // More ways to join effects.
    /// "Then, E": a sentence that follows the one before.
    Afterwards(Box<Effect>),
    /// "A, B, and C".
    List(Vec<Effect>),
    /// "E unless C".
    Unless(Box<Effect>, Condition),
    /// "E unless F": someone may do F, and E happens only if they don't.
    UnlessDone(Box<Effect>, Box<Effect>),
    /// "if they don't, E": the effect before was not done by its player.
    IfTheyDont(Box<Effect>),
    /// "if they do, E": the same, done.
    IfTheyDo(Box<Effect>),
    /// "for each opponent who doesn't, E".
    ForEachWhoDoesnt(Who, Box<Effect>),
    /// "for each M, E": E that many times.
    ForEach(Measure, Box<Effect>),
    /// "have each opponent choose and discard a card": others do it, the speaker makes them.
    Have(Who, Box<Effect>),
    /// "repeat this effect": the whole ability once more.
    Repeat,

    // More that is done.
    /// "give TARGET +2 Strength this turn": what [`Rule::Give`] says, as something a player does.
    Give(Target, Vec<Modifier>, Duration),
    /// "choose and banish one of their characters": the target of what is done is a choice.
    ChooseAnd(Box<Effect>),
    /// "reveal their hand".
    RevealHand(Who),
    /// "look at chosen opponent's hand".
    LookAtHand(Whose),
    /// "discard a card at random".
    DiscardAtRandom(Who, Quantity, Noun),
    /// "discard a song card of your choice": who discards, what, and who chooses it.
    DiscardOfChoice(Who, Quantity, Noun, Whose),
    /// "discard all cards in their hand", the longer wording of [`Effect::DiscardHand`].
    DiscardAll(Who),
    /// "draw until you have 3 cards in your hand".
    DrawUntil(Who, HandSize),
    /// "choose and discard cards until …" (`true`), "discard until …".
    DiscardUntil(Who, bool, HandSize),
    /// "put one into your hand": of the cards being looked at.
    PutSome(Quantity, Destination),
    /// "put one into your hand and the rest on the bottom of your deck".
    PutSomeAndRest(Quantity, Destination, Destination),
    /// "put them back in any order".
    PutBackInAnyOrder(Target),
    /// "move 2 damage from … to …", the newer wording of [`Effect::MoveDamage`].
    MoveSomeDamage(bool, Amount, Target, Target),
    /// "search your deck for …" (7.1.4).
    Search(Target),
    /// "reveal … to all players".
    RevealToAll(Target),
    /// "reveal cards from the top of your deck until you reveal a …".
    RevealUntil(Noun),
    /// "look at a number of cards from the top of your deck equal to …"; `true` reveals them.
    LookAtMany(bool, Measure),
    /// "move … to the same location for free".
    MoveToSame(Target),
    /// "TARGET may move to … for free".
    MayMoveTo(Target, Target),
    /// "count the number of …", for what follows.
    Count(Noun),
    /// The exert symbol as a verb.
    Tap(Target),
    /// "put … on the bottom of your deck instead of into your discard": where an action goes that was just played.
    PutInsteadOfDiscard(Target, Destination),
    /// "play … for free, exerted": it enters play exerted.
    PlayExerted(Target),
    /// "shuffle the rest into your deck".
    ShuffleRest(Whose),
    /// "deal damage equal to their Strength to …": the measure in front of the target.
    DealMeasured(Measure, Target),
    /// "choose and discard that many cards".
    DiscardThatMany(Who),
    /// "until …, the next time T would be dealt damage, E instead": a replacement effect (6.5) for a time.
    Replacing(Duration, Would, Box<Effect>),
    /// "choose and discard either 2 cards or 1 action card".
    DiscardEither(Who, Vec<(Quantity, Noun)>),
    /// "deal them 1 damage": the target in front of the amount.
    DealThem(Target, Amount),
    /// "each player with fewer than 3 cards in their hand E": fewer (`true`) or more than a number.
    ByWith(Who, bool, u8, Noun, Box<Effect>),
    /// "return cards at random from ZONE to PLACE until they have 3 cards in ZONE".
    ReturnAtRandomUntil(Part, Destination, u8, Part),
    /// "you may also E".
    MayAlso(Who, Box<Effect>),
    /// "for each opposing player, E": "they" and "theirs" speak of that player.
    ForEachPlayer(Box<Effect>),
    /// "choose A or B: • A … • B …": options with names.
    ChooseNamed(Vec<(String, Vec<Effect>)>),
    /// "choose and discard a card for each …".
    DiscardFor(Who, Amount),
    /// "If its card type is: • character, E. • action or item, F."
    ByType(Vec<(Vec<Kind>, Effect)>),
    /// "add his Willpower to another chosen character's Strength this turn".
    AddStat(Stat, Target, Stat, Target, Duration),
    /// "pay 2 less for the next item you play this turn", as something done.
    PayLessForNext(Amount, Noun, Duration),
    /// "look at the cards in your inkwell".
    LookAtCards(Part),
    /// "Then E", without the comma.
    AfterwardsPlain(Box<Effect>),
    /// "E instead and F", behind a condition: what replaces, and what goes with it.
    Also(Box<Effect>, Box<Effect>),
    /// "E after the challenge": delayed until the present challenge is over.
    AfterChallenge(Box<Effect>),
    /// "choose 3 of their characters and return one of those cards to …, put one …, and put one …": each chosen card
    /// goes to one of the places.
    Distribute(Target, Vec<Destination>),
    /// "A and then B": B follows A, done by the same player.
    AndThen(Vec<Effect>),
    /// "choose any number of players".
    ChoosePlayers(Quantity),
    /// "they discard their hands": several players, each their own.
    DiscardHands(Who),
    /// "each player who reveals a character card E": those whose revealed card fits.
    WhoReveals(Who, Noun, Box<Effect>),
    /// "play that song again from your discard for free": what it names was played before and lies in that zone now.
    PlayAgain(Target, Part, bool),
    /// "play it as if it were in your hand": in any way its player could then (4.3.2).
    PlayAsInHand(Target),
    /// "shift a character from your discard for free": onto a character its Shift allows (8.10).
    Shift(Target, bool),
    /// "play or shift … for free": the player chooses which.
    PlayOrShift(Target, bool),
    /// "play it from your discard": what it names lies in that zone; `true` says "for free".
    PlayFrom(Target, Part, bool),
    /// "choose one of the following. If C, choose both instead:" with its options; without a condition, one of them.
    ChooseFollowing(Option<Condition>, Vec<Vec<Effect>>),
    /// "this damage can't be reduced", of the damage dealt just before; `true` adds "by Resist".
    Unreduced(bool),
    /// "remove up to 4 damage total from any number of your characters".
    RemoveTotal(Amount, Target),
    /// "draw a card from the bottom of your deck".
    DrawFromBottom(Who, Amount),
    /// "the next character you play this turn enters play exerted and gains …": what, how long that is waited for, a rule
    /// whose subject goes unsaid, and how long that lasts.
    TheNext(Noun, Duration, Box<Rule>, Option<Duration>),
}

/// How many cards a hand is brought to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandSize {
    /// "… until you have 3".
    Number(u8),
    /// "… until you have 3 cards in your hand".
    Cards(u8),
    /// "… until you have the same number": as the player the condition named.
    Same,
}

/// Where a card goes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Destination {
    Hand(Whose),
    Discard(Whose),
    /// "into your inkwell", "… facedown", "… facedown and exerted".
    Inkwell {
        whose: Whose,
        facedown: bool,
        exerted: bool,
    },
    Deck(Place, Whose),
    /// "under this character", faceup or not.
    Under(Box<Target>, bool),
    /// "on the bottom", of the deck that was just named.
    SameDeck(Place),
    /// "on top of it": of the deck that was just named.
    OnTopOfIt,
    /// "under this location facedown": the newer order of words.
    UnderFacedown(Box<Target>),
    /// "on the top of … or into …": the player chooses one; `true` says "either".
    OneOf(bool, Box<Destination>, Box<Destination>),
    /// "in your hand" where other cards say "into".
    In(Box<Destination>),
    /// "into your hand" where other cards say "to".
    Into(Box<Destination>),
    /// "under another chosen character", with no word on which side is up.
    UnderPlain(Box<Target>),
}

/// Where in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    Top,
    Bottom,
    /// "on either the top or the bottom".
    Either,
    /// "on the top … in any order".
    TopAnyOrder,
    /// "on the bottom … in any order".
    BottomAnyOrder,
    /// "on the bottom … in a random order".
    BottomRandom,
    /// "on top", without the article.
    OnTop,
    /// "on the top or the bottom": each card on one of them.
    TopOrBottom,
    /// "on the top or the bottom … in any order".
    TopOrBottomAnyOrder,
}
