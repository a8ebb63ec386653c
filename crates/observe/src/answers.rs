//! Shortening lists of answers that exceed a fixed number of rows.

use engine::{Action, CardDb, SideView, View};

/// Shortens a list of answers to at most `most`. Keeps the names of visible cards and an even selection of
/// the rest, including the first and the last. The result depends only on the view and the list, and keeps
/// its order.
pub fn shortlist(db: &CardDb, view: &View, answers: &mut Vec<Action>, most: usize) {
    if answers.len() <= most {
        return;
    }
    let mut named = vec![false; db.names().len()];
    if answers.iter().any(|answer| matches!(answer, Action::Name(_))) {
        for card in view.sides.iter().flat_map(SideView::cards) {
            for name in &db.def(card.def).names {
                named[usize::from(*name)] = true;
            }
        }
    }
    let in_sight = |answer: &Action| match answer {
        Action::Name(name) => named.get(usize::from(*name)).copied().unwrap_or(false),
        _ => false,
    };
    let kept = answers.iter().filter(|answer| in_sight(answer)).count();
    let room = most.saturating_sub(kept);
    let others = answers.len() - kept;
    let (mut nth, mut left) = (0, most);
    answers.retain(|answer| {
        let keep = if in_sight(answer) {
            true
        } else {
            let spread = is_spread(nth, others, room);
            nth += 1;
            spread
        };
        let keep = keep && left > 0;
        left -= usize::from(keep);
        keep
    });
}

/// Whether to keep the `nth` of `of` answers if there is room for only `room`. The kept ones are spread
/// evenly, including the first and the last.
fn is_spread(nth: usize, of: usize, room: usize) -> bool {
    match room {
        0 => false,
        1 => nth + 1 == of,
        _ => {
            let place = |i: usize| (i * (of - 1)) / (room - 1);
            let near = (nth * (room - 1)).div_ceil((of - 1).max(1));
            near < room && place(near) == nth
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_spread;

    #[test]
    fn as_many_are_kept_as_there_is_room_and_the_ends_are_among_them() {
        for of in 2..60 {
            for room in 1..of {
                let kept: Vec<usize> = (0..of).filter(|nth| is_spread(*nth, of, room)).collect();
                assert_eq!(kept.len(), room, "{room} of {of}: {kept:?}");
                assert_eq!(kept.last(), Some(&(of - 1)));
                assert!(room == 1 || kept[0] == 0);
            }
        }
    }
}
