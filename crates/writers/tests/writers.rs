//! Card text in other languages, with made-up cards: each grammar writes the same sentence.

use grammar::{Lexicon, Section, compile_section};
use std::fs;
use std::path::Path;
use wording::{
    Ability, AbilityKind, CardType, Class, Condition, Det, Kind, Language, Lead, Noun, Part, Rule, Target,
};
use writers::{EnglishNames, Site, left_in_english, write_ability, write_section};

/// The text of an English paragraph in the given language.
fn written(language: Language, card_type: CardType, english: &str, reminders: bool) -> String {
    let section = Section { name: None, text: english };
    let lexicon = Lexicon::new(["Tester", "Helper"], ["Hero", "Hunny", "Villain", "Princess"]);
    let abilities =
        compile_section(&section, card_type, &lexicon).unwrap_or_else(|error| panic!("{english}: {error}"));
    let site = Site { name: "Tester", card_type, names: &EnglishNames, reminders };
    write_section(language, &abilities, &site)
}

/// Checks the paragraph in German, French, Italian and Chinese.
fn assert_written(card_type: CardType, english: &str, expected: [&str; 4]) {
    for (language, expected) in Language::OTHERS.into_iter().zip(expected) {
        assert_eq!(written(language, card_type, english, false), expected, "{language}: {english}");
    }
}

#[test]
fn what_a_language_cannot_say_stays_english_in_its_quotation_marks() {
    // No card is described by a classification alone, so no writer has words for it.
    let hero = Part::Class(vec![Class("Hero".into())]);
    let this = Target::Of(Det::This, Noun(vec![Part::Is(vec![Kind::Character])]));
    let rule = Rule::EntersExerted(this.clone());
    let kind = AbilityKind::Static { leads: vec![Lead::If(Condition::Is(this, vec![hero]))], rule };
    let ability = Ability::unnamed(kind);
    let site =
        Site { name: "Tester", card_type: CardType::Character, names: &EnglishNames, reminders: false };
    for (language, quoted) in
        Language::OTHERS.into_iter().zip(["„Hero“", "«\u{a0}Hero\u{a0}»", "«Hero»", "“Hero”"])
    {
        let written = write_ability(language, &ability, &site);
        assert!(written.contains(quoted), "{language}: {written}");
        assert_eq!(left_in_english(language, &ability, &site), ["Hero"], "{language}");
    }
}

#[test]
fn an_effect_on_a_chosen_character() {
    assert_written(
        CardType::Action,
        "Deal 4 damage to chosen opposing character.",
        [
            "Füge einem gegnerischen Charakter deiner Wahl 4 Schaden zu.",
            "Choisissez un personnage adverse et infligez-lui 4 dommages.",
            "Infliggi 4 danni a un personaggio avversario a tua scelta.",
            "向所选的对手角色造成 4 点伤害。",
        ],
    );
}

#[test]
fn an_offer_behind_a_trigger_turns_the_verb_round() {
    assert_written(
        CardType::Character,
        "Whenever this character quests, you may draw 3 cards.",
        [
            "Jedes Mal, wenn dieser Charakter erkundet, darfst du 3 Karten ziehen.",
            "Chaque fois que ce personnage est envoyé à l'aventure, vous pouvez piocher 3 cartes.",
            "Ogni volta che questo personaggio va all'avventura, puoi pescare 3 carte.",
            "每当这个角色探奇时，你可以抽 3 张卡。",
        ],
    );
}

#[test]
fn one_thing_takes_the_singular_and_others_the_plural() {
    assert_written(
        CardType::Action,
        "Gain 1 lore. Each opponent loses 3 lore.",
        [
            "Sammle 1 Legende. Alle gegnerischen Mitspielenden verlieren je 3 Legenden.",
            "Gagnez 1 éclat de Lore. Chaque adversaire perd 3 éclats de Lore.",
            "Ottieni 1 leggenda. Ogni avversario perde 3 leggenda.",
            "获得 1 点奇谈。每位对手各失去 3 点奇谈。",
        ],
    );
}

