//! Effects of abilities and actions.

use crate::{
    Amount, Condition, Duration, Kind, Measure, Modifier, Noun, Part, Quantity, Rule, Stat, Target, Trigger,
    Who, Whose, Would,
};
use serde::{Deserialize, Serialize};

/// One effect. Each sentence of an ability or action is one (6.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    // Connecting effects.
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
    /// "if you do, E": if the previous effect was done.
    IfYouDo(Box<Effect>),
    /// "otherwise, E".
    Otherwise(Box<Effect>),
    /// "E. If C, F instead." (6.5.6): F in place of E.
    Instead(Box<Effect>, Condition, Box<Effect>),
    /// "choose one:" with the options in printed order.
    ChooseOne(Vec<Vec<Effect>>),
    /// A temporary rule: "chosen character gets +2 Strength this turn".
    For(Rule, Duration),
    /// "this turn, you may …" and the like: the duration comes first.
    Lasting(Duration, Rule),
    /// A floating or delayed trigger (6.2.7) with its duration, if it has one.
    Watch(Trigger, Option<Duration>, Box<Effect>),

    // Players.
    /// "draw a card", "each player draws 7 cards".
    Draw(Who, Amount),
    /// "choose and discard a card", "each opponent chooses and discards 2 cards".
    ChooseAndDiscard(Who, Quantity, Noun),
    /// "discard a card", for costs.
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
    /// "each opponent reveals …": names the player who performs an effect without a player of its own, or
    /// several joined effects. Inside, [`Who::Implied`] is that player.
    By(Who, Box<Effect>),
    /// "for the rest of this turn, whenever …, E": an [`Effect::Watch`] whose duration comes first.
    WatchFor(Duration, Trigger, Box<Effect>),

    // More ways to connect effects.
    /// "Then, E": a sentence that follows the previous one.
    Afterwards(Box<Effect>),
    /// "A, B, and C".
    List(Vec<Effect>),
    /// "E unless C".
    Unless(Box<Effect>, Condition),
    /// "E unless F": someone may do F, and E happens only if they don't.
    UnlessDone(Box<Effect>, Box<Effect>),
    /// "if they don't, E": the player didn't do the previous effect.
    IfTheyDont(Box<Effect>),
    /// "if they do, E": the player did the previous effect.
    IfTheyDo(Box<Effect>),
    /// "for each opponent who doesn't, E".
    ForEachWhoDoesnt(Who, Box<Effect>),
    /// "for each M, E": E that many times.
    ForEach(Measure, Box<Effect>),
    /// "have each opponent choose and discard a card": the speaker makes others act.
    Have(Who, Box<Effect>),
    /// "repeat this effect": does the whole ability again.
    Repeat,

    // More actions.
    /// "give TARGET +2 Strength this turn": like [`Rule::Give`], but done by a player.
    Give(Target, Vec<Modifier>, Duration),
    /// "choose and banish one of their characters": the effect chooses its target.
    ChooseAnd(Box<Effect>),
    /// "reveal their hand".
    RevealHand(Who),
    /// "look at chosen opponent's hand".
    LookAtHand(Whose),
    /// "discard a card at random".
    DiscardAtRandom(Who, Quantity, Noun),
    /// "discard a song card of your choice": the discarding player, the cards, and the choosing player.
    DiscardOfChoice(Who, Quantity, Noun, Whose),
    /// "discard all cards in their hand", the longer wording of [`Effect::DiscardHand`].
    DiscardAll(Who),
    /// "draw until you have 3 cards in your hand".
    DrawUntil(Who, HandSize),
    /// "choose and discard cards until …" (`true`), or "discard until …".
    DiscardUntil(Who, bool, HandSize),
    /// "put one into your hand": one of the cards being looked at.
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
    /// "look at a number of cards from the top of your deck equal to …"; `true` means "reveal".
    LookAtMany(bool, Measure),
    /// "move … to the same location for free".
    MoveToSame(Target),
    /// "TARGET may move to … for free".
    MayMoveTo(Target, Target),
    /// "count the number of …", for the effects that follow.
    Count(Noun),
    /// The exert symbol as a verb.
    Tap(Target),
    /// "put … on the bottom of your deck instead of into your discard": moves the action just played.
    PutInsteadOfDiscard(Target, Destination),
    /// "play … for free, exerted": it enters play exerted.
    PlayExerted(Target),
    /// "shuffle the rest into your deck".
    ShuffleRest(Whose),
    /// "deal damage equal to their Strength to …": the measure comes before the target.
    DealMeasured(Measure, Target),
    /// "choose and discard that many cards".
    DiscardThatMany(Who),
    /// "until …, the next time T would be dealt damage, E instead": a temporary replacement effect (6.5).
    Replacing(Duration, Would, Box<Effect>),
    /// "choose and discard either 2 cards or 1 action card".
    DiscardEither(Who, Vec<(Quantity, Noun)>),
    /// "deal them 1 damage": the target comes before the amount.
    DealThem(Target, Amount),
    /// "each player with fewer than 3 cards in their hand E": fewer than a number (`true`), or more.
    ByWith(Who, bool, u8, Noun, Box<Effect>),
    /// "return cards at random from ZONE to PLACE until they have 3 cards in ZONE".
    ReturnAtRandomUntil(Part, Destination, u8, Part),
    /// "you may also E".
    MayAlso(Who, Box<Effect>),
    /// "for each opponent, E": "they" and "theirs" mean that player.
    ForEachPlayer(Box<Effect>),
    /// "choose A or B: • A … • B …": named options.
    ChooseNamed(Vec<(String, Vec<Effect>)>),
    /// "choose and discard a card for each …".
    DiscardFor(Who, Amount),
    /// "If its card type is: • character, E. • action or item, F."
    ByType(Vec<(Vec<Kind>, Effect)>),
    /// "add his Willpower to another chosen character's Strength this turn".
    AddStat(Stat, Target, Stat, Target, Duration),
    /// "pay 2 less for the next item you play this turn", as an action.
    PayLessForNext(Amount, Noun, Duration),
    /// "look at the cards in your inkwell".
    LookAtCards(Part),
    /// "Then E", without the comma.
    AfterwardsPlain(Box<Effect>),
    /// "E instead and F", after a condition: the replacement, and an effect in addition.
    Also(Box<Effect>, Box<Effect>),
    /// "E after the challenge": delayed until the current challenge is over.
    AfterChallenge(Box<Effect>),
    /// "choose 3 of their characters and return one of those cards to …, put one …, and put one …": each
    /// chosen card goes to one of the places.
    Distribute(Target, Vec<Destination>),
    /// "A and then B": the same player does B after A.
    AndThen(Vec<Effect>),
    /// "choose any number of players".
    ChoosePlayers(Quantity),
    /// "they discard their hands": each of several players discards their own.
    DiscardHands(Who),
    /// "discards each non-character card revealed this way".
    DiscardThe(Who, Target),
    /// "put one into your hand, one on the top of your deck, and one …": of the cards being looked at.
    PutEach(Vec<(Quantity, Destination)>),
    /// "if you do either, E": if one of the two actions offered in the previous sentence was done.
    IfYouDoEither(Box<Effect>),
    /// "each player who reveals a character card E": each player whose revealed card matches.
    WhoReveals(Who, Noun, Box<Effect>),
    /// "play that song again from your discard for free": the card was played before and is now in that zone.
    PlayAgain(Target, Part, bool),
    /// "play it as if it were in your hand": in any way its player could play it from there (4.3.2).
    PlayAsInHand(Target),
    /// "shift a character from your discard for free": onto a character its Shift allows (8.10).
    Shift(Target, bool),
    /// "play or shift … for free": the player chooses which.
    PlayOrShift(Target, bool),
    /// "play it from your discard": the card is in that zone; `true` means "for free".
    PlayFrom(Target, Part, bool),
    /// "choose one of the following. If C, choose both instead:" with its options; without a
    /// condition, just one of them.
    ChooseFollowing(Option<Condition>, Vec<Vec<Effect>>),
    /// "this damage can't be reduced", about the damage just dealt; `true` adds "by Resist".
    Unreduced(bool),
    /// "remove up to 4 damage total from any number of your characters".
    RemoveTotal(Amount, Target),
    /// "draw a card from the bottom of your deck".
    DrawFromBottom(Who, Amount),
    /// "the next character you play this turn enters play exerted and gains …": the noun, how long the effect
    /// waits for it, a rule with an implied subject, and how long the rule lasts.
    TheNext(Noun, Duration, Box<Rule>, Option<Duration>),
}

