//! Lowering: ability trees become programs, once, when a [`CardDb`] is made.

mod amount;
mod case;
mod condition;
mod deed;
mod effect;
mod noun;
mod play;
mod rule;
mod target;
mod timed;
mod trigger;
mod who;

use crate::asked::Spoken;
use crate::coverage::{AbilityCode, Special};
use crate::db::{CardDb, Def, ShiftDef, ShiftOnto};
use crate::program::{
    ActivatedDef, Cards, Granted, Instead, Lasts, Moment, Op, Pc, Players, Purpose, ReplacementDef, Replaces,
    StaticId, TriggerId, kind, kind_bit,
};
use ability::{
    Ability, AbilityKind, Amount, CardType, Condition, Cost, Det, Duration, Effect, Event, Keyword, Kind,
    Lead, Measure, Modifier, Name, Noun, Opener, Part, Quantity, Rule, Shift, ShiftBase, ShiftCost, Sign,
    Stat, Target, Who, Whose, Window, Would,
};
use cards::CardData;
use thiserror::Error;

/// A card says something that no program exists for.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{card}: {what} can't be played yet")]
pub struct LowerError {
    /// The card's full name.
    pub card: String,
    /// The construct that is missing.
    pub what: &'static str,
}

type Lowered<T> = Result<T, LowerError>;

/// Turns trees into programs in a database.
pub(crate) struct Lowerer<'a> {
    db: &'a mut CardDb,
    card: String,
    s: Speech,
    /// Something asked for a characteristic that abilities may change.
    derived: bool,
}

/// What has been said so far in the ability being lowered.
#[derive(Clone, Debug)]
struct Speech {
    /// The next free register.
    regs: u8,
    /// What "they" and "it" mean now.
    ante: Option<Cards>,
    /// What "that card" means where it differs: the other card of the trigger's event.
    that: Option<Cards>,
    /// What was chosen last was described as being at a location.
    at_location: bool,
    /// The register that holds the cards being looked at.
    looking: Option<u8>,
    /// Who an unsaid subject is.
    by: Players,
    /// The trigger's event.
    moment: Option<Moment>,
    /// A target that is chosen already.
    bound: Option<(Target, Cards)>,
    /// The duration of the effect that an "instead" replaces.
    lasts: Option<Lasts>,
    purpose: Purpose,
    /// What is chosen is exerted as a cost.
    exerting: bool,
    /// What "the banished character" and the like mean.
    roles: Roles,
    /// The target of the effect that an "instead" replaces.
    unsaid: Option<Cards>,
    /// The location spoken of.
    place: Option<Cards>,
    /// An effect is being lowered, so that players can be asked for.
    running: bool,
    /// Where the program begins.
    start: Pc,
    /// The cards looked at are another player's.
    theirs: bool,
    /// A player was named whom "that player" means.
    named: bool,
    /// Who "he" or "she" is, where not the source.
    he: Option<Cards>,
    /// What "that character" means though cards were discarded since.
    in_play: Option<Cards>,
    /// The last target was chosen among things in play.
    chose_in_play: bool,
    /// The zone that "there" means.
    there: Option<Part>,
    /// The cards that others were put under, each one.
    hosts: Option<Cards>,
    /// Several players were chosen, whom "they" means.
    several: bool,
}

/// What this ability has done something to.
#[derive(Clone, Copy, Debug, Default)]
struct Roles {
    banished: Option<Cards>,
    discarded: Option<Cards>,
    moved: Option<Cards>,
    chosen: Option<Cards>,
    exerted: Option<Cards>,
    /// What was named together with a card spoken of before.
    other: Option<Cards>,
}

impl Speech {
    fn new() -> Speech {
        Speech {
            regs: 0,
            ante: None,
            that: None,
            at_location: false,
            looking: None,
            by: Players::You,
            moment: None,
            bound: None,
            lasts: None,
            purpose: Purpose::Effect,
            roles: Roles::default(),
            unsaid: None,
            place: None,
            running: false,
            start: 0,
            theirs: false,
            named: false,
            he: None,
            in_play: None,
            chose_in_play: false,
            there: None,
            hosts: None,
            several: false,
            exerting: false,
        }
    }
}