#[test]
fn a_rule_for_several_agrees_with_them() {
    assert_written(
        CardType::Character,
        "Your other Villain characters get +3 ⛉ and gain Ward.",
        [
            "Deine anderen Schurken erhalten +3 ⛉ und Behütet.",
            "Vos autres personnages Méchant gagnent +3 ⛉ et Hors d'atteinte.",
            "I tuoi altri personaggi Cattivo ricevono +3 ⛉ e ottengono Protetto.",
            "你的其他反派角色得 +3 ⛉ 且获得庇护。",
        ],
    );
}

#[test]
fn a_condition_in_front_of_a_rule() {
    assert_written(
        CardType::Character,
        "While this character is exerted, he gets +4 ¤.",
        [
            "Solange dieser Charakter erschöpft ist, erhält er +4 ¤.",
            "Tant que ce personnage est épuisé, il gagne +4 ¤.",
            "Mentre questo personaggio è impegnato, riceve +4 ¤.",
            "只要这个角色为力竭状态，他便得 +4 ¤。",
        ],
    );
}

#[test]
fn a_name_is_built_into_the_noun_as_the_language_does_it() {
    assert_written(
        CardType::Character,
        "While you have a character named Helper in play, this character gains Rush.",
        [
            "Solange du mindestens einen Helper-Charakter im Spiel hast, erhält dieser Charakter Rasant.",
            "Tant que vous avez un personnage Helper en jeu, ce personnage-ci gagne Charge.",
            "Mentre hai in gioco un personaggio chiamato Helper, questo personaggio ottiene Lesto.",
            "只要你在场上有名称为Helper的角色，这个角色便获得速击。",
        ],
    );
}

#[test]
fn a_keyword_says_what_it_means_where_that_is_wanted() {
    let expected = [
        "Herausfordern +5 (Während dieser Charakter herausfordert, erhält er +5 ¤.)",
        "Offensif +5 (Lorsqu'il défie, ce personnage gagne +5 ¤.)",
        "Sfidante +5 (Mentre sta sfidando, questo personaggio riceve +5 ¤.)",
        "善战 +5（这个角色发起挑战后，在挑战中得 +5 ¤。）",
    ];
    for (language, expected) in Language::OTHERS.into_iter().zip(expected) {
        assert_eq!(written(language, CardType::Character, "Challenger +5", true), expected);
    }
}

