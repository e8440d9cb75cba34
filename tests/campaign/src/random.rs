//! Numbers that look like chance and follow from a seed.

/// A generator (SplitMix64): the same seed gives the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The generator of the part with this number of something that has this seed: parts can be
    /// repeated alone.
    pub fn part(seed: u64, number: u64) -> Random {
        let mut random = Random(seed ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        random.draw();
        random
    }

    /// The next 64 bits.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 where there is none.
    pub fn below(&mut self, end: u64) -> u64 {
        // The tiny preference for small numbers does not matter here.
        self.draw().checked_rem(end).unwrap_or(0)
    }

    /// A number from this one up to and with that one.
    pub fn within(&mut self, first: u64, last: u64) -> u64 {
        first + self.below(last.saturating_sub(first) + 1)
    }

    /// Whether something happens that does so once in this many times.
    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of these, which must not be none.
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        let place = self.below(among.len() as u64);
        &among[usize::try_from(place).unwrap_or(0)]
    }

    /// Brings these into an order of chance.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        for last in (1..these.len()).rev() {
            let other = self.below(last as u64 + 1);
            these.swap(last, usize::try_from(other).unwrap_or(last));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_and_another_something_else() {
        let numbers = |seed, number| {
            let mut random = Random::part(seed, number);
            [random.draw(), random.draw(), random.draw()]
        };
        assert_eq!(numbers(7, 3), numbers(7, 3));
        assert_ne!(numbers(7, 3), numbers(7, 4));
        assert_ne!(numbers(7, 3), numbers(8, 3));
    }

    #[test]
    fn numbers_stay_within_their_bounds_and_reach_them() {
        let mut random = Random::new(1);
        let mut seen = [0; 4];
        for _ in 0..1000 {
            seen[usize::try_from(random.within(2, 5)).unwrap() - 2] += 1;
        }
        assert!(seen.iter().all(|count| *count > 150), "{seen:?}");
        assert_eq!(random.below(0), 0);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        random.shuffle(&mut order);
        assert_ne!(order, [0, 1, 2, 3, 4, 5, 6, 7]);
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2, 3, 4, 5, 6, 7]);
    }
}
