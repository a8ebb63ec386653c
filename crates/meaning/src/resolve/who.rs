//! Mentioned players.

use super::{Reference, Referent, Resolution, Resolver};
use crate::{Cards, Doubt, Gap, Players, Step};
use wording::{Part, Pronoun, QuantifiedPlayers, Who, Whom, Whose};

impl Resolver<'_> {
    /// The players a subject means; adds a choice if one must be chosen.
    pub(super) fn player(&mut self, who: Who) -> Resolution<Players> {
        Ok(match who {
            Who::Implied => self.scene.by,
            Who::You => Players::You,
            Who::AnOpponent
            | Who::Opponents
            | Who::EachOpponent
            | Who::AllOpponents
            | Who::SomeOpponents
            | Who::YourOpponent => Players::Opponents,
            Who::WithMostCards | Who::WithMostCardsPlural => Players::MostCards,
            Who::EachOpponentAhead => Players::Ahead,
            Who::EachPlayer => Players::Everyone,
            Who::ChosenOpponent => self.choose_player(Whom::Opponents),
            Who::ChosenPlayer => self.choose_player(Whom::Anyone),
            Who::YouAndAnother => return self.unsupported(Gap::TwoPlayers),
            Who::ThatCharactersPlayer => {
                let cards = self.that(&wording::Noun(vec![Part::Is(vec![wording::Kind::Character])]))?;
                self.name_player(Players::Of(cards))
            }
            Who::ChallengingCharactersPlayer | Who::ChallengingPlayer => {
                let cards = self.challenge_role(&[Part::Challenging]).unwrap_or(Cards::Challenging);
                self.name_player(Players::Of(cards))
            }
            Who::ThatPlayer => self.they_player("that player")?,
            Who::They => self.they_player("they")?,
            Who::ItsPlayer => {
                let cards = self.last_one("its player")?;
                self.name_player(Players::Of(cards))
            }
            Who::TheirPlayer => {
                let cards = self.pronoun(Pronoun::They)?;
                self.name_player(Players::Of(cards))
            }
        })
    }

    /// The players that a condition is about, and of how many of them it must be true. The quantifier
    /// reaches over the whole condition. `negative`: whether the condition says that there is nothing, so
    /// that a plural without a quantifier can only mean each player.
    pub(super) fn quantified(&mut self, who: Who, negative: bool) -> Resolution<QuantifiedPlayers<Players>> {
        match who {
            Who::EachOpponent | Who::AllOpponents | Who::EachOpponentAhead | Who::EachPlayer => {
                Ok(QuantifiedPlayers::every(self.player(who)?))
            }
            Who::Opponents if negative => Ok(QuantifiedPlayers::every(self.player(who)?)),
            Who::Opponents => self.unclear("opponents", Doubt::OneOrEach),
            Who::YourOpponent => self.unclear("your opponent", Doubt::OneOrEach),
            Who::WithMostCards | Who::WithMostCardsPlural => self.unclear("players", Doubt::OneOrEach),
            Who::Implied
            | Who::You
            | Who::AnOpponent
            | Who::ChosenOpponent
            | Who::ChosenPlayer
            | Who::ThatPlayer
            | Who::They
            | Who::ChallengingPlayer
            | Who::ItsPlayer
            | Who::TheirPlayer
            | Who::ThatCharactersPlayer
            | Who::ChallengingCharactersPlayer
            | Who::SomeOpponents
            | Who::YouAndAnother => Ok(QuantifiedPlayers::any(self.player(who)?)),
        }
    }

    /// Both sides of a comparison. Where one side has "each" and the other "an", their order would
    /// decide.
    pub(super) fn compared(
        &mut self,
        who: Who,
        than: Who,
    ) -> Resolution<(QuantifiedPlayers<Players>, QuantifiedPlayers<Players>)> {
        let (who, than) = (self.quantified(who, false)?, self.quantified(than, false)?);
        if who.quantifier != than.quantifier && !is_one(who.players) && !is_one(than.players) {
            return self.unclear("than", Doubt::OneOrEach);
        }
        Ok((who, than))
    }

    /// The owners of a zone in a condition: see [`quantified`](Resolver::quantified). `range` is what is
    /// counted there.
    pub(super) fn quantified_owner(
        &mut self,
        whose: Whose,
        range: (u16, u16),
    ) -> Resolution<QuantifiedPlayers<Players>> {
        let players = self.turn_player(whose)?;
        match whose {
            Whose::EachOpponents | Whose::EachPlayers => Ok(QuantifiedPlayers::every(players)),
            Whose::Opponents | Whose::YourOpponents => match range {
                (0, 0) => Ok(QuantifiedPlayers::every(players)),
                (1, u16::MAX) => Ok(QuantifiedPlayers::any(players)),
                _ => self.unclear("opponents", Doubt::EachOrTogether),
            },
            _ => Ok(QuantifiedPlayers::any(players)),
        }
    }

    /// Mentions a player, so that "that player" can mean them.
    pub(super) fn name_player(&mut self, players: Players) -> Players {
        self.scene.people.push(players);
        players
    }

    pub(super) fn choose_player(&mut self, whom: Whom) -> Players {
        let person = self.scene.new_person();
        self.emit(Step::ChoosePlayer { person, whom });
        self.name_player(Players::Person(person))
    }

    /// "that player", "they": the player named last, or else the player of the card named last.
    pub(super) fn they_player(&mut self, word: &'static str) -> Resolution<Players> {
        if self.scene.affected {
            self.refer(word, "the player of each affected card", Referent::Affected { player: true });
            return Ok(Players::Of(Cards::It));
        }
        if let Some(players) = self.scene.people.last().copied() {
            self.references.push(Reference {
                ability: 0,
                word,
                phrase: None,
                means: Referent::Players(players),
            });
            return Ok(players);
        }
        match self.scene.mentions.last().filter(|m| m.one) {
            Some(mention) => {
                let (cards, label) = (mention.cards, mention.label());
                self.refer(word, format!("the player of {label}"), Referent::Players(Players::Of(cards)));
                Ok(self.name_player(Players::Of(cards)))
            }
            None => self.unclear(word, Doubt::NoPlayer),
        }
    }

    pub(super) fn whose_deck(&mut self, whose: Whose) -> Resolution<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Their => self.they_player("their")?,
            Whose::EachPlayers | Whose::Any => Players::Everyone,
            Whose::EachOpponents | Whose::Opponents => Players::Opponents,
            Whose::ChosenPlayers | Whose::ChosenOpponents if self.scene.running => {
                let opponents = whose == Whose::ChosenOpponents;
                self.choose_player(if opponents { Whom::Opponents } else { Whom::Anyone })
            }
            Whose::ItsPlayers | Whose::TheirPlayers => {
                let cards = self.last_one("their player")?;
                self.name_player(Players::Of(cards))
            }
            Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents
            | Whose::APlayers
            | Whose::YourOpponents
            | Whose::AnOpponents => return self.unsupported(Gap::PlayersDeck),
        })
    }

    /// The owner of an event's turn or zone.
    pub(super) fn turn_player(&self, whose: Whose) -> Resolution<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents | Whose::YourOpponents => {
                Players::Opponents
            }
            Whose::Any | Whose::EachPlayers | Whose::APlayers => Players::Everyone,
            Whose::Their
            | Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents => return self.unsupported(Gap::PlayersTurn),
        })
    }

    /// Runs `body` once for each of these players; an implied subject in it means that player.
    pub(super) fn each_player(
        &mut self,
        who: Who,
        body: impl FnOnce(&mut Self) -> Resolution<()>,
    ) -> Resolution<()> {
        self.each_player_in_parts(who, |r| Ok(vec![r.block(body)?]))
    }

    /// Like `each_player`, but for several parts.
    pub(super) fn each_player_in_parts(
        &mut self,
        who: Who,
        body: impl FnOnce(&mut Self) -> Resolution<Vec<Vec<Step>>>,
    ) -> Resolution<()> {
        if who == Who::Implied {
            // The player who acts already.
            let parts = body(self)?;
            self.out.extend(parts.into_iter().flatten());
            return Ok(());
        }
        let mut players = self.player(who)?;
        if players == Players::MostCards {
            // Determine the players before anyone acts (6.7.2.1).
            self.emit(Step::KeepPlayers(players));
            players = Players::Chosen;
        }
        if is_one(players) {
            let before = std::mem::replace(&mut self.scene.by, players);
            let parts = body(self);
            self.scene.by = before;
            self.out.extend(parts?.into_iter().flatten());
            return Ok(());
        }
        let person = self.scene.new_person();
        let (people, mentions) = (self.scene.people.len(), self.scene.mentions.len());
        let before = std::mem::replace(&mut self.scene.by, Players::Person(person));
        self.scene.people.push(Players::Person(person));
        let parts = body(self);
        self.scene.by = before;
        self.scene.people.truncate(people);
        self.scene.shown = None;
        // Later words mean all the cards that the players named.
        for mention in &mut self.scene.mentions[mentions..] {
            mention.one = false;
        }
        self.emit(Step::EachPlayer { who: players, person, parts: parts? });
        Ok(())
    }
}

/// Whether this is a single known player, so that no loop is needed.
pub(super) fn is_one(players: Players) -> bool {
    match players {
        Players::You
        | Players::Doer
        | Players::Person(_)
        | Players::Of(_)
        | Players::Asked
        | Players::Active => true,
        Players::Opponents | Players::Everyone | Players::Ahead | Players::MostCards | Players::Chosen => {
            false
        }
    }
}
