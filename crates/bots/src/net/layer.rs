//! Integer layers: 16-bit products, summed in 32 bits.
//!
//! Integer sums don't depend on their order, so every machine gets the same result, with vector instructions
//! or without.

use wide::{i16x16, i32x8};

/// 1.0 in rows and activations.
pub(super) const ONE: i16 = 256;

/// Maximum of an activation.
pub(super) const MOST: i16 = 4 * ONE;

/// Right shift that turns a layer's sums into activations.
pub(super) const DOWN: u32 = 10;

/// 1.0 in the results: log-odds and scores.
pub const UNIT: i32 = (ONE as i32) << DOWN;

/// Number of sums computed at a time, limited by the registers.
const LANES: usize = 4;

/// Number of outputs in each step of a layer.
const WIDE: usize = 8 * LANES;

/// A layer: a row of weights and a bias per output.
#[derive(Clone, Debug)]
pub(super) struct Layer<const IN: usize, const OUT: usize> {
    /// For each group of [`WIDE`] outputs and each pair of inputs: both weights of eight outputs,
    /// interleaved.
    weights: Vec<[i16x16; LANES]>,
    bias: [i32; OUT],
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    const SHAPE: () = assert!(IN.is_multiple_of(2) && OUT.is_multiple_of(WIDE));

    /// Makes a layer from the weights of each output.
    pub fn new(rows: &[[i16; IN]; OUT], bias: [i32; OUT]) -> Layer<IN, OUT> {
        let () = Self::SHAPE;
        let mut weights = Vec::with_capacity(OUT / WIDE * IN / 2);
        for first in (0..OUT).step_by(WIDE) {
            for pair in 0..IN / 2 {
                weights.push(std::array::from_fn(|lane| {
                    i16x16::new(std::array::from_fn(|at| rows[first + 8 * lane + at / 2][2 * pair + at % 2]))
                }));
            }
        }
        Layer { weights, bias }
    }

    fn sums(&self, input: &[i16; IN]) -> [i32; OUT] {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor supports AVX2.
            #[allow(unsafe_code)]
            return unsafe { avx2::sums(self, input) };
        }
        self.plain_sums(input)
    }

    fn plain_sums(&self, input: &[i16; IN]) -> [i32; OUT] {
        let mut out = self.bias;
        let (pairs, _) = input.as_chunks::<2>();
        for (out, weights) in out.as_chunks_mut::<WIDE>().0.iter_mut().zip(self.weights.chunks_exact(IN / 2))
        {
            let mut sums: [i32x8; LANES] =
                std::array::from_fn(|lane| i32x8::new(std::array::from_fn(|at| out[8 * lane + at])));
            for ([a, b], weights) in pairs.iter().zip(weights) {
                let both = i16x16::new(std::array::from_fn(|at| if at % 2 == 0 { *a } else { *b }));
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    *sum += both.dot(*weights);
                }
            }
            for (out, sum) in out.as_chunks_mut::<8>().0.iter_mut().zip(sums) {
                *out = sum.to_array();
            }
        }
        out
    }

    /// The outputs, clipped to the range of activations.
    pub fn activate(&self, input: &[i16; IN]) -> [i16; OUT] {
        self.sums(input).map(|sum| (sum >> DOWN).clamp(0, MOST.into()) as i16)
    }

    /// The outputs without clipping at zero.
    pub fn turn(&self, input: &[i16; IN]) -> [i16; OUT] {
        self.sums(input).map(|sum| (sum >> DOWN).clamp(i16::MIN.into(), i16::MAX.into()) as i16)
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{LANES, Layer, STRIPE, WIDE, plain_revisit};
    use std::arch::x86_64::{
        __m256i, _mm256_add_epi32, _mm256_adds_epi16, _mm256_madd_epi16, _mm256_set1_epi32,
    };

    #[target_feature(enable = "avx2")]
    pub fn gather<const N: usize>(start: &[i16; N], rows: &[&[i16; N]]) -> [i16; N] {
        let mut out = *start;
        for (at, out) in out.as_chunks_mut::<STRIPE>().0.iter_mut().enumerate() {
            let mut sums: [__m256i; STRIPE / 16] = bytemuck::cast(*out);
            for row in rows {
                let parts: [__m256i; STRIPE / 16] = bytemuck::cast(row.as_chunks::<STRIPE>().0[at]);
                for (sum, part) in sums.iter_mut().zip(parts) {
                    *sum = _mm256_adds_epi16(*sum, part);
                }
            }
            *out = bytemuck::cast(sums);
        }
        out
    }

    #[target_feature(enable = "avx2")]
    pub fn revisit<const N: usize>(card: &mut [i16; N], around: &[i16; N], sum: &mut [i16; N]) {
        plain_revisit(card, around, sum);
    }

    /// The same with 256-bit vectors.
    #[target_feature(enable = "avx2")]
    pub fn sums<const IN: usize, const OUT: usize>(layer: &Layer<IN, OUT>, input: &[i16; IN]) -> [i32; OUT] {
        let mut out = layer.bias;
        let (pairs, _) = input.as_chunks::<2>();
        for (out, weights) in out.as_chunks_mut::<WIDE>().0.iter_mut().zip(layer.weights.chunks_exact(IN / 2))
        {
            let mut sums: [__m256i; LANES] = bytemuck::cast(*out);
            for ([a, b], weights) in pairs.iter().zip(weights) {
                let both = _mm256_set1_epi32(i32::from(*b) << 16 | i32::from(*a as u16));
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(both, bytemuck::cast(*weights)));
                }
            }
            *out = bytemuck::cast(sums);
        }
        out
    }
}