#[test]
fn ink_drops_are_counted_and_owned() {
    for (card_type, english, expected) in [
        (
            CardType::Action,
            "Remove up to 2 ink drops. Draw a card for each ink drop removed this way.",
            [
                "Entferne bis zu 2 Tintentropfen. Ziehe 1 Karte für jeden Tintentropfen, den du auf diese Weise entfernt hast.",
                "Retirez jusqu'à 2 gouttes d'encre. Piochez une carte pour chaque goutte d'encre retirée de cette façon.",
                "Rimuovi fino a 2 gocce d'inchiostro. Pesca una carta per ogni goccia d'inchiostro rimossa in questo modo.",
                "移去至多 2 个奇墨滴。每有一个以此法移去的奇墨滴，便抽一张卡。",
            ],
        ),
        (
            CardType::Action,
            "Each opponent removes all their ink drops.",
            [
                "Alle gegnerischen Mitspielenden entfernen alle ihre Tintentropfen.",
                "Chaque adversaire retire toutes ses gouttes d'encre.",
                "Ogni avversario rimuove tutte le sue gocce d'inchiostro.",
                "每位对手各移去所有奇墨滴。",
            ],
        ),
        (
            CardType::Character,
            "While you have 2 or more ink drops, this character gets +1 {L} for each ink drop you have.",
            [
                "Solange du mindestens 2 Tintentropfen hast, erhält dieser Charakter +1 ◊ für jeden Tintentropfen, den du hast.",
                "Tant que vous avez 2 gouttes d'encre ou plus, ce personnage gagne +1 ◊ pour chaque goutte d'encre que vous avez.",
                "Mentre hai 2 o più gocce d'inchiostro, questo personaggio riceve +1 ◊ per ogni goccia d'inchiostro che hai.",
                "只要你有 2 个或更多奇墨滴，你每有一个奇墨滴，这个角色便得 +1 ◊。",
            ],
        ),
        (
            CardType::Character,
            "When you play this character, if you removed an ink drop to play her, draw a card.",
            [
                "Wenn du diesen Charakter ausspielst und mindestens einen Tintentropfen entfernt hast, um ihn auszuspielen, ziehe 1 Karte.",
                "Lorsque vous jouez ce personnage, si vous avez retiré une goutte d'encre pour le jouer, piochez une carte.",
                "Quando giochi questo personaggio, se hai rimosso una goccia d'inchiostro per giocarlo, pesca una carta.",
                "当你打出这个角色时，如果你移去一个奇墨滴来打出她，则抽一张卡。",
            ],
        ),
        (
            CardType::Character,
            "If you would get an ink drop, you may draw a card instead.",
            [
                "Wenn du einen Tintentropfen erhalten würdest, darfst du stattdessen 1 Karte ziehen.",
                "Si vous deviez gagner une goutte d'encre, vous pouvez piocher une carte à la place.",
                "Se dovessi ottenere una goccia d'inchiostro, puoi pescare invece una carta.",
                "如果你将获得一个奇墨滴，则改为你可以抽一张卡。",
            ],
        ),
        (
            CardType::Character,
            "Whenever you remove 1 or more ink drops, gain 1 lore.",
            [
                "Jedes Mal, wenn du einen oder mehrere Tintentropfen entfernst, sammelst du 1 Legende.",
                "Chaque fois que vous retirez une ou plusieurs gouttes d'encre, gagnez 1 éclat de Lore.",
                "Ogni volta che rimuovi una o più gocce d'inchiostro, ottieni 1 leggenda.",
                "每当你移去一个或多个奇墨滴时，获得 1 点奇谈。",
            ],
        ),
    ] {
        assert_written(card_type, english, expected);
    }
}

#[test]
fn french_vowels_never_meet() {
    let said = written(
        Language::French,
        CardType::Character,
        "When you play this character, exert chosen item.",
        false,
    );
    assert_eq!(said, "Lorsque vous jouez ce personnage, choisissez un objet et épuisez-le.");
    let english = "Whenever an opponent plays an item, draw a card.";
    let said = written(Language::French, CardType::Character, english, false);
    assert_eq!(said, "Chaque fois qu'un adversaire joue un objet, piochez une carte.");
}

#[track_caller]
fn assert_says(language: Language, card_type: CardType, english: &str, part: &str) {
    let said = written(language, card_type, english, false);
    assert!(said.contains(part), "{language}: no {part:?} in {said:?}");
}

#[test]
fn a_german_relative_clause_follows_the_verb() {
    let english = "Reveal the top card of your deck. If it's an item card with cost 7 or less, you may play that item for free.";
    assert_says(
        Language::German,
        CardType::Action,
        english,
        "eine Gegenstandskarte ist, die 7 oder weniger kostet, darfst du",
    );
}

#[test]
fn a_french_pronoun_stands_in_front_of_the_verb() {
    let english = "Whenever a character quests while here, you may banish this location to gain 7 lore and give them Rush this turn.";
    assert_says(Language::French, CardType::Location, english, "et lui faire gagner Charge");
}

#[test]
fn what_lies_on_a_card_is_not_the_card_that_is_put_there() {
    let english =
        "Whenever you play a Villain character, you may put the top card of your deck under them facedown.";
    assert_says(Language::French, CardType::Character, english, "sous lui");
}

