//! The effects of keys.

use super::app::{Confirm, Focus, Overlay, Screen, TableApp};
use crate::language::say;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Number of lines on a page.
const PAGE: isize = 8;

impl TableApp {
    pub fn key(&mut self, key: KeyEvent) {
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        if ctrl && key.code == KeyCode::Char('c') {
            // The game is stored, so nothing is lost.
            return self.quit();
        }
        match self.overlay.take() {
            Some(Overlay::Sheet(sheet)) => self.key_on_sheet(key.code, sheet),
            Some(Overlay::Confirm(confirm)) => self.key_on_confirm(key.code, confirm),
            Some(Overlay::End) => self.key_at_end(key.code),
            None => match self.screen {
                Screen::Pass(seat) => match key.code {
                    KeyCode::Enter => self.sit_down(seat),
                    KeyCode::F(10) | KeyCode::Char('q') => {
                        self.overlay = Some(Overlay::Confirm(Confirm::Quit));
                    }
                    _ => {}
                },
                Screen::Table if ctrl => self.key_with_ctrl(key.code),
                Screen::Table => self.key_on_table(key.code),
            },
        }
    }

    fn key_with_ctrl(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('t') => self.hint(),
            KeyCode::Char('z') => self.undo(),
            KeyCode::Char('p') => self.open_piles(),
            KeyCode::Char('s') => self.save_replay(),
            KeyCode::Char('x') => self.ask_to_concede(),
            KeyCode::Char('q') => self.overlay = Some(Overlay::Confirm(Confirm::Quit)),
            KeyCode::Char('u') => {
                self.filter.clear();
                self.apply_filter();
            }
            _ => {}
        }
    }

    fn key_on_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::F(1) => self.open_help(),
            KeyCode::Char('?') if self.filter.is_empty() => self.open_help(),
            KeyCode::F(2) => self.hint(),
            KeyCode::F(3) => self.undo(),
            KeyCode::F(4) => self.open_piles(),
            KeyCode::F(5) => self.save_replay(),
            KeyCode::F(8) => self.ask_to_concede(),
            KeyCode::F(10) => self.overlay = Some(Overlay::Confirm(Confirm::Quit)),
            KeyCode::Tab => self.move_focus(1),
            KeyCode::BackTab => self.move_focus(Focus::ALL.len() - 1),
            KeyCode::Up => self.move_by(-1),
            KeyCode::Down => self.move_by(1),
            KeyCode::Left if self.focus != Focus::Answers => self.move_by(-1),
            KeyCode::Right if self.focus != Focus::Answers => self.move_by(1),
            KeyCode::PageUp => self.move_by(-PAGE),
            KeyCode::PageDown => self.move_by(PAGE),
            KeyCode::Home => self.move_by(-isize::from(i16::MAX)),
            KeyCode::End => self.move_by(isize::from(i16::MAX)),
            KeyCode::Enter if self.focus == Focus::Answers => self.answer(),
            KeyCode::Enter => self.open_card(),
            // On an answer, shows its card.
            KeyCode::F(6) => self.open_card(),
            KeyCode::Esc => {
                self.focus = Focus::Answers;
                self.filter.clear();
                self.apply_filter();
            }
            KeyCode::Backspace => {
                self.filter.pop();
                self.apply_filter();
            }
            KeyCode::Char(c) => {
                self.focus = Focus::Answers;
                self.filter.push(c);
                self.apply_filter();
            }
            _ => {}
        }
    }

    fn ask_to_concede(&mut self) {
        if self.live.outcome().is_none() {
            self.overlay = Some(Overlay::Confirm(Confirm::Concede(self.viewer)));
        }
    }

    fn key_on_sheet(&mut self, code: KeyCode, mut sheet: super::sheets::Sheet) {
        match code {
            KeyCode::Enter => {
                if let Some(action) = sheet.choice {
                    self.select(action);
                }
                return;
            }
            KeyCode::Esc | KeyCode::Char('q' | '?') | KeyCode::F(_) => return,
            KeyCode::Up => sheet.scroll(-1),
            KeyCode::Down => sheet.scroll(1),
            KeyCode::PageUp => sheet.scroll(-PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => sheet.scroll(PAGE),
            _ => {}
        }
        self.overlay = Some(Overlay::Sheet(sheet));
    }

    fn key_on_confirm(&mut self, code: KeyCode, confirm: Confirm) {
        match code {
            KeyCode::Char('y' | 'Y') => match confirm {
                Confirm::Concede(seat) => self.concede(seat),
                Confirm::Undo(seat, _) => self.undo_now(seat),
                Confirm::Quit => self.quit(),
            },
            KeyCode::Char('n' | 'N') | KeyCode::Esc => {}
            _ => self.overlay = Some(Overlay::Confirm(confirm)),
        }
    }

    fn key_at_end(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('r') => self.again(false),
            KeyCode::Char('a') => self.again(true),
            KeyCode::Char('u') | KeyCode::F(3) => self.undo(),
            KeyCode::Char('s') | KeyCode::F(5) => {
                self.save_replay();
                self.overlay = Some(Overlay::End);
            }
            KeyCode::Char('q') | KeyCode::F(10) => self.quit(),
            KeyCode::Esc | KeyCode::Char('l') => {
                self.note = say!("tui-end-again");
            }
            _ => self.overlay = Some(Overlay::End),
        }
    }
}
