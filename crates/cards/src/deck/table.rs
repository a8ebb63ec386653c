//! Tables: a heading with the column names, then a row per card.
//!
//! Cells are separated by commas, semicolons or tabs. One column must give the copies and one the card. Other
//! columns are ignored, because the library has their data.

use super::builder::{DeckListBuilder, DeckPart};
use super::error::{DeckErrorKind, ListPosition, quote};
use super::resolve::{ListReference, find};
use crate::fold::fold;
use csv::{ReaderBuilder, StringRecord, Trim};

/// The meaning of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableColumn {
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
const NAMES: [(TableColumn, &[&str]); 9] = [
    (TableColumn::Count, &["count", "quantity", "qty", "amount", "copies"]),
    (TableColumn::Part, &["normal", "foil"]),
    (TableColumn::Name, &["name", "card", "cardname", "fullname", "title"]),
    (TableColumn::Version, &["version", "subtitle"]),
    (TableColumn::Set, &["set", "setcode", "setnumber"]),
    (TableColumn::Number, &["number", "cardnumber", "collectornumber", "no"]),
    (TableColumn::Printing, &["printing"]),
    (TableColumn::Id, &["id", "lorcanajsonid"]),
    (TableColumn::Section, &["section", "board"]),
];

/// A table's heading.
#[derive(Debug)]
pub(super) struct TableHeading {
    columns: Vec<Option<TableColumn>>,
    delimiter: u8,
}

/// The heading, if the contents begin with one.
pub(super) fn heading(content: &str) -> Option<TableHeading> {
    let first = content.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'))?;
    [b',', b';', b'\t'].into_iter().find_map(|delimiter| {
        let mut heading = StringRecord::new();
        let mut reader = reader(delimiter).from_reader(first.as_bytes());
        reader.read_record(&mut heading).ok().filter(|read| *read)?;
        let columns: Vec<Option<TableColumn>> = heading.iter().map(column).collect();
        let has = |column| columns.contains(&Some(column));
        let counts = has(TableColumn::Count) || has(TableColumn::Part);
        let says = has(TableColumn::Name)
            || has(TableColumn::Id)
            || has(TableColumn::Printing)
            || (has(TableColumn::Set) && has(TableColumn::Number));
        (columns.len() > 1 && counts && says).then_some(TableHeading { columns, delimiter })
    })
}

fn column(cell: &str) -> Option<TableColumn> {
    let cell = fold(cell).replace([' ', '_', '-'], "");
    NAMES.iter().find(|(_, names)| names.contains(&cell.as_str())).map(|(column, _)| *column)
}

fn reader(delimiter: u8) -> ReaderBuilder {
    let mut builder = ReaderBuilder::new();
    builder.delimiter(delimiter).has_headers(false).flexible(true).trim(Trim::All).comment(Some(b'#'));
    builder
}

pub(super) fn read(content: &str, heading: &TableHeading, list: &mut DeckListBuilder<'_>) {
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
            read_row(&row, heading, ListPosition::Line(line), list);
        }
    }
}

fn read_row(row: &StringRecord, heading: &TableHeading, place: ListPosition, list: &mut DeckListBuilder<'_>) {
    let text = row.iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(", ");
    // A comma at the end of a row is ignored.
    let cells =
        row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()).last().map_or(0, |(last, _)| last + 1);
    let columns = heading.columns.len();
    if cells > columns {
        return list.refuse(place, DeckErrorKind::TooManyCells { text: quote(&text), cells, columns });
    }
    let cells = |column: TableColumn| {
        let pairs = heading.columns.iter().zip(row.iter());
        pairs.filter(move |(one, cell)| **one == Some(column) && !cell.is_empty()).map(|(_, cell)| cell)
    };
    let cell = |column: TableColumn| cells(column).next();
    let board = match cell(TableColumn::Section).map(fold).as_deref() {
        None | Some("deck" | "main" | "main deck" | "mainboard") => DeckPart::Deck,
        Some("sideboard" | "side") => DeckPart::Side,
        Some(_) => return list.refuse(place, DeckErrorKind::NoSection { text: quote(&text) }),
    };
    let count = match cell(TableColumn::Count) {
        Some(count) => Some(count.to_owned()),
        None => sum(cells(TableColumn::Part)),
    };
    let Some(count) = count else {
        return list.refuse(place, DeckErrorKind::NoCount { text: quote(&text) });
    };
    let name = cell(TableColumn::Name).map(|name| match cell(TableColumn::Version) {
        None => name.to_owned(),
        Some(version) => {
            let full_name = format!("{name} - {version}");
            // Some tables have the full name in one column and its version again in another.
            let twice = find(&full_name, list.library).is_none() && find(name, list.library).is_some();
            if twice { name.to_owned() } else { full_name }
        }
    });
    let printing = match (cell(TableColumn::Set), cell(TableColumn::Number)) {
        (Some(set), Some(number)) => Some((set.to_owned(), number.to_owned())),
        _ => cell(TableColumn::Printing)
            .and_then(|printing| printing.split_once('/'))
            .map(|(set, number)| (set.to_owned(), number.to_owned())),
    };
    let id = cell(TableColumn::Id).and_then(|id| id.parse().ok());
    list.add(place, board, &count, &ListReference { text: &text, name, printing, id });
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
