//! Names and reminder texts (1.1.7) of keywords in each language except English.
//!
//! No other module of the writers handles keywords one by one. A keyword that is not listed here keeps its
//! English name and has no reminder text; a test counts those.

use super::capital;
use super::de::clause::{Clause, Mood, Subject};
use super::de::words::Case;
use super::de::{German, words as german};
use super::fr::{French, words as french};
use super::it::{Italian, words as italian};
use super::zh::Chinese;
use wording::{CardType, Keyword, KeywordKind, Shift};

/// The name of a keyword.
pub(super) struct Name {
    pub german: &'static str,
    pub french: &'static str,
    pub italian: &'static str,
    pub chinese: &'static str,
}

const fn name(
    german: &'static str,
    french: &'static str,
    italian: &'static str,
    chinese: &'static str,
) -> Name {
    Name { german, french, italian, chinese }
}

/// The name of a keyword; the English one for keywords that are not translated yet.
pub(super) const fn name_of(keyword: KeywordKind) -> Name {
    match translated_name(keyword) {
        Some(name) => name,
        None => name(keyword.name(), keyword.name(), keyword.name(), keyword.name()),
    }
}

/// The keywords that only have an English name.
pub fn untranslated_keywords() -> impl Iterator<Item = KeywordKind> {
    KeywordKind::ALL.into_iter().filter(|keyword| translated_name(*keyword).is_none())
}

#[allow(unreachable_patterns, reason = "if every keyword is translated")]
const fn translated_name(keyword: KeywordKind) -> Option<Name> {
    Some(match keyword {
        KeywordKind::Alert => name("Alarmiert", "Agilité", "Vigile", "警觉"),
        KeywordKind::Bodyguard => name("Beschützen", "Rempart", "Guardiano", "护卫"),
        KeywordKind::Boost => name("Stärken", "Boost", "Potenziamento", "强化"),
        KeywordKind::Challenger => name("Herausfordern", "Offensif", "Sfidante", "善战"),
        KeywordKind::Evasive => name("Wendig", "Insaisissable", "Sfuggente", "灵活"),
        KeywordKind::Reckless => name("Impulsiv", "Combattant", "Attaccabrighe", "鲁莽"),
        KeywordKind::Resist => name("Robust", "Résistance", "Resistere", "抵抗"),
        KeywordKind::Rush => name("Rasant", "Charge", "Lesto", "速击"),
        KeywordKind::Shift => name("Gestaltwandel", "Alter", "Trasformazione", "转形"),
        KeywordKind::Singer => name("Singen", "Mélomane", "Melodioso", "歌手"),
        KeywordKind::SingTogether => name("Gemeinsam singen", "À l'unisson", "Cantare Insieme", "合唱"),
        KeywordKind::Support => name("Unterstützen", "Soutien", "Aiutante", "辅助"),
        KeywordKind::Vanish => name("Verschwinden", "Dissipation", "Svanire", "消散"),
        KeywordKind::Ward => name("Behütet", "Hors d'atteinte", "Protetto", "庇护"),
        KeywordKind::Adventurous => name("Abenteuerlustig", "Aventureux", "Avventuroso", "冒险"),
        _ => return None,
    })
}

/// The writer of a language.
#[derive(Clone, Copy)]
pub(super) enum Writer<'w> {
    German(&'w German<'w>),
    French(&'w French<'w>),
    Italian(&'w Italian<'w>),
    Chinese(&'w Chinese<'w>),
}

/// The reminder text of a keyword, unless it is not translated yet.
#[allow(unreachable_patterns, reason = "if every keyword is translated")]
pub(super) fn reminder(keyword: &Keyword, writer: Writer<'_>) -> Option<String> {
    Some(match keyword {
        Keyword::Alert => alert(writer),
        Keyword::Bodyguard => bodyguard(writer),
        Keyword::Boost(ink) => boost(writer, *ink),
        Keyword::Challenger(n) => challenger(writer, *n),
        Keyword::Evasive => evasive(writer),
        Keyword::Reckless => reckless(writer),
        Keyword::Resist(n) => resist(writer, *n),
        Keyword::Rush => rush(writer),
        Keyword::Shift(shift) => self::shift(writer, shift),
        Keyword::Singer(n) => singer(writer, *n),
        Keyword::SingTogether(n) => sing_together(writer, *n),
        Keyword::Support => support(writer),
        Keyword::Vanish => vanish(writer),
        Keyword::Ward => ward(writer),
        Keyword::Adventurous => adventurous(writer),
        _ => return None,
    })
}

