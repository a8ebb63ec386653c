//! A typed walk over the tree: [`visit`] shows every node, [`any`] asks for one.
//!
//! Code that depends on what a card says asks here, by type, never by the name of a variant. A new variant is
//! listed with its fields in the tables below; the compiler says so.

use crate::{
    Ability, AbilityKind, Act, Amount, Bound, CardType, Class, Condition, Cost, DeckLimit, Deed, Destination,
    Det, Drops, Duration, Effect, Event, HandSize, HistoryEvent, Ink, Joint, Keyword, KeywordForm,
    KeywordKind, Kind, Lead, Measure, Modal, Modifier, Name, Noun, Nth, Opener, Part, Past, Place, PlayerAct,
    Pronoun, Quantity, Rule, Shift, ShiftBase, ShiftCost, Sign, Stat, Target, Trigger, Who, Whose, Window,
    Would,
};
use std::collections::BTreeSet;

macro_rules! nodes {
    ($($node:ident),* $(,)?) => {
        /// A node of the tree: a value of any of its types.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Node<'t> {
            $($node(&'t $node),)*
            /// Printed words that are not a name or a classification, such as the name of an option.
            Words(&'t str),
        }
    };
}

nodes! {
    Ability, AbilityKind, Act, Amount, Bound, CardType, Class, Condition, Cost, DeckLimit, Deed, Destination,
    Det, Drops, Duration, Effect, Event, HandSize, HistoryEvent, Ink, Joint, Keyword, KeywordKind, Kind, Lead,
    Measure, Modal, Modifier, Name, Noun, Nth, Opener, Part, Past, Place, PlayerAct, Pronoun, Quantity, Rule,
    Shift, ShiftBase, ShiftCost, Sign, Stat, Target, Trigger, Who, Whose, Window, Would,
}

/// A part of the tree whose nodes can be visited.
pub trait Tree {
    /// Whether a node of this tree passes the test. Parents come before their children, and the walk ends at
    /// the first node that passes.
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool;
}

/// Whether any node of the tree passes the test.
pub fn any<'t>(tree: &'t (impl Tree + ?Sized), mut test: impl FnMut(Node<'t>) -> bool) -> bool {
    tree.any_node(&mut test)
}

/// Visits every node of the tree, parents before their children.
pub fn visit<'t>(tree: &'t (impl Tree + ?Sized), mut see: impl FnMut(Node<'t>)) {
    tree.any_node(&mut |node| {
        see(node);
        false
    });
}

/// The names and classifications in a tree, including story names of abilities.
pub fn mentions(tree: &(impl Tree + ?Sized)) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    visit(tree, |node| {
        words.extend(match node {
            Node::Name(Name(word)) | Node::Class(Class(word)) => Some(word.clone()),
            Node::Words(words) => Some(words.to_owned()),
            _ => None,
        });
    });
    words
}

impl<T: Tree + ?Sized> Tree for Box<T> {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        (**self).any_node(test)
    }
}

impl<T: Tree> Tree for Option<T> {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        self.as_slice().any_node(test)
    }
}

impl<T: Tree> Tree for [T] {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        self.iter().any(|one| one.any_node(test))
    }
}

impl<T: Tree> Tree for Vec<T> {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        self.as_slice().any_node(test)
    }
}

impl<A: Tree, B: Tree> Tree for (A, B) {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        self.0.any_node(test) || self.1.any_node(test)
    }
}

impl Tree for String {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        test(Node::Words(self))
    }
}

impl Tree for Keyword {
    fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
        test(Node::Keyword(self))
            || match self.form() {
                KeywordForm::Shift(shift) => shift.any_node(test),
                KeywordForm::Plain
                | KeywordForm::Plus(_)
                | KeywordForm::Ink(_)
                | KeywordForm::Number(_)
                | KeywordForm::Total(_) => false,
            }
    }
}

