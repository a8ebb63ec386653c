//! The lines of a scenario's setup.

use super::line::{MOST_PLAYERS, TokenLine};
use super::{ParseFault, STATEMENTS, ScenarioDraft, after_steps};
use crate::ast::{NamedCard, PlaySpec, PlayerNo, SideSpec, UnderSpec, VariantSpec};
use crate::nearest::{did_you_mean, nearest};
use words::Message;

/// Maximum number of cards of one kind that are placed by number.
const MOST_CARDS: u16 = 1_000;

const VARIANTS: [(&str, VariantSpec); 4] = [
    ("constructed", VariantSpec::Constructed),
    ("limited", VariantSpec::Limited),
    ("pack-rush", VariantSpec::PackRush),
    ("coconut", VariantSpec::Coconut),
];

impl ScenarioDraft {
    /// Parses one line of the scenario. The caller checks that nothing follows.
    pub(super) fn statement(&mut self, line: &mut TokenLine, source: &str) -> Result<(), ParseFault> {
        let start = line.pos();
        let Some(word) = line.peek_word().map(str::to_owned) else {
            return Err(line.expected(Message::new("scn-a-statement")));
        };
        if matches!(word.as_str(), "do" | "choose" | "expect" | "meanwhile" | "loop" | "repeat") {
            return self.step(line, source);
        }
        if line.peek_player().is_none() && !STATEMENTS.contains(&word.as_str()) {
            let near = nearest(&word, STATEMENTS);
            let unknown = Message::new("scn-unknown-word").with("word", word.clone());
            return Err(line.fault(did_you_mean(unknown, near)));
        }
        if !self.steps.is_empty() {
            return Err(line.fault(after_steps()));
        }
        if line.peek_player().is_some() {
            self.side = Some(line.player()?);
            line.mark(':')?;
            return if line.is_empty() { Ok(()) } else { self.side_line(line) };
        }
        match word.as_str() {
            "edition" => return line.edition(&mut self.edition),
            "rules" | "seed" | "players" | "variant" | "teams" | "turns" | "turn" | "setup" | "start" => {
                line.skip()
            }
            _ => return self.side_line(line),
        }
        match word.as_str() {
            "rules" => self.rules(line)?,
            "seed" => {
                self.seed = line.number_as(Message::new("scn-the-seed"))?;
                if line.eat("after") {
                    self.chance_used = line.number_as(Message::new("scn-chance-used"))?;
                }
            }
            "players" => {
                let out_of_range = line.fault(Message::new("scn-players-range").with("most", MOST_PLAYERS));
                let players = line.number_as(Message::new("scn-player-number"))?;
                if !(2..=MOST_PLAYERS).contains(&players) {
                    return Err(out_of_range);
                }
                self.players = Some((players, start));
            }
            "variant" => self.variant = line.one_of(&VARIANTS)?,
            "teams" => self.teams(line)?,
            "turns" => {
                self.together = line.one_of(&[("together", Some(start)), ("alternating", None)])?;
            }
            "turn" => {
                let player = line.player()?;
                let zero = line.fault(Message::new("scn-turns-from-one"));
                let number = if line.next_is_number() {
                    Some(line.number_as(Message::new("scn-the-turn"))?)
                } else {
                    None
                };
                if number == Some(0) {
                    return Err(zero);
                }
                self.turn = Some((player, number));
            }
            "setup" => self.setup = Some(start),
            _ => self.starter = Some((line.player()?, start)),
        }
        Ok(())
    }

    /// `rules 4.6.6.1, 1.8.1.4`
    fn rules(&mut self, line: &mut TokenLine) -> Result<(), ParseFault> {
        loop {
            self.rules.push(line.rule()?);
            if !line.eat_mark(',') {
                return Ok(());
            }
        }
    }

