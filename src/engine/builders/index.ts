import type { Raws } from '../schema/raws';
import { bspInterior } from './bsp-interior';
import { type BuildOptions, type BuiltLevel, buildWith } from './chain/build-level';
import type { BuilderRegistry } from './chain/builder';
import { roomSpawner } from './room-spawner';
import { roomStairs } from './room-stairs';
import { roomStart } from './room-start';

/** Every builder a recipe may name. */
export const BUILDERS: BuilderRegistry = Object.fromEntries(
  [
    // starters
    bspInterior,
    // where one arrives, where one leaves
    roomStart,
    roomStairs,
    // who and what is there
    roomSpawner,
  ].map((builder) => [builder.name, builder]),
);

/** The level of a depth, from seed and depth alone: always the same, on every machine. */
export function buildLevel(raws: Raws, seed: string, depth: number, options: BuildOptions = {}): BuiltLevel {
  return buildWith(BUILDERS, raws, seed, depth, options);
}
