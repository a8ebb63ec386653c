//! The features of cards and effects, as named facts: printed values and the constructs of their meaning.
//!
//! The constructs' names come from the compiled programs, so no list must be kept up to date: a new
//! construct is a new fact. A card that training has never seen shares most of its facts with other cards.

use super::answers::{AIMS, Aim};
use engine::program::{ChooseOp, ClassSet, FilterId, FlowOp, InkSet, Op, Pc, StaticScope};
use engine::{CardDb, CardDef, DefId, fold};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::OnceLock;
use wording::KeywordKind;

/// Larger numbers count as this one.
const MOST: i16 = 10;

/// Maximum number of an effect's steps that are read.
const STEPS: usize = 24;

/// The facts of a library's cards and programs, shared by nets that use the same library.
#[derive(Debug)]
pub struct LibraryFacts {
    cards: Vec<BTreeSet<String>>,
    /// By program address; computed on first use.
    programs: Vec<OnceLock<[BTreeSet<String>; AIMS]>>,
}

impl LibraryFacts {
    pub fn new(db: &CardDb) -> LibraryFacts {
        LibraryFacts {
            cards: (0..db.defs().len()).map(|def| facts(db, DefId(def as u16))).collect(),
            programs: db.ops.iter().map(|_| OnceLock::new()).collect(),
        }
    }

    /// By definition.
    pub fn cards(&self) -> &[BTreeSet<String>] {
        &self.cards
    }

    pub(super) fn steps(&self) -> usize {
        self.programs.len()
    }

    pub(super) fn program(&self, db: &CardDb, pc: Pc) -> Option<&[BTreeSet<String>; AIMS]> {
        let cell = self.programs.get(pc as usize)?;
        Some(cell.get_or_init(|| [Aim::At, Aim::Do].map(|aim| program_facts(db, aim, pc))))
    }
}

/// The names of all facts of a card, sorted and without duplicates.
pub fn facts(db: &CardDb, id: DefId) -> BTreeSet<String> {
    let def = db.def(id);
    let mut facts = BTreeSet::new();
    printed(db, def, &mut facts);
    for trigger in def.triggers.iter().chain(&def.discard_triggers) {
        let trigger = &db.triggers[usize::from(trigger.0)];
        let moment = format!("when {:?}", trigger.moment);
        for scope in [trigger.subject, trigger.object].into_iter().flatten() {
            match scope {
                StaticScope::This => _ = facts.insert(format!("{moment} This")),
                StaticScope::Fits(filter) => add_filter(db, &moment, filter, &mut facts),
            }
        }
        facts.insert(moment);
    }
    for ability in &def.activated {
        facts.insert("use".to_owned());
        if ability.exert {
            facts.insert("use exert".to_owned());
        }
        at_least("use ink", i16::from(ability.ink), &mut facts);
    }
    for id in &def.statics {
        add_words(db, "static", &db.statics[usize::from(id.0)].rule, &mut facts);
    }
    for replacement in &def.replacements {
        add_words(db, "instead", replacement, &mut facts);
    }
    for code in db.code.get(id.index()).into_iter().flatten() {
        for op in db.ops.get(code.ops.clone()).into_iter().flatten() {
            add_words(db, "do", op, &mut facts);
        }
        for condition in db.conditions.get(code.conditions.clone()).into_iter().flatten() {
            add_words(db, "if", condition, &mut facts);
        }
    }
    facts.insert(format!("card {}", fold(&def.full_name)));
    facts
}

fn printed(db: &CardDb, def: &CardDef, facts: &mut BTreeSet<String>) {
    facts.insert(format!("type {:?}", def.kind));
    for (is, name) in [(def.song, "song"), (def.inkable, "inkable"), (def.shift.is_some(), "shift")] {
        if is {
            facts.insert(name.to_owned());
        }
    }
    at_least("cost", i16::from(def.cost), facts);
    at_least("strength", def.strength, facts);
    at_least("willpower", def.willpower, facts);
    at_least("lore", def.lore, facts);
    at_least("move", i16::from(def.move_cost), facts);
    at_least("challenger", i16::from(def.counts.of(KeywordKind::Challenger)), facts);
    at_least("resist", i16::from(def.counts.of(KeywordKind::Resist)), facts);
    at_least("singer", i16::from(def.counts.of(KeywordKind::Singer)), facts);
    at_least("sing together", i16::from(def.sing_together.unwrap_or(0)), facts);
    if let Some(shift) = def.shift {
        at_least("shift saves", i16::from(def.cost) - i16::from(shift.ink), facts);
    }
    for ink in wording::Ink::ALL {
        if def.inks.has(InkSet::of(ink)) {
            facts.insert(format!("ink {ink:?}"));
        }
    }
    for keyword in KeywordKind::ALL {
        if def.has(keyword) {
            facts.insert(format!("keyword {keyword:?}"));
        }
    }
    for (bit, class) in db.classes.iter().enumerate() {
        if def.classes.has(ClassSet::of(bit as u8)) {
            facts.insert(format!("class {class}"));
        }
    }
}

