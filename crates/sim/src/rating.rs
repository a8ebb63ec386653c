//! Elo ratings from the scores of many games (Bradley-Terry model).

use crate::report::Z95;

/// The mean of all ratings.
const MEAN: f64 = 1500.0;

/// Number of drawn games added to every pairing. Without them, a player who wins all games has no finite
/// rating.
const PRIOR: f64 = 1.0;

/// The score of two players against each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Score {
    pub first: usize,
    pub second: usize,
    pub games: f64,
    /// Wins of the first and half of the draws.
    pub points: f64,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    pub elo: f64,
    /// From the scores' information about this player, with the others' ratings fixed.
    pub ci95: [f64; 2],
}

/// The maximum likelihood ratings for these scores.
pub(crate) fn ratings(players: usize, scores: &[Score]) -> Vec<Rating> {
    let scale = 400.0 / std::f64::consts::LN_10;
    let scores: Vec<Score> = scores
        .iter()
        .map(|score| Score { games: score.games + PRIOR, points: score.points + PRIOR / 2.0, ..*score })
        .collect();
    // Strengths in natural units; each step of Newton's method changes one player with the others fixed.
    let mut strength = vec![0.0f64; players];
    let expected = |strength: &[f64], a: usize, b: usize| 1.0 / (1.0 + (strength[b] - strength[a]).exp());
    let mut information = vec![0.0; players];
    for _ in 0..2_000 {
        for player in 0..players {
            let (mut slope, mut curve) = (0.0, 0.0);
            for score in &scores {
                let (other, points) = if score.first == player {
                    (score.second, score.points)
                } else if score.second == player {
                    (score.first, score.games - score.points)
                } else {
                    continue;
                };
                let p = expected(&strength, player, other);
                slope += points - score.games * p;
                curve += score.games * p * (1.0 - p);
            }
            information[player] = curve;
            if curve > 0.0 {
                strength[player] += (slope / curve).clamp(-1.0, 1.0);
            }
        }
        let mean = strength.iter().sum::<f64>() / players.max(1) as f64;
        strength.iter_mut().for_each(|strength| *strength -= mean);
    }
    let rating = |(strength, information): (&f64, &f64)| {
        let elo = MEAN + scale * strength;
        let half = if *information > 0.0 { Z95 * scale / information.sqrt() } else { f64::MAX };
        Rating { elo, ci95: [elo - half, elo + half] }
    };
    strength.iter().zip(&information).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::{Score, ratings};

    #[test]
    fn three_wins_of_four_are_about_191_points() {
        // 400 log10(3) = 190.8; the added draw matters little over many games.
        let scores = [Score { first: 0, second: 1, games: 40_000.0, points: 30_000.0 }];
        let found = ratings(2, &scores);
        assert!((found[0].elo - found[1].elo - 190.8).abs() < 0.2, "{found:?}");
        assert!((found[0].elo + found[1].elo - 3_000.0).abs() < 1e-6);
    }

    #[test]
    fn ratings_add_up_along_a_chain() {
        let score = |first, second| Score { first, second, games: 4_000.0, points: 3_000.0 };
        let found = ratings(3, &[score(0, 1), score(1, 2)]);
        assert!((found[0].elo - found[2].elo - 381.6).abs() < 1.0, "{found:?}");
    }

    #[test]
    fn who_wins_every_game_has_a_finite_rating() {
        let found = ratings(2, &[Score { first: 0, second: 1, games: 10.0, points: 10.0 }]);
        assert!(found[0].elo.is_finite() && found[0].elo > found[1].elo + 300.0, "{found:?}");
        assert!(found[0].ci95[0] < found[0].elo && found[0].elo < found[0].ci95[1]);
    }
}
