//! The laws of `fuzz/` on a stable compiler, with the seeds, every crash found so far, and mutations of them.
//! `INKWRIGHT_FUZZ_SECONDS=60 cargo test -p inkwright-cli --test fuzz -- --nocapture` looks for new crashes
//! and saves them in `fuzz/crashes`.

#[path = "../../../fuzz/laws.rs"]
mod laws;

use cards::{STARTERS, parse_deck};
use engine::{Chance, Game, GameSetup, Rules, Seat, Teams, Variant};
use playable::{DeckSet, PlayableLibrary};
use replay::Replay;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

/// Number of mutations in every run of the tests.
const TRIES: usize = 200;

fn folder(kind: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz").join(kind)
}

/// The files of a folder, sorted by name; none if it does not exist.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else { return vec![] };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a file of the project")).collect()
}

/// Makes a few changes to one of the inputs: bytes changed, removed or doubled, or parts of another input
/// inserted.
fn mutate(inputs: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut pick = |n: usize| chance.below(n as u32) as usize;
    let mut bytes = inputs[pick(inputs.len())].clone();
    let other = &inputs[pick(inputs.len())];
    for _ in 0..1 + pick(4) {
        let at = pick(bytes.len() + 1);
        let end = (at + pick(12)).min(bytes.len());
        match pick(6) {
            0 => bytes.insert(at, pick(256) as u8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            3 => {
                let from = pick(other.len() + 1);
                let part = other[from..(from + pick(40)).min(other.len())].to_vec();
                bytes.splice(at..end, part);
            }
            4 => {
                let numbers = ["0", "1", "255", "256", "999", "1000", "65535", "4294967296", "-1"];
                bytes.splice(at..end, numbers[pick(numbers.len())].bytes());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << pick(8);
                }
            }
        }
    }
    bytes
}

/// Checks a law with seeds, earlier crashes and mutations of them. In a timed run, inputs that violate it are
/// saved.
fn hold(name: &str, law: fn(&[u8]), more: Vec<Vec<u8>>) {
    let mut inputs = files(&folder("corpus").join(name));
    inputs.extend(more);
    assert!(!inputs.is_empty(), "{name} has seeds");
    inputs.extend(files(&folder("crashes").join(name)));
    inputs.iter().for_each(|input| law(input));
    let seconds: Option<u64> =
        env::var("INKWRIGHT_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let begin = Instant::now();
    let seed = seconds.map_or(1, |_| begin_seed());
    let mut chance = Chance::new(seed);
    let mut tries = 0;
    let goes_on = |tries: usize| match seconds {
        Some(seconds) => begin.elapsed() < Duration::from_secs(seconds),
        None => tries < TRIES,
    };
    while goes_on(tries) {
        let input = mutate(&inputs, &mut chance);
        tries += 1;
        if let Err(panic) = std::panic::catch_unwind(|| law(&input)) {
            if seconds.is_some() {
                let kept = folder("crashes").join(name);
                fs::create_dir_all(&kept).expect("a folder");
                fs::write(kept.join(format!("{:016x}", replay::checksum(&input))), &input).expect("a file");
            }
            eprintln!("{name}, seed {seed}, try {tries}: {:?}", String::from_utf8_lossy(&input));
            std::panic::resume_unwind(panic);
        }
    }
    println!("{name}: {} inputs and {tries} mutations in {:?}", inputs.len(), begin.elapsed());
}

/// A different seed for each search.
fn begin_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| now.as_secs())
}

#[test]
fn card_text() {
    hold("card_text", laws::card_text, vec![]);
}

#[test]
fn scenarios() {
    hold("scenario", laws::scenario, vec![]);
}

#[test]
fn deck_lists() {
    hold("deck_list", laws::deck_list, vec![]);
}

#[test]
fn server_messages() {
    hold("server_message", laws::server_message, vec![]);
}

/// Replays depend on the library, so their seeds are created here: the first answers of a few games.
#[test]
fn replays() {
    let library = PlayableLibrary::embedded();
    let seeds = (0..3).map(|seed| {
        let lists = [0, 1].map(|n| {
            let starter = STARTERS[n + 2 * seed as usize];
            parse_deck(starter.list, starter.name, &library.cards).expect("a starter deck")
        });
        let table = DeckSet::new(lists.to_vec(), &library).expect("decks that can be played");
        let start = GameSetup { starter: Some(Seat(0)), ..GameSetup::new(table.decks.clone(), seed) };
        let mut game = Game::start(table.db(), &start).expect("a game can begin like this");
        let (mut actions, mut legal, mut chance) = (vec![], vec![], Chance::new(seed));
        while game.decision().is_some() && actions.len() < 60 {
            game.legal(table.db(), &mut legal);
            let answer = legal[chance.below(legal.len() as u32) as usize];
            game.apply(table.db(), answer, None).expect("a listed answer");
            actions.push(answer);
        }
        let replay = Replay {
            version: Replay::VERSION,
            library_hash: library.hash(),
            seed,
            decks: lists.iter().map(Replay::deck).collect(),
            leaders: vec![],
            starter: Seat(0),
            variant: Variant::Constructed,
            rules: Rules::default(),
            teams: Teams::default(),
            actions,
            outcome: game.outcome(),
        };
        assert!(replay.verify(&library).is_ok());
        let bytes = replay.to_bytes();
        // Without the file's magic and checksum, which the law adds again.
        bytes[16..bytes.len() - 8].to_vec()
    });
    hold("replay", laws::replay, seeds.collect());
}