fn alert(writer: Writer<'_>) -> String {
    let name = name_of(KeywordKind::Evasive);
    match writer {
        Writer::German(de) => {
            let can = Clause::new(de.this_one(), german::CAN).end(german::CHALLENGE.infinitive());
            format!("{}, als hätte er {}.", can.opening(), name.german)
        }
        Writer::French(fr) => {
            let challenge = french::VERBS.challenge.infinitive;
            format!("{} peut {challenge} comme s'il avait {}.", capital(fr.this()), name.french)
        }
        Writer::Italian(it) => {
            let challenge = italian::VERBS.challenge.infinitive;
            format!("{} può {challenge} come se avesse {}.", capital(it.this()), name.italian)
        }
        Writer::Chinese(zh) => format!("{}能视作具{}来发起挑战。", zh.this(), name.chinese),
    }
}

fn bodyguard(writer: Writer<'_>) -> String {
    let name = name_of(KeywordKind::Bodyguard);
    match writer {
        Writer::German(de) => {
            let play = german::PLAY.infinitive();
            let enter = Clause::new(Some(Subject::you()), german::MAY).with(de.this(Case::Accusative));
            let enter = enter.with("erschöpft").end(play);
            let choose = Clause::new(Some(Subject::many("gegnerische Charaktere")), german::MUST)
                .with("beim Herausfordern deiner Charaktere")
                .with(format!("zuerst deine Charaktere mit {}", name.german))
                .end(german::CHOOSE.infinitive());
            format!("{}. {}, wenn möglich.", enter.opening(), choose.opening())
        }
        Writer::French(fr) => {
            let one_of = "l'un de vos personnages";
            let enters = format!("{} peut entrer en jeu épuisé.", capital(fr.this()));
            let when = format!("Lorsqu'il défie {one_of}");
            let must = "un personnage adverse doit";
            format!("{enters} {when}, {must}, s'il le peut, choisir {one_of} avec {}.", name.french)
        }
        Writer::Italian(it) => {
            let enters = format!("{} può entrare in gioco impegnato.", capital(it.this()));
            let who = "Un personaggio avversario che sfida";
            let whom = "uno dei tuoi personaggi";
            format!("{enters} {who} {whom} deve sceglierne uno con {}, se possibile.", name.italian)
        }
        Writer::Chinese(zh) => {
            let enters = format!("{}可以为力竭状态来进场。", zh.this());
            let wants = "对手的角色如果要挑战你的角色";
            let can = format!("且能选择具{}的角色", name.chinese);
            format!("{enters}{wants}，{can}，则须如此选择。")
        }
    }
}

fn boost(writer: Writer<'_>, ink: u8) -> String {
    match writer {
        Writer::German(de) => {
            let pay = Clause::new(Some(Subject::you()), german::MAY).with(format!("{ink} ⬡")).end("bezahlen");
            let put = Clause::new(None, german::PUT)
                .with("die oberste Karte deines Decks")
                .with(format!("verdeckt unter {}", de.this(Case::Accusative)));
            let pay = pay.write(Mood::Inverted);
            format!("Einmal während deines Zuges {pay}, um {}.", put.write(Mood::Purpose))
        }
        Writer::French(fr) => {
            let pay = format!("vous pouvez payer {ink} ⬡");
            let put = "pour placer la carte du dessus";
            let under = match fr.card_type() {
                CardType::Location => fr.this(),
                CardType::Character | CardType::Action | CardType::Item => "cette carte",
            };
            format!("Une fois durant votre tour, {pay} {put} de votre pioche sous {under}, face cachée.")
        }
        Writer::Italian(it) => {
            let pay = format!("puoi pagare {ink} ⬡");
            let put = "per mettere la prima carta del tuo mazzo";
            format!("Una volta durante il tuo turno, {pay} {put} a faccia in giù sotto a {}.", it.this())
        }
        Writer::Chinese(zh) => {
            let pay = format!("你可以支付 {ink} ⬡ ");
            let put = "来将你卡组顶的那张卡";
            format!("在你的每个回合中限一次，{pay}{put}正面朝下地置于{}下。", zh.this())
        }
    }
}

fn challenger(writer: Writer<'_>, n: u8) -> String {
    match writer {
        Writer::German(de) => {
            let while_it = Clause::new(de.this_one(), german::CHALLENGE).write(Mood::Subordinate);
            let gets = Clause::new(de.it(), german::GET).with(format!("+{n} ¤")).write(Mood::Inverted);
            format!("Während {while_it}, {gets}.")
        }
        Writer::French(fr) => format!("Lorsqu'il défie, {} gagne +{n} ¤.", fr.this()),
        Writer::Italian(it) => format!("Mentre sta sfidando, {} riceve +{n} ¤.", it.this()),
        Writer::Chinese(zh) => format!("{}发起挑战后，在挑战中得 +{n} ¤。", zh.this()),
    }
}

