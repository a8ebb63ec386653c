//! The report of `matchup` in a real browser: it opens without errors, sends no requests, and works. Needs
//! chromium; without it the tests are skipped with a message.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/decks");
const DECKS: [&str; 3] = ["a-steadfast-strategy.txt", "daring-and-deception.txt", "the-heart-of-magic.txt"];

/// The browser's results for a page.
struct PageRun {
    /// The page after its script ran.
    dom: String,
    /// Messages on the console.
    console: Vec<String>,
    /// Addresses requested by the page.
    requests: Vec<String>,
}

fn browser() -> Option<&'static str> {
    let there = |name: &&str| {
        Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find(there)
}

/// Opens a page; `None` without a browser.
fn open(dir: &Path, page: &Path) -> Option<PageRun> {
    let Some(browser) = browser() else {
        testing::skip("there is no Chromium to open the report with");
        return None;
    };
    let log = dir.join("net-log.json");
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-extensions"])
        .args(["--enable-logging=stderr", "--dump-dom", "--virtual-time-budget=3000"])
        .arg(format!("--user-data-dir={}", dir.join("profile").display()))
        .arg(format!("--log-net-log={}", log.display()))
        .arg(format!("file://{}", page.display()))
        .stdin(Stdio::null())
        .output()
        .expect("the browser starts");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let console = told.lines().filter(|line| line.contains(":CONSOLE")).map(str::to_owned).collect();
    // The browser's own requests don't have a page as their initiator.
    let net = fs::read_to_string(&log).expect("the browser kept a log");
    let asked = net
        .lines()
        .filter(|line| line.contains("\"initiator\":\"file://") || line.contains("\"initiator\":\"null\""));
    let requests = asked.filter(|line| line.contains("\"url\":\"http")).map(str::to_owned).collect();
    Some(PageRun { dom: String::from_utf8_lossy(&output.stdout).into_owned(), console, requests })
}

/// A small run with these decks.
fn run(dir: &Path, decks: &[&Path]) {
    let output = Command::new(env!("CARGO_BIN_EXE_inkwright"))
        .args(["matchup", "--bot", "random", "--games", "20"])
        .args(decks)
        .current_dir(dir)
        .env("INKWRIGHT_DATA", concat!(env!("CARGO_TARGET_TMPDIR"), "/nothing-imported"))
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A report of three decks.
fn report(dir: &Path) -> String {
    run(dir, &DECKS.map(|name| Path::new(LISTS).join(name)).each_ref().map(|path| path.as_path()));
    fs::read_to_string(dir.join("matchup/report.html")).expect("a report")
}

#[test]
fn the_report_opens_without_errors_or_requests_and_has_all_cells() {
    let dir = tempfile::tempdir().expect("a folder");
    report(dir.path());
    let Some(opened) = open(dir.path(), &dir.path().join("matchup/report.html")) else { return };
    assert_eq!(opened.console, Vec::<String>::new());
    assert_eq!(opened.requests, Vec::<String>::new());
    assert!(opened.dom.contains("data-ready=\"yes\""), "the script ran to its end");
    assert_eq!(opened.dom.matches("<td class=\"cell").count(), 3 * 3);
    assert_eq!(opened.dom.matches("<figure>").count(), 3);
}

#[test]
fn the_report_of_one_deck_opens_without_errors() {
    let dir = tempfile::tempdir().expect("a folder");
    let [first, ..] = DECKS.map(|name| Path::new(LISTS).join(name));
    run(dir.path(), &["--against".as_ref(), Path::new(LISTS), &first]);
    let Some(opened) = open(dir.path(), &dir.path().join("matchup/report.html")) else { return };
    assert_eq!(opened.console, Vec::<String>::new());
    assert!(opened.dom.contains("data-ready=\"yes\""), "the script ran to its end");
}

#[test]
fn tables_can_be_sorted_and_places_be_pointed_at() {
    let dir = tempfile::tempdir().expect("a folder");
    // Clicks the heading of a column twice and then points at a cell, like a person.
    let probe = "<script>
        const table = document.querySelector('table.ranking');
        const column = (n) => [...table.tBodies[0].rows].map((row) => parseFloat(row.cells[n].textContent));
        const button = table.tHead.rows[0].cells[2].querySelector('button');
        const rises = (list) => list.every((one, at) => at === 0 || list[at - 1] <= one);
        button.click();
        const falls = rises(column(2).reverse());
        button.click();
        const cell = document.querySelector('#heat td.up[data-tip]');
        cell.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 9, clientY: 9 }));
        const tip = document.getElementById('tip');
        document.title = `falls ${falls} rises ${rises(column(2))} tip ${!tip.hidden && tip.textContent === cell.dataset.tip}`;
        </script></body>";
    let page = dir.path().join("probe.html");
    fs::write(&page, report(dir.path()).replace("</body>", probe)).expect("it writes");
    let Some(opened) = open(dir.path(), &page) else { return };
    assert_eq!(opened.console, Vec::<String>::new());
    assert!(opened.dom.contains("<title>falls true rises true tip true</title>"), "{}", &opened.dom[..900]);
}

/// The other tests can fail: errors reach the console, and the policy blocks requests.
#[test]
fn a_page_that_asks_for_something_is_found_out() {
    let dir = tempfile::tempdir().expect("a folder");
    let whole = report(dir.path());
    let page = dir.path().join("asks.html");
    let asks = "<img src=\"http://127.0.0.1:9/x.png\"><script>nothing.here();</script></body>";
    fs::write(&page, whole.replace("</body>", asks)).expect("it writes");
    let Some(opened) = open(dir.path(), &page) else { return };
    assert!(
        opened.console.iter().any(|line| line.contains("nothing is not defined")),
        "{:?}",
        opened.console
    );
    assert!(
        opened.console.iter().any(|line| line.contains("Content Security Policy")),
        "{:?}",
        opened.console
    );
    // Without the policy the request is made and detected.
    let policy = whole.find("<meta http-equiv").expect("a policy");
    let end = policy + whole[policy..].find('>').expect("its end") + 1;
    let open_page = format!("{}{}", &whole[..policy], &whole[end..]).replace("</body>", asks);
    fs::write(&page, open_page).expect("it writes");
    let Some(opened) = open(dir.path(), &page) else { return };
    assert!(!opened.requests.is_empty());
}
