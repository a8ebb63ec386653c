//! Compiles whole cards.

use crate::registers::Registers;
use crate::{CompileError, CompileResult, Compiler};
use engine::program::{ActivatedDef, FlowOp, Op, PlayerOp, ReplacementDef, RuleKinds, TriggerDef, TriggerId};
use engine::{AbilityCode, CardDef, DefId, ShiftDef, ShiftOnto, SpecialAbility, fold, program as p};
use meaning::{
    Ability, Activated, Gap, Instead, Kind, Limit, Number, Replaced, Replacement, Rule, Static, Step,
    Triggered, Uses,
};
use wording::{CardFacts, CardType, Class, Keyword, KeywordForm, Name, Shift, ShiftBase, ShiftCost};

impl Compiler {
    /// Adds a card. If it fails to compile, no definition is added.
    pub fn card(&mut self, facts: &CardFacts, abilities: &[Ability]) -> CompileResult<()> {
        // Only leaders stay for the whole game.
        match abilities.iter().position(is_per_game) {
            Some(at) => Err(CompileError { ability: Some(at), what: Gap::OfferInThatTime }),
            None => self.define(facts, abilities),
        }
    }

    fn define(&mut self, facts: &CardFacts, abilities: &[Ability]) -> CompileResult<()> {
        let mut def = self.facts(facts)?;
        def.has_ability = !abilities.is_empty();
        let mut action: Vec<Step> = vec![];
        let mut code: Vec<Option<AbilityCode>> = vec![];
        for (at, ability) in abilities.iter().enumerate() {
            if let Kind::Action(steps) = &ability.kind {
                action.extend(steps.iter().cloned());
                code.push(None);
                continue;
            }
            let mark = self.mark_code();
            self.ability(&mut def, ability).map_err(|mut error| {
                error.ability = Some(at);
                error
            })?;
            code.push(Some(AbilityCode { special: special(&ability.kind), ..self.since(&mark) }));
        }
        // All sentences of an action compile to one program.
        let mark = self.mark_code();
        if def.kind == CardType::Action {
            def.program = Some(self.program(&action)?);
        } else if !action.is_empty() {
            return self.unsupported(Gap::ActionOnOther);
        }
        let whole = self.since(&mark);
        self.check_counts(&def)?;
        self.out.defs.push(def);
        self.out.code.push(code.into_iter().map(|part| part.unwrap_or_else(|| whole.clone())).collect());
        Ok(())
    }

    /// The item with this name.
    fn item(&mut self, name: &Name) -> Option<DefId> {
        let name = self.name(name);
        let at = self
            .out
            .defs
            .iter()
            .position(|def| def.kind == CardType::Item && !def.leader && def.names.contains(&name));
        at.map(|at| DefId(at as u16))
    }

    /// Adds a leader of Format Coconut and returns its definition. Cards can't refer to a leader: it has no
    /// name, classification or ink type. The items named in `collection` come with it from outside the deck.
    pub fn leader(
        &mut self,
        facts: &CardFacts,
        abilities: &[Ability],
        collection: &[Name],
    ) -> CompileResult<DefId> {
        for (at, ability) in abilities.iter().enumerate() {
            let what = match &ability.kind {
                Kind::Keyword(_) | Kind::ShiftFor { .. } => Gap::LeaderKeyword,
                Kind::Replacement(Replacement { instead: Instead::PutOnSource, .. }) => Gap::LeaderDamage,
                Kind::Action(_)
                | Kind::Activated(_)
                | Kind::DeckBuilding
                | Kind::Replacement(_)
                | Kind::Static(_)
                | Kind::Triggered(_) => continue,
            };
            return Err(CompileError { ability: Some(at), what });
        }
        let nameless = CardFacts { names: vec![], classes: vec![], inks: vec![], ..facts.clone() };
        let brought: Vec<DefId> = collection.iter().filter_map(|name| self.item(name)).collect();
        self.define(&nameless, abilities)?;
        if let Some(def) = self.out.defs.last_mut() {
            def.kinds = p::KindSet::NONE;
            def.leader = true;
            def.per_game = abilities.iter().any(is_per_game);
            def.collection = brought;
        }
        Ok(DefId(self.out.defs.len() as u16 - 1))
    }

    fn mark_code(&self) -> [usize; 3] {
        [self.out.ops.len(), self.out.statics.len(), self.out.conditions.len()]
    }

    /// The code compiled since the mark.
    fn since(&self, [ops, statics, conditions]: &[usize; 3]) -> AbilityCode {
        AbilityCode {
            ops: *ops..self.out.ops.len(),
            statics: *statics..self.out.statics.len(),
            conditions: *conditions..self.out.conditions.len(),
            special: SpecialAbility::None,
        }
    }