#[test]
fn chinese_parts_symbols_from_words_and_nothing_else() {
    let english = "Your other Hero characters get +7 ¤ and +5 ⛉.";
    assert_says(Language::Chinese, CardType::Character, english, "得 +7 ¤ 与 +5 ⛉");
    let english = "Chosen Villain character gains Reckless until the start of your next turn.";
    assert_says(Language::Chinese, CardType::Action, english, "获得鲁莽直到");
    let english = "Deal 7 damage each to up to 5 chosen characters.";
    assert_says(Language::Chinese, CardType::Action, english, "各造成 7 点伤害");
}

#[test]
fn what_happens_otherwise_is_about_the_card_that_was_asked_about() {
    let english = "Reveal the top card of your deck. If it's a Hero character card, you may play that character for free. \
                   Otherwise, put it on the bottom of your deck.";
    for (language, part) in [
        (Language::German, "Falls nicht, lege sie unter dein Deck."),
        (Language::French, "Sinon, placez-la sous votre pioche."),
        (Language::Italian, "Altrimenti, mettila in fondo al tuo mazzo."),
    ] {
        assert_says(language, CardType::Action, english, part);
    }
}

#[test]
fn french_says_that_a_card_is_chosen_wherever_it_stands() {
    for (english, expected) in [
        (
            "Gain lore equal to the ◊ of chosen Villain character.",
            "Choisissez un personnage Méchant et gagnez un nombre d'éclats de Lore égal à sa ◊.",
        ),
        (
            "Exert chosen Villain character and all other Villain characters with the same name.",
            "Épuisez un personnage Méchant de votre choix et tous les autres personnages Méchant ayant le même nom.",
        ),
        (
            "Exert chosen opposing Villain character.",
            "Choisissez un personnage Méchant adverse et épuisez-le.",
        ),
    ] {
        assert_eq!(written(Language::French, CardType::Action, english, false), expected);
    }
}

#[test]
fn what_each_of_several_has_is_what_the_card_says() {
    let english = "Return up to 3 chosen Villain characters with 6 ¤ or less each to their player's hand.";
    for (language, part) in [
        (Language::German, "mit jeweils 6 oder weniger ¤"),
        (Language::French, "ayant chacun 6 ¤ ou moins"),
        (Language::Italian, "con 6 ¤ o inferiore ciascuno"),
        (Language::Chinese, "各自 ¤ 等于或小于 6"),
    ] {
        assert_says(language, CardType::Action, english, part);
    }
}

#[test]
fn a_card_that_is_shifted_on_is_named_before_a_pronoun_means_it() {
    let english = "When you shift a character on top of her, this character gains Ward until the start of your next turn.";
    for (language, part) in [
        (Language::German, "mittels Gestaltwandel auf diesen Charakter ausspielst"),
        (Language::French, "via sa capacité Alter sur ce personnage-ci,"),
        (Language::Italian, "usando Trasformazione sopra a questo personaggio,"),
        (Language::Chinese, "打出在这个角色上时"),
    ] {
        assert_says(language, CardType::Character, english, part);
    }
}

#[test]
fn the_first_time_each_turn_stands_in_front_of_what_happens() {
    let english = "The first time a Hero character moves here each turn, draw a card.";
    for (language, part) in [
        (Language::French, "La première fois à chaque tour qu'un personnage Héros est déplacé sur ce lieu, "),
        (
            Language::Italian,
            "La prima volta ogni turno che un personaggio Eroe viene spostato in questo luogo, ",
        ),
        (Language::Chinese, "每回合第一次有一个主角角色移至此处时，"),
    ] {
        assert_says(language, CardType::Location, english, part);
    }
}

#[test]
fn a_german_alternative_has_its_own_article() {
    let english = "Banish chosen character with Ward or item.";
    assert_says(
        Language::German,
        CardType::Action,
        english,
        "einen Charakter deiner Wahl mit Behütet oder einen Gegenstand",
    );
}

#[test]
fn a_german_card_that_is_played_exerted_is_played_so() {
    let english = "You may play a Hero character for free and they enter play exerted.";
    assert_says(Language::German, CardType::Action, english, "kostenlos und erschöpft ausspielen.");
}

