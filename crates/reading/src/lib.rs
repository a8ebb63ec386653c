#![doc = include_str!("../README.md")]

mod event;
mod phrase;
mod rule;
mod step;
mod words;

use meaning::{
    Ability, Activated, Change, Condition, Instead, Kind, Limit, Reference, Referent, Replaced, Replacement,
    Rule, Static, Triggered, Window,
};
use phrase::Speaker;
use wording::{CardType, Language};
use words::{Part, fill};
use writers::Site;
use writers::text::capital;

/// A card's abilities in this language, line by line. Sublines are indented by two more spaces.
pub fn reading(language: Language, site: &Site<'_>, abilities: &[Ability]) -> Vec<String> {
    let mut reader = Reader { speaker: Speaker::new(language, site), lines: vec![], indent: 0, number: 0 };
    for ability in abilities {
        reader.ability(ability);
    }
    reader.lines
}

/// The thing that a word refers to, in this language. A card or player with a letter appears as its letter,
/// which the reading defines. English keeps the resolver's own text, which also says how the thing came up.
pub fn referent(language: Language, site: &Site<'_>, reference: &Reference) -> String {
    let speaker = Speaker::new(language, site);
    let words = &speaker.words;
    match (&reference.means, &reference.phrase) {
        (Referent::Cards(_) | Referent::Players(_) | Referent::Number(_), Some(phrase))
            if language == Language::English =>
        {
            return phrase.clone();
        }
        _ => {}
    }
    match &reference.means {
        Referent::Cards(all) => {
            let all: Vec<String> = all.iter().map(|cards| speaker.cards(*cards).form(0).to_owned()).collect();
            speaker.list(&all, words.frame.and)
        }
        Referent::Players(players) => speaker.player(*players).form(0).to_owned(),
        Referent::Number(number) => speaker.number(number),
        Referent::Affected { player: false } => words.cards.affected.to_owned(),
        Referent::Affected { player: true } => words.cards.player_of_affected.to_owned(),
        Referent::Asked => words.cards.asked_for.to_owned(),
        Referent::Zone => words.cards.zone_looked_at.to_owned(),
    }
}

/// Collects the lines of a reading.
struct Reader<'a> {
    speaker: Speaker<'a>,
    lines: Vec<String>,
    indent: usize,
    /// The number of the latest step.
    number: usize,
}