    /// `teams p1 p3, p2 p4`
    fn teams(&mut self, line: &mut TokenLine) -> Result<(), ParseFault> {
        self.teams.clear();
        loop {
            let mut team: Vec<PlayerNo> = vec![];
            while line.peek_player().is_some() {
                let twice = line.fault(Message::new("scn-in-team-already"));
                let player = line.player()?;
                if self.teams.iter().chain([&team]).flatten().any(|known| *known == player) {
                    return Err(twice);
                }
                team.push(player);
            }
            if team.is_empty() {
                return Err(line.expected(Message::new("scn-a-player")));
            }
            self.teams.push(team);
            if !line.eat_mark(',') {
                return Ok(());
            }
        }
    }

    /// A line of a player's block.
    fn side_line(&mut self, line: &mut TokenLine) -> Result<(), ParseFault> {
        let words = ["lore", "ink", "marketing", "inkwell", "deck", "hand", "discard", "play", "leader"];
        let Some(word) = line.peek_word().filter(|word| words.contains(word)).map(str::to_owned) else {
            return Err(line.unknown(&words));
        };
        let Some(player) = self.side else {
            return Err(line.fault(Message::new("scn-under-a-player").with("word", word)));
        };
        line.skip();
        match word.as_str() {
            "lore" => {
                let lore = line.number_as(Message::new("scn-the-lore"))?;
                self.side_of(player).lore = lore;
            }
            "ink" => self.ink(player, line)?,
            "marketing" => {
                let cards = count(line)?;
                self.side_of(player).marketing += cards;
            }
            "inkwell" => self.inkwell(player, line)?,
            "deck" if line.next_is_number() => {
                let cards = count(line)?;
                let filler = &mut self.side_of(player).filler;
                *filler = Some(filler.unwrap_or(0) + cards);
            }
            "deck" => {
                let mut cards = self.named_list(line)?;
                self.side_of(player).deck.append(&mut cards);
            }
            "hand" => {
                let mut cards = self.named_list(line)?;
                self.side_of(player).hand.append(&mut cards);
            }
            "discard" => {
                let mut cards = self.named_list(line)?;
                self.side_of(player).discard.append(&mut cards);
            }
            "leader" => self.leader(player, line)?,
            _ => self.play(player, line)?,
        }
        Ok(())
    }

    /// `leader "Boss" as boss exerted`
    fn leader(&mut self, player: PlayerNo, line: &mut TokenLine) -> Result<(), ParseFault> {
        let twice = line.fault(Message::new("scn-leader-already"));
        let mut card = self.named(line)?;
        let exerted = !line.eat("ready") && line.eat("exerted");
        self.handle_of(&mut card, line)?;
        match self.side_of(player).leader.replace((card, exerted)) {
            Some(_) => Err(twice),
            None => Ok(()),
        }
    }

    fn side_of(&mut self, player: PlayerNo) -> &mut SideSpec {
        let index = usize::from(player.0);
        if self.sides.len() <= index {
            self.sides.resize_with(index + 1, SideSpec::default);
        }
        &mut self.sides[index]
    }

    /// `ink 5`, `ink 5 exerted 2`, `ink drops 2`
    fn ink(&mut self, player: PlayerNo, line: &mut TokenLine) -> Result<(), ParseFault> {
        if let Some(drops) = line.ink_drops()? {
            self.side_of(player).ink_drops = Some(drops);
            return Ok(());
        }
        let ink = count(line)?;
        let mut exerted = 0;
        if line.eat("exerted") {
            let too_many = line.fault(Message::new("scn-too-much-exerted").with("n", ink));
            exerted = count(line)?;
            if exerted > ink {
                return Err(too_many);
            }
        }
        let side = self.side_of(player);
        side.ink += ink;
        side.exerted_ink += exerted;
        Ok(())
    }

    fn inkwell(&mut self, player: PlayerNo, line: &mut TokenLine) -> Result<(), ParseFault> {
        loop {
            let mut card = self.named(line)?;
            let exerted = !line.eat("ready") && line.eat("exerted");
            self.handle_of(&mut card, line)?;
            self.side_of(player).inkwell.push((card, exerted));
            if !line.eat_mark(',') {
                return Ok(());
            }
        }
    }