#[test]
fn a_german_clause_inside_another_stands_between_commas() {
    let english =
        "⟳ — Choose a Hero character of yours. While this item is in play, that character gains Ward.";
    assert_says(
        Language::German,
        CardType::Item,
        english,
        "erhält, solange dieser Gegenstand im Spiel ist, Behütet.",
    );
    let english = "Each opponent chooses and discards a card for each Villain character you have in play.";
    let part = "für jeden Schurken, den du im Spiel hast, je 1 Karte aus ihrer Hand";
    assert_says(Language::German, CardType::Action, english, part);
}

#[test]
fn german_counts_none_of_those_as_one() {
    let english =
        "When you play this character, if none of your characters challenged this turn, draw a card.";
    assert_says(
        Language::German,
        CardType::Character,
        english,
        "keiner deiner Charaktere in diesem Zug herausgefordert hat",
    );
}

#[test]
fn german_cards_at_random_are_an_adjective() {
    let english = "Return 3 cards at random from your inkwell to your hand.";
    assert_says(
        Language::German,
        CardType::Action,
        english,
        "Nimm 3 zufällig ausgewählte Karten aus deinem Tintenvorrat",
    );
}

#[test]
fn a_german_class_that_is_no_word_for_someone_makes_a_compound() {
    let english = "Your Hunny characters get +3 ¤.";
    assert_says(Language::German, CardType::Item, english, "Deine Honig-Charaktere erhalten");
}

#[test]
fn italian_shift_is_a_way_to_play() {
    let english = "You may play or shift a Hero character with cost 7 or less for free.";
    assert_says(
        Language::Italian,
        CardType::Action,
        english,
        "con costo 7 o inferiore gratis, anche usando Trasformazione.",
    );
}

#[test]
fn chinese_keeps_owners_counters_and_subjects() {
    let english =
        "When you play this character, if none of your characters challenged this turn, draw a card.";
    assert_says(Language::Chinese, CardType::Character, english, "本回合没有你的角色发起过挑战");
    let english = "Whenever this character sings a song with Sing Together, gain 3 lore.";
    assert_says(Language::Chinese, CardType::Character, english, "演唱一首具合唱的歌曲");
    let english = "Once during your turn, you may discard a card to give this character Ward until the start of your next turn.";
    assert_says(Language::Chinese, CardType::Character, english, "在你的每个回合中限一次，");
    assert_says(Language::Chinese, CardType::Character, english, "获得庇护直到");
    let english = "When you shift this character, you may return all cards under him to your hand.";
    assert_says(Language::Chinese, CardType::Character, english, "将其下的所有卡移回你手上");
    let english = "Look at the top card of your deck. If it's a Hero character card, you may reveal it and put it into your hand.";
    assert_says(Language::Chinese, CardType::Action, english, "展示它并将其置于你手上");
}

#[test]
fn another_card_is_told_apart_from_this_one() {
    let english = "Whenever this character challenges another Villain character with 7 ¤ or less, banish that character.";
    for (language, part) in [
        (Language::German, "verbanne jenen Charakter"),
        (Language::French, "bannissez ce personnage-là"),
        (Language::Italian, "esilia quel personaggio"),
        (Language::Chinese, "驱逐那个角色"),
    ] {
        assert_says(language, CardType::Character, english, part);
    }
    // An item can't be confused with that character.
    assert_says(Language::German, CardType::Item, english, "verbanne diesen Charakter");
}

#[test]
fn others_that_are_chosen_are_others_and_the_readers_own() {
    let english = "When you play this character, return another 3 chosen characters of yours to your hand.";
    for (language, part) in [
        (Language::German, "3 deiner anderen Charaktere"),
        (Language::French, "3 de vos autres personnages"),
        (Language::Italian, "3 tuoi altri personaggi"),
        (Language::Chinese, "你的另外 3 个角色"),
    ] {
        assert_says(language, CardType::Character, english, part);
    }
}

