//! The explicit reading: meaning as plain numbered lines that name who does what to what, until when, and what depends on
//! what, so that a judge can compare it with the printed card.

pub(crate) mod phrase;
mod step;

use ability::CardType;
use ability::meaning::{
    Ability, Activated, Change, Condition, Instead, Kind, Limit, Moment, Replaced, Replacement, Rule, Scope,
    Static, Trigger, Triggered, Window,
};

/// A card's abilities, line by line. Lines that belong to another are indented by two spaces more.
pub fn reading(card_type: CardType, abilities: &[Ability]) -> Vec<String> {
    let mut reader = Reader { card_type, lines: vec![], indent: 0, number: 0 };
    for ability in abilities {
        reader.ability(ability);
    }
    reader.lines
}

/// Writes lines.
struct Reader {
    card_type: CardType,
    lines: Vec<String>,
    indent: usize,
    /// The number of the last step.
    number: usize,
}

impl Reader {
    fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "  ".repeat(self.indent), text.as_ref()));
    }

    /// A numbered line.
    fn numbered(&mut self, text: impl AsRef<str>) {
        self.number += 1;
        let number = self.number;
        self.line(format!("{number}. {}", sentence(text.as_ref())));
    }

    fn inside(&mut self, body: impl FnOnce(&mut Self)) {
        self.indent += 1;
        body(self);
        self.indent -= 1;
    }

    fn ability(&mut self, ability: &Ability) {
        if let Some(name) = &ability.name {
            self.line(&name.0);
        }
        match &ability.kind {
            Kind::Keyword(keyword) => self.line(crate::print::keyword::keyword(keyword)),
            Kind::ShiftFor { keyword, cost } => {
                self.line(crate::print::keyword::keyword(keyword));
                self.inside(|r| {
                    r.line("To pay for it:");
                    r.steps_from_one(cost);
                });
            }
            Kind::Triggered(all) => {
                for triggered in all {
                    self.triggered(triggered);
                }
            }
            Kind::Activated(activated) => self.activated(activated),
            Kind::Static(all) => {
                for ability in all {
                    self.static_ability(ability);
                }
            }
            Kind::Replacement(replacement) => self.replacement(replacement),
            Kind::Action(steps) => self.steps_on(steps),
            Kind::DeckBuilding => self.line("This is about building decks and does nothing in a game."),
        }
    }

    fn steps_from_one(&mut self, steps: &[ability::meaning::Step]) {
        let before = std::mem::take(&mut self.number);
        self.steps(steps);
        self.number = before;
    }

    /// Steps that go on with the numbers of those before: the paragraphs of an action are one effect.
    fn steps_on(&mut self, steps: &[ability::meaning::Step]) {
        self.steps(steps);
    }

    fn triggered(&mut self, triggered: &Triggered) {
        let Triggered { trigger, limit, from_discard, condition, effects } = triggered;
        let mut when = self.event(trigger);
        if *from_discard {
            when = format!("{when}, while this card is in your discard");
        }
        let often = match limit {
            Limit::Any => "",
            Limit::Once => " (until it has fully resolved once this turn)",
            Limit::Twice => " (until it has fully resolved twice this turn)",
            Limit::FirstTime => " (only the first time in a turn)",
        };
        self.line(format!("When {when}{often}:"));
        self.inside(|r| {
            if let Some(condition) = condition {
                let condition = r.condition(condition);
                r.line(format!("Only if, as this resolves, {condition}:"));
            }
            r.steps_from_one(effects);
        });
    }

    fn activated(&mut self, activated: &Activated) {
        let Activated { condition, once, exert, ink, costs, effects } = activated;
        let mut costs_said = vec![];
        if *exert {
            costs_said.push(format!("exert {}", self.this()));
        }
        if *ink > 0 {
            costs_said.push(format!("pay {ink} ink"));
        }
        let mut line = match costs_said.is_empty() {
            true => "In your turn you may use this".to_owned(),
            false => format!("In your turn you may {}", costs_said.join(" and ")),
        };
        if let Some(condition) = condition {
            line = format!("While {}: {}", self.condition(condition), lower_first(&line));
        }
        if *once {
            line.push_str(" (until it has fully resolved once this turn)");
        }
        line.push_str(if costs.is_empty() { ":" } else { " and do this to pay:" });
        self.line(sentence(&line).trim_end_matches('.'));
        self.inside(|r| {
            if !costs.is_empty() {
                r.steps_from_one(costs);
                r.line("Then:");
            }
            r.steps_from_one(effects);
        });
    }

    fn static_ability(&mut self, ability: &Static) {
        let rule = self.rule(&ability.rule);
        let mut line = match &ability.condition {
            Some(Condition::Not(inner)) => format!("Unless {}: {rule}", self.condition(inner)),
            Some(condition) => format!("While {}: {rule}", self.condition(condition)),
            None => rule,
        };
        if ability.once {
            line.push_str(", for one of them each turn");
        }
        self.line(sentence(&line));
        self.inner_steps(&ability.rule);
    }

    /// The steps and abilities inside a rule.
    fn inner_steps(&mut self, rule: &Rule) {
        match rule {
            Rule::PlayFreeFor(steps) | Rule::EnterExertedTo(steps) => {
                self.inside(|r| r.steps_from_one(steps));
            }
            Rule::GainsShift(_, Some(steps)) => self.inside(|r| r.steps_from_one(steps)),
            Rule::Changes(_, changes) => self.gained(changes),
            _ => {}
        }
    }

    /// The abilities among changes, each on lines of its own.
    fn gained(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Ability(ability, _) = change {
                self.inside(|r| {
                    r.line("The ability gained:");
                    let number = std::mem::take(&mut r.number);
                    // It speaks of whoever gains it.
                    let card_type = std::mem::replace(&mut r.card_type, CardType::Character);
                    r.inside(|r| r.ability(ability));
                    r.card_type = card_type;
                    r.number = number;
                });
            }
        }
    }

    fn replacement(&mut self, replacement: &Replacement) {
        let Replacement { replaces, subject, window, first_time, instead } = replacement;
        let who = match replaces {
            Replaced::InkDrop(who) => self.player_word(*who),
            Replaced::DealtDamage | Replaced::TakenDamage | Replaced::Banished => self.one_of(subject),
        };
        let what = match replaces {
            Replaced::DealtDamage => "would be dealt damage",
            Replaced::TakenDamage => "would take damage, however it comes",
            Replaced::Banished => "would be banished",
            Replaced::InkDrop(_) => "would get an ink drop, each of several by itself",
        };
        let first = if *first_time { "the first time in a turn that " } else { "whenever " };
        let instead = match instead {
            Instead::Nothing => "it takes none instead".to_owned(),
            Instead::Goes(to) => format!("it goes {} instead", self.destination(*to)),
            Instead::Do(steps) => {
                let window = window_words(*window);
                self.line(sentence(&format!("{window}{first}{who} {what}")));
                return self.inside(|r| r.steps_from_one(steps));
            }
            Instead::PutOnSource => format!("that many damage counters are put on {} instead", self.this()),
        };
        let window = window_words(*window);
        self.line(sentence(&format!("{window}{first}{who} {what}, {instead}")));
    }

    /// What a trigger waits for.
    fn event(&mut self, trigger: &Trigger) -> String {
        let Trigger { moment, subject, object, by, window, condition } = trigger;
        let subject = subject.as_ref().map(|scope| self.one_of(scope));
        let object = object.as_ref().map(|scope| self.one_of(scope));
        let by_word = by.map(|by| self.player_word(by));
        let it = subject.clone().unwrap_or_else(|| "the card watched over".to_owned());
        let other = object.clone().unwrap_or_else(|| "a card".to_owned());
        let who = by_word.clone().unwrap_or_else(|| "a player".to_owned());
        let whose = if who == "you" { "your".to_owned() } else { format!("{who}'s") };
        let does = |one: &str, many: &str| if who == "you" { one.to_owned() } else { many.to_owned() };
        let mut text = match moment {
            Moment::Played => match &by_word {
                Some(who) => format!("{who} {} {it}", does("play", "plays")),
                None => format!("{it} is played"),
            },
            Moment::Quested => format!("{it} quests"),
            Moment::Challenges => match &object {
                Some(other) => format!("{it} challenges {other}"),
                None => format!("{it} challenges"),
            },
            Moment::Challenged => format!("{it} is challenged"),
            Moment::Banished => format!("{it} is banished"),
            Moment::BanishedInChallenge => format!("{it} is banished in a challenge"),
            Moment::ChallengerBanished => format!("{it} challenges and is banished"),
            Moment::ChallengedBanished => format!("{it} is challenged and banished"),
            Moment::BanishesInChallenge => format!("{it} banishes {other} in a challenge"),
            Moment::LeavesPlay => format!("{it} leaves play"),
            Moment::Sings => match &object {
                Some(song) => format!("{it} sings {song}"),
                None => format!("{it} sings a song"),
            },
            Moment::SongSung => format!("a song is sung by {it}, with or without others"),
            Moment::Moves => match (&by_word, &object) {
                (Some(who), None) => format!("{who} {} {it}", does("move", "moves")),
                (_, Some(other)) => format!("{it} moves to {other}"),
                (None, None) => format!("{it} moves to a location"),
            },
            Moment::TakesDamage => format!("{it} takes damage"),
            Moment::IsDealtDamage => format!("{it} is dealt damage"),
            Moment::InkDropRemoved => format!("{who} {} an ink drop", does("remove", "removes")),
            Moment::InkDropGot => format!("{who} {} an ink drop", does("get", "gets")),
            Moment::SomeDropsRemoved => {
                format!("{who} {} one or more ink drops together", does("remove", "removes"))
            }
            Moment::SomeDropsGot => {
                format!("{who} {} one or more ink drops together", does("get", "gets"))
            }
            Moment::DamageRemoved => format!("{who} {} damage from {it}", does("remove", "removes")),
            Moment::Exerted => format!("{it} is exerted"),
            Moment::Readied => format!("{it} is readied"),
            Moment::Drawn => format!("{who} {} a card", does("draw", "draws")),
            Moment::Discarded => {
                let what = subject.clone().unwrap_or_else(|| "a card".to_owned());
                format!("{who} {} {what}", does("discard", "discards"))
            }
            Moment::DiscardedSome => {
                format!("{who} {} one or more cards together", does("discard", "discards"))
            }
            Moment::PutIntoInkwell => format!("a card is put into {whose} inkwell"),
            Moment::Inked => format!("{who} {} a card as a turn action", does("ink", "inks")),
            Moment::PutUnder => format!("{who} {} a card under {it}", does("put", "puts")),
            Moment::LoreGained => format!("{who} {} lore", does("gain", "gains")),
            Moment::LoreLost => format!("{who} {} lore", does("lose", "loses")),
            Moment::ChosenForSupport => format!("{it} is chosen for Support"),
            Moment::TurnStarts => format!("{whose} turn starts"),
            Moment::TurnEnds => format!("{whose} turn ends"),
            Moment::IntoDiscard => format!("a card comes into {whose} discard"),
            Moment::LeftDiscard => format!("a card leaves {whose} discard"),
            Moment::DealsChallengeDamage => format!("{it} deals damage to {other} in a challenge"),
            Moment::Returned => format!("{it} is returned from play to its player's hand"),
            Moment::PlayedOn => match &object {
                Some(other) => format!("{who} {} {it} on top of {other} by Shift", does("play", "plays")),
                None => format!("{who} {} {it} by Shift", does("play", "plays")),
            },
            Moment::Chosen => match &by_word {
                Some(who) => format!("{who} {} {it} for an action or ability", does("choose", "chooses")),
                None => format!("{it} is chosen for {other}"),
            },
            Moment::UsedBoost => format!("{who} {} the Boost of {it}", does("use", "uses")),
            Moment::ChallengeOver => format!("the challenge that {it} makes is over"),
            Moment::EffectDamage => format!("an effect of {other} deals damage to {it}"),
            Moment::BackToHand => {
                format!("{who} {} {it} from the discard to the hand", does("return", "returns"))
            }
        };
        match window {
            Window::Always => {}
            Window::YourTurn => text.push_str(", in your turn"),
            Window::OpponentsTurn => text.push_str(", in an opponent's turn"),
            Window::DoersTurn => text.push_str(", in that player's own turn"),
        }
        if let Some(condition) = condition {
            text = format!("{text}, while {}", self.condition(condition));
        }
        text
    }

    fn condition(&mut self, condition: &Condition) -> String {
        phrase::condition(self.card_type, condition)
    }

    fn scope(&self, scope: &Scope) -> String {
        match scope {
            Scope::This => self.this(),
            Scope::Each(of) => format!("each {}", phrase::describe(self.card_type, of, false)),
        }
    }

    fn one_of(&self, scope: &Scope) -> String {
        match scope {
            Scope::This => self.this(),
            Scope::Each(of) => phrase::with_article(&phrase::describe(self.card_type, of, false)),
        }
    }

    fn this(&self) -> String {
        phrase::this(self.card_type)
    }

    fn player_word(&self, players: ability::meaning::Players) -> String {
        phrase::player(self.card_type, players)
    }
}

fn window_words(window: Window) -> &'static str {
    match window {
        Window::Always => "",
        Window::YourTurn => "in your turn, ",
        Window::OpponentsTurn => "in an opponent's turn, ",
        Window::DoersTurn => "in their own turn, ",
    }
}

/// With a capital in front and a full stop behind.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let mut out: String = chars.next().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
    out.push_str(chars.as_str());
    if !out.ends_with(['.', ':']) {
        out.push('.');
    }
    out
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    let first: String = chars.next().map(|c| c.to_lowercase().collect::<String>()).unwrap_or_default();
    first + chars.as_str()
}
