//! Word tables for readings: one table of short templates for each language.
//!
//! The walk over the meaning is written once and contains no words. It fills the templates of a table: `{0}`
//! is the first part, `{1}` the second. Each group of a table ends with the English group, so a language says
//! in English what it has no template for yet; a test counts those.
//!
//! Templates avoid agreement: nouns are counted ("1 character") and attributes follow in brackets. Parts
//! longer than a letter only appear in positions where their form does not matter. Where the form matters, a
//! template asks for one of three [`Forms`]: `{0}`, `{0b}` or `{0c}`.

#![allow(clippy::needless_update, reason = "a complete group takes nothing from English")]

#[cfg(feature = "languages")]
mod de;
mod en;
#[cfg(feature = "languages")]
mod fr;
#[cfg(feature = "languages")]
mod it;
#[cfg(not(feature = "languages"))]
#[path = "english_only.rs"]
mod tables;
#[cfg(feature = "languages")]
mod tables;
mod template;
#[cfg(all(test, feature = "languages"))]
mod tests;
#[cfg(feature = "languages")]
mod zh;

pub(super) use template::{Part, Said, fill};
use wording::Language;

/// A pair of templates: for you and for another player, who is `{0}`. Also used for one and several things,
/// and for attributes, which follow a noun ("with 3 damage") or are its predicate ("has 3 damage").
pub(super) type Two = [&'static str; 2];

/// The forms of a noun. German: nominative, accusative, dative. French and Italian: the plain form, the form
/// after "de" or "di", and the form after "à" or "a". English and Chinese nouns have only one form.
pub(super) type Forms = [&'static str; 3];

/// Amounts: one, a number, all, and an amount that equals a longer number expression.
pub(super) type Unit = [&'static str; 4];

/// Zones: anybody's, an opponent's, yours, and `{0}`'s.
pub(super) type Zone = [&'static str; 4];

/// Kinds of cards: one, several and each in play, then one, several and each in other zones.
pub(super) type KindWords = [&'static str; 6];

/// A noun with three identical forms.
const fn same(word: &'static str) -> Forms {
    [word, word, word]
}

/// A phrase that is the same for everybody.
const fn both(words: &'static str) -> Two {
    [words, words]
}

/// The order of a noun, its attributes and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "languages"), expect(dead_code, reason = "English has one layout"))]
pub(super) enum Layout {
    /// Short attributes before the noun, then the place and the other attributes after it.
    Around,
    /// The noun, the place, and the attributes in brackets.
    Brackets,
    /// The place, the noun, and the attributes in brackets.
    PlaceFirst,
}

/// The word table of a language.
pub(super) struct Words {
    pub layout: Layout,
    pub frame: Frame,
    pub cards: CardWords,
    pub players: PlayerWords,
    pub nouns: Nouns,
    pub places: Places,
    pub tests: Tests,
    pub able: Ables,
    pub numbers: Numbers,
    pub conditions: Conditions,
    pub happened: Happened,
    pub events: Events,
    pub steps: Steps,
    pub destinations: Destinations,
    pub ways: Ways,
    pub until: Untils,
    pub changes: Changes,
    pub cant: Prohibitions,
    pub rules: Rules,
}

impl Words {
    pub(super) fn of(language: Language) -> &'static Words {
        tables::of(language)
    }
}

/// A phrase in all its forms.
#[cfg(test)]
trait Phrase {
    fn forms(&self) -> Vec<&'static str>;
}

#[cfg(test)]
impl Phrase for &'static str {
    fn forms(&self) -> Vec<&'static str> {
        vec![self]
    }
}

#[cfg(test)]
impl<const N: usize> Phrase for [&'static str; N] {
    fn forms(&self) -> Vec<&'static str> {
        self.to_vec()
    }
}

/// Defines groups of phrases.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $forms:ty,)* })*) => {
        $($(#[$doc])*
        pub(super) struct $name { $(pub $field: $forms,)* }

        #[cfg(test)]
        impl $name {
            fn all(&self) -> Vec<(&'static str, Vec<&'static str>)> {
                vec![$((stringify!($field), self.$field.forms()),)*]
            }
        })*
    };
}

