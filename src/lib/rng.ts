import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice';
import { seedOf } from './digest';

/** Four 32-bit integers. */
export type RngState = [number, number, number, number];

/** Random stream. Pass the stream on as an argument; never store it. */
export interface Rng {
  /** Includes both `low` and `high`. */
  int(low: number, high: number): number;
  die(sides: number): number;
  /** The result may be negative. */
  roll(dice: Dice): number;
  /** Probability in percent: never true for 0, always for 100. */
  percent(percent: number): boolean;
  /** Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** Returns an index for whole weights; -1, without drawing, if none is positive. */
  weighted(weights: readonly number[]): number;
  state(): RngState;
}

/** Equal seeds give equal numbers on every machine. */
export function rngFromSeed(seed: string): Rng {
  const [a, b, c, d] = seedOf(seed);
  return rngFromState([a, b, c, d]);
}

/** Replaces four zeros, because the generator cannot run with zeros. */
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