    fn facts(&mut self, card: &CardFacts) -> CompileResult<CardDef> {
        let song = card.classes.iter().any(|class| class.0 == "Song");
        let mut classes = p::ClassSet::NONE;
        for class in &card.classes {
            classes |= p::ClassSet::of(self.class(class)?);
        }
        let names = card.names.iter().map(|name| self.name(name)).collect();
        Ok(CardDef {
            full_name: card.full_name.clone(),
            name: card.name.0.clone(),
            kind: card.card_type,
            song,
            cost: card.cost,
            inkable: card.inkable,
            inks: card.inks.iter().map(|ink| p::InkSet::of(*ink)).collect(),
            strength: card.strength.unwrap_or(0).into(),
            willpower: card.willpower.unwrap_or(0).into(),
            lore: card.lore.unwrap_or(0).into(),
            move_cost: card.move_cost.unwrap_or(0),
            classes,
            names,
            kinds: Compiler::kinds(card.card_type, song),
            ..CardDef::blank()
        })
    }

    /// The id of a classification. New ones get the next id.
    pub(crate) fn class(&mut self, class: &Class) -> CompileResult<u8> {
        let at = self.out.classes.iter().position(|known| *known == class.0).unwrap_or_else(|| {
            self.out.classes.push(class.0.clone());
            self.out.classes.len() - 1
        });
        if at < 128 { Ok(at as u8) } else { self.unsupported(Gap::TooManyClasses) }
    }

    /// The id of a name. New ones get the next id.
    pub(crate) fn name(&mut self, name: &Name) -> u16 {
        let key = fold(&name.0);
        if let Some(id) = self.out.name_index.get(&key) {
            return *id;
        }
        let id = self.out.names.len() as u16;
        self.out.names.push(name.0.clone());
        self.out.name_index.insert(key, id);
        id
    }

