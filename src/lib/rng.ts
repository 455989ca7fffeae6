import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice';
import { seedOf } from './digest';

/** The generator's whole position: four 32-bit integers. Plain JSON. */
export type RngState = [number, number, number, number];

/** A random stream. Functions that roll take it as an argument; none keeps one. */
export interface Rng {
  /** Uniform integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** One die: uniform 1..sides. */
  die(sides: number): number;
  /** Sum of the dice plus the bonus; may be negative. */
  roll(dice: Dice): number;
  /** True with the given chance in percent (0 to 100): 1d100 ≤ percent. */
  percent(percent: number): boolean;
  /** Uniform pick. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Index chosen with probability weight / total; -1 when the total is 0 (nothing is rolled then). */
  weighted(weights: readonly number[]): number;
  state(): RngState;
}

/** A stream from text: the same text gives the same stream on every machine. */
export function rngFromSeed(seed: string): Rng {
  const [a, b, c, d] = seedOf(seed);
  return rngFromState([a, b, c, d]);
}

/** A stream that continues from a stored position. */
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