/// Matches an effect, from a shared or mutable reference, by what its sentence names: the card or cards it
/// acts on, the player who acts, the subject of a rule, or several things or none.
macro_rules! by_role {
    ($effect:expr, $what:ident => $object:expr, $who:ident => $player:expr, $rule:expr, $other:expr) => {
        match $effect {
            Effect::Choose($what)
            | Effect::Deal(_, $what)
            | Effect::PutDamage(_, $what)
            | Effect::RemoveDamage(_, _, $what)
            | Effect::RemoveAllDamage($what)
            | Effect::Banish($what)
            | Effect::Ready($what)
            | Effect::Exert($what)
            | Effect::Return($what, _)
            | Effect::Put($what, _)
            | Effect::PutBack($what, _)
            | Effect::ShuffleInto($what, _)
            | Effect::Reveal($what)
            | Effect::Play($what, _)
            | Effect::MoveTo($what, _)
            | Effect::Give($what, _, _)
            | Effect::PutBackInAnyOrder($what)
            | Effect::RevealToAll($what)
            | Effect::Tap($what)
            | Effect::PlayExerted($what)
            | Effect::PlayFrom($what, ..)
            | Effect::Shift($what, _)
            | Effect::PlayOrShift($what, _)
            | Effect::DealMeasured(_, $what)
            | Effect::DealThem($what, _) => $object,
            Effect::May($who, _)
            | Effect::By($who, _)
            | Effect::Draw($who, _)
            | Effect::DrawFromBottom($who, _)
            | Effect::GetInkDrops($who, _)
            | Effect::RemoveInkDrops($who, ..)
            | Effect::RemoveAnyInkDrops($who)
            | Effect::ChooseAndDiscard($who, ..)
            | Effect::Discard($who, ..)
            | Effect::DiscardHand($who)
            | Effect::GainLore($who, _)
            | Effect::LoseLore($who, _)
            | Effect::ShuffleDeck($who)
            | Effect::RevealHand($who)
            | Effect::DiscardAtRandom($who, ..)
            | Effect::DiscardOfChoice($who, ..)
            | Effect::DiscardAll($who)
            | Effect::DrawUntil($who, _)
            | Effect::DiscardUntil($who, ..)
            | Effect::DiscardThatMany($who)
            | Effect::DiscardEither($who, _)
            | Effect::ByWith($who, ..)
            | Effect::MayAlso($who, _)
            | Effect::DiscardFor($who, _)
            | Effect::DiscardHands($who)
            | Effect::DiscardThe($who, _)
            | Effect::WhoReveals($who, ..) => $player,
            Effect::For(..)
            | Effect::Lasting(..)
            | Effect::TakeNoDamage(_)
            | Effect::MayMoveTo(..)
            | Effect::Unreduced(_)
            | Effect::TheNext(..) => $rule,
            Effect::Then(..)
            | Effect::And(..)
            | Effect::To(..)
            | Effect::Or(..)
            | Effect::If(..)
            | Effect::OnlyIf(..)
            | Effect::IfYouDo(..)
            | Effect::Otherwise(..)
            | Effect::Instead(..)
            | Effect::ChooseOne(..)
            | Effect::Watch(..)
            | Effect::PayInk(..)
            | Effect::NameCard
            | Effect::MoveDamage(..)
            | Effect::PutOneAndOther(..)
            | Effect::Look(..)
            | Effect::WatchFor(..)
            | Effect::Afterwards(..)
            | Effect::List(..)
            | Effect::Unless(..)
            | Effect::UnlessDone(..)
            | Effect::IfTheyDont(..)
            | Effect::IfTheyDo(..)
            | Effect::ForEachWhoDoesnt(..)
            | Effect::ForEach(..)
            | Effect::Have(..)
            | Effect::Repeat
            | Effect::ChooseAnd(..)
            | Effect::LookAtHand(..)
            | Effect::PutSome(..)
            | Effect::PutSomeAndRest(..)
            | Effect::MoveSomeDamage(..)
            | Effect::Search(..)
            | Effect::RevealUntil(..)
            | Effect::LookAtMany(..)
            | Effect::MoveToSame(..)
            | Effect::Count(..)
            | Effect::PutInsteadOfDiscard(..)
            | Effect::ShuffleRest(..)
            | Effect::Replacing(..)
            | Effect::ReturnAtRandomUntil(..)
            | Effect::ForEachPlayer(..)
            | Effect::ChooseNamed(..)
            | Effect::ByType(..)
            | Effect::AddStat(..)
            | Effect::PayLessForNext(..)
            | Effect::LookAtCards(..)
            | Effect::AfterwardsPlain(..)
            | Effect::Also(..)
            | Effect::AfterChallenge(..)
            | Effect::Distribute(..)
            | Effect::AndThen(..)
            | Effect::ChoosePlayers(..)
            | Effect::PutEach(..)
            | Effect::IfYouDoEither(..)
            | Effect::PlayAgain(..)
            | Effect::PlayAsInHand(..)
            | Effect::ChooseFollowing(..)
            | Effect::RemoveTotal(..) => $other,
        }
    };
}

