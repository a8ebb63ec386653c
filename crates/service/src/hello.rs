//! What a page asks first.

use crate::cards::library_version;
use crate::new_game::MOST_SEATS;
use crate::protocol::{GameVariant, Hello, KeywordNames, NamedOption, PROTOCOL, ServerReach};
use bots::NamedBot;
use cards::FormatName;
use engine::Edition;
use playable::PlayableLibrary;
use wording::KeywordKind;
use words::{Language, Message, Say as _};

/// What the host says about itself.
#[derive(Clone, Debug)]
pub struct HelloFacts {
    /// The program's version.
    pub version: String,
    /// The edition of new tables that don't ask for another.
    pub edition: Edition,
    /// The public address for links, if there is one.
    pub public_url: Option<String>,
    pub reach: ServerReach,
}

/// The program, its protocol, and the options that a page can offer.
pub fn hello(library: &PlayableLibrary, facts: HelloFacts, language: Language) -> Hello {
    let HelloFacts { version, edition, public_url, reach } = facts;
    let option =
        |id: &str, title: &Message| NamedOption { id: id.to_owned(), title: words::text(language, title) };
    let bot = |bot: &NamedBot| option(bot.name, &bot_title(bot));
    let format = |format: FormatName| option(format.name(), &format.message());
    Hello {
        program: "inkwright".to_owned(),
        version,
        protocol: PROTOCOL,
        library: library_version(library),
        cards: library.db.defs().len() as u32,
        bots: bots::BOTS.iter().map(bot).collect(),
        variants: vec![
            GameVariant::Constructed,
            GameVariant::Limited,
            GameVariant::PackRush,
            GameVariant::Coconut,
        ],
        editions: Edition::ALL.into_iter().rev().map(|edition| edition.to_string()).collect(),
        edition: edition.to_string(),
        formats: FormatName::ALL.into_iter().map(format).collect(),
        keywords: KeywordKind::ALL.into_iter().map(keyword_names).collect(),
        most_seats: MOST_SEATS as u8,
        public_url,
        reach,
    }
}

/// The title of a bot, in English for languages that have none.
fn bot_title(bot: &NamedBot) -> Message {
    // Cases of catalogues have no colon.
    Message::new("bot-title").with("bot", bot.name.replace(':', "-")).with("title", bot.title.to_owned())
}

fn keyword_names(keyword: KeywordKind) -> KeywordNames {
    let name = |language: Language| {
        (language.code().to_owned(), writers::keyword_name(language, keyword).to_owned())
    };
    KeywordNames { id: keyword.name().to_lowercase(), names: Language::ALL.into_iter().map(name).collect() }
}

#[cfg(test)]
mod tests {
    use super::bot_title;
    use words::{Language, text};

    #[test]
    fn every_bot_has_a_title() {
        for bot in bots::BOTS {
            assert_eq!(text(Language::English, &bot_title(bot)), bot.title);
        }
        for language in Language::OTHERS {
            let in_english = bots::BOTS.iter().filter(|bot| text(language, &bot_title(bot)) == bot.title);
            testing::untranslated(language, "bots", in_english.map(|bot| bot.name));
        }
    }
}
