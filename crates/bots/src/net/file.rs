//! Net files, which training writes.

use super::answers::{AIMS, PARTS, ROLES};
use super::facts::LibraryFacts;
use super::layer::Layer;
use super::model::{
    AIM, GIST, HIDDEN, INPUT, Layers, NetTable, PartVector, ProgramFacts, ProgramVectors, SECOND, THIRD,
    blend,
};
use super::rows::{FIXED, NAMED_SLOTS, SLOTS};
use engine::CardDb;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use thiserror::Error;

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"INKNET03";

/// The built-in net.
#[cfg(feature = "built-in-net")]
const DATA: &[u8] = include_bytes!("../../data/value.net");

/// The net of the program, once it is read.
static PROGRAM: OnceLock<Arc<Net>> = OnceLock::new();

/// Maximum size of a file in bytes.
pub const LARGEST: usize = 8 << 20;

/// Why a file is not a net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    #[error(
        "this is not a net: it does not begin with INKNET03; training/README.md describes how to make one"
    )]
    NotANet,
    #[error("the net is too short or too long: it was cut off or changed; export it again")]
    Length,
    #[error(
        "the net has the shape {found}, but this program needs {wanted}; train it again with this version"
    )]
    Shape { found: String, wanted: String },
    #[error("the name of a fact in the net can't be read; export it again")]
    Name,
}

/// A trained net without the cards of a library.
#[derive(Debug)]
pub struct Net {
    fixed: Arc<[[i16; HIDDEN]]>,
    /// The facts that cards share, by name: a vector per slot.
    facts: HashMap<String, [[i16; HIDDEN]; SLOTS]>,
    /// The facts for single cards, by name.
    names: HashMap<String, [[i16; HIDDEN]; NAMED_SLOTS]>,
    parts: Arc<[PartVector]>,
    layers: Arc<Layers>,
    programs: Arc<ProgramFacts>,
    /// The table for the last library.
    table: Mutex<Option<(u64, Arc<NetTable>)>>,
}

/// Reads numbers from the beginning of a file.
struct NetReader<'a>(&'a [u8]);