fn evasive(writer: Writer<'_>) -> String {
    let name = name_of(KeywordKind::Evasive);
    match writer {
        Writer::German(de) => {
            let they = Subject::many(&format!("nur Charaktere mit {}", name.german));
            let can = Clause::new(Some(they), german::CAN).with(de.this(Case::Accusative));
            format!("{}.", can.end(german::CHALLENGE.infinitive()).opening())
        }
        Writer::French(fr) => {
            let others = format!("les personnages avec {}", name.french);
            format!("Seuls {others} peuvent {} {}.", french::VERBS.challenge.infinitive, fr.this())
        }
        Writer::Italian(it) => {
            let others = format!("i personaggi con {}", name.italian);
            format!("Solo {others} possono {} {}.", italian::VERBS.challenge.infinitive, it.this())
        }
        Writer::Chinese(zh) => format!("只有具{}的角色能挑战{}。", name.chinese, zh.this()),
    }
}

fn reckless(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let not = Clause::new(de.this_one(), german::CAN).with("nicht").end(german::QUEST.infinitive());
            let must = format!("muss jeden Zug {}", german::CHALLENGE.infinitive());
            format!("{} und {must}, wenn möglich.", not.opening())
        }
        Writer::French(fr) => {
            let must = format!("doit {} à chaque tour", french::VERBS.challenge.infinitive);
            format!("{} ne peut pas être envoyé à l'aventure et {must} si possible.", capital(fr.this()))
        }
        Writer::Italian(it) => {
            let must = format!("deve {} ogni turno", italian::VERBS.challenge.infinitive);
            format!("{} non può andare all'avventura e {must}, se possibile.", capital(it.this()))
        }
        Writer::Chinese(zh) => {
            let must = "每回合如果能发起挑战";
            format!("{}不能探奇，且{must}，则必须如此做。", zh.this())
        }
    }
}

fn resist(writer: Writer<'_>, n: u8) -> String {
    match writer {
        Writer::German(de) => {
            let dealt = format!("der {} zugefügt wird", de.this(Case::Dative));
            format!("Reduziere jeglichen Schaden, {dealt}, um {n}.")
        }
        Writer::French(fr) => {
            let damage = "Les dommages qui sont infligés";
            format!("{damage} à {} sont réduits de {n}.", fr.this())
        }
        Writer::Italian(it) => format!("Il danno inflitto a {} è ridotto di {n}.", it.this()),
        Writer::Chinese(zh) => format!("向{}造成的伤害减少 {n} 点。", zh.this()),
    }
}

fn rush(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let can = Clause::new(de.this_one(), german::CAN).with("in dem Zug");
            let played = "in dem er ausgespielt wird";
            format!("{}, {played}.", can.end(german::CHALLENGE.infinitive()).opening())
        }
        Writer::French(fr) => {
            let challenge = french::VERBS.challenge.infinitive;
            format!("{} peut {challenge} le tour où il est joué.", capital(fr.this()))
        }
        Writer::Italian(it) => {
            let turn = "nel turno in cui è stato giocato";
            format!("{} può {} {turn}.", capital(it.this()), italian::VERBS.challenge.infinitive)
        }
        Writer::Chinese(zh) => format!("{}在打出的当回合就能发起挑战。", zh.this()),
    }
}

fn shift(writer: Writer<'_>, shift: &Shift) -> String {
    match writer {
        Writer::German(de) => de.shift_reminder(shift),
        Writer::French(fr) => fr.shift_reminder(shift),
        Writer::Italian(it) => it.shift_reminder(shift),
        Writer::Chinese(zh) => zh.shift_reminder(shift),
    }
}

fn singer(writer: Writer<'_>, n: u8) -> String {
    match writer {
        Writer::German(de) => {
            let singing = "für das Singen von Liedern";
            format!("Die Kosten {} gelten als {n} {singing}.", de.this(Case::Genitive))
        }
        Writer::French(fr) => {
            let counts = "est considéré comme ayant un coût";
            format!("{} {counts} de {n} pour chanter des chansons.", capital(fr.this()))
        }
        Writer::Italian(it) => {
            let counts = "conta come di costo";
            format!("{} {counts} {n} per cantare le canzoni.", capital(it.this()))
        }
        Writer::Chinese(zh) => format!("{}能视作费用为 {n} 来演唱歌曲。", zh.this()),
    }
}

