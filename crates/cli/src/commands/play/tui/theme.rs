//! How things look. Colour only repeats what words or marks already say.

use ratatui::style::{Color, Modifier, Style};

#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// Without colour where `NO_COLOR` is set to anything.
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

    /// The line under the cursor, in the part of the screen that has the keys.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The frame of the part that has the keys.
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

    /// A card that can do nothing for now.
    pub fn spent(self) -> Style {
        self.tinted(Color::DarkGray)
    }

    pub fn hurt(self) -> Style {
        self.tinted(Color::Red)
    }

    /// What is new in the log.
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
