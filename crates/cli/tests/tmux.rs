//! The full-screen table in a real terminal: tmux runs it, sends keys and reads the screen.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The prompt of the shell in the terminal.
const READY: &str = "ready>";

/// A terminal with a shell, closed when dropped.
struct Terminal {
    socket: String,
    folder: TempDir,
}

impl Terminal {
    /// Opens a terminal; `None`, with a message, without tmux.
    fn open(name: &str, width: u16, height: u16) -> Option<Terminal> {
        if Command::new("tmux").arg("-V").output().is_err() {
            testing::skip("tmux is not installed");
            return None;
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let socket = format!("inkwright-{name}-{}", std::process::id());
        let terminal = Terminal { socket, folder };
        let size = [width.to_string(), height.to_string()];
        let data = format!("INKWRIGHT_DATA={}", terminal.folder.path().join("data").display());
        let prompt = format!("PS1={READY} ");
        let shell = ["env", "-u", "NO_COLOR", "-u", "ENV", &data, &prompt, "sh"];
        let folder = terminal.folder.path().display().to_string();
        let mut args =
            vec!["-f", "/dev/null", "-u", "new-session", "-d", "-x", &size[0], "-y", &size[1], "-c", &folder];
        args.extend(shell);
        let output = terminal.tmux(&args);
        assert!(output.status.success(), "tmux: {}", String::from_utf8_lossy(&output.stderr));
        terminal.wait(&[READY]);
        Some(terminal)
    }

    fn tmux(&self, args: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.socket]).args(args).output().expect("tmux runs")
    }

    fn keys(&self, keys: &[&str]) {
        let mut args = vec!["send-keys"];
        args.extend(keys);
        self.tmux(&args);
    }

    /// Types text literally, even if keys have such names.
    fn write(&self, text: &str) {
        self.tmux(&["send-keys", "-l", text]);
    }

    /// Starts the program with these arguments.
    fn run(&self, args: &str) {
        self.write(&format!("{} {args}", env!("CARGO_BIN_EXE_inkwright")));
        self.keys(&["Enter"]);
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until the screen contains all of this.
    #[track_caller]
    fn wait(&self, parts: &[&str]) -> String {
        self.wait_until(&format!("{parts:?}"), |screen| parts.iter().all(|part| screen.contains(part)))
    }

    #[track_caller]
    fn wait_until(&self, what: &str, seen: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        loop {
            let screen = self.screen();
            if seen(&screen) {
                return screen;
            }
            assert!(begin.elapsed() < PATIENCE, "waiting for {what}:\n{screen}");
            sleep(Duration::from_millis(30));
        }
    }

    /// The number of stored games with this extension.
    fn kept(&self, ending: &str) -> usize {
        let games = self.folder.path().join("data/games");
        let Ok(entries) = fs::read_dir(games) else { return 0 };
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths.filter(|path| path.extension().is_some_and(|found| found == ending)).count()
    }

    /// Checks that the terminal is restored: typed text is visible.
    #[track_caller]
    fn is_restored(&self) {
        self.wait_until("the shell", |screen| {
            screen.trim_end().lines().last().is_some_and(|line| line.starts_with(READY))
        });
        self.write("stty -a");
        self.keys(&["Enter"]);
        let screen = self.wait(&["icanon"]);
        assert!(screen.contains(" echo ") && !screen.contains("-icanon"), "{screen}");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

#[test]
fn a_game_at_the_full_screen_table_is_played_to_its_end() {
    let Some(terminal) = Terminal::open("game", 100, 30) else { return };
    terminal.run("play --tui --seed 2 --bot greedy");
    terminal.wait(&["you decide", "Which cards of your opening hand do you put away?", "F10 quit"]);
    terminal.keys(&["F2"]);
    terminal.wait(&["Hint", "Enter moves the cursor to it"]);
    terminal.keys(&["q"]);
    terminal.write("done");
    terminal.keys(&["Enter"]);
    terminal.wait(&["Your action?"]);

    // Ends the turn and undoes that.
    terminal.write("end the turn");
    terminal.wait(&["> end the turn_", "1 of "]);
    terminal.keys(&["Enter"]);
    terminal.wait_until("the next own turn", |screen| {
        screen.contains("Your action?") && !screen.contains("> end the turn_")
    });
    terminal.keys(&["F3"]);
    terminal.wait(&["learned something", "y yes"]);
    terminal.keys(&["y"]);
    terminal.wait(&["taken back", "Your action?"]);

    // A larger window in the middle of the game.
    terminal.tmux(&["resize-window", "-x", "140", "-y", "40"]);
    terminal.wait_until("the larger table", |screen| {
        screen.lines().nth(39).is_some_and(|line| line.contains("F10 quit"))
    });

    // Plays the first answers to the end.
    let begin = Instant::now();
    let end = loop {
        let screen = terminal.screen();
        if screen.contains("save the replay") {
            break screen;
        }
        assert!(begin.elapsed() < 2 * PATIENCE, "the game does not end:\n{screen}");
        terminal.keys(&["Enter", "Enter", "Enter", "Enter"]);
    };
    assert!(end.contains("wins. (") || end.contains("You win. ("), "{end}");
    assert!(end.contains("rematch") && end.contains("save the replay"), "{end}");
    terminal.keys(&["s"]);
    terminal.wait(&["Saved as inkwright-2.replay"]);
    terminal.keys(&["q"]);
    terminal.is_restored();
    assert_eq!((terminal.kept("game"), terminal.kept("replay")), (0, 1));
    let saved = terminal.folder.path().join("inkwright-2.replay");
    let replay = replay::Replay::read(Path::new(&saved)).expect("a whole replay");
    let verified = replay.verify(&playable::PlayableLibrary::embedded()).expect("it plays back");
    assert!(verified.outcome.is_some());
}

#[test]
fn ctrl_c_restores_the_terminal_and_keeps_the_game() {
    let Some(terminal) = Terminal::open("leave", 100, 30) else { return };
    terminal.run("play --tui --seed 5 --bot greedy");
    terminal.wait(&["Which cards of your"]);
    terminal.write("done");
    terminal.keys(&["Enter"]);
    terminal.wait(&["Your action?"]);
    terminal.keys(&["Enter"]);
    terminal.wait_until("an answer in the log", |screen| screen.contains("(4."));
    terminal.keys(&["C-c"]);
    terminal.wait(&["The game is saved. Continue with `inkwright play --resume --tui`."]);
    terminal.is_restored();
    assert_eq!(terminal.kept("game"), 1);
    terminal.run("play --resume --tui");
    terminal.wait(&["you decide", "(4."]);
    // Too small, and then large enough again.
    terminal.tmux(&["resize-window", "-x", "70", "-y", "24"]);
    terminal.wait(&["The table needs 80 by 24 characters", "70 by 24"]);
    terminal.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    terminal.wait(&["you decide", "F10 quit"]);
    terminal.keys(&["F8"]);
    terminal.wait(&["Concede for p1"]);
    terminal.keys(&["y"]);
    terminal.wait(&["The game is over", "p2 wins. (2.3.3"]);
    terminal.keys(&["q"]);
    terminal.is_restored();
    assert_eq!((terminal.kept("game"), terminal.kept("replay")), (0, 1));
}
