//! Styles. Colours only repeat information from words or marks.

use ratatui::style::{Color, Modifier, Style};

#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// Uses no colours if `NO_COLOR` is set and not empty.
    pub fn from_environment() -> Theme {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Theme { colour: !plain }
    }

    #[cfg(test)]
    pub fn plain() -> Theme {
        Theme { colour: false }
    }

    #[cfg(test)]
    pub fn coloured() -> Theme {
        Theme { colour: true }
    }

    fn tinted(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// The selected line in the focused part.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The frame of the focused part.
    pub fn focused(self) -> Style {
        self.tinted(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub fn frame(self) -> Style {
        self.tinted(Color::DarkGray)
    }

    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A card without possible actions.
    pub fn spent(self) -> Style {
        self.tinted(Color::DarkGray)
    }

    pub fn hurt(self) -> Style {
        self.tinted(Color::Red)
    }

    /// New lines in the log.
    pub fn news(self) -> Style {
        self.tinted(Color::Yellow)
    }

    pub fn yes(self) -> Style {
        self.tinted(Color::Green)
    }

    pub fn no(self) -> Style {
        self.tinted(Color::Red)
    }

    pub fn question(self) -> Style {
        self.tinted(Color::Yellow).add_modifier(Modifier::BOLD)
    }
}