    fn named_list(&mut self, line: &mut TokenLine) -> Result<Vec<NamedCard>, ParseFault> {
        let mut cards = vec![self.named(line)?];
        while line.eat_mark(',') {
            cards.push(self.named(line)?);
        }
        Ok(cards)
    }

    /// A named card. Records its handle.
    fn named(&mut self, line: &mut TokenLine) -> Result<NamedCard, ParseFault> {
        let pos = line.pos();
        let named = line.quoted(Message::new("scn-a-card-name"))?;
        let mut named = NamedCard { name: named.text, pos, handle: None };
        self.handle_of(&mut named, line)?;
        Ok(named)
    }

    /// `as NAME` for this card, if it is next.
    fn handle_of(&mut self, card: &mut NamedCard, line: &mut TokenLine) -> Result<bool, ParseFault> {
        if !line.handle_of(card)? {
            return Ok(false);
        }
        if let Some(handle) = &card.handle
            && !self.handles.insert(handle.clone())
        {
            let message = Message::new("scn-handle-twice").with("handle", handle.clone());
            return Err(ParseFault::at(line.previous(), message));
        }
        Ok(true)
    }

    /// `play "A" as a exerted drying damage 1 at rock on "B" under 2`, and more cards after commas.
    fn play(&mut self, player: PlayerNo, line: &mut TokenLine) -> Result<(), ParseFault> {
        loop {
            let card = self.named(line)?;
            let mut placed = PlaySpec {
                card,
                exerted: false,
                drying: false,
                damage: 0,
                at: None,
                on: vec![],
                under: vec![],
            };
            while self.condition(&mut placed, line)? {}
            self.side_of(player).play.push(placed);
            if !line.eat_mark(',') {
                return Ok(());
            }
        }
    }

    /// Parses one attribute of a card in play; returns false if there is none.
    fn condition(&mut self, placed: &mut PlaySpec, line: &mut TokenLine) -> Result<bool, ParseFault> {
        let words = ["exerted", "ready", "drying", "dry", "damage", "at", "on", "under", "as"];
        let Some(word) = line.peek_word().map(str::to_owned) else { return Ok(false) };
        if !words.contains(&word.as_str()) {
            return Err(line.unknown(&words));
        }
        if word == "as" {
            return self.handle_of(&mut placed.card, line);
        }
        line.skip();
        match word.as_str() {
            "exerted" => placed.exerted = true,
            "ready" => placed.exerted = false,
            "drying" => placed.drying = true,
            "dry" => placed.drying = false,
            "damage" => placed.damage = line.number_as(Message::new("scn-the-damage"))?,
            "at" => {
                let location = line.card()?;
                self.note(&location);
                placed.at = Some(location);
            }
            "on" => {
                let covered = self.named(line)?;
                placed.on.push(covered);
            }
            _ if line.next_is_number() => placed.under.push(UnderSpec::Filler(count(line)?)),
            _ => self.under(placed, line)?,
        }
        Ok(true)
    }

    /// Named cards under a card: `"A" as a faceup, "B"`.
    fn under(&mut self, placed: &mut PlaySpec, line: &mut TokenLine) -> Result<(), ParseFault> {
        loop {
            let mut card = self.named(line)?;
            let faceup = !line.eat("facedown") && line.eat("faceup");
            self.handle_of(&mut card, line)?;
            placed.under.push(UnderSpec::Card { card, faceup });
            if !line.eat_mark(',') {
                return Ok(());
            }
        }
    }
}

/// A number of cards.
fn count(line: &mut TokenLine) -> Result<u16, ParseFault> {
    let too_many = line.fault(Message::new("scn-more-cards").with("most", MOST_CARDS));
    let cards = line.number_as(Message::new("scn-card-number"))?;
    if cards > MOST_CARDS { Err(too_many) } else { Ok(cards) }
}