/// Numbers and flags, which are no nodes.
macro_rules! values {
    ($($value:ty),*) => {
        $(impl Tree for $value {
            fn any_node<'t>(&'t self, _: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
                false
            }
        })*
    };
}

/// Nodes that contain no others.
macro_rules! leaves {
    ($($node:ident),* $(,)?) => {
        $(impl Tree for $node {
            fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
                test(Node::$node(self))
            }
        })*
    };
}

/// Structs, with their fields.
macro_rules! structs {
    ($($node:ident { $($field:tt),* })*) => {
        $(impl Tree for $node {
            fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
                test(Node::$node(self)) $(|| self.$field.any_node(test))*
            }
        })*
    };
}

/// Enums, with a letter for each unnamed field of a variant.
macro_rules! enums {
    ($($node:ident { $($variant:ident $(($($field:ident),*))? $({$($name:ident),*})?,)* })*) => {
        $(impl Tree for $node {
            fn any_node<'t>(&'t self, test: &mut dyn FnMut(Node<'t>) -> bool) -> bool {
                test(Node::$node(self))
                    || match self {
                        $($node::$variant $(($($field),*))? $({$($name),*})? => {
                            $($($field.any_node(test) ||)*)? $($($name.any_node(test) ||)*)? false
                        })*
                    }
            }
        })*
    };
}

values!(bool, u8);

leaves! {
    Bound, CardType, Class, DeckLimit, Deed, Drops, Duration, HandSize, Ink, Joint, KeywordKind, Kind, Modal,
    Name, Opener, Past, Place, Pronoun, Quantity, Sign, Stat, Who, Whose, Window,
}

structs! {
    Ability { name, kind }
    Noun { 0 }
    Shift { base, cost }
    Trigger { opener, event }
}