    /// Registers names that players may name although no card has them. If called first, these names get the
    /// lowest ids.
    pub fn nameable<'n>(&mut self, names: impl IntoIterator<Item = &'n Name>) {
        for name in names {
            self.name(name);
        }
    }

    /// The id of an ability's story name (5.2.8). Only names that some card mentions are ever compared.
    pub(crate) fn ability_name(&mut self, name: &Name) -> u16 {
        let known = self.out.ability_names.len() as u16;
        *self.out.ability_names.entry(fold(&name.0)).or_insert(known)
    }

    fn ability(&mut self, def: &mut CardDef, ability: &Ability) -> CompileResult<()> {
        let name = ability.name.as_ref();
        match &ability.kind {
            Kind::Keyword(keyword) => self.keyword(def, keyword),
            Kind::ShiftFor { keyword: Keyword::Shift(shift), cost } => {
                def.keywords.add(wording::KeywordKind::Shift);
                def.shift = Some(self.shift(shift, Some(cost), &def.names)?);
                Ok(())
            }
            Kind::ShiftFor { .. } => self.unsupported(Gap::KeywordCost),
            Kind::Triggered(all) => {
                for triggered in all {
                    let id = self.triggered(triggered, name)?;
                    if triggered.from_discard {
                        def.discard_triggers.push(id);
                    } else {
                        def.listens |= p::MomentSet::of(triggered.trigger.moment);
                        def.triggers.push(id);
                    }
                }
                Ok(())
            }
            Kind::Activated(activated) => {
                let activated = self.activated(activated)?;
                def.activated.push(activated);
                def.activated_names.push(name.map(|name| name.0.clone()));
                Ok(())
            }
            Kind::Static(all) => {
                let name = name.map(|name| self.ability_name(name));
                for ability in all {
                    self.own_static(def, ability, name)?;
                }
                Ok(())
            }
            Kind::Replacement(replacement) => {
                let name = name.map(|name| self.ability_name(name));
                let replacement = self.replacement(replacement, name)?;
                def.static_kinds |= RuleKinds::REPLACES;
                def.replacements.push(replacement);
                Ok(())
            }
            Kind::DeckBuilding => Ok(()),
            Kind::Action(_) => self.unsupported(Gap::ActionOnOther),
        }
    }

    fn own_static(&mut self, def: &mut CardDef, ability: &Static, name: Option<u16>) -> CompileResult<()> {
        match (&ability.rule, &ability.condition) {
            (Rule::NamedForShift(Some(name)), None) => {
                let name = self.name(name);
                def.shift_names.push(name);
            }
            (Rule::NamedForShift(None), None) => def.shift_any = true,
            (Rule::AnyShiftOnto, None) => {
                def.shift_any = true;
                def.shift_every = true;
            }
            _ => {
                let id = self.static_ability(ability)?;
                self.out.statics[usize::from(id.0)].name = name;
                def.static_kinds |= self.out.statics[usize::from(id.0)].rule.kind();
                def.statics.push(id);
            }
        }
        Ok(())
    }

    fn replacement(&mut self, replacement: &Replacement, name: Option<u16>) -> CompileResult<ReplacementDef> {
        Ok(ReplacementDef {
            replaces: match replacement.replaces {
                Replaced::DealtDamage => p::ReplacedEvent::DealtDamage,
                Replaced::TakenDamage => p::ReplacedEvent::TakenDamage,
                Replaced::Banished => p::ReplacedEvent::Banished,
                Replaced::InkDrop(who) => p::ReplacedEvent::InkDrop(self.players(who)),
            },
            subject: self.scope(&replacement.subject)?,
            window: Compiler::window(replacement.window),
            instead: match &replacement.instead {
                Instead::Nothing => p::Substitute::Nothing,
                Instead::PutOnSource => p::Substitute::PutOnSource,
                Instead::Goes(to) => p::Substitute::Goes(self.dest(*to)),
                Instead::Do(steps) => p::Substitute::Do(self.program(steps)?),
            },
            once: replacement.first_time,
            name,
        })
    }

    pub(crate) fn triggered(
        &mut self,
        triggered: &Triggered,
        name: Option<&Name>,
    ) -> CompileResult<TriggerId> {
        let trigger = &triggered.trigger;
        self.vars = Registers::new(Uses::of(&triggered.effects).with(triggered.condition.as_ref()))?;
        self.depth = 0;
        let subject = trigger.subject.as_ref().map(|scope| self.scope(scope)).transpose()?;
        let object = trigger.object.as_ref().map(|scope| self.scope(scope)).transpose()?;
        let cond = trigger.condition.as_ref().map(|condition| self.condition(condition)).transpose()?;
        let program = self.here();
        let secondary =
            triggered.condition.as_ref().map(|condition| self.condition(condition)).transpose()?;
        let skip = secondary.map(|cond| self.emit(Op::Flow(FlowOp::IfNot { cond, to: 0 })));
        self.body(&triggered.effects, program)?;
        if let Some(skip) = skip {
            // If the condition fails, the ability does not resolve and is not used up (6.1.1, 6.2.4).
            self.emit(Op::END);
            self.land(skip);
            self.emit(Op::Flow(FlowOp::Failed));
        }
        self.emit(Op::END);
        if let Some(name) = name {
            self.out.program_names.insert(program, name.0.clone());
        }
        let name = name.map(|name| self.ability_name(name));
        self.out.triggers.push(TriggerDef {
            moment: trigger.moment,
            subject,
            object,
            who: trigger.by.map(|by| self.players(by)),
            window: Compiler::window(trigger.window),
            once: matches!(triggered.limit, Limit::Once | Limit::Twice),
            first: triggered.limit == Limit::FirstTime,
            twice: triggered.limit == Limit::Twice,
            cond,
            secondary,
            name,
            program,
        });
        Ok(TriggerId(self.out.triggers.len() as u16 - 1))
    }

    pub(crate) fn activated(&mut self, activated: &Activated) -> CompileResult<ActivatedDef> {
        let all: Vec<Step> = activated.costs.iter().chain(&activated.effects).cloned().collect();
        self.vars = Registers::new(Uses::of(&all))?;
        self.depth = 0;
        let cond = activated.condition.as_ref().map(|condition| self.condition(condition)).transpose()?;
        let program = self.here();
        if activated.exert {
            self.emit(Op::Player(PlayerOp::PayExert));
        }
        if activated.ink > 0 {
            self.emit(Op::Player(PlayerOp::PayInk(p::PlayerOperand::You, activated.ink)));
        }
        let paid = self.here();
        let effects = match activated.offer && !activated.costs.is_empty() {
            // 6.1.5.1: the cost of an offer is part of its effect.
            true => self.depends(&activated.costs, &activated.effects, &[], program)?,
            false => {
                self.body(&activated.costs, program)?;
                let effects = self.here();
                self.body(&activated.effects, effects)?;
                effects
            }
        };
        self.emit(Op::END);
        Ok(ActivatedDef {
            exert: activated.exert,
            ink: activated.ink,
            program,
            costs: paid,
            effects,
            drops: activated.costs.iter().map(drops_removed).sum(),
            once: activated.once,
            cond,
            boost: false,
        })
    }

    fn keyword(&mut self, def: &mut CardDef, keyword: &Keyword) -> CompileResult<()> {
        def.keywords.add(keyword.kind());
        match keyword.form() {
            KeywordForm::Plain => {}
            KeywordForm::Plus(n) | KeywordForm::Number(n) => def.counts.gain(keyword.kind(), *n),
            KeywordForm::Total(n) => def.sing_together = Some(*n),
            KeywordForm::Shift(shift) => def.shift = Some(self.shift(shift, None, &def.names)?),
            KeywordForm::Ink(ink) => {
                // 8.4.1
                let boost = Activated {
                    condition: None,
                    once: true,
                    per_game: false,
                    exert: false,
                    ink: *ink,
                    costs: vec![],
                    offer: false,
                    effects: vec![Step::Boost],
                };
                let activated = self.activated(&boost)?;
                def.boost = Some(def.activated.len() as u8);
                def.activated.push(ActivatedDef { boost: true, ..activated });
                def.activated_names.push(Some(keyword.kind().name().to_owned()));
            }
        }
        Ok(())
    }

    pub(crate) fn shift(
        &mut self,
        shift: &Shift,
        cost: Option<&[Step]>,
        names: &[u16],
    ) -> CompileResult<ShiftDef> {
        let (onto, temporary) = match &shift.base {
            ShiftBase::Temporary(base) => (self.shift_onto(base, names)?, true),
            base => (self.shift_onto(base, names)?, false),
        };
        let ink = match &shift.cost {
            ShiftCost::Ink(ink) => *ink,
            ShiftCost::Do(_) => 0,
        };
        let program = cost.map(|steps| self.program(steps)).transpose()?;
        Ok(ShiftDef { onto, ink, program, temporary })
    }

    fn shift_onto(&mut self, base: &ShiftBase, names: &[u16]) -> CompileResult<ShiftOnto> {
        Ok(match base {
            ShiftBase::SameName => ShiftOnto::SameName,
            ShiftBase::Class(class) => ShiftOnto::Class(self.class(class)?),
            ShiftBase::Universal => ShiftOnto::Anything,
            ShiftBase::Potato => ShiftOnto::Item(self.name(&Name("Potato".to_owned()))),
            ShiftBase::Duo | ShiftBase::Combo => {
                // 5.2.6.3: of the three names, the two single ones.
                let single = |id: &&u16| !self.out.names[usize::from(**id)].contains(" & ");
                let single: Vec<u16> = names.iter().filter(single).copied().collect();
                let [first, second] = single[..] else {
                    return self.unsupported(Gap::ShiftWithoutNames);
                };
                match base {
                    ShiftBase::Duo => ShiftOnto::Duo(first, second),
                    _ => ShiftOnto::Combo(first, second),
                }
            }
            ShiftBase::Temporary(_) => return self.unsupported(Gap::TemporaryTwice),
        })
    }

    /// Refuses cards with more abilities to count than the engine keeps: a card has four trigger counts, and
    /// a trigger that may resolve twice in a turn takes two of them.
    fn check_counts(&self, def: &CardDef) -> CompileResult<()> {
        let twice = def.triggers.iter().any(|id| self.out.triggers[usize::from(id.0)].twice);
        if twice && def.triggers.len() > 2 {
            return self.unsupported(Gap::ManyTriggers);
        }
        // A single bit marks a static ability or replacement as used up this turn. A fourth activated ability
        // takes that bit.
        let statics = def.statics.iter().filter(|id| self.out.statics[usize::from(id.0)].rule.works_once());
        let once = statics.count() + def.replacements.iter().filter(|replacement| replacement.once).count();
        let taken = usize::from(def.activated.len() > 3);
        if once > 0 && once + taken > 1 {
            return self.unsupported(Gap::ManyOnce);
        }
        Ok(())
    }
}