impl Reader<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        self.lines.push(format!("{}{}", "  ".repeat(self.indent), text.as_ref()));
    }

    /// A numbered line.
    fn numbered(&mut self, text: impl AsRef<str>) {
        self.number += 1;
        let line = format!("{}. {}", self.number, self.sentence(text.as_ref()));
        self.line(line);
    }

    /// Starts the text with a capital and ends it with a full stop.
    fn sentence(&self, text: &str) -> String {
        let mut out = capital(text);
        if !out.ends_with(['.', ':', '。', '：']) {
            out.push_str(self.speaker.words.frame.stop);
        }
        out
    }

    fn inside(&mut self, body: impl FnOnce(&mut Self)) {
        self.indent += 1;
        body(self);
        self.indent -= 1;
    }

    fn ability(&mut self, ability: &Ability) {
        let frame = &self.speaker.words.frame;
        if let Some(name) = &ability.name {
            self.line(self.speaker.story_name(name));
        }
        match &ability.kind {
            Kind::Keyword(keyword) => self.line(self.speaker.keyword(keyword)),
            Kind::ShiftFor { keyword, cost } => {
                self.line(self.speaker.keyword(keyword));
                self.inside(|r| {
                    r.line(frame.pay_for_it);
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
            // The paragraphs of an action are one effect, so step numbers continue across them.
            Kind::Action(steps) => self.steps(steps),
            Kind::DeckBuilding => self.line(frame.deck_building),
        }
    }

    fn steps_from_one(&mut self, steps: &[meaning::Step]) {
        let before = std::mem::take(&mut self.number);
        self.steps(steps);
        self.number = before;
    }

    fn triggered(&mut self, triggered: &Triggered) {
        let Triggered { trigger, limit, from_discard, condition, effects } = triggered;
        let (s, frame) = (self.speaker, &self.speaker.words.frame);
        let mut when = s.event(trigger);
        if *from_discard {
            when = fill(frame.from_discard, &[&when]);
        }
        let often = match limit {
            Limit::Any => "",
            Limit::Once => frame.once,
            Limit::Twice => frame.twice,
            Limit::FirstTime => frame.first_time,
        };
        self.line(fill(frame.when, &[&when, &often]));
        self.inside(|r| {
            if let Some(condition) = condition {
                r.line(fill(frame.only_if, &[&s.condition(condition)]));
            }
            r.steps_from_one(effects);
        });
    }

    fn activated(&mut self, activated: &Activated) {
        let Activated { condition, once, per_game, exert, ink, costs, offer: _, effects } = activated;
        let (s, frame) = (self.speaker, &self.speaker.words.frame);
        let mut costs_said = vec![];
        if *exert {
            costs_said.push(fill(frame.cost_exert, &[&s.this()]));
        }
        if *ink > 0 {
            costs_said.push(fill(frame.cost_ink, &[&ink.to_string()]));
        }
        let mut line = match costs_said.is_empty() {
            true => frame.may_use.to_owned(),
            false => fill(frame.may_pay, &[&costs_said.join(frame.and)]),
        };
        if let Some(condition) = condition {
            line = fill(frame.while_it_is, &[&s.condition(condition), &line]);
        }
        if *per_game {
            line.push_str(frame.once_per_game);
        } else if *once {
            line.push_str(frame.once);
        }
        line.push_str(if costs.is_empty() { frame.colon } else { frame.and_do });
        self.line(capital(&line));
        self.inside(|r| {
            if !costs.is_empty() {
                r.steps_from_one(costs);
                r.line(frame.then);
            }
            r.steps_from_one(effects);
        });
    }

    fn static_ability(&mut self, ability: &Static) {
        let (s, frame) = (self.speaker, &self.speaker.words.frame);
        let rule = s.rule(&ability.rule);
        let mut line = match &ability.condition {
            Some(Condition::Not(inner)) => fill(frame.unless, &[&s.condition(inner), &rule]),
            Some(condition) => fill(frame.while_it_is, &[&s.condition(condition), &rule]),
            None => rule,
        };
        if ability.once {
            line.push_str(frame.one_each_turn);
        }
        self.line(self.sentence(&line));
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

    /// The abilities among the changes, each on its own lines.
    fn gained(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Ability(ability, _) = change {
                self.inside(|r| {
                    r.line(r.speaker.words.frame.ability_gained);
                    let number = std::mem::take(&mut r.number);
                    // The ability refers to the card that gains it.
                    let card_type = std::mem::replace(&mut r.speaker.card_type, CardType::Character);
                    r.inside(|r| r.ability(ability));
                    r.speaker.card_type = card_type;
                    r.number = number;
                });
            }
        }
    }

    fn replacement(&mut self, replacement: &Replacement) {
        let Replacement { replaces, subject, window, first_time, instead } = replacement;
        let (s, frame) = (self.speaker, &self.speaker.words.frame);
        let what = match replaces {
            Replaced::DealtDamage => fill(frame.would_be_dealt, &[&s.one_of(subject)]),
            Replaced::TakenDamage => fill(frame.would_take, &[&s.one_of(subject)]),
            Replaced::Banished => fill(frame.would_be_banished, &[&s.one_of(subject)]),
            Replaced::InkDrop(who) => s.one_does(frame.would_get_drop, *who, &[]),
        };
        let [yours, opponents, doers] = frame.in_turn;
        let window = match window {
            Window::Always => "",
            Window::YourTurn => yours,
            Window::OpponentsTurn => opponents,
            Window::DoersTurn => doers,
        };
        let often = if *first_time { frame.the_first_time } else { frame.whenever };
        let event = fill(often, &[&window, &what]);
        let instead = match instead {
            Instead::Nothing => frame.takes_none.to_owned(),
            Instead::Goes(to) => fill(frame.goes_instead, &[&s.destination(*to)]),
            Instead::PutOnSource => fill(frame.put_on_source, &[&s.this()]),
            Instead::Do(steps) => {
                self.line(self.sentence(&event));
                return self.inside(|r| r.steps_from_one(steps));
            }
        };
        self.line(self.sentence(&format!("{event}{}{instead}", frame.comma)));
    }
}