impl Effect {
    /// The card or cards that the effect acts on, if it names them in one place.
    pub fn object(&self) -> Option<&Target> {
        by_role!(self, what => Some(what), _who => None, None, None)
    }

    /// The card or cards that the effect acts on, to be changed.
    pub fn object_mut(&mut self) -> Option<&mut Target> {
        by_role!(self, what => Some(what), _who => None, None, None)
    }

    /// The player that the effect names as the one acting.
    pub fn player(&self) -> Option<Who> {
        by_role!(self, _what => None, who => Some(*who), None, None)
    }

    /// The effect with another player as the one acting, if it names one.
    pub fn of_player(&self, player: Who) -> Effect {
        let mut effect = self.clone();
        if let Some(who) = by_role!(&mut effect, _what => None, who => Some(who), None, None) {
            *who = player;
        }
        effect
    }

    /// Whether the effect's sentence has a subject: a player who is named, or the subject of a rule.
    pub fn has_subject(&self) -> bool {
        by_role!(self, _what => false, who => *who != Who::Implied, true, false)
    }
}

/// The size to bring a hand to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandSize {
    /// "… until you have 3".
    Number(u8),
    /// "… until you have 3 cards in your hand".
    Cards(u8),
    /// "… until you have the same number": as many as the player in the condition.
    Same,
}

/// The destination of a card.
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
    /// "on the bottom" of the deck just named.
    SameDeck(Place),
    /// "on top of it", where "it" is the deck just named.
    OnTopOfIt,
    /// "under this location facedown": the newer word order.
    UnderFacedown(Box<Target>),
    /// "on the top of … or into …": the player chooses one; `true` means "either".
    OneOf(bool, Box<Destination>, Box<Destination>),
    /// "in your hand", where other cards write "into".
    In(Box<Destination>),
    /// "into your hand", where other cards write "to".
    Into(Box<Destination>),
    /// "under another chosen character", without faceup or facedown.
    UnderPlain(Box<Target>),
}

impl Destination {
    /// The destination whatever its preposition.
    pub fn plain(&self) -> &Destination {
        match self {
            Destination::In(place) | Destination::Into(place) => place.plain(),
            place => place,
        }
    }
}

/// A place in a deck.
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
    /// "on the top or the bottom": for each card separately.
    TopOrBottom,
    /// "on the top or the bottom … in any order".
    TopOrBottomAnyOrder,
}
