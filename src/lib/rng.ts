import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice';
import { seedOf } from './digest';

/** Complete state of the generator: four 32-bit integers, as plain JSON. */
export type RngState = [number, number, number, number];

/** A random stream. Functions that roll receive it as an argument, and none keeps it. */
export interface Rng {
  /** Returns a uniform integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** Rolls one die: a uniform integer from 1 to `sides`. */
  die(sides: number): number;
  /** Returns the sum of the dice plus the bonus, which may be negative. */
  roll(dice: Dice): number;
  /** Returns true with the given chance in percent (0 to 100), by a roll of 1d100 ≤ percent. */
  percent(percent: number): boolean;
  /** Picks one element uniformly. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /**
   * Returns an index, chosen with probability weight / total. Returns -1 without a roll if the total is 0. Negative
   * weights count as 0.
   */
  weighted(weights: readonly number[]): number;
  state(): RngState;
}

/** Creates a stream from text. The same text gives the same stream on every machine. */
export function rngFromSeed(seed: string): Rng {
  const [a, b, c, d] = seedOf(seed);
  return rngFromState([a, b, c, d]);
}

/** Creates a stream that continues from a stored state. */
export function rngFromState(state: RngState): Rng {
  const generator = state.some((word) => word !== 0) ? xoroshiro128plusFromState(state) : xoroshiro128plus(0);
  const int = (low: number, high: number): number => uniformInt(generator, low, high);
  const die = (sides: number): number => int(1, sides);
  return {
    int,
    die,
    roll({ count, sides, bonus }) {
      let sum = bonus;
      for (let i = 0; i < count; i++) sum += die(sides);
      return sum;
    },
    percent: (percent) => die(100) <= percent,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('pick from an empty list');
      return list[int(0, list.length - 1)] as T;
    },
    weighted(weights) {
      const total = weights.reduce((sum, weight) => sum + Math.max(0, weight), 0);
      if (total <= 0) return -1;
      let rest = die(total) - 1;
      for (const [index, weight] of weights.entries()) {
        if (weight <= 0) continue;
        if (rest < weight) return index;
        rest -= weight;
      }
      return -1;
    },
    state: () => [...generator.getState()] as unknown as RngState,
  };
}