fn at_least(name: &str, n: i16, facts: &mut BTreeSet<String>) {
    facts.extend((1..=n.min(MOST)).map(|step| format!("{name} {step}")));
}

/// The facts of an effect from this address on. [`Aim::At`] gives the question there and what happens to the
/// chosen card; [`Aim::Do`] gives the steps from there on.
pub fn program_facts(db: &CardDb, aim: Aim, pc: Pc) -> BTreeSet<String> {
    let mut facts = BTreeSet::new();
    let Some(first) = db.ops.get(pc as usize) else { return facts };
    match aim {
        Aim::At => {
            add_words(db, "ask", first, &mut facts);
            let chosen = match first {
                Op::Choose(ChooseOp::Pick(pick) | ChooseOp::PickMany(pick, _)) => Some(pick.reg),
                _ => None,
            };
            let mentioned = chosen.map(|reg| format!("Reg({reg}, "));
            walk(db, pc + 1, None, |op| {
                let text = format!("{op:?}");
                let about = mentioned.as_ref().is_some_and(|reg| text.contains(reg));
                add_words(db, if about { "it" } else { "then" }, op, &mut facts);
            });
        }
        Aim::Do => {
            let (begin, end) = match first {
                Op::Flow(FlowOp::May { end, .. }) => (pc + 1, Some(*end)),
                _ => (pc, None),
            };
            walk(db, begin, end, |op| add_words(db, "then", op, &mut facts));
        }
    }
    facts
}

/// Calls `step` for each step of a program, in order.
fn walk(db: &CardDb, begin: Pc, end: Option<Pc>, mut step: impl FnMut(&Op)) {
    let mut pc = begin;
    for _ in 0..STEPS {
        if Some(pc) == end {
            return;
        }
        match db.ops.get(pc as usize) {
            None | Some(Op::Flow(FlowOp::End | FlowOp::Failed | FlowOp::Restart(_))) => return,
            Some(Op::Flow(FlowOp::Jump(to))) if *to > pc => pc = *to,
            Some(op) => {
                step(op);
                pc += 1;
            }
        }
    }
}

/// The kinds of facts that come from ops.
const OPS: [&str; 4] = ["do", "ask", "it", "then"];

/// The words of a part of a program: its name, and each further word and small number combined with it.
fn add_words(db: &CardDb, kind: &str, part: &impl Debug, facts: &mut BTreeSet<String>) {
    let text = format!("{part:?}");
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).peekable();
    let Some(first) = words.next() else { return };
    // The first word of an op is its family.
    let second = words.next_if(|word| OPS.contains(&kind) && is_name(word)).unwrap_or_default();
    let head = format!("{kind} {first} {second}");
    facts.insert(head.clone());
    let mut last = first;
    for word in words {
        if is_name(word) && !matches!(word, "FilterId" | "CondId" | "Some" | "None" | "Reg") {
            facts.insert(format!("{head} {word}"));
        } else if let Ok(n) = word.parse::<u16>() {
            match last {
                "FilterId" => add_filter(db, &head, FilterId(n), facts),
                "Fixed" | "n" if n <= 9 => _ = facts.insert(format!("{head} {n}")),
                _ => {}
            }
        }
        last = word;
    }
}

fn add_filter(db: &CardDb, head: &str, filter: FilterId, facts: &mut BTreeSet<String>) {
    let Some(filter) = db.filters.get(usize::from(filter.0)) else { return };
    facts.insert(format!("{head} in {:?}", filter.zone));
    facts.insert(format!("{head} of {:?}", filter.side));
    for test in &filter.tests {
        let text = format!("{test:?}");
        let name = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        facts.insert(format!("{head} that {name}"));
    }
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
}