enums! {
    AbilityKind {
        Keyword(a), Triggered { during, triggers, condition, effects }, Activated { costs, effects },
        Static { leads, rule }, Replacement { during, would, instead }, Action(a), Offer { leads, effects },
    }
    Act {
        Quest, Challenge(a), BeChallenged(a), Ready, ReadyAtStart, Sing, BeDealtDamage, BeChosen, Move,
        ReadyAtTheirStart, ReadyAtTheirPlayersStart, MoveToLocations, Gain(a), SingThe(a),
    }
    Amount {
        Number(a), ForEach(a, b), EqualTo(a), ThatMany, All, Each(a), AtMost(a, b, c), A, SameAmount,
        ThatNumberPlus(a),
    }
    Condition {
        Has(a, b, c), InPlay(a, b), Is(a, b), With(a, b), ItIs(a), IsNamedCard(a), IsChosen(a),
        HasMore(a, b, c), MoreLore(a, b), LoreIs(a, b), RemovedToPlay(a, b, c, d), CardUnder(a), Shifted(a),
        FirstTurnGoingSecond, FirstTurn, HasAmong(a, b), Turn(a), ThisTurn(a), And(a), Or(a), Not(a), Bare(a), ItIsSo(a), There(a, b),
        ItIsNth(a, b), Opponents(a), Past(a), Are(a, b, c), HasEach(a, b, c, d), ThatIs(a, b), RemovedThisWay, YouDiscarded(a, b), SameNames(a), DifferentName(a, b), OneOfThemIs(a),
        IsDiscardedThisWay(a), YouReturned(a), AnyMoved(a), Costs(a, b), SameName(a, b), HadCardUnder(a, b),
        Sang(a), YouDoAnd(a), HasThan(a, b, c, d), HasEachNamed(a, b), ThereWas(a, b), AnyOfThem(a, b),
    }
    Cost { Exert, Ink(a), Do(a), }
    Destination {
        Hand(a), Discard(a), Inkwell { whose, facedown, exerted }, Deck(a, b), Under(a, b), SameDeck(a),
        OnTopOfIt, UnderFacedown(a), OneOf(a, b, c), In(a), Into(a), UnderPlain(a),
    }
    Det {
        This, That, The, A, Another, Any, OneOf, Count(a), Chosen(a), AnotherChosen(a), All, Each, EachOf, Bare,
        CountOf(a), AChosen, Those, TheSeveral,
    }
    Effect {
        May(a, b), Then(a), And(a), To(a, b), Or(a), If(a, b), OnlyIf(a, b), IfYouDo(a), Otherwise(a),
        Instead(a, b, c), ChooseOne(a), For(a, b), Lasting(a, b), Watch(a, b, c), Draw(a, b),
        ChooseAndDiscard(a, b, c), Discard(a, b, c), DiscardHand(a), GainLore(a, b), LoseLore(a, b),
        GetInkDrops(a, b), RemoveInkDrops(a, b, c), RemoveAnyInkDrops(a), PayInk(a), NameCard, ShuffleDeck(a),
        Choose(a), Deal(a, b), PutDamage(a, b), RemoveDamage(a, b, c), RemoveAllDamage(a),
        MoveDamage(a, b, c, d), TakeNoDamage(a), Banish(a), Ready(a), Exert(a), Return(a, b), Put(a, b),
        PutBack(a, b), PutOneAndOther(a, b), ShuffleInto(a, b), Look(a), Reveal(a), Play(a, b), MoveTo(a, b),
        By(a, b), WatchFor(a, b, c), Afterwards(a), List(a), Unless(a, b), UnlessDone(a, b), IfTheyDont(a),
        IfTheyDo(a), ForEachWhoDoesnt(a, b), ForEach(a, b), Have(a, b), Repeat, Give(a, b, c), ChooseAnd(a),
        RevealHand(a), LookAtHand(a), DiscardAtRandom(a, b, c), DiscardOfChoice(a, b, c, d), DiscardAll(a),
        DrawUntil(a, b), DiscardUntil(a, b, c), PutSome(a, b), PutSomeAndRest(a, b, c), PutBackInAnyOrder(a),
        MoveSomeDamage(a, b, c, d), Search(a), RevealToAll(a), RevealUntil(a), LookAtMany(a, b), MoveToSame(a),
        MayMoveTo(a, b), Count(a), Tap(a), PutInsteadOfDiscard(a, b), PlayExerted(a), ShuffleRest(a),
        DealMeasured(a, b), DiscardThatMany(a), Replacing(a, b, c), DiscardEither(a, b), DealThem(a, b),
        ByWith(a, b, c, d, e), ReturnAtRandomUntil(a, b, c, d), MayAlso(a, b), ForEachPlayer(a), ChooseNamed(a),
        DiscardFor(a, b), ByType(a), AddStat(a, b, c, d, e), PayLessForNext(a, b, c), LookAtCards(a),
        AfterwardsPlain(a), Also(a, b), AfterChallenge(a), Distribute(a, b), AndThen(a), ChoosePlayers(a),
        DiscardHands(a), WhoReveals(a, b, c), PlayAgain(a, b, c), PlayAsInHand(a), Shift(a, b),
        PlayOrShift(a, b), PlayFrom(a, b, c), ChooseFollowing(a, b), Unreduced(a), RemoveTotal(a, b),
        DrawFromBottom(a, b), TheNext(a, b, c, d), DiscardThe(a, b), PutEach(a), IfYouDoEither(a),
    }
    Event {
        Plays(a, b), Quests(a), Challenges(a, b), IsChallenged(a), ChallengesAndIsBanished(a),
        IsChallengedAndBanished(a), IsBanished(a), IsBanishedInChallenge(a), BanishesInChallenge(a, b),
        LeavesPlay(a), Sings(a), MovesTo(a, b), TakesDamage(a), IsDamaged(a), IsDealtDamage(a),
        RemovesDamage(a, b), IsExerted(a), Readies(a, b), Draws(a), Discards(a), IsPut(a, b), Inks(a),
        PutsUnder(a, b), GainsLore(a), LosesLore(a), ChosenForSupport(a), TurnStarts(a), TurnEnds(a),
        While { event, condition, leads }, During(a, b), RemovesSomeDamage(a, b), Moves(a, b, c), MovesHere(a),
        BecomesExerted(a), Exerts(a), DealsDamageInChallenge(a, b), IsPlayed(a), IsReturned(a, b),
        PutsIntoInkwell(a, b), LeavesDiscard(a, b), PlaysNth(a, b, c, d), IsPutFrom(a, b, c), PutsSomeFrom(a, b, c), GetsReady(a), PlaysOn(a, b, c), PaysToPlay(a, b, c),
        SomeSing(a), Either(a, b), Chooses(a, b), ChosenForActionOrItem(a), UsesBoost(a, b), EntersPlay(a),
        DealsDamage(a, b), Returns(a, b, c), DiscardsSome(a), ChallengeOver(a), Shifts(a, b, c),
        DiscardsThe(a, b), EntersPlayExerted(a), SingsThe(a, b), AnyOf(a), InkDrops(a, b, c),
    }
    HistoryEvent {
        Happened(a, b), Played(a, b, c), Perfect(a), RemovedDamage(a, b, c), PutUnder(a, b), PutIntoInkwell(a, b),
        Did(a, b, c, d),
    }
    Nth { YouPutIntoInkwell, TheyDrew, YouDrew, YouPlayed(a), Challenge, }
    Lead { While(a), If(a), During(a), }
    Measure {
        Count(a), DamageOn(a), DamageRemoved, LoreLost, Stat(a, b), Lore(a), CardsUnder(a), ThisTurn(a),
        EventNumber, ThatNumber, ThisWay(a, b), LoreLostPlain, CountersMoved, Sang, WereUnder(a), CountOf(a),
        InkTypes(a, b), EventCards, InkTypesOf(a),
    }
    Modifier {
        Strength(a, b), Willpower(a, b), Lore(a, b), Gains(a), GainsBare(a), Loses(a), GainsClass(a), GainsAbility(a),
        GainsPer(a, b), LosesStat(a, b), LosesAbility(a),
    }
    Part {
        Your, Their, Opposing, Other, Exerted, Ready, Damaged, Undamaged, Challenging, Challenged, Banished,
        Chosen, Class(a), Ink(a), Next, Is(a), CardOf(a), InkDrop, OfYours, Named(a), StatIs(a, b), With(a),
        Without(a), WithDamage, WithNoDamage, InPlay, HaveInPlay(a), Have(a), Here, AtLocation, InHand(a),
        FromHand(a), InInkwell(a), InDiscard(a), FromDiscard(a), Under(a), ClassAnd(a), BeingChallenged,
        ChallengingA(a), WithCardUnder(a), MoreThanEach(a, b), WithInkSymbol, UsingShift(a), Non(a), IsNot(a),
        IsNotCard(a), NotNamed(a), HavingCardUnder(a), StatIsEach(a, b), FromHandOrDiscard(a), FromUnder(a),
        FromTop(a), SameName, SameNameAs(a), ThatName, StatAgainst(a, b, c), SameCostOrLess, CostUpToMore(a, b),
        LessThan(a, b), NotMoreThanHad(a, b), Total(a, b), OfTheirs, WasChallenged, Revealed, Discarded, Moved,
        AtRandom, InHands(a), OfClass(a), HaveHere(a), AtLocations, IsAndOr(a), IsOr(a), FromInkwell(a),
        AnyOf(a), OrElse(a), RightHere, DamageIs(a), YourOpponents, FromThere, Done(a), WereUnder(a), OrA(a),
        FromHere, AtThatLocation, DifferentName, HighestOrTied(a), PlayedThisTurn(a), FromDeck(a),
        WithoutAbility, There, AbilityOrAction, NameOf(a), InHandDeckDiscard(a), FromCollection(a),
    }
    PlayerAct { GainLore, LoseLore, GetInkDrops, Choose(a), ReadyMore(a, b), }
    Rule {
        Give(a, b), Cant(a, b), DoesntReady(a), CanChallenge(a, b), CantPlay(a, b), PayLess(a, b),
        PayLessForNext(a, b), InkAdditional, EntersExerted(a), MayEnterExerted(a), EntersWithDamage(a, b),
        LoreToWin(a, b), NoChallengeDamage(a), SkipDraw, Unless(a, b), OnlyIf(a, b), And(a),
        Challenging(a, b, c), MoveHereFree(a, b), PayLessToMove(a, b, c), NoDamageFromChallenges(a),
        CantPlayThis(a, b), PlayerCant(a, b), NamedForShift(a, b), SingCost(a, b), CountAsInkable(a),
        PlayFree(a, b), PlayFreeFor(a, b), PayMore(a, b, c), QuestWhenPlayed(a, b), InkFromDiscard,
        EnterExertedTo(a, b), Must(a, b, c), PayTo(a, b, c), DeckLimit(a, b, c), Floor(a, b), ForTurn(a),
        OnlyWhile(a, b), NoDamageRemoval, OneChallenger, InkwellExerted(a), PerEach(a, b), NoDiscard(a),
        FaceUpTop(a), MustChoose(a, b), DamageWith(a, b, c), AnyNameForShift(a), PayLessForFirst(a, b, c),
        UseFree(a, b), MayPayLessToMove(a, b, c), PlayFrom(a, b), PlayFromExerted(a, b),
        PayLessToShift(a, b, c), PayLessForNextShift(a, b), ShiftFreeFor(a, b), ShiftOnto(a, b, c),
        AnyInk(a, b), TakesNoDamage(a), IfSo(a, b), DeckCopies(a, b, c), UseWhenPlayed(a, b), PlayFromOnceEach(a, b), PayLessToUse(a, b, c), CostForSinging(a, b, c),
    }
    ShiftBase { SameName, Class(a), Universal, Duo, Combo, Potato, Temporary(a), }
    ShiftCost { Ink(a), Do(a), }
    Target {
        Of(a, b), Pronoun(a), Top(a, b), Rest, Unsaid, Either(a), Both(a), SomeOfThem(a), There, TheCards(a, b),
        TopCards(a), SomeOf(a), BothOfThem, Highest(a, b),
    }
    Would { BeDealtDamage(a, b), TakeDamage(a, b), BeBanished(a), GetInkDrop(a), }
}

