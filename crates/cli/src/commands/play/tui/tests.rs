//! The drawn table, and the effects of keys.

use super::app::{Focus, Overlay, Screen, TableApp};
use super::draw::draw;
use super::theme::Theme;
use crate::commands::play::game_files::GameFiles;
use crate::decks::{self, DEFAULTS};
use cards::CardLibrary;
use engine::{Action, Seat};
use live::{AwaitedPlayers, BotSpec, Live, Setup, Sitter};
use playable::PlayableLibrary;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

static LIBRARY: LazyLock<Arc<PlayableLibrary>> =
    LazyLock::new(|| PlayableLibrary::new(CardLibrary::embedded()));

const SMALL: (u16, u16) = (100, 30);
const LARGE: (u16, u16) = (160, 50);

fn table(seed: u64, opponent: Sitter, theme: Theme) -> TableApp {
    let deck = |(name, list): (&str, &str)| decks::parse(list, name, &LIBRARY.cards).expect("a starter deck");
    let setup = Setup::duel([deck(DEFAULTS[0]), deck(DEFAULTS[1])], seed);
    let live = Live::start(&LIBRARY, setup, vec![Sitter::Person, opponent], true).expect("a game");
    TableApp::new(live, GameFiles::nowhere(), theme)
}

fn against_greedy(seed: u64) -> TableApp {
    let mut app = table(seed, Sitter::Bot(BotSpec::named("greedy").expect("a bot")), Theme::plain());
    settle(&mut app);
    app
}

/// Waits for bots and hints.
fn settle(app: &mut TableApp) {
    app.tick().expect("bots work");
    while app.is_busy() {
        std::thread::sleep(Duration::from_millis(1));
        app.tick().expect("bots work");
    }
}

fn press(app: &mut TableApp, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
    settle(app);
}

fn press_ctrl(app: &mut TableApp, letter: char) {
    app.key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
    settle(app);
}

fn write(app: &mut TableApp, text: &str) {
    text.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
}

fn buffer(app: &TableApp, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    terminal.draw(|frame| draw(frame, app)).expect("it can be drawn");
    terminal.backend().buffer().clone()
}

fn screen(app: &TableApp, size: (u16, u16)) -> String {
    let buffer = buffer(app, size);
    let line = |y: u16| (0..size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..size.1).map(|y| line(y) + "\n").collect()
}

#[track_caller]
fn shows(screen: &str, parts: &[&str]) {
    for part in parts {
        assert!(screen.contains(part), "no {part:?} on the screen:\n{screen}");
    }
}

/// Gives this many answers: quests and cards if possible, or else the first answer.
fn play(app: &mut TableApp, answers: usize) {
    for _ in 0..answers {
        if app.live.outcome().is_some() {
            break;
        }
        press(app, KeyCode::Enter);
    }
}

/// Keeps the opening hand, no matter who begins.
fn keep_hand(app: &mut TableApp) {
    write(app, "done");
    press(app, KeyCode::Enter);
}

