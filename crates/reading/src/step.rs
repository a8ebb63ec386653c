//! Steps in words.

use super::Reader;
use super::phrase::{Speaker, person, tally};
use super::words::fill;
use meaning::{Choice, Destination, HowMany, Number, Players, Step, Tally, Var, Way};
use wording::Whom;

impl Speaker<'_> {
    /// The words for something, with the letter that names it from now on.
    fn bound(&self, what: &str, var: Var) -> String {
        fill(self.words.frame.bound, &[&what, &var.letter()])
    }

    fn counted(&self, number: Option<Tally>) -> String {
        number.map(|number| fill(self.words.frame.counted, &[&tally(number)])).unwrap_or_default()
    }

    fn up_to(&self, up_to: bool, amount: String) -> String {
        if up_to { fill(self.words.steps.up_to, &[&amount]) } else { amount }
    }

    /// The top cards of players' decks.
    fn top(&self, whose: Players, n: &Number) -> String {
        let words = &self.words.steps;
        match n {
            Number::N(1) => self.all_do(words.top_card, whose, &[]),
            Number::N(n) => self.all_do(words.top_cards, whose, &[&n.to_string()]),
            n => self.all_do(words.top_some, whose, &[&self.number(n)]),
        }
    }

    fn choice(&self, choice: &Choice) -> String {
        let Choice { var, by, from, count, chosen, .. } = choice;
        let words = &self.words.steps;
        let many = !matches!(count, HowMany::Between(_, 1));
        let what = self.describe(from, many);
        let what = match count {
            HowMany::Between(1, 1) => self.with_article(&what),
            HowMany::Between(0, 1) => fill(words.up_to_one, &[&what]),
            HowMany::Between(0, u8::MAX) => fill(words.any_number, &[&what]),
            HowMany::Between(0, n) => fill(words.up_to_n, &[&n.to_string(), &what]),
            HowMany::Between(n, _) => fill(words.so_many, &[&n.to_string(), &what]),
            HowMany::Exactly(n) => fill(words.as_many, &[&self.number(n), &what]),
        };
        let does = if *chosen { words.choose } else { words.take };
        self.bound(&self.all_do(does, *by, &[&what]), *var)
    }

    pub(super) fn destination(&self, to: Destination) -> String {
        let words = &self.words.destinations;
        match to {
            Destination::Hand => words.hand.to_owned(),
            Destination::Discard => words.discard.to_owned(),
            Destination::Inkwell { exerted: true } => words.inkwell_exerted.to_owned(),
            Destination::Inkwell { exerted: false } => words.inkwell.to_owned(),
            Destination::DeckTop => words.deck_top.to_owned(),
            Destination::DeckBottom => words.deck_bottom.to_owned(),
            Destination::DeckEither => words.deck_either.to_owned(),
            Destination::DeckRandom => words.deck_random.to_owned(),
            Destination::Under { host, faceup: true } => fill(words.under_faceup, &[&self.cards(host)]),
            Destination::Under { host, faceup: false } => fill(words.under_facedown, &[&self.cards(host)]),
        }
    }

    fn way(&self, way: Way) -> String {
        let words = &self.words.ways;
        match way {
            Way::Free => words.free.to_owned(),
            Way::FreeExerted => words.free_exerted.to_owned(),
            Way::ForInk => words.for_ink.to_owned(),
            Way::ForInkExerted => words.for_ink_exerted.to_owned(),
            Way::Shift { base, free: true } => fill(words.shift_free, &[&base.letter()]),
            Way::Shift { base, free: false } => fill(words.shift, &[&base.letter()]),
            Way::Sung(singer) => fill(words.sung, &[&singer.letter()]),
            Way::SungTogether => words.sung_together.to_owned(),
            Way::AsAllowed => words.as_allowed.to_owned(),
        }
    }
}

