//! Trigger events in words.

use super::phrase::Speaker;
use super::words::{Part, Said, Two, fill};
use meaning::{Players, Scope, Trigger, Window};
use wording::Moment;

impl Speaker<'_> {
    /// The event that a trigger waits for.
    pub(super) fn event(&self, trigger: &Trigger) -> String {
        let Trigger { moment, subject, object, by, window, condition } = trigger;
        let frame = &self.words.frame;
        let mut text = self.moment(*moment, subject.as_ref(), object.as_ref(), *by);
        let [yours, opponents, doers] = frame.behind_in_turn;
        text.push_str(match window {
            Window::Always => "",
            Window::YourTurn => yours,
            Window::OpponentsTurn => opponents,
            Window::DoersTurn => doers,
        });
        match condition {
            Some(condition) => fill(frame.event_while, &[&text, &self.condition(condition)]),
            None => text,
        }
    }

    /// An event: it happens to the subject, may involve the object, and may be caused by a player.
    pub(super) fn moment(
        &self,
        moment: Moment,
        subject: Option<&Scope>,
        object: Option<&Scope>,
        by: Option<Players>,
    ) -> String {
        let (words, cards) = (&self.words.events, &self.words.cards);
        let thing = |scope: Option<&Scope>, otherwise| {
            scope.map_or_else(|| Said::new(otherwise, &[]), |scope| self.one_of(scope))
        };
        let (it, other) = (thing(subject, cards.watched), thing(object, cards.a_card));
        let who = by.map_or_else(|| Said::new(self.words.players.a_player, &[]), |by| self.player(by));
        let said = |phrase: &str| fill(phrase, &[&who, &it, &other]);
        let does = |phrase: Two| said(phrase[usize::from(by != Some(Players::You))]);
        match moment {
            Moment::Played if by.is_some() => does(words.played_by),
            Moment::Played => said(words.played),
            Moment::Quested => said(words.quested),
            Moment::Challenges if object.is_some() => said(words.challenges_a),
            Moment::Challenges => said(words.challenges),
            Moment::Challenged => said(words.challenged),
            Moment::Banished => said(words.banished),
            Moment::BanishedInChallenge => said(words.banished_in_challenge),
            Moment::ChallengerBanished => said(words.challenger_banished),
            Moment::ChallengedBanished => said(words.challenged_banished),
            Moment::BanishesInChallenge => said(words.banishes_in_challenge),
            Moment::LeavesPlay => said(words.leaves_play),
            Moment::Sings if object.is_some() => said(words.sings_a),
            Moment::Sings => said(words.sings),
            Moment::SongSung => said(words.song_sung),
            Moment::Moves if object.is_some() => said(words.moves_to),
            Moment::Moves if by.is_some() => does(words.moved_by),
            Moment::Moves => said(words.moves),
            Moment::TakesDamage => said(words.takes_damage),
            Moment::IsDealtDamage => said(words.is_dealt_damage),
            Moment::InkDropRemoved => does(words.drop_removed),
            Moment::InkDropGot => does(words.drop_got),
            Moment::SomeDropsRemoved => does(words.drops_removed),
            Moment::SomeDropsGot => does(words.drops_got),
            Moment::DamageRemoved => does(words.damage_removed),
            Moment::Exerted => said(words.exerted),
            Moment::Readied => said(words.readied),
            Moment::Drawn => does(words.drawn),
            Moment::Discarded => {
                let what = thing(subject, cards.a_card);
                let parts: [&dyn Part; 2] = [&who, &what];
                fill(words.discarded[usize::from(by != Some(Players::You))], &parts)
            }
            Moment::PutFromDeck => said(words.put_from_deck),
            Moment::SomePutFromDeck => does(words.some_put_from_deck),
            Moment::DiscardedSome => does(words.discarded_some),
            Moment::PutIntoInkwell => does(words.into_inkwell),
            Moment::Inked => does(words.inked),
            Moment::PutUnder => does(words.put_under),
            Moment::LoreGained => does(words.lore_gained),
            Moment::LoreLost => does(words.lore_lost),
            Moment::ChosenForSupport => said(words.chosen_for_support),
            Moment::TurnStarts => does(words.turn_starts),
            Moment::TurnEnds => does(words.turn_ends),
            Moment::IntoDiscard => does(words.into_discard),
            Moment::LeftDiscard => does(words.left_discard),
            Moment::DealsChallengeDamage => said(words.deals_challenge_damage),
            Moment::Returned => said(words.returned),
            Moment::PlayedOn if object.is_some() => does(words.played_on_a),
            Moment::PlayedOn => does(words.played_on),
            Moment::Chosen if by.is_some() => does(words.chosen_by),
            Moment::Chosen => said(words.chosen),
            Moment::UsedBoost => does(words.used_boost),
            Moment::ChallengeOver => said(words.challenge_over),
            Moment::EffectDamage => said(words.effect_damage),
            Moment::BackToHand => does(words.back_to_hand),
        }
    }
}