impl<'a> Lowerer<'a> {
    pub fn new(db: &'a mut CardDb) -> Lowerer<'a> {
        Lowerer { db, card: String::new(), s: Speech::new(), derived: false }
    }

    fn missing<T>(&self, what: &'static str) -> Lowered<T> {
        Err(LowerError { card: self.card.clone(), what })
    }

    fn emit(&mut self, op: Op) -> Pc {
        self.db.ops.push(op);
        self.db.ops.len() as Pc - 1
    }

    /// Asks whether the effect is to be done; the jump of who declines.
    fn emit_may(&mut self, by: Players, effect: &Effect) -> Pc {
        let may = self.emit(Op::May { by, end: 0 });
        self.db.spoken.insert(may, Spoken::May(effect.clone()));
        may
    }

    fn here(&self) -> Pc {
        self.db.ops.len() as Pc
    }

    /// Lets the jump at `at` lead to where the program has come.
    fn land(&mut self, at: Pc) {
        let here = self.here();
        match &mut self.db.ops[at as usize] {
            Op::May { end: to, .. }
            | Op::IfNot { to, .. }
            | Op::IfNotDone(to)
            | Op::IfDone(to)
            | Op::Jump(to)
            | Op::EachPlayer { end: to, .. }
            | Op::Times { end: to, .. } => *to = here,
            _ => unreachable!("only jumps land"),
        }
    }

    fn new_reg(&mut self) -> u8 {
        self.s.regs += 1;
        self.s.regs - 1
    }

    /// The programs of keywords that act by themselves: Support (8.13.1) and Vanish (8.14.1).
    pub fn built_ins(&mut self) -> Lowered<()> {
        let character = || Noun(vec![Part::Is(vec![Kind::Character])]);
        let this = Target::Of(Det::This, character());
        let strength = Amount::EqualTo(Box::new(Measure::Stat(Stat::Strength, this.clone())));
        let give = Rule::Give(
            Target::Of(Det::AnotherChosen(Quantity::One), character()),
            vec![Modifier::Strength(Sign::Plus, strength)],
        );
        let support = Effect::May(Who::You, Box::new(Effect::For(give, Duration::ThisTurn)));
        self.s.purpose = Purpose::Support;
        self.db.support = self.program(&[support])?;
        self.db.program_names.insert(self.db.support, "Support".to_owned());
        self.s = Speech::new();
        self.db.vanish = self.program(&[Effect::Banish(this)])?;
        self.db.program_names.insert(self.db.vanish, "Vanish".to_owned());
        Ok(())
    }

    /// A whole program for these effects.
    fn program(&mut self, effects: &[Effect]) -> Lowered<Pc> {
        let start = self.here();
        self.s.start = start;
        self.effects(effects)?;
        self.emit(Op::End);
        Ok(start)
    }

    pub fn card(&mut self, card: &CardData) -> Lowered<()> {
        self.card = card.full_name();
        let mut def = self.facts(card)?;
        let mut action: Vec<&Effect> = vec![];
        let mut code: Vec<Option<AbilityCode>> = vec![];
        for ability in &card.abilities {
            self.s = Speech::new();
            match &ability.kind {
                AbilityKind::Action(effects) => {
                    action.extend(effects);
                    code.push(None);
                }
                _ => {
                    let mark = self.mark();
                    self.ability(&mut def, ability)?;
                    code.push(Some(AbilityCode { special: special(&ability.kind), ..self.since(mark) }));
                }
            }
        }
        // The sentences of an action are one program.
        let mark = self.mark();
        if def.kind == CardType::Action {
            self.s = Speech::new();
            let effects: Vec<Effect> = action.into_iter().cloned().collect();
            def.program = Some(self.program(&effects)?);
        }
        let whole = self.since(mark);
        self.check_counts(&def)?;
        self.db.defs.push(def);
        self.db.code.push(code.into_iter().map(|part| part.unwrap_or_else(|| whole.clone())).collect());
        Ok(())
    }

    /// How long the database's lists are now.
    fn mark(&self) -> [usize; 3] {
        [self.db.ops.len(), self.db.statics.len(), self.db.conditions.len()]
    }

    /// What was lowered since.
    fn since(&self, [ops, statics, conditions]: [usize; 3]) -> AbilityCode {
        AbilityCode {
            ops: ops..self.db.ops.len(),
            statics: statics..self.db.statics.len(),
            conditions: conditions..self.db.conditions.len(),
            special: Special::None,
        }
    }

    fn facts(&mut self, card: &CardData) -> Lowered<Def> {
        let song = card.classes.iter().any(|class| class.0 == "Song");
        let kinds = match card.card_type {
            CardType::Character => kind_bit(Kind::Character),
            CardType::Item => kind_bit(Kind::Item),
            CardType::Location => kind_bit(Kind::Location),
            CardType::Action if song => kind_bit(Kind::Action) | kind_bit(Kind::Song),
            CardType::Action => kind_bit(Kind::Action),
        };
        let mut classes = 0;
        for class in &card.classes {
            classes |= 1 << self.class(&class.0)?;
        }
        let names = card.names().iter().map(|name| self.name(name)).collect();
        Ok(Def {
            full_name: card.full_name(),
            name: card.name.0.clone(),
            kind: card.card_type,
            song,
            cost: card.cost,
            inkable: card.inkable,
            inks: card.inks.iter().fold(0, |bits, ink| bits | 1 << *ink as u8),
            strength: card.strength.unwrap_or(0).into(),
            willpower: card.willpower.unwrap_or(0).into(),
            lore: card.lore.unwrap_or(0).into(),
            move_cost: card.move_cost.unwrap_or(0),
            classes,
            names,
            keywords: 0,
            challenger: 0,
            resist: 0,
            singer: 0,
            sing_together: None,
            shift: None,
            triggers: vec![],
            listens: 0,
            activated: vec![],
            activated_names: vec![],
            boost: None,
            statics: vec![],
            static_kinds: 0,
            shift_names: vec![],
            shift_any: false,
            discard_triggers: vec![],
            replacements: vec![],
            program: None,
            kinds,
        })
    }

    /// The id of a classification, new ones getting the next.
    fn class(&mut self, name: &str) -> Lowered<u8> {
        let at = self.db.classes.iter().position(|class| class == name).unwrap_or_else(|| {
            self.db.classes.push(name.to_owned());
            self.db.classes.len() - 1
        });
        if at < 128 { Ok(at as u8) } else { self.missing("a 129th classification") }
    }

    /// The id of a name, new ones getting the next.
    fn name(&mut self, name: &Name) -> u16 {
        let key = crate::db::fold(&name.0);
        if let Some(id) = self.db.name_index.get(&key) {
            return *id;
        }
        let id = self.db.names.len() as u16;
        self.db.names.push(name.0.clone());
        self.db.name_index.insert(key, id);
        id
    }

    /// The id of an ability's story name (5.2.8). Only those that some card speaks of are ever compared.
    fn ability_name(&mut self, name: &Name) -> u16 {
        let key = crate::db::fold(&name.0);
        let known = self.db.ability_names.len() as u16;
        *self.db.ability_names.entry(key).or_insert(known)
    }

    fn ability(&mut self, def: &mut Def, ability: &Ability) -> Lowered<()> {
        match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword(def, keyword),
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                for trigger in &triggers.iter().flat_map(trigger::alternatives).collect::<Vec<_>>() {
                    self.s = Speech::new();
                    let (condition, from_discard) = match condition {
                        Some(condition) if is_in_discard(condition) => (None, true),
                        condition => (condition.as_ref(), false),
                    };
                    let id = self.triggered(during, trigger, condition, effects, ability.name.as_ref())?;
                    if !from_discard {
                        self.listen(def, id);
                    } else if matches!(trigger.event, Event::TurnStarts(_) | Event::TurnEnds(_)) {
                        def.discard_triggers.push(id);
                    } else {
                        return self.missing("such a trigger in a discard");
                    }
                }
                Ok(())
            }
            AbilityKind::Activated { costs, effects } => {
                let activated = self.activated(costs, effects)?;
                def.activated.push(activated);
                def.activated_names.push(ability.name.as_ref().map(|name| name.0.clone()));
                Ok(())
            }
            AbilityKind::Static { leads, rule: Rule::NamedForShift(Target::Of(Det::This, _), name) }
                if leads.is_empty() =>
            {
                let name = self.name(name);
                def.shift_names.push(name);
                Ok(())
            }
            AbilityKind::Static { leads, rule: Rule::AnyNameForShift(Target::Of(Det::This, _)) }
                if leads.is_empty() =>
            {
                def.shift_any = true;
                Ok(())
            }
            // Decks are built by it; in a game it does nothing.
            AbilityKind::Static { rule: Rule::DeckLimit(..), .. } => Ok(()),
            AbilityKind::Static { leads, rule } => {
                let name = ability.name.as_ref().map(|name| self.ability_name(name));
                for id in self.static_abilities(leads, rule)? {
                    self.db.statics[usize::from(id.0)].name = name;
                    def.static_kinds |= self.db.statics[usize::from(id.0)].rule.kind();
                    def.statics.push(id);
                }
                Ok(())
            }
            AbilityKind::Replacement { during, would, instead } => {
                let window = self.windows(during)?;
                let (replaces, target) = match would {
                    Would::BeDealtDamage(_, target) => (Replaces::DealtDamage, target),
                    Would::TakeDamage(_, target) => (Replaces::TakenDamage, target),
                    Would::BeBanished(_) => return self.missing("replacing a banishing"),
                };
                let subject = self.scope(target)?;
                let instead = match &**instead {
                    Effect::PutDamage(Amount::ThatMany, Target::Of(Det::This, _)) => Instead::PutOnSource,
                    Effect::TakeNoDamage(_) => Instead::Nothing,
                    _ => return self.missing("this replacement"),
                };
                let first = matches!(
                    would,
                    Would::BeDealtDamage(Opener::FirstTime, _) | Would::TakeDamage(Opener::FirstTime, _)
                );
                let once = window.1 || first;
                let name = ability.name.as_ref().map(|name| self.ability_name(name));
                let window = window.0;
                def.static_kinds |= kind::REPLACES;
                def.replacements.push(ReplacementDef { replaces, subject, window, instead, once, name });
                Ok(())
            }
            AbilityKind::Offer { leads, effects } => {
                let offered = self.offered(leads, effects)?;
                def.activated.push(offered);
                def.activated_names.push(ability.name.as_ref().map(|name| name.0.clone()));
                Ok(())
            }
            AbilityKind::Action(_) => self.missing("an action's effect on another card"),
        }
    }

    /// An ability that cards can gain.
    fn grant(&mut self, ability: &Ability) -> Lowered<u8> {
        let before = std::mem::replace(&mut self.s, Speech::new());
        let over = self.emit(Op::Jump(0));
        let granted = self.granted(ability);
        self.land(over);
        self.s = before;
        self.db.grants.push(granted?);
        match u8::try_from(self.db.grants.len()) {
            Ok(n) => Ok(n),
            Err(_) => self.missing("so many abilities to gain"),
        }
    }

    fn granted(&mut self, ability: &Ability) -> Lowered<Granted> {
        let mut granted = Granted::default();
        match &ability.kind {
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                for trigger in triggers {
                    self.s = Speech::new();
                    let id =
                        self.triggered(during, trigger, condition.as_ref(), effects, ability.name.as_ref())?;
                    granted.listens |= self.db.triggers[usize::from(id.0)].moment.bit();
                    granted.triggers.push(id);
                }
            }
            AbilityKind::Activated { costs, effects } => {
                granted.activated = Some(self.activated(costs, effects)?)
            }
            AbilityKind::Static { leads, rule } => {
                for id in self.static_abilities(leads, rule)? {
                    granted.static_kinds |= self.db.statics[usize::from(id.0)].rule.kind();
                    granted.statics.push(id);
                }
            }
            AbilityKind::Keyword(_)
            | AbilityKind::Replacement { .. }
            | AbilityKind::Offer { .. }
            | AbilityKind::Action(_) => {
                return self.missing("gaining such an ability");
            }
        }
        Ok(granted)
    }

    fn listen(&mut self, def: &mut Def, id: TriggerId) {
        def.listens |= self.db.triggers[usize::from(id.0)].moment.bit();
        def.triggers.push(id);
    }

    /// A trigger that may resolve twice in a turn takes the place of two among the four that a card keeps count of.
    fn check_counts(&self, def: &Def) -> Lowered<()> {
        let twice = def.triggers.iter().any(|id| self.db.triggers[usize::from(id.0)].twice);
        if twice && def.triggers.len() > 2 {
            return self.missing("so many triggers to count");
        }
        // One bit says that a static ability or replacement was used up this turn, the one of a fourth activated ability.
        let statics = def.statics.iter().filter(|id| self.db.statics[usize::from(id.0)].rule.works_once());
        let once = statics.count() + def.replacements.iter().filter(|replacement| replacement.once).count();
        let taken = usize::from(def.activated.len() > 3);
        if once > 0 && once + taken > 1 { self.missing("so many abilities that work once") } else { Ok(()) }
    }

    fn activated(&mut self, costs: &[Cost], effects: &[Effect]) -> Lowered<ActivatedDef> {
        let program = self.here();
        let (mut exert, mut ink) = (false, 0u8);
        for cost in costs {
            match cost {
                Cost::Exert => {
                    exert = true;
                    self.emit(Op::PayExert);
                }
                Cost::Ink(n) => {
                    ink = ink.saturating_add(*n);
                    self.emit(Op::PayInk(*n));
                }
                Cost::Do(effect) => {
                    self.s.purpose = Purpose::Cost;
                    self.effect(effect)?;
                    self.s.purpose = Purpose::Effect;
                }
            }
        }
        let start = self.here();
        self.s.start = start;
        self.effects(effects)?;
        self.emit(Op::End);
        Ok(ActivatedDef { exert, ink, program, effects: start, once: false, cond: None, boost: false })
    }

    /// Something a static ability offers to do in one's turn: its price is its cost.
    fn offered(&mut self, leads: &[Lead], effects: &[Effect]) -> Lowered<ActivatedDef> {
        let (mut once, mut conds) = (false, vec![]);
        for lead in leads {
            match lead {
                Lead::During(Window::OnceDuringYourTurn | Window::OncePerTurn) => once = true,
                Lead::During(Window::YourTurn) => {}
                Lead::While(condition) | Lead::If(condition) => conds.push(self.condition(condition)?),
                Lead::During(_) => return self.missing("an offer in that time"),
            }
        }
        let cond = self.all(conds);
        let Some((Effect::May(_, offered), rest)) = effects.split_first() else {
            return self.missing("such an offer");
        };
        let Effect::To(price, effect) = &**offered else { return self.missing("an offer without a price") };
        let program = self.here();
        let ink = if let Effect::PayInk(n) = **price { n } else { 0 };
        self.s.purpose = Purpose::Cost;
        self.effect(price)?;
        self.s.purpose = Purpose::Effect;
        let start = self.here();
        let all: Vec<Effect> = std::iter::once((**effect).clone()).chain(rest.iter().cloned()).collect();
        self.effects(&all)?;
        self.emit(Op::End);
        Ok(ActivatedDef { exert: false, ink, program, effects: start, once, cond, boost: false })
    }

    fn keyword(&mut self, def: &mut Def, keyword: &Keyword) -> Lowered<()> {
        def.keywords |= 1 << keyword.kind() as u16;
        match keyword {
            Keyword::Challenger(n) => def.challenger = def.challenger.saturating_add(*n),
            Keyword::Resist(n) => def.resist = def.resist.saturating_add(*n),
            Keyword::Singer(n) => def.singer = *n,
            Keyword::SingTogether(n) => def.sing_together = Some(*n),
            Keyword::Shift(shift) => def.shift = Some(self.shift(shift)?),
            Keyword::Boost(n) => {
                // 8.4.1
                let program = self.emit(Op::PayInk(*n));
                let effects = self.emit(Op::Boost);
                self.emit(Op::End);
                def.boost = Some(def.activated.len() as u8);
                def.activated.push(ActivatedDef {
                    exert: false,
                    ink: *n,
                    program,
                    effects,
                    once: true,
                    cond: None,
                    boost: true,
                });
                def.activated_names.push(Some("Boost".to_owned()));
            }
            Keyword::Alert
            | Keyword::Bodyguard
            | Keyword::Evasive
            | Keyword::Reckless
            | Keyword::Rush
            | Keyword::Support
            | Keyword::Vanish
            | Keyword::Ward => {}
        }
        Ok(())
    }

    pub(super) fn shift(&mut self, shift: &Shift) -> Lowered<ShiftDef> {
        let onto = match &shift.base {
            ShiftBase::SameName => ShiftOnto::SameName,
            ShiftBase::Class(class) => ShiftOnto::Class(self.class(&class.0)?),
            ShiftBase::Universal => ShiftOnto::Anything,
        };
        Ok(match &shift.cost {
            ShiftCost::Ink(ink) => ShiftDef { onto, ink: *ink, program: None },
            ShiftCost::Do(effect) => {
                self.s.purpose = Purpose::Cost;
                let program = self.program(std::slice::from_ref(effect))?;
                ShiftDef { onto, ink: 0, program: Some(program) }
            }
        })
    }

    fn add_static(&mut self, def: crate::program::StaticDef) -> StaticId {
        self.db.statics.push(def);
        StaticId(self.db.statics.len() as u16 - 1)
    }
}

/// "this card is in your discard": the ability works there.
fn is_in_discard(condition: &Condition) -> bool {
    matches!(condition, Condition::Is(Target::Of(Det::This, _), parts) if parts[..] == [Part::InDiscard(Whose::Your)])
}

/// How an ability is seen at work that no op and no static rule stands for.
fn special(kind: &AbilityKind) -> Special {
    match kind {
        AbilityKind::Keyword(keyword) => Special::Keyword(keyword.kind()),
        AbilityKind::Replacement { .. } => Special::Replacement,
        AbilityKind::Static { rule: Rule::DeckLimit(..), .. } => Special::DeckBuilding,
        AbilityKind::Static { rule: Rule::NamedForShift(..) | Rule::AnyNameForShift(_), .. } => {
            Special::ShiftedUpon
        }
        AbilityKind::Static { .. }
        | AbilityKind::Triggered { .. }
        | AbilityKind::Activated { .. }
        | AbilityKind::Action(_)
        | AbilityKind::Offer { .. } => Special::None,
    }
}