/// Number of elements of each row that are summed at a time.
const STRIPE: usize = 48;

/// The sum of vectors.
pub(super) fn gather<const N: usize>(start: &[i16; N], rows: &[&[i16; N]]) -> [i16; N] {
    const { assert!(N.is_multiple_of(STRIPE)) };
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor supports AVX2.
        #[allow(unsafe_code)]
        return unsafe { avx2::gather(start, rows) };
    }
    plain_gather(start, rows)
}

fn plain_gather<const N: usize>(start: &[i16; N], rows: &[&[i16; N]]) -> [i16; N] {
    let mut sum = *start;
    rows.iter().for_each(|row| add(&mut sum, row));
    sum
}

/// Adds the context to a card's vector, clips it and adds it to the sum of its group.
pub(super) fn revisit<const N: usize>(card: &mut [i16; N], around: &[i16; N], sum: &mut [i16; N]) {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        // SAFETY: the processor supports AVX2.
        #[allow(unsafe_code)]
        return unsafe { avx2::revisit(card, around, sum) };
    }
    plain_revisit(card, around, sum);
}

#[inline(always)]
fn plain_revisit<const N: usize>(card: &mut [i16; N], around: &[i16; N], sum: &mut [i16; N]) {
    for ((card, around), sum) in card.iter_mut().zip(around).zip(sum) {
        *card = card.saturating_add(*around).clamp(0, MOST);
        *sum = sum.saturating_add(*card);
    }
}

/// Adds a vector to a sum.
pub(super) fn add<const N: usize>(sum: &mut [i16; N], part: &[i16; N]) {
    for (sum, part) in sum.iter_mut().zip(part) {
        *sum = sum.saturating_add(*part);
    }
}

/// Clips to the range of activations.
pub(super) fn cut<const N: usize>(sum: &mut [i16; N]) {
    for n in sum {
        *n = (*n).clamp(0, MOST);
    }
}

/// The dot product.
pub(super) fn dot<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i32 {
    a.iter().zip(b).fold(0i32, |sum, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b)))
}

#[cfg(test)]
mod tests {
    use super::{Layer, MOST, ONE, dot, gather, plain_gather, plain_revisit, revisit};
    use engine::RandomStream;
    use std::hint::black_box;

    const IN: usize = 192;
    const OUT: usize = 64;

    /// One number at a time in 64 bits, so that the compiler can't vectorize it.
    fn plain<const N: usize>(a: &[i16; N], b: &[i16; N]) -> i64 {
        let mut sum = 0;
        for at in 0..N {
            sum = black_box(sum + i64::from(a[at]) * i64::from(b[at]));
        }
        sum
    }

    #[test]
    fn layers_give_the_same_with_and_without_vector_instructions() {
        let mut dice = RandomStream::new(3);
        for _ in 0..200 {
            // Half of the inputs are zero, as after clipping.
            let input: [i16; IN] =
                std::array::from_fn(|_| (dice.below(2 * MOST as u32) as i16 - MOST).max(0));
            let rows: [[i16; IN]; OUT] =
                std::array::from_fn(|_| std::array::from_fn(|_| dice.below(2_001) as i16 - 1_000));
            let bias: [i32; OUT] = std::array::from_fn(|_| dice.below(100_001) as i32 - 50_000);
            let layer = Layer::new(&rows, bias);
            assert_eq!(layer.sums(&input), layer.plain_sums(&input));
            for ((sum, row), bias) in layer.plain_sums(&input).iter().zip(&rows).zip(bias) {
                let meant = plain(&input, row) + i64::from(bias);
                assert_eq!(i64::from(*sum), meant);
                assert_eq!(i64::from(dot(&input, row)) + i64::from(bias), meant);
            }
        }
    }

    #[test]
    fn sums_of_rows_are_the_same_with_and_without_vector_instructions() {
        let mut dice = RandomStream::new(4);
        for count in 0..40 {
            // Some sums are too large and saturate.
            let mut row = || -> [i16; 96] { std::array::from_fn(|_| (dice.below(9_001) as i16) - 3_000) };
            let (start, rows): (_, Vec<_>) = (row(), (0..count).map(|_| row()).collect());
            let rows: Vec<_> = rows.iter().collect();
            let mut card = gather(&start, &rows);
            assert_eq!(card, plain_gather(&start, &rows));
            let (around, sum) = (row(), row());
            let (mut meant, mut met, mut total) = (card, sum, sum);
            plain_revisit(&mut meant, &around, &mut met);
            revisit(&mut card, &around, &mut total);
            assert_eq!((card, total), (meant, met));
        }
    }

    #[test]
    fn what_comes_out_is_cut_off() {
        let rows = [[ONE; 2]; 32];
        let bias = std::array::from_fn(|at| [-1 << 30, -1024, 0, 1023, 1024, 1 << 30][at.min(5)]);
        let layer = Layer::new(&rows, bias);
        let cut = layer.activate(&[0, 0]);
        assert_eq!(cut[..6], [0, 0, 0, 0, 1, MOST]);
        assert_eq!(layer.turn(&[0, 0])[..6], [i16::MIN, -1, 0, 0, 1, i16::MAX]);
        assert_eq!(layer.activate(&[1, -1]), cut);
    }
}