impl NetReader<'_> {
    fn take(&mut self, n: usize) -> Result<&[u8], NetError> {
        let (head, rest) = self.0.split_at_checked(n).ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(head)
    }

    fn short(&mut self) -> Result<i16, NetError> {
        let bytes = self.take(2)?;
        Ok(i16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn word(&mut self) -> Result<i32, NetError> {
        let bytes = self.take(4)?;
        Ok(i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    fn shorts<const N: usize>(&mut self) -> Result<[i16; N], NetError> {
        let mut shorts = [0; N];
        for short in &mut shorts {
            *short = self.short()?;
        }
        Ok(shorts)
    }

    fn words<const N: usize>(&mut self) -> Result<[i32; N], NetError> {
        let mut words = [0; N];
        for word in &mut words {
            *word = self.word()?;
        }
        Ok(words)
    }

    fn vectors<const N: usize, const M: usize>(&mut self) -> Result<[[i16; N]; M], NetError> {
        let mut vectors = [[0; N]; M];
        for vector in &mut vectors {
            *vector = self.shorts()?;
        }
        Ok(vectors)
    }

    fn part(&mut self) -> Result<PartVector, NetError> {
        Ok(PartVector { sum: self.shorts()?, direct: self.short()? })
    }

    fn layer<const IN: usize, const OUT: usize>(&mut self) -> Result<Layer<IN, OUT>, NetError> {
        let rows = self.vectors()?;
        Ok(Layer::new(&rows, self.words()?))
    }

    /// Checks the dimensions in the file.
    fn shape<const N: usize>(&mut self, wanted: [usize; N]) -> Result<(), NetError> {
        let found: [i32; N] = self.words()?;
        let wanted = wanted.map(|n| n as i32);
        if found == wanted {
            return Ok(());
        }
        Err(NetError::Shape { found: format!("{found:?}"), wanted: format!("{wanted:?}") })
    }

    fn names(&mut self) -> Result<Vec<String>, NetError> {
        let count = usize::try_from(self.word()?).map_err(|_| NetError::Length)?;
        let mut names = Vec::new();
        for _ in 0..count {
            let length = usize::try_from(self.short()?).map_err(|_| NetError::Name)?;
            let name = std::str::from_utf8(self.take(length)?).map_err(|_| NetError::Name)?;
            names.push(name.to_owned());
        }
        Ok(names)
    }

    fn layers(&mut self) -> Result<Layers, NetError> {
        Ok(Layers {
            card_start: self.shorts()?,
            player_start: self.shorts()?,
            gist: self.layer()?,
            around: self.layer()?,
            second: self.layer()?,
            third: self.layer()?,
            last: self.shorts()?,
            last_bias: self.word()?,
            context: self.layer()?,
            roles: (0..ROLES).map(|_| self.layer()).collect::<Result<_, _>>()?,
            weigh: self.shorts()?,
        })
    }

    fn programs(&mut self) -> Result<ProgramFacts, NetError> {
        let names = self.names()?;
        let mut vectors = Vec::new();
        for _ in &names {
            let row = self.shorts()?;
            let mut parts = [PartVector { sum: [0; AIM], direct: 0 }; AIMS];
            for part in &mut parts {
                *part = self.part()?;
            }
            vectors.push(ProgramVectors { row, parts });
        }
        let index = names.into_iter().enumerate().map(|(at, name)| (name, at)).collect();
        Ok(ProgramFacts { index, vectors })
    }
}

impl Net {
    /// The net of the program: the built-in one, or the installed one in a program without it.
    ///
    /// # Panics
    /// If there is none: see [`Net::is_there`].
    pub fn built_in() -> Arc<Net> {
        #[cfg(feature = "built-in-net")]
        let net = PROGRAM
            .get_or_init(|| Arc::new(Net::parse(DATA).expect("the net of the program is checked by a test")));
        #[cfg(not(feature = "built-in-net"))]
        let net = PROGRAM.get().expect("a program without a net installs one before its bots need it");
        net.clone()
    }

    /// Makes this the net of a program that has none yet.
    pub fn install(self) {
        let _ = PROGRAM.set(Arc::new(self));
    }

    /// Whether the program has a net.
    pub fn is_there() -> bool {
        cfg!(feature = "built-in-net") || PROGRAM.get().is_some()
    }

    /// Parses a net written by `training/net.py`.
    pub fn parse(bytes: &[u8]) -> Result<Net, NetError> {
        let mut reader = NetReader(bytes.strip_prefix(MAGIC).ok_or(NetError::NotANet)?);
        reader.shape([
            HIDDEN,
            INPUT,
            GIST,
            SECOND,
            THIRD,
            AIM,
            FIXED,
            SLOTS,
            NAMED_SLOTS,
            PARTS,
            ROLES,
            AIMS,
        ])?;
        let mut facts = HashMap::new();
        for name in reader.names()? {
            facts.insert(name, reader.vectors()?);
        }
        let mut names = HashMap::new();
        for name in reader.names()? {
            names.insert(name, reader.vectors()?);
        }
        let programs = Arc::new(reader.programs()?);
        let fixed = (0..FIXED).map(|_| reader.shorts()).collect::<Result<_, _>>()?;
        let parts = (0..PARTS).map(|_| reader.part()).collect::<Result<_, _>>()?;
        let layers = Arc::new(reader.layers()?);
        if !reader.0.is_empty() {
            return Err(NetError::Length);
        }
        Ok(Net { fixed, facts, names, parts, layers, programs, table: Mutex::new(None) })
    }

    /// The net for the cards of a library. The last table is cached.
    pub fn table(&self, db: &CardDb) -> Arc<NetTable> {
        let key = fingerprint(db);
        let mut kept = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        match &*kept {
            Some((of, table)) if *of == key => table.clone(),
            _ => {
                let table = Arc::new(self.table_of(&Arc::new(LibraryFacts::new(db))));
                *kept = Some((key, table.clone()));
                table
            }
        }
    }

    /// How many of the net's facts appear on the library's cards, and how many facts it has.
    pub fn known_facts(&self, db: &CardDb) -> (usize, usize) {
        let library = LibraryFacts::new(db);
        let found: HashSet<&String> = library.cards().iter().flatten().collect();
        let all = self.facts.keys().chain(self.names.keys());
        (all.clone().filter(|name| found.contains(*name)).count(), all.count())
    }

    /// The net for a library with known facts.
    pub fn table_of(&self, library: &Arc<LibraryFacts>) -> NetTable {
        let defs = library.cards().len();
        let mut cards = vec![[0; HIDDEN]; SLOTS * defs];
        for (def, names) in library.cards().iter().enumerate() {
            let shared: Vec<_> = names.iter().filter_map(|name| self.facts.get(name)).collect();
            let own: Vec<_> = names.iter().filter_map(|name| self.names.get(name)).collect();
            for slot in 0..SLOTS {
                let own = own.iter().filter_map(|vectors| vectors.get(slot));
                cards[slot * defs + def] = blend(shared.iter().map(|vectors| &vectors[slot]).chain(own));
            }
        }
        NetTable {
            fixed: self.fixed.clone(),
            cards,
            defs,
            parts: self.parts.clone(),
            layers: self.layers.clone(),
            facts: self.programs.clone(),
            library: library.clone(),
            programs: (0..library.steps()).map(|_| OnceLock::new()).collect(),
        }
    }
}

/// A hash of everything that nets know about a library's cards.
fn fingerprint(db: &CardDb) -> u64 {
    let mut hasher = DefaultHasher::new();
    for def in db.defs() {
        def.full_name.hash(&mut hasher);
        (def.cost, def.strength, def.willpower, def.lore, def.inks, def.keywords).hash(&mut hasher);
        (def.inkable, def.classes, def.listens, def.program).hash(&mut hasher);
    }
    (db.ops.len(), db.filters.len(), db.statics.len()).hash(&mut hasher);
    hasher.finish()
}

#[cfg(all(test, feature = "built-in-net"))]
mod tests {
    use super::{DATA, LARGEST, Net, NetError};

    #[test]
    fn the_net_of_the_program_is_whole_and_small() {
        Net::parse(DATA).expect("it can be read");
        assert!(DATA.len() <= 3 << 20 && DATA.len() <= LARGEST, "{} bytes", DATA.len());
    }

    #[test]
    fn what_is_not_a_net_is_refused() {
        assert_eq!(Net::parse(b"").err(), Some(NetError::NotANet));
        assert_eq!(Net::parse(b"(lore: 1.0)").err(), Some(NetError::NotANet));
        for length in [8, 20, 1_000, DATA.len() / 2, DATA.len() - 1] {
            assert!(Net::parse(&DATA[..length]).is_err(), "cut off after {length} bytes");
        }
        let longer: Vec<u8> = DATA.iter().copied().chain([0]).collect();
        assert_eq!(Net::parse(&longer).err(), Some(NetError::Length));
        let mut other = DATA.to_vec();
        other[8] ^= 1;
        assert!(matches!(Net::parse(&other), Err(NetError::Shape { .. })));
    }
}