#[test]
fn what_is_not_of_a_kind_is_a_card() {
    let english = "Whenever you pay 7 ⬡ or less to play a non-character, gain 3 lore.";
    for (language, part) in [
        (Language::German, "eine Karte, die keine Charakterkarte ist, auszuspielen"),
        (Language::French, "jouer une carte non-Personnage"),
        (Language::Italian, "giocare una carta non personaggio"),
        (Language::Chinese, "打出一张非角色的卡"),
    ] {
        assert_says(language, CardType::Character, english, part);
    }
}

#[test]
fn a_condition_without_a_subject_is_about_whoever_the_rule_is_about() {
    let english = "Your Villain characters get +7 ¤ while challenging a location this turn.";
    for (language, part) in [
        (Language::German, "während sie einen Ort herausfordern"),
        (Language::French, "lorsqu'ils défient un lieu"),
        (Language::Chinese, "你的反派角色本回合挑战一个地点后"),
    ] {
        assert_says(language, CardType::Action, english, part);
    }
    let english = "While being challenged, this character gets +7 ¤.";
    for (language, part) in [
        (Language::German, "herausgefordert wird, erhält er +7 ¤"),
        (Language::French, "est défié, il gagne +7 ¤"),
        (Language::Chinese, "这个角色受到挑战后，在挑战中得 +7 ¤"),
    ] {
        assert_says(language, CardType::Character, english, part);
    }
}

#[test]
fn german_commas_part_clauses_and_nothing_else() {
    for (english, expected) in [
        ("At the end of your turn, draw 3 cards.", "Am Ende deines Zuges ziehe 3 Karten."),
        (
            "At the end of your turn, if this character is exerted, draw 3 cards.",
            "Am Ende deines Zuges, wenn dieser Charakter erschöpft ist, ziehe 3 Karten.",
        ),
        (
            "During your turn, if you played a Villain character this turn, this character gets +7 ¤.",
            "In deinem Zug, wenn du in diesem Zug einen Schurken ausgespielt hast, erhält dieser Charakter +7 ¤.",
        ),
        (
            "At the start of your turn, for each Villain character you have here, you may draw 3 cards.",
            "Zu Beginn deines Zuges darfst du für jeden Schurken, den du an diesem Ort hast, 3 Karten ziehen.",
        ),
        (
            "While this character is exerted, whenever you play a Villain character, draw 3 cards.",
            "Solange dieser Charakter erschöpft ist, ziehe jedes Mal, wenn du einen Schurken ausspielst, 3 Karten.",
        ),
    ] {
        assert_eq!(written(Language::German, CardType::Location, english, false), expected);
    }
}

#[test]
fn german_verbs_stand_where_their_clause_ends() {
    for (english, part) in [
        ("While an opponent has more lore than you, this character gets +7 ¤.", "mehr Legenden hat als du,"),
        (
            "While you have a Villain character in play with a card under them, this character gets +7 ¤.",
            "im Spiel hast, unter dem mindestens eine Karte liegt,",
        ),
        (
            "When you play this character, draw 3 cards and gain 3 lore.",
            "ziehe 3 Karten und sammle 3 Legenden",
        ),
        ("This character can't gain Ward.", "kann Behütet nicht erhalten"),
    ] {
        assert_says(Language::German, CardType::Character, english, part);
    }
    let english = "Deal 7 damage to up to 5 chosen characters.";
    assert_says(Language::German, CardType::Action, english, "deiner Wahl je 7 Schaden zu");
    let english = "Deal 7 damage to each opposing Villain character.";
    assert_says(Language::German, CardType::Action, english, "Füge jedem gegnerischen Schurken 7 Schaden zu");
    let english = "Deal 1 damage to chosen character for each Villain character you have in play.";
    assert_says(Language::German, CardType::Action, english, "den du im Spiel hast, 1 Schaden zu.");
}

