//! Actions and answers.

use crate::Eyes;
use crate::message::{Arg, Message};
use engine::{Action, CardId, Payment};

/// An action or answer: "quest with …", "yes".
pub fn action(action: Action, eyes: &Eyes<'_>) -> Message {
    let new = Message::new;
    let card = |id: CardId| eyes.card(id);
    let (game, db) = (eyes.game, eyes.db);
    match action {
        Action::Ink(id) => new("do-ink").with("card", card(id)),
        Action::Play(id, payment) => {
            let play = |name| new(name).with("card", card(id));
            match payment {
                Payment::Ink => play("do-play").with("n", game.ink_cost(db, id)),
                Payment::Shift(base) => play("do-play-shift").with("onto", card(base)),
                Payment::Sing(singer) => play("do-play-sung").with("singer", card(singer)),
                Payment::SingTogether => play("do-play-together"),
                Payment::Free => play("do-play-free"),
            }
        }
        Action::Quest(id) => new("do-quest").with("card", card(id)),
        Action::Challenge(by, target) => {
            new("do-challenge").with("card", card(by)).with("target", card(target))
        }
        Action::Move(id, to) => new("do-move").with("card", card(id)).with("location", card(to)),
        Action::Use(id, ability) => {
            let name = db.ability_name(game.card(id).def, ability);
            new("do-use").with("card", card(id)).with("ability", Arg::ability(name))
        }
        Action::EndTurn => new("do-end-turn"),
        Action::Card(id) => new("answer-card").with("card", card(id)),
        Action::Done => new("answer-done"),
        Action::Yes => new("answer-yes"),
        Action::No => new("answer-no"),
        Action::Option(k) => new("answer-option").with("n", i64::from(k) + 1),
        Action::Number(n) => new("answer-number").with("n", n),
        Action::Player(seat) => new("answer-player").with("player", seat),
        Action::Name(k) => {
            let name = db.names().get(usize::from(k)).cloned().unwrap_or_default();
            new("answer-name").with("name", Arg::Name(name))
        }
        Action::Trigger(i) => match game.bag().get(usize::from(i)) {
            Some(entry) => {
                let name = game.bag_ability_name(db, usize::from(i));
                let message = new("answer-trigger").with("card", card(entry.source.id));
                message.with("ability", Arg::ability(name))
            }
            None => new("answer-none"),
        },
        Action::Replacement(id, _) => new("answer-replacement").with("card", card(id)),
        Action::Concede(seat) => new("do-concede").with("player", seat),
    }
}
