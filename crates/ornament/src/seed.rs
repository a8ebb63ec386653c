//! What is left to chance, decided by a card's name.

/// Numbers that look random and follow from a name: FNV-1a, then splitmix64.
#[derive(Debug)]
pub struct NameSeed(u64);

impl NameSeed {
    pub fn new(name: &str) -> NameSeed {
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        NameSeed(hash)
    }

    /// A short id that SVG can use, so that several pictures can share a document.
    pub fn id(&self) -> String {
        format!("o{:x}", self.0 & 0xffff_ffff)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A whole number below `n`, which is not 0.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// A whole number from `least` to `most`.
    pub fn count(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }

    /// A number from `least` to `most`, in a thousand steps.
    pub fn range(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * self.below(1001) as f64 / 1000.0
    }

    pub fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }
}