#[test]
fn french_negates_with_two_words_and_repeats_articles() {
    for (english, part) in [
        (
            "At the end of your turn, if you didn't play a Villain character this turn, banish this character.",
            "si vous n'avez joué aucun personnage Méchant ce tour-ci",
        ),
        (
            "When you play this character, return chosen character, item, or location with cost 7 or less to their player's hand.",
            "choisissez un personnage, un objet ou un lieu coûtant 7 ou moins",
        ),
        (
            "This character may enter play exerted to deal 7 damage to chosen character.",
            "épuisé pour infliger 7 dommages à un personnage de votre choix",
        ),
        (
            "When you play this character, you may banish chosen item, then each opponent draws 3 cards.",
            "choisir un objet et le bannir puis chaque adversaire pioche 3 cartes",
        ),
    ] {
        assert_says(Language::French, CardType::Character, english, part);
    }
}

#[test]
fn italian_uses_the_subjunctive_behind_a_meno_che() {
    for (english, part) in [
        (
            "You can't play this character unless an opposing Villain character was damaged this turn.",
            "a meno che un personaggio Cattivo avversario non sia stato danneggiato",
        ),
        (
            "This character can't quest unless you have 7 or more cards in your hand.",
            "a meno che tu non abbia 7 o più carte in mano",
        ),
    ] {
        assert_says(Language::Italian, CardType::Character, english, part);
    }
    let english = "Each opponent chooses and banishes 3 of their Villain characters.";
    assert_says(Language::Italian, CardType::Action, english, "sceglie ed esilia");
}

#[test]
fn chinese_says_only_and_then_once() {
    for (english, part) in [
        ("While you have only 3 characters here, this location gets +7 ◊.", "在此处只有 3 个角色，"),
        ("When you play this location, gain lore equal to the ◊ of chosen Villain character.", "之 ◊ 的奇谈"),
    ] {
        assert_says(Language::Chinese, CardType::Location, english, part);
    }
    let english = "Chosen Villain character gains Challenger +7 and Resist +7 this turn.";
    assert_says(Language::Chinese, CardType::Action, english, "善战 +7 与抵抗 +7");
}

/// The maximum number of words, or of Chinese characters, between two placeholders. A grammar builds
/// sentences instead of storing them.
const MOST_WORDS: usize = 8;
const MOST_CHARACTERS: usize = 14;

#[test]
fn no_writer_holds_whole_sentences() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut looked_at = 0;
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources are there") {
            let path = entry.expect("the sources can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(&path).expect("the sources can be read");
            for literal in literals(&source) {
                looked_at += 1;
                for run in runs(&literal) {
                    let words =
                        run.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count();
                    let han = run.chars().filter(|c| ('\u{4e00}'..='\u{9fff}').contains(c)).count();
                    assert!(
                        words <= MOST_WORDS && han <= MOST_CHARACTERS,
                        "{}: \"{run}\" is too long for a grammar",
                        path.display()
                    );
                }
            }
        }
    }
    assert!(looked_at > 1000, "only {looked_at} literals were found");
}

/// The string literals of a source file, without its comments.
fn literals(source: &str) -> Vec<String> {
    let code: String =
        source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    let mut rest = code.chars();
    while let Some(c) = rest.next() {
        match c {
            '\'' => {
                // A character or a lifetime. A quotation mark inside it must not start a string.
                let ahead: String = rest.clone().take(3).collect();
                if ahead.starts_with("\"'") {
                    rest.nth(1);
                }
            }
            '"' => {
                let mut literal = String::new();
                while let Some(c) = rest.next() {
                    match c {
                        '"' => break,
                        '\\' => {
                            rest.next();
                        }
                        c => literal.push(c),
                    }
                }
                found.push(literal);
            }
            _ => {}
        }
    }
    found
}

/// The text between the placeholders of a literal.
fn runs(literal: &str) -> Vec<String> {
    let mut runs = vec![String::new()];
    let mut depth = 0_usize;
    for c in literal.chars() {
        match c {
            '{' => {
                depth += 1;
                runs.push(String::new());
            }
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => runs.last_mut().expect("there is always one").push(c),
            _ => {}
        }
    }
    runs
}
