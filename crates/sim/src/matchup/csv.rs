//! Reports as comma-separated values (RFC 4180), for spreadsheets and programs. Rates are shares of 1.

use super::report::{MatchupReport, RateGap, WinRate};

/// Win rates of the deck in the row against the one in the column; empty for decks that did not meet, and for
/// mirrors.
pub fn matrix_csv(report: &MatchupReport) -> String {
    let mut lines = vec![row(["deck"].into_iter().chain(report.decks.iter().map(|deck| &deck.name[..])))];
    for (number, (deck, rates)) in report.decks.iter().zip(report.matrix()).enumerate() {
        let cells = rates.iter().enumerate().map(|(other, rate)| match rate {
            Some(rate) if other != number && rate.games > 0 => share(rate.rate),
            Some(_) | None => String::new(),
        });
        lines.push(row([deck.name.clone()].into_iter().chain(cells)));
    }
    lines.concat()
}

/// One line per pairing.
pub fn pairings_csv(report: &MatchupReport) -> String {
    let mut lines = vec![row([
        "deck",
        "against",
        "games",
        "wins",
        "losses",
        "draws",
        "unfinished",
        "win_rate",
        "low95",
        "high95",
        "starter_win_rate",
        "turns_mean",
    ])];
    for pair in &report.pairings {
        let [first, second] = pair.decks.map(|deck| report.decks[deck].name.clone());
        let numbers = [pair.rate.games, pair.wins[0], pair.wins[1], pair.draws, pair.unfinished];
        let shares = [pair.rate.rate, pair.rate.ci95[0], pair.rate.ci95[1], pair.starter.rate];
        let cells = [first, second]
            .into_iter()
            .chain(numbers.iter().map(u64::to_string))
            .chain(shares.into_iter().map(share))
            .chain([format!("{:.2}", pair.turns_mean)]);
        lines.push(row(cells));
    }
    lines.concat()
}

/// One line per card of each deck.
pub fn cards_csv(report: &MatchupReport) -> String {
    let of = |what: &str| {
        ["games", "win_rate", "win_rate_otherwise", "gap", "gap_low95", "gap_high95"]
            .map(|column| format!("{what}_{column}"))
    };
    let head = ["deck", "card", "copies"].map(str::to_owned).into_iter();
    let mut lines = vec![row(head.chain(of("drawn")).chain(of("played")))];
    for deck in &report.decks {
        for card in &deck.cards {
            let cells = [deck.name.clone(), card.name.clone(), card.copies.to_string()].into_iter();
            let drawn = seen(card.drawn, card.not_drawn, card.drawn_gap);
            let played = seen(card.played, card.not_played, card.played_gap);
            lines.push(row(cells.chain(drawn).chain(played)));
        }
    }
    lines.concat()
}

fn seen(with: WinRate, without: WinRate, gap: Option<RateGap>) -> [String; 6] {
    let rate = |rate: WinRate| if rate.games > 0 { share(rate.rate) } else { String::new() };
    let of_gap = |value: fn(RateGap) -> f64| gap.map(|gap| share(value(gap))).unwrap_or_default();
    [
        with.games.to_string(),
        rate(with),
        rate(without),
        of_gap(|gap| gap.gap),
        of_gap(|gap| gap.ci95[0]),
        of_gap(|gap| gap.ci95[1]),
    ]
}

fn share(value: f64) -> String {
    format!("{value:.4}")
}

fn row(cells: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| field(cell.as_ref())).collect();
    cells.join(",") + "\r\n"
}

/// A field, quoted if necessary.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::row;

    #[test]
    fn fields_with_commas_quotes_or_lines_are_quoted() {
        assert_eq!(row(["a", "b, c", "d \"e\"", "f\ng", ""]), "a,\"b, c\",\"d \"\"e\"\"\",\"f\ng\",\r\n");
    }
}
