//! Reports as comma-separated values (RFC 4180), for spreadsheets and programs. Rates are shares of 1.

use super::report::{MatchupReport, RateGap, WinRate};

/// Win rates of the deck in the row against the one in the column; empty for decks that did not meet, and for
/// mirrors.
pub fn matrix_csv(report: &MatchupReport) -> String {
    let mut table = CsvTable::new(["deck"].into_iter().chain(report.decks.iter().map(|deck| &deck.name[..])));
    for (number, (deck, rates)) in report.decks.iter().zip(report.matrix()).enumerate() {
        let cells = rates.iter().enumerate().map(|(other, rate)| match rate {
            Some(rate) if other != number && rate.games > 0 => share(rate.rate),
            Some(_) | None => String::new(),
        });
        table.row([deck.name.clone()].into_iter().chain(cells));
    }
    table.text()
}

/// One line per pairing.
pub fn pairings_csv(report: &MatchupReport) -> String {
    let mut table = CsvTable::new([
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
    ]);
    for pair in &report.pairings {
        let [first, second] = pair.decks.map(|deck| report.decks[deck].name.clone());
        let numbers = [pair.rate.games, pair.wins[0], pair.wins[1], pair.draws, pair.unfinished];
        let shares = [pair.rate.rate, pair.rate.ci95[0], pair.rate.ci95[1], pair.starter.rate];
        let cells = [first, second]
            .into_iter()
            .chain(numbers.iter().map(u64::to_string))
            .chain(shares.into_iter().map(share))
            .chain([format!("{:.2}", pair.turns_mean)]);
        table.row(cells);
    }
    table.text()
}

/// One line per card of each deck.
pub fn cards_csv(report: &MatchupReport) -> String {
    let of = |what: &str| {
        ["games", "win_rate", "win_rate_otherwise", "gap", "gap_low95", "gap_high95"]
            .map(|column| format!("{what}_{column}"))
    };
    let head = ["deck", "card", "copies"].map(str::to_owned).into_iter();
    let mut table = CsvTable::new(head.chain(of("drawn")).chain(of("played")));
    for deck in &report.decks {
        for card in &deck.cards {
            let cells = [deck.name.clone(), card.name.clone(), card.copies.to_string()].into_iter();
            let drawn = seen(card.drawn, card.not_drawn, card.drawn_gap);
            let played = seen(card.played, card.not_played, card.played_gap);
            table.row(cells.chain(drawn).chain(played));
        }
    }
    table.text()
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

/// Rows of cells, quoted where they have to be.
struct CsvTable(csv::Writer<Vec<u8>>);

impl CsvTable {
    fn new(head: impl IntoIterator<Item = impl AsRef<[u8]>>) -> CsvTable {
        let writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
        let mut table = CsvTable(writer);
        table.row(head);
        table
    }

    fn row(&mut self, cells: impl IntoIterator<Item = impl AsRef<[u8]>>) {
        self.0.write_record(cells).expect("rows of one length, written to memory");
    }

    fn text(self) -> String {
        let bytes = self.0.into_inner().expect("memory can be written to");
        String::from_utf8(bytes).expect("cells are text")
    }
}

#[cfg(test)]
mod tests {
    use super::CsvTable;

    #[test]
    fn fields_with_commas_quotes_or_lines_are_quoted() {
        let table = CsvTable::new(["a", "b, c", "d \"e\"", "f\ng", ""]);
        assert_eq!(table.text(), "a,\"b, c\",\"d \"\"e\"\"\",\"f\ng\",\r\n");
    }
}