#[cfg(test)]
mod tests {
    use super::{Node, any, mentions, visit};
    use crate::{Ability, AbilityKind, Class, Det, Effect, Kind, Name, Noun, Part, Quantity, Target, Who};

    fn banish_a_pirate() -> Ability {
        let pirate = Noun(vec![Part::Class(vec![Class("Pirate".into())]), Part::Is(vec![Kind::Character])]);
        let chosen = Target::Of(Det::Chosen(Quantity::One), pirate);
        let effect = Effect::May(Who::You, Box::new(Effect::Banish(chosen)));
        Ability {
            name: Some(Name("All Aboard".into())),
            ..Ability::unnamed(AbilityKind::Action(vec![effect]))
        }
    }

    #[test]
    fn a_node_is_found_at_any_depth() {
        let ability = banish_a_pirate();
        assert!(any(&ability, |node| matches!(node, Node::Quantity(Quantity::One))));
        assert!(any(&ability, |node| matches!(node, Node::Kind(Kind::Character))));
        assert!(!any(&ability, |node| matches!(node, Node::Det(Det::This))));
    }

    #[test]
    fn parents_are_visited_before_their_children() {
        let ability = banish_a_pirate();
        let mut effects = vec![];
        visit(&ability, |node| {
            if let Node::Effect(effect) = node {
                effects.push(matches!(effect, Effect::May(..)));
            }
        });
        assert_eq!(effects, [true, false]);
    }

    #[test]
    fn names_and_classifications_are_mentioned() {
        let words: Vec<String> = mentions(&banish_a_pirate()).into_iter().collect();
        assert_eq!(words, ["All Aboard", "Pirate"]);
    }
}