phrases! {
    /// Punctuation and connectives, and the opening phrases of abilities.
    Frame {
        comma: &'static str,
        and: &'static str,
        or: &'static str,
        stop: &'static str,
        brackets: &'static str,
        bound: &'static str,
        counted: &'static str,
        pay_for_it: &'static str,
        deck_building: &'static str,
        when: &'static str,
        from_discard: &'static str,
        once: &'static str,
        once_per_game: &'static str,
        twice: &'static str,
        first_time: &'static str,
        only_if: &'static str,
        cost_exert: &'static str,
        cost_ink: &'static str,
        may_use: &'static str,
        may_pay: &'static str,
        colon: &'static str,
        and_do: &'static str,
        then: &'static str,
        while_it_is: &'static str,
        unless: &'static str,
        one_each_turn: &'static str,
        ability_gained: &'static str,
        in_turn: [&'static str; 3],
        behind_in_turn: [&'static str; 3],
        event_while: &'static str,
        whenever: &'static str,
        the_first_time: &'static str,
        would_be_dealt: &'static str,
        would_take: &'static str,
        would_be_banished: &'static str,
        would_get_drop: Two,
        takes_none: &'static str,
        goes_instead: &'static str,
        put_on_source: &'static str,
    }

    CardWords {
        this_character: Forms,
        this_item: Forms,
        this_location: Forms,
        this_action: Forms,
        subject: Forms,
        object: Forms,
        it: Forms,
        challenging: Forms,
        challenged: Forms,
        place_of: Forms,
        singers: Forms,
        event_singers: Forms,
        watched: Forms,
        a_card: Forms,
        affected: &'static str,
        player_of_affected: &'static str,
        asked_for: &'static str,
        zone_looked_at: &'static str,
    }

    PlayerWords {
        you: Forms,
        an_opponent: Forms,
        any_player: Forms,
        a_player: Forms,
        doer: Forms,
        person: Forms,
        of: Forms,
        ahead: Forms,
        most_cards: Forms,
        that_player: Forms,
        chosen: Forms,
        each_opponent: Forms,
        each_player: Forms,
        each_ahead: Forms,
        each_most_cards: Forms,
        each_chosen: Forms,
    }

    Nouns {
        other: Forms,
        character: KindWords,
        item: KindWords,
        location: KindWords,
        action: KindWords,
        song: KindWords,
        card: KindWords,
        a: &'static str,
        an: &'static str,
        is_a: &'static str,
        is_an: &'static str,
        each: &'static str,
        strength: &'static str,
        willpower: &'static str,
        lore_value: &'static str,
        cost: &'static str,
        move_cost: &'static str,
        cards: Unit,
        lore: Unit,
        ink_drops: Unit,
        damage: Unit,
        counters: Unit,
    }

    Places {
        yours: &'static str,
        opponents: &'static str,
        of: &'static str,
        aside: &'static str,
        under: &'static str,
        hand: Zone,
        discard: Zone,
        inkwell: Zone,
        deck: Zone,
        hand_or_discard: Zone,
        hand_discard_play: Zone,
        owned_in_play: &'static str,
        owned_in_hand: &'static str,
        owned_in_discard: &'static str,
        owned_in_inkwell: &'static str,
        owned_in_deck: &'static str,
    }

    Tests {
        is: &'static str,
        there: &'static str,
        exerted: &'static str,
        ready: &'static str,
        damaged: &'static str,
        undamaged: &'static str,
        challenging: &'static str,
        class: &'static str,
        ink: &'static str,
        not_kind: Two,
        except: Two,
        is_card: Two,
        named: Two,
        not_named: Two,
        at_least: Two,
        at_most: Two,
        has: Two,
        lacks: Two,
        lacks_ability: Two,
        at_location: Two,
        location_or_at_one: Two,
        at_this: Two,
        at: Two,
        where_this_is: Two,
        challenged: Two,
        challenging_a: Two,
        has_under: Two,
        inkable: Two,
        more_than_each: Two,
        none_has_more: Two,
        played_this_turn: Two,
        shares_name: Two,
        given_name: Two,
        at_most_of: Two,
        less_than: Two,
        costs_at_most: Two,
        costs_at_most_more: Two,
        total: Two,
        was_challenged: Two,
        damage_at_least: Two,
        was_under: Two,
        such: Two,
        is_not: Two,
        unless: Two,
        for_which: Two,
    }

    Ables {
        exert: Two,
        exert_as_cost: Two,
        ready: Two,
        play_free: Two,
        play: Two,
        shift: Two,
        be_shifted_on: Two,
        sing: Two,
        be_moved: Two,
        be_moved_to: Two,
        take_damage: Two,
        lose_damage: Two,
        discard: Two,
    }

    Numbers {
        all: &'static str,
        event: &'static str,
        count: &'static str,
        minus_count: &'static str,
        times_count: &'static str,
        minus: &'static str,
        times: &'static str,
        damage_on: &'static str,
        damage_on_all: &'static str,
        cards_under: &'static str,
        stat: &'static str,
        printed_stat: &'static str,
        lore: &'static str,
        ink_drops: &'static str,
        times_that: &'static str,
        among: &'static str,
        inks: &'static str,
        names: &'static str,
        plus: &'static str,
        at_most: &'static str,
        in_hand: Two,
        hand_below: &'static str,
        hand_above: &'static str,
        hand_behind: &'static str,
        above: &'static str,
    }

    Conditions {
        none: &'static str,
        some: &'static str,
        or_more: &'static str,
        or_fewer: &'static str,
        exactly: &'static str,
        range: &'static str,
        number_range: &'static str,
        there_is_none: &'static str,
        there_is: &'static str,
        there_is_one: &'static str,
        there_are: &'static str,
        has: Two,
        more: Two,
        lore: &'static str,
        ink_drops: &'static str,
        drops_removed: &'static str,
        are: &'static str,
        there_are_of: &'static str,
        some_are: &'static str,
        given_name: &'static str,
        share_name: &'static str,
        shifted: &'static str,
        had_under: &'static str,
        opponents: &'static str,
        first_turn: &'static str,
        own_first_turn: &'static str,
        your_turn: &'static str,
        opponents_turn: &'static str,
        tally: &'static str,
        event_number: &'static str,
        not: &'static str,
    }

    /// Events of this turn; `{0}` are the cards, `{1}` the player who caused them.
    Happened {
        there_were: &'static str,
        by: Two,
        played: &'static str,
        quested: &'static str,
        challenged_others: &'static str,
        challenged: &'static str,
        banished: &'static str,
        banished_in_challenge: &'static str,
        took_damage: &'static str,
        damage_removed: &'static str,
        put_under: &'static str,
        into_inkwell: [&'static str; 3],
        drawn: &'static str,
        discarded: &'static str,
        shifted: &'static str,
        into_discard: [&'static str; 3],
        left_discard: [&'static str; 3],
        drops_got: &'static str,
        drops_removed: &'static str,
        other: &'static str,
    }

    /// Trigger events; `{0}` is the player, `{1}` the card, `{2}` the other card.
    Events {
        played_by: Two,
        played: &'static str,
        quested: &'static str,
        challenges_a: &'static str,
        challenges: &'static str,
        challenged: &'static str,
        banished: &'static str,
        banished_in_challenge: &'static str,
        challenger_banished: &'static str,
        challenged_banished: &'static str,
        banishes_in_challenge: &'static str,
        leaves_play: &'static str,
        sings_a: &'static str,
        sings: &'static str,
        song_sung: &'static str,
        moved_by: Two,
        moves_to: &'static str,
        moves: &'static str,
        takes_damage: &'static str,
        is_dealt_damage: &'static str,
        drop_removed: Two,
        drop_got: Two,
        drops_removed: Two,
        drops_got: Two,
        damage_removed: Two,
        exerted: &'static str,
        readied: &'static str,
        drawn: Two,
        discarded: Two,
        discarded_some: Two,
        put_from_deck: &'static str,
        some_put_from_deck: Two,
        into_inkwell: Two,
        inked: Two,
        put_under: Two,
        lore_gained: Two,
        lore_lost: Two,
        chosen_for_support: &'static str,
        turn_starts: Two,
        turn_ends: Two,
        into_discard: Two,
        left_discard: Two,
        deals_challenge_damage: &'static str,
        returned: &'static str,
        played_on_a: Two,
        played_on: Two,
        chosen_by: Two,
        chosen: &'static str,
        used_boost: Two,
        challenge_over: &'static str,
        effect_damage: &'static str,
        back_to_hand: Two,
    }

    Steps {
        may: Two,
        if_it_is: &'static str,
        depends: &'static str,
        if_done: &'static str,
        otherwise: &'static str,
        options: Two,
        option: &'static str,
        each_player: &'static str,
        times: &'static str,
        again: &'static str,
        replace: &'static str,
        find: &'static str,
        random: &'static str,
        keep: &'static str,
        recall: &'static str,
        recall_own: &'static str,
        choose_player: &'static str,
        whom_anyone: &'static str,
        whom_opponent: &'static str,
        whom_other: &'static str,
        choose_players: &'static str,
        keep_players: &'static str,
        name_card: &'static str,
        shared_name: &'static str,
        look: Two,
        reveal: Two,
        top_card: Two,
        top_cards: Two,
        top_some: Two,
        reveal_until: Two,
        hand_to_you: Two,
        hand_to_all: Two,
        show: &'static str,
        search: Two,
        look_at_inkwell: Two,
        draw: Two,
        from_bottom: &'static str,
        discard_hand: Two,
        discard: &'static str,
        gain_lore: Two,
        lose_lore: Two,
        get_drops: Two,
        remove_drops: Two,
        up_to: &'static str,
        pay_ink: Two,
        shuffle_deck: Two,
        deal: &'static str,
        whole: &'static str,
        put_damage: &'static str,
        remove_damage: Two,
        in_all: &'static str,
        move_damage: Two,
        banish: &'static str,
        ready: &'static str,
        exert: &'static str,
        exert_symbol: &'static str,
        put: &'static str,
        put_from_discard: &'static str,
        put_on_top: &'static str,
        put_at_bottom: &'static str,
        put_rest: &'static str,
        in_order: Two,
        shuffle_into: &'static str,
        shuffle_rest: &'static str,
        top_under_each: &'static str,
        boost: &'static str,
        play: &'static str,
        move_to: &'static str,
        what_moved: &'static str,
        bottom_when_done: &'static str,
        give: &'static str,
        next_turn: &'static str,
        next_ready: &'static str,
        pay_less_for_next: &'static str,
        pay_less_for_next_shift: &'static str,
        the_next: &'static str,
        the_next_exerted: &'static str,
        shift_onto: &'static str,
        watch: &'static str,
        watch_once: &'static str,
        watching: &'static str,
        choose: Two,
        take: Two,
        up_to_one: &'static str,
        any_number: &'static str,
        up_to_n: &'static str,
        so_many: &'static str,
        as_many: &'static str,
    }

    Destinations {
        hand: &'static str,
        discard: &'static str,
        inkwell_exerted: &'static str,
        inkwell: &'static str,
        deck_top: &'static str,
        deck_bottom: &'static str,
        deck_either: &'static str,
        deck_random: &'static str,
        under_faceup: &'static str,
        under_facedown: &'static str,
    }

    Ways {
        free: &'static str,
        free_exerted: &'static str,
        for_ink: &'static str,
        for_ink_exerted: &'static str,
        shift_free: &'static str,
        shift: &'static str,
        sung: &'static str,
        sung_together: &'static str,
        as_allowed: &'static str,
    }

    Untils {
        end_of_turn: &'static str,
        your_next_turn: &'static str,
        their_next_turn: &'static str,
        their_next_ready: &'static str,
        end_of_your_next_turn: &'static str,
        end_of_your_turn: &'static str,
        end_of_challenge: &'static str,
        leaves_play: &'static str,
        this_leaves: &'static str,
    }

    Changes {
        gets: &'static str,
        gets_as_much: &'static str,
        loses_as_much: &'static str,
        gains: &'static str,
        gains_per: &'static str,
        loses: &'static str,
        cant_have: &'static str,
        class: &'static str,
        ability: &'static str,
        sing_cost: &'static str,
        toll: &'static str,
        floor: &'static str,
        challenge_ready: &'static str,
        cant_challenge: &'static str,
        shield: &'static str,
    }

    Prohibitions {
        quest: &'static str,
        challenge: &'static str,
        be_challenged: &'static str,
        ready: &'static str,
        ready_at_start: &'static str,
        sing: &'static str,
        be_dealt_damage: &'static str,
        be_chosen: &'static str,
        move_at_all: &'static str,
        take_challenge_damage: &'static str,
        take_damage: &'static str,
        not_quest: &'static str,
        wait_to_quest: &'static str,
        wait_to_use: &'static str,
        be_passed_over: &'static str,
        damage_by_strength: &'static str,
    }

    Rules {
        changes: &'static str,
        challenge_ban: &'static str,
        cant_play: Two,
        pay_less: &'static str,
        by_shift: &'static str,
        by_shift_onto: &'static str,
        less_ink: &'static str,
        less_ink_by: &'static str,
        pay_more: Two,
        ink_additional: &'static str,
        enters_exerted: &'static str,
        may_enter_exerted: &'static str,
        enters_with_damage: &'static str,
        lore_to_win: Two,
        skip_draw: &'static str,
        move_free: &'static str,
        move_less: &'static str,
        this_location: &'static str,
        cant_gain_lore: Two,
        cant_gain_lore_unless: Two,
        cant_lose_lore: Two,
        cant_get_drops: Two,
        inkable: &'static str,
        ink_from_discard: &'static str,
        play_free: &'static str,
        play_free_for: &'static str,
        no_damage_removal: &'static str,
        one_challenger: &'static str,
        inkwell_exerted: Two,
        enter_exerted_to: &'static str,
        no_discard: &'static str,
        face_up_top: Two,
        boost_less: &'static str,
        use_free: &'static str,
        gains_shift: &'static str,
        paid_for_by: &'static str,
        shift: &'static str,
        shift_class: &'static str,
        shift_universal: &'static str,
        shift_duo: &'static str,
        shift_combo: &'static str,
        shift_potato: &'static str,
        shift_temporary: &'static str,
        loses_ability: &'static str,
        play_from: &'static str,
        play_from_exerted: &'static str,
        play_from_once_each: &'static str,
        any_shift_onto: &'static str,
        sing_ban: &'static str,
        named_for_shift: &'static str,
        any_name_for_shift: &'static str,
        ready_at_most: &'static str,
    }
}