#[test]
fn the_table_shows_both_sides_hand_log_answers_and_question() {
    let mut app = against_greedy(1);
    for size in [SMALL, LARGE] {
        let screen = screen(&app, size);
        shows(
            &screen,
            &["p1 (you)", "p2 greedy", "lore 0/20", "ink 0/0", "hand: 7 cards", "log", "you decide"],
        );
        shows(
            &screen,
            &["Which cards of your opening hand do you put away?", "answers", "F1 help", "F10 quit"],
        );
    }
    let hand = app.cards(Focus::Hand);
    let names: Vec<String> = hand.iter().map(|card| LIBRARY.db.def(card.def).full_name.clone()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    shows(&screen(&app, LARGE), &names);
    keep_hand(&mut app);
    shows(&screen(&app, SMALL), &["Turn ", "Your action?", "end the turn", "> "]);
    shows(&screen(&app, LARGE), &["Turn ", "Your action?", "end the turn", "> "]);
}

#[test]
fn eighty_by_twenty_four_is_enough_to_play() {
    const USUAL: (u16, u16) = (80, 24);
    let mut app = against_greedy(1);
    // The hand can be kept at once: that answer is selected and visible.
    assert_eq!(app.offers().nth(app.selected).map(|offer| offer.action), Some(Action::Done));
    shows(
        &screen(&app, USUAL),
        &[
            "Which cards of your opening hand",
            "▶ done: keep these cards",
            "you decide",
            "F1 help",
            "F10 quit",
        ],
    );
    press(&mut app, KeyCode::Enter);
    for _ in 0..60 {
        let AwaitedPlayers::People(_) = app.live.waiting() else { break };
        let selected = app.offers().nth(app.selected).expect("an answer").text.clone();
        let part: String = selected.chars().take(20).collect();
        shows(&screen(&app, USUAL), &["lore ", "hand: ", "log", &format!("▶ {part}")]);
        press(&mut app, KeyCode::Enter);
    }
}

#[test]
fn the_log_names_rules_and_marks_what_is_new() {
    let mut app = against_greedy(1);
    keep_hand(&mut app);
    play(&mut app, 6);
    let log = app.live.log(app.viewer).last().expect("something happened").clone();
    let screen = screen(&app, LARGE);
    shows(&screen, &[&format!("({})", log.rule), "> "]);
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let app = against_greedy(1);
    shows(&screen(&app, (79, 24)), &["80 by 24", "79 by 24"]);
    shows(&screen(&app, (80, 23)), &["needs"]);
    screen(&app, (1, 1));
}

#[test]
fn without_colour_nothing_is_coloured_and_nothing_is_lost() {
    let greedy = || Sitter::Bot(BotSpec::named("greedy").expect("a bot"));
    let mut apps = [table(4, greedy(), Theme::plain()), table(4, greedy(), Theme::coloured())];
    for app in &mut apps {
        settle(app);
        keep_hand(app);
        play(app, 30);
    }
    let buffers = apps.each_ref().map(|app| buffer(app, SMALL));
    let coloured = |buffer: &Buffer| {
        buffer.content.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    };
    assert_eq!(buffers.each_ref().map(coloured), [false, true]);
    let [plain, bright] = apps.each_ref().map(|app| screen(app, SMALL));
    assert_eq!(plain, bright);
}

#[test]
fn typing_filters_the_answers() {
    let mut app = against_greedy(1);
    keep_hand(&mut app);
    let all = app.offers().len();
    write(&mut app, "end turn");
    assert_eq!(app.offers().map(|offer| offer.action).collect::<Vec<_>>(), [Action::EndTurn]);
    shows(&screen(&app, SMALL), &["> end turn_", "1 of "]);
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.offers().len(), all);
    write(&mut app, "zzz");
    shows(&screen(&app, SMALL), &["no answer has these letters"]);
    let before = app.live.answered();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.live.answered(), before, "nothing is answered where nothing is selected");
}

#[test]
fn a_card_says_what_it_may_do_and_why_not() {
    let mut app = against_greedy(1);
    keep_hand(&mut app);
    press(&mut app, KeyCode::Tab);
    assert_eq!(app.focus, Focus::Hand);
    let costly = app.cards(Focus::Hand).iter().position(|card| LIBRARY.db.def(card.def).cost > 2);
    for _ in 0..costly.expect("a card that costs more than there is ink") {
        press(&mut app, KeyCode::Down);
    }
    press(&mut app, KeyCode::Enter);
    // 1.5.5.1: not enough ready ink.
    shows(&screen(&app, SMALL), &["What it may do now", "no  play ", "ink, and you have 0 ready", "(1.5."]);
    press(&mut app, KeyCode::Esc);
    assert!(app.overlay.is_none());
}

#[test]
fn the_help_tells_the_keys() {
    let mut app = against_greedy(1);
    press(&mut app, KeyCode::Char('?'));
    shows(&screen(&app, SMALL), &["Ctrl-Z", "concede", "Tab"]);
    press(&mut app, KeyCode::Esc);
    write(&mut app, "a?");
    assert_eq!(app.filter, "a?", "with letters before it, it is a letter");
}

#[test]
fn undo_asks_where_something_came_to_light_and_gives_the_same_screen() {
    let mut app = against_greedy(1);
    keep_hand(&mut app);
    let before = (app.live.replay(), app.live.view(app.viewer));
    write(&mut app, "end the turn");
    press(&mut app, KeyCode::Enter);
    assert_ne!(app.live.replay(), before.0);
    press_ctrl(&mut app, 'z');
    shows(&screen(&app, SMALL), &["learned something", "y yes"]);
    press(&mut app, KeyCode::Char('y'));
    assert_eq!((app.live.replay(), app.live.view(app.viewer)), before);
    shows(&screen(&app, SMALL), &["taken back"]);
}

