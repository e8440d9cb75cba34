//! Pseudorandom numbers, which are the same for the same seed.

use fastrand::Rng;

/// A generator of random numbers. A seed produces the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// Creates the generator for a seed.
    pub fn new(seed: u64) -> Random {
        Random(Rng::with_seed(seed))
    }

    /// Creates the generator for one numbered part of a run, so that the part can be repeated
    /// without the others.
    pub fn part(seed: u64, number: u64) -> Random {
        // Without this draw, neighbouring seeds would give related numbers.
        let of_seed = Rng::with_seed(seed).u64(..);
        let of_number = Rng::with_seed(!number).u64(..);
        Random::new(of_seed ^ of_number)
    }

    /// Returns 64 random bits.
    pub fn draw(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// Returns a number less than `end`, or 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        if end == 0 { 0 } else { self.0.u64(..end) }
    }

    /// Returns a number from `first` to `last`, inclusive.
    pub fn within(&mut self, first: u64, last: u64) -> u64 {
        first + self.below(last.saturating_sub(first) + 1)
    }

    /// Returns `true` with a probability of one in `times`.
    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// Returns a random element of `among`, which must not be empty.
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        &among[self.0.usize(..among.len())]
    }

    /// Shuffles `these`.
    pub fn shuffle<T>(&mut self, these: &mut [T]) {
        self.0.shuffle(these);
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