impl Reader<'_> {
    pub(super) fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        let (s, words, nouns) = (self.speaker, &self.speaker.words.steps, &self.speaker.words.nouns);
        match step {
            Step::Sentence(steps) => self.steps(steps),
            Step::May { by, steps, .. } => {
                self.numbered(s.all_do(words.may, *by, &[]));
                self.inside(|r| r.steps(steps));
            }
            Step::If { condition, then, otherwise } => {
                self.numbered(fill(words.if_it_is, &[&s.condition(condition)]));
                self.inside(|r| r.steps(then));
                self.otherwise(otherwise);
            }
            Step::Depends { first, then, otherwise } => {
                self.numbered(words.depends);
                self.inside(|r| r.steps(first));
                if !then.is_empty() {
                    self.line(words.if_done);
                    self.inside(|r| r.steps(then));
                }
                self.otherwise(otherwise);
            }
            Step::Options { by, options, .. } => {
                self.numbered(s.all_do(words.options, *by, &[]));
                for (n, option) in options.iter().enumerate() {
                    self.inside(|r| {
                        r.line(fill(words.option, &[&(n + 1).to_string()]));
                        r.inside(|r| r.steps(option));
                    });
                }
            }
            Step::EachPlayer { who, person: one, parts } => {
                // All players do a part before the next one begins (6.7.6.1).
                for part in parts {
                    self.numbered(fill(words.each_player, &[&s.each(*who), &person(*one)]));
                    self.inside(|r| r.steps(part));
                }
            }
            Step::Times { n, steps } => {
                self.numbered(fill(words.times, &[&s.number(n)]));
                self.inside(|r| r.steps(steps));
            }
            Step::Again => self.numbered(words.again),
            Step::Choose(choice) => self.numbered(s.choice(choice)),
            Step::Find { var, of: what } => {
                let all = fill(words.find, &[&s.describe(what, true), &s.describe(what, false)]);
                self.numbered(s.bound(&all, *var));
            }
            Step::Random { var, of: what, n } => {
                let some = fill(words.random, &[&s.number(n), &s.describe(what, true)]);
                self.numbered(s.bound(&some, *var));
            }
            Step::Keep { var, cards } => {
                self.numbered(fill(words.keep, &[&var.letter(), &s.cards(*cards)]));
            }
            Step::Top { var, whose, n } => {
                self.numbered(s.bound(&s.top(*whose, &Number::N((*n).into())), *var));
            }
            Step::Recall { var, card, whose } => {
                let recall = if whose.is_some() { words.recall_own } else { words.recall };
                self.numbered(s.bound(&fill(recall, &[&s.cards(*card)]), *var));
            }
            Step::ChoosePlayer { person: one, whom } => {
                let whom = match whom {
                    Whom::Anyone => words.whom_anyone,
                    Whom::Opponents => words.whom_opponent,
                    Whom::Others => words.whom_other,
                };
                self.numbered(fill(words.choose_player, &[&whom, &person(*one)]));
            }
            Step::ChoosePlayers { .. } => self.numbered(words.choose_players),
            Step::KeepPlayers(players) => self.numbered(fill(words.keep_players, &[&s.each(*players)])),
            Step::Count { tally: kept, n } => {
                self.numbered(fill(s.words.frame.bound, &[&s.number(n), &tally(*kept)]));
            }
            Step::NameCard => self.numbered(words.name_card),
            Step::SharedName(one, other) => {
                self.numbered(fill(words.shared_name, &[&s.cards(*one), &s.cards(*other)]));
            }
            Step::Look { var, whose, n, by, reveal } => {
                let does = if *reveal { words.reveal } else { words.look };
                self.numbered(s.bound(&s.all_do(does, *by, &[&s.top(*whose, n)]), *var));
            }
            Step::RevealUntil { var, whose, until } => {
                let until = s.with_article(&s.describe(until, false));
                self.numbered(s.bound(&s.all_do(words.reveal_until, *whose, &[&until]), *var));
            }
            Step::ShowHand { whose, to_all } => {
                let shown = if *to_all { words.hand_to_all } else { words.hand_to_you };
                self.numbered(s.all_do(shown, *whose, &[]));
            }
            Step::Show(cards) => self.numbered(fill(words.show, &[&s.cards(*cards)])),
            Step::Search { whose } => self.numbered(s.all_do(words.search, *whose, &[])),
            Step::LookAtInkwell { whose } => self.numbered(s.all_do(words.look_at_inkwell, *whose, &[])),
            Step::Draw { who, n, tally, drawn, bottom } => {
                let bottom = if *bottom { words.from_bottom } else { "" };
                let draws = s.all_do(words.draw, *who, &[&s.so_many(n, nouns.cards), &bottom]);
                let draws = draws + &s.counted(*tally);
                self.numbered(match drawn {
                    Some(drawn) => s.bound(&draws, *drawn),
                    None => draws,
                });
            }
            Step::DiscardHand(who) => self.numbered(s.all_do(words.discard_hand, *who, &[])),
            Step::Discard { cards, tally } => {
                self.numbered(fill(words.discard, &[&s.cards(*cards)]) + &s.counted(*tally));
            }
            Step::GainLore(who, n) => {
                self.numbered(s.all_do(words.gain_lore, *who, &[&s.so_many(n, nouns.lore)]));
            }
            Step::LoseLore { who, n, tally } => {
                let loses = s.all_do(words.lose_lore, *who, &[&s.so_many(n, nouns.lore)]);
                self.numbered(loses + &s.counted(*tally));
            }
            Step::GetInkDrops(who, n) => {
                self.numbered(s.all_do(words.get_drops, *who, &[&s.so_many(n, nouns.ink_drops)]));
            }
            Step::RemoveInkDrops { who, n, up_to, tally } => {
                let drops = s.up_to(*up_to, s.so_many(n, nouns.ink_drops));
                self.numbered(s.all_do(words.remove_drops, *who, &[&drops]) + &s.counted(*tally));
            }
            Step::Replace => self.numbered(words.replace),
            Step::PayInk(who, n) => self.numbered(s.all_do(words.pay_ink, *who, &[&n.to_string()])),
            Step::ShuffleDeck(who) => self.numbered(s.all_do(words.shuffle_deck, *who, &[])),
            Step::Deal { n, to, whole } => {
                let whole = if *whole { words.whole } else { "" };
                let damage = s.so_many(n, nouns.damage);
                self.numbered(fill(words.deal, &[&s.cards(*to), &damage]) + whole);
            }
            Step::PutDamage { n, on } => {
                self.numbered(fill(words.put_damage, &[&s.so_many(n, nouns.counters), &s.cards(*on)]));
            }
            Step::RemoveDamage { up_to, total, n, from, by, tally, .. } => {
                let damage = s.up_to(*up_to, s.so_many(n, nouns.damage));
                let total = if *total { words.in_all } else { "" };
                let removes = s.all_do(words.remove_damage, *by, &[&damage, &total, &s.cards(*from)]);
                self.numbered(removes + &s.counted(*tally));
            }
            Step::MoveDamage { up_to, n, from, to, by, tally } => {
                let damage = s.up_to(*up_to, s.so_many(n, nouns.damage));
                let moves = s.all_do(words.move_damage, *by, &[&damage, &s.cards(*from), &s.cards(*to)]);
                self.numbered(moves + &s.counted(*tally));
            }
            Step::Banish(cards) => self.numbered(fill(words.banish, &[&s.cards(*cards)])),
            Step::Ready(cards) => self.numbered(fill(words.ready, &[&s.cards(*cards)])),
            Step::Exert { cards, symbol } => {
                let phrase = if *symbol { words.exert_symbol } else { words.exert };
                self.numbered(fill(phrase, &[&s.cards(*cards)]));
            }
            Step::Put { cards, to, from_discard, .. } => {
                let phrase = if *from_discard { words.put_from_discard } else { words.put };
                self.numbered(fill(phrase, &[&s.cards(*cards), &s.destination(*to)]));
            }
            Step::PutInOrder { cards, top } => {
                let phrase = if *top { words.put_on_top } else { words.put_at_bottom };
                self.numbered(fill(phrase, &[&s.cards(*cards)]));
            }
            Step::PutRest { to, any_order, by } => {
                let order = if *any_order { s.all_do(words.in_order, *by, &[]) } else { String::new() };
                self.numbered(fill(words.put_rest, &[&s.destination(*to)]) + &order);
            }
            Step::ShuffleInto(cards) => self.numbered(fill(words.shuffle_into, &[&s.cards(*cards)])),
            Step::ShuffleRest => self.numbered(words.shuffle_rest),
            Step::TopUnderEach(hosts) => self.numbered(fill(words.top_under_each, &[&s.cards(*hosts)])),
            Step::Boost => self.numbered(words.boost),
            Step::Play { cards, way } => {
                self.numbered(fill(words.play, &[&s.cards(*cards), &s.way(*way)]));
            }
            Step::MoveTo { who, to, moved } => {
                let moved = moved.map(|moved| fill(words.what_moved, &[&moved.letter()]));
                let moves = fill(words.move_to, &[&s.cards(*who), &s.cards(*to)]);
                self.numbered(moves + &moved.unwrap_or_default());
            }
            Step::BottomWhenDone(cards) => {
                self.numbered(fill(words.bottom_when_done, &[&s.cards(*cards)]));
            }
            Step::Give { to, changes, until } => {
                self.numbered(fill(words.give, &[&s.cards(*to), &s.changes(changes), &s.until(*until)]));
                self.gained(changes);
            }
            Step::Enact { rule, until } => {
                self.numbered(s.rule(rule) + &s.until(*until));
                self.inner_steps(rule);
            }
            Step::EnactInTurn { who, rule, ready } => {
                let phrase = if *ready { words.next_ready } else { words.next_turn };
                self.numbered(fill(phrase, &[&s.each(*who), &s.rule(rule)]));
            }
            Step::PayLessForNext { n, what, by_shift } => {
                let phrase = if *by_shift { words.pay_less_for_next_shift } else { words.pay_less_for_next };
                self.numbered(fill(phrase, &[&s.kind_only(what), &s.number(n)]));
            }
            Step::TheNext { what, until, exerted, changes, lasts } => {
                let phrase = if *exerted { words.the_next_exerted } else { words.the_next };
                let mut line = fill(phrase, &[&s.until(*until), &s.kind_only(what)]);
                if !changes.is_empty() {
                    line = line + s.words.frame.and + &s.changes(changes) + &s.until(*lasts);
                }
                self.numbered(line);
                self.gained(changes);
            }
            Step::ShiftOnto(base) => self.numbered(fill(words.shift_onto, &[&s.this(), &s.cards(*base)])),
            Step::Watch { ability, until, once, about } => {
                let about = about.map(|cards| fill(words.watching, &[&s.cards(cards)]));
                let phrase = if *once { words.watch_once } else { words.watch };
                self.numbered(fill(phrase, &[&s.until(*until), &about.unwrap_or_default()]));
                let number = std::mem::take(&mut self.number);
                self.inside(|r| r.triggered(ability));
                self.number = number;
            }
        }
    }

    fn otherwise(&mut self, steps: &[Step]) {
        if !steps.is_empty() {
            self.line(self.speaker.words.steps.otherwise);
            self.inside(|r| r.steps(steps));
        }
    }
}