/// How the engine recognizes an ability at work if no op and no static rule stands for it.
fn special(kind: &Kind) -> SpecialAbility {
    match kind {
        Kind::Keyword(keyword) | Kind::ShiftFor { keyword, .. } => SpecialAbility::Keyword(keyword.kind()),
        Kind::Replacement(_) => SpecialAbility::Replacement,
        Kind::DeckBuilding => SpecialAbility::DeckBuilding,
        Kind::Static(all) if all.iter().any(|ability| is_for_shift(&ability.rule)) => {
            SpecialAbility::ShiftedUpon
        }
        Kind::Static(_) | Kind::Triggered(_) | Kind::Activated(_) | Kind::Action(_) => SpecialAbility::None,
    }
}

/// Whether a rule decides what may be shifted onto its card.
fn is_for_shift(rule: &Rule) -> bool {
    matches!(rule, Rule::NamedForShift(_) | Rule::AnyShiftOnto)
}

/// The number of ink drops that a step of a cost removes.
fn drops_removed(step: &Step) -> u8 {
    if let Step::RemoveInkDrops { n: Number::N(n), up_to: false, .. } = step {
        return u8::try_from(*n).unwrap_or(u8::MAX);
    }
    if let Step::Sentence(steps) = step { steps.iter().map(drops_removed).sum() } else { 0 }
}

/// Whether an ability can be used only once per game.
fn is_per_game(ability: &Ability) -> bool {
    matches!(&ability.kind, Kind::Activated(one) if one.per_game)
}
