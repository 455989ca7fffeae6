import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Dice } from './dice';
import { seedOf } from './digest';

/** Four 32-bit integers, which can be stored as JSON. */
export type RngState = [number, number, number, number];

/** Functions receive the stream as an argument, and never keep the stream. */
export interface Rng {
  /** `low` and `high` are included. */
  int(low: number, high: number): number;
  die(sides: number): number;
  /** The result may be negative. */
  roll(dice: Dice): number;
  /** Returns true with this probability in percent: never for 0, always for 100. */
  percent(percent: number): boolean;
  /** Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /**
   * Returns an index. Weights are whole numbers; negative weights count as 0. If all weights are 0, returns -1 and uses
   * no random number.
   */
  weighted(weights: readonly number[]): number;
  state(): RngState;
}

/** Equal seeds give equal numbers on every machine. */
export function rngFromSeed(seed: string): Rng {
  const [a, b, c, d] = seedOf(seed);
  return rngFromState([a, b, c, d]);
}

/** A state of four zeros counts as seed 0, because the generator cannot run with zeros. */
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