#[test]
fn a_hint_leads_to_an_answer() {
    let mut app = against_greedy(1);
    keep_hand(&mut app);
    press(&mut app, KeyCode::F(2));
    let Some(Overlay::Sheet(sheet)) = &app.overlay else { panic!("the hint is shown") };
    let choice = sheet.lines[0].text.clone();
    shows(&screen(&app, SMALL), &["Hint", "Enter moves the cursor to it"]);
    press(&mut app, KeyCode::Enter);
    let selected = app.offers().nth(app.selected).expect("an answer");
    assert!(selected.text.starts_with(&choice), "{choice}: {selected:?}");
}

#[test]
fn conceding_and_leaving_are_asked_twice() {
    let mut app = against_greedy(1);
    press(&mut app, KeyCode::F(8));
    shows(&screen(&app, SMALL), &["Concede for p1", "2.3.3.4"]);
    press(&mut app, KeyCode::Char('n'));
    assert!(app.live.outcome().is_none());
    press(&mut app, KeyCode::F(10));
    press(&mut app, KeyCode::Esc);
    assert!(!app.is_done());
    press_ctrl(&mut app, 'x');
    press(&mut app, KeyCode::Char('y'));
    shows(&screen(&app, SMALL), &["The game is over", "p2 wins (2.3.3", "rematch"]);
    press(&mut app, KeyCode::Char('a'));
    assert!(app.live.outcome().is_none() && app.overlay.is_none());
    assert_eq!(app.live.setup().seed, 1);
    press_ctrl(&mut app, 'c');
    assert!(app.is_done());
}

#[test]
fn a_game_is_played_to_its_end_with_keys() {
    let mut app = against_greedy(2);
    play(&mut app, 2_000);
    assert!(app.live.outcome().is_some(), "the game ends");
    for size in [SMALL, LARGE] {
        shows(&screen(&app, size), &["The game is over", "(", "Lore: p1 ", "rematch", "save the replay"]);
    }
    press(&mut app, KeyCode::Char('u'));
    press(&mut app, KeyCode::Char('y'));
    assert!(app.live.outcome().is_none());
}

#[test]
fn people_at_one_screen_see_their_own_cards_alone() {
    let mut app = table(3, Sitter::Person, Theme::plain());
    let hands: Vec<Vec<String>> = [Seat(0), Seat(1)]
        .map(|seat| {
            let view = app.live.view(seat).expect("a seat");
            view.sides[seat.index()]
                .hand
                .iter()
                .map(|card| LIBRARY.db.def(card.def).full_name.clone())
                .collect()
        })
        .into();
    let mut sat = 0;
    for _ in 0..40 {
        if let Screen::Pass(seat) = app.screen {
            let hidden = screen(&app, LARGE);
            shows(&hidden, &[&format!("Pass the screen to {seat}."), "Press Enter"]);
            for name in hands.iter().flatten() {
                assert!(!hidden.contains(name.as_str()), "{name} on the screen between two people");
            }
            press(&mut app, KeyCode::Enter);
            sat += 1;
            assert_eq!(app.viewer, seat);
            assert_eq!(app.screen, Screen::Table);
            shows(&screen(&app, LARGE), &[&format!("{seat} (you)")]);
        }
        let AwaitedPlayers::People(people) = app.live.waiting() else { break };
        assert!(people.contains(&app.viewer));
        write(&mut app, "done");
        if app.offers().len() == 0 {
            press(&mut app, KeyCode::Esc);
            write(&mut app, "end the turn");
        }
        if app.offers().len() == 0 {
            press(&mut app, KeyCode::Esc);
        }
        press(&mut app, KeyCode::Enter);
    }
    assert!(sat > 4, "people changed places {sat} times");
}

#[test]
fn every_screen_of_a_game_can_be_drawn_at_any_size() {
    let mut app = against_greedy(7);
    for (step, size) in [(80, 24), (101, 31), (133, 37), (200, 60), (300, 100), (50, 10)]
        .into_iter()
        .cycle()
        .enumerate()
        .take(90)
    {
        screen(&app, size);
        match step % 9 {
            3 => press(&mut app, KeyCode::Tab),
            5 => press(&mut app, KeyCode::F(6)),
            7 => press(&mut app, KeyCode::F(4)),
            _ => play(&mut app, 1),
        }
        screen(&app, size);
        if app.overlay.is_some() {
            press(&mut app, KeyCode::Esc);
        }
        press(&mut app, KeyCode::Esc);
    }
}