fn sing_together(writer: Writer<'_>, n: u8) -> String {
    match writer {
        Writer::German(_) => {
            let any = "beliebig viele deiner Charaktere";
            let others = "Charaktere deiner Teammitglieder";
            let cost = format!("die zusammen {n} oder mehr kosten");
            format!("Du kannst {any} oder {others}, {cost}, ⟳, damit sie dieses Lied kostenlos singen.")
        }
        Writer::French(_) => {
            let any = "n'importe quel nombre de vos personnages";
            let others = "ou de personnages de vos coéquipiers";
            let cost = format!("coûtant au total {n} ou plus");
            format!("Vous pouvez ⟳ {any} {others} {cost} pour chanter cette chanson gratuitement.")
        }
        Writer::Italian(_) => {
            let any = "Un qualsiasi numero di personaggi";
            let whose = "tuoi o dei tuoi compagni di squadra";
            let cost = format!("con costo totale {n} o superiore");
            format!("{any} {whose} {cost} può ⟳ per cantare questa canzone gratis.")
        }
        Writer::Chinese(_) => {
            let any = "任意数量你和你队友的角色";
            let cost = format!("他们的费用总和须等于或大于 {n}");
            format!("{any}都可以 ⟳ 来免费演唱这首歌曲，但{cost}。")
        }
    }
}

fn support(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let quests = Clause::new(de.this_one(), german::QUEST).write(Mood::Subordinate);
            let add = Clause::new(Some(Subject::you()), german::MAY)
                .with("seine ¤ in diesem Zug")
                .with("zur ¤ eines anderen Charakters deiner Wahl")
                .end(german::ADD.infinitive());
            format!("Jedes Mal, wenn {quests}, {}.", add.write(Mood::Inverted))
        }
        Writer::French(fr) => {
            let when = format!("Lorsque {} est envoyé à l'aventure", fr.this());
            let add = "vous pouvez ajouter sa ¤";
            let to = "à celle d'un autre personnage au choix";
            format!("{when}, {add} {to} pour le reste de ce tour.")
        }
        Writer::Italian(it) => {
            let quests = format!("Ogni volta che {} va all'avventura", it.this());
            let add = "puoi aggiungere la sua ¤";
            let to = "alla ¤ di un altro personaggio a tua scelta";
            format!("{quests}, {add} {to} per questo turno.")
        }
        Writer::Chinese(zh) => {
            let add = "你可以将其 ¤ 加到";
            format!("每当{}探奇时，本回合中，{add}另一个所选角色的 ¤ 上。", zh.this())
        }
    }
}

fn vanish(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let by = "von einer Aktion einer gegnerischen Person";
            let chosen = Clause::new(de.this_one(), german::BECOME).with(by);
            let chosen = chosen.end(german::CHOOSE_OUT.participle()).write(Mood::Subordinate);
            let banish = Clause::new(None, german::BANISH).with("ihn").write(Mood::Inverted);
            format!("Jedes Mal, wenn {chosen}, {banish}.")
        }
        Writer::French(fr) => {
            let when = format!("Lorsqu'un adversaire choisit {}", fr.this());
            format!("{when} avec une action, bannissez-le.")
        }
        Writer::Italian(it) => {
            let chooses = format!("Quando un avversario sceglie {}", it.this());
            format!("{chooses} per un'azione, esilialo.")
        }
        Writer::Chinese(zh) => format!("当对手为行动选择{}时，将其驱逐。", zh.this()),
    }
}

fn ward(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let choose = Clause::new(Some(Subject::many("gegnerische Mitspielende")), german::CAN)
                .with(format!("{} nicht", de.this(Case::Accusative)))
                .end(german::CHOOSE_OUT.infinitive());
            format!("{}, außer um ihn herauszufordern.", choose.opening())
        }
        Writer::French(fr) => {
            let cant = format!("ne peuvent pas choisir {}", fr.this());
            format!("Vos adversaires {cant}, sauf pour le défier.")
        }
        Writer::Italian(it) => {
            let cant = format!("non possono scegliere {}", it.this());
            format!("Gli avversari {cant} se non per sfidarlo.")
        }
        Writer::Chinese(zh) => format!("对手除发起挑战外不能选择{}。", zh.this()),
    }
}

fn adventurous(writer: Writer<'_>) -> String {
    match writer {
        Writer::German(de) => {
            let not =
                Clause::new(de.this_one(), german::CAN).with("nicht").end(german::CHALLENGE.infinitive());
            let must = format!("muss jeden Zug {}", german::QUEST.infinitive());
            format!("{} und {must}, wenn möglich.", not.opening())
        }
        Writer::French(fr) => {
            let must = "doit être envoyé à l'aventure à chaque tour";
            format!(
                "{} ne peut pas {} et {must} si possible.",
                capital(fr.this()),
                french::VERBS.challenge.infinitive
            )
        }
        Writer::Italian(it) => {
            let must = "deve andare all'avventura ogni turno";
            format!(
                "{} non può {} e {must}, se possibile.",
                capital(it.this()),
                italian::VERBS.challenge.infinitive
            )
        }
        Writer::Chinese(zh) => {
            let must = "每回合如果能探奇";
            format!("{}不能发起挑战，且{must}，则必须如此做。", zh.this())
        }
    }
}
