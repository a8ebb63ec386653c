//! Tables: a heading with the column names, then a row per card.
//!
//! Cells are separated by commas, semicolons or tabs. One column must give the copies and one the card. Other
//! columns are ignored, because the library has their data.

use super::collect::{Board, Collector};
use super::error::{Place, Problem, quote};
use super::resolve::{Reference, find};
use crate::fold::fold;
use csv::{ReaderBuilder, StringRecord, Trim};

/// The meaning of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Count,
    /// Counts of foil or plain copies, to be added up.
    Part,
    Name,
    Version,
    Set,
    Number,
    Printing,
    Id,
    Section,
}

/// The accepted names of columns, without spaces and capitals.
const NAMES: [(Column, &[&str]); 9] = [
    (Column::Count, &["count", "quantity", "qty", "amount", "copies"]),
    (Column::Part, &["normal", "foil"]),
    (Column::Name, &["name", "card", "cardname", "fullname", "title"]),
    (Column::Version, &["version", "subtitle"]),
    (Column::Set, &["set", "setcode", "setnumber"]),
    (Column::Number, &["number", "cardnumber", "collectornumber", "no"]),
    (Column::Printing, &["printing"]),
    (Column::Id, &["id", "lorcanajsonid"]),
    (Column::Section, &["section", "board"]),
];

/// A table's heading.
#[derive(Debug)]
pub(super) struct Heading {
    columns: Vec<Option<Column>>,
    delimiter: u8,
}

/// The heading, if the contents begin with one.
pub(super) fn heading(content: &str) -> Option<Heading> {
    let first = content.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'))?;
    [b',', b';', b'\t'].into_iter().find_map(|delimiter| {
        let mut heading = StringRecord::new();
        let mut reader = reader(delimiter).from_reader(first.as_bytes());
        reader.read_record(&mut heading).ok().filter(|read| *read)?;
        let columns: Vec<Option<Column>> = heading.iter().map(column).collect();
        let has = |column| columns.contains(&Some(column));
        let counts = has(Column::Count) || has(Column::Part);
        let says = has(Column::Name)
            || has(Column::Id)
            || has(Column::Printing)
            || (has(Column::Set) && has(Column::Number));
        (columns.len() > 1 && counts && says).then_some(Heading { columns, delimiter })
    })
}

fn column(cell: &str) -> Option<Column> {
    let cell = fold(cell).replace([' ', '_', '-'], "");
    NAMES.iter().find(|(_, names)| names.contains(&cell.as_str())).map(|(column, _)| *column)
}

fn reader(delimiter: u8) -> ReaderBuilder {
    let mut builder = ReaderBuilder::new();
    builder.delimiter(delimiter).has_headers(false).flexible(true).trim(Trim::All).comment(Some(b'#'));
    builder
}

pub(super) fn read(content: &str, heading: &Heading, list: &mut Collector<'_>) {
    let mut reader = reader(heading.delimiter).from_reader(content.as_bytes());
    let mut row = StringRecord::new();
    let mut first = true;
    // The input is valid text, so reading records can't fail.
    while let Ok(true) = reader.read_record(&mut row) {
        if list.stopped() {
            return;
        }
        if !std::mem::take(&mut first) && row.iter().any(|cell| !cell.is_empty()) {
            let line = row.position().map_or(0, |position| position.line() as usize);
            read_row(&row, heading, Place::Line(line), list);
        }
    }
}

fn read_row(row: &StringRecord, heading: &Heading, place: Place, list: &mut Collector<'_>) {
    let text = row.iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(", ");
    // A comma at the end of a row is ignored.
    let cells =
        row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()).last().map_or(0, |(last, _)| last + 1);
    let columns = heading.columns.len();
    if cells > columns {
        return list.refuse(place, Problem::TooManyCells { text: quote(&text), cells, columns });
    }
    let cells = |column: Column| {
        let pairs = heading.columns.iter().zip(row.iter());
        pairs.filter(move |(one, cell)| **one == Some(column) && !cell.is_empty()).map(|(_, cell)| cell)
    };
    let cell = |column: Column| cells(column).next();
    let board = match cell(Column::Section).map(fold).as_deref() {
        None | Some("deck" | "main" | "main deck" | "mainboard") => Board::Deck,
        Some("sideboard" | "side") => Board::Side,
        Some(_) => return list.refuse(place, Problem::NoSection { text: quote(&text) }),
    };
    let count = match cell(Column::Count) {
        Some(count) => Some(count.to_owned()),
        None => sum(cells(Column::Part)),
    };
    let Some(count) = count else {
        return list.refuse(place, Problem::NoCount { text: quote(&text) });
    };
    let name = cell(Column::Name).map(|name| match cell(Column::Version) {
        None => name.to_owned(),
        Some(version) => {
            let full_name = format!("{name} - {version}");
            // Some tables have the full name in one column and its version again in another.
            let twice = find(&full_name, list.library).is_none() && find(name, list.library).is_some();
            if twice { name.to_owned() } else { full_name }
        }
    });
    let printing = match (cell(Column::Set), cell(Column::Number)) {
        (Some(set), Some(number)) => Some((set.to_owned(), number.to_owned())),
        _ => cell(Column::Printing)
            .and_then(|printing| printing.split_once('/'))
            .map(|(set, number)| (set.to_owned(), number.to_owned())),
    };
    let id = cell(Column::Id).and_then(|id| id.parse().ok());
    list.add(place, board, &count, &Reference { text: &text, name, printing, id });
}

/// The sum of the numbers present, or the text that is not a number, for the message.
fn sum<'t>(cells: impl Iterator<Item = &'t str>) -> Option<String> {
    let mut sum: Option<u64> = None;
    for cell in cells {
        match cell.parse::<u32>() {
            Ok(number) => sum = Some(sum.unwrap_or(0) + u64::from(number)),
            Err(_) => return Some(cell.to_owned()),
        }
    }
    sum.map(|sum| sum.to_string())
}
