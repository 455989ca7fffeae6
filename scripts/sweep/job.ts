import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { hasFork } from '../../src/engine/schema/campaigns';
import type { Raws } from '../../src/engine/schema/raws';
import { rawsFor } from '../../src/engine/state/campaign';
import { BUILDER_FIGURES, inspectBuilder } from '../../test/support/builder-figures';
import { repeatedPrefabs } from '../../test/support/deck-rules';
import { type Counts, countsOf } from '../../test/support/level-figures';
import { canSneakPastDragon, inspect, levelFaults } from '../../test/support/level-rules';
import { withOnlyRecipe } from '../lib/level-setup';

/** Levels to build: a depth by the first or second way, the levels of a run, or a single builder's draft. */
export type Target =
  | { kind: 'level'; depth: number; recipe: string | null; campaign?: string; isSecond?: boolean }
  | { kind: 'run'; depths: readonly number[] }
  | { kind: 'builder'; name: string };

export interface Job {
  target: number;
  what: Target;
  first: number;
  seeds: number;
}

/** Result of one job, or of several jobs. */
export interface Tally {
  target: number;
  built: number;
  rebuilds: number;
  fallbacks: number;
  /** Number of fortresses that a hero can cross without being seen by the dragon. */
  crossable: number;
  sums: Counts;
  /** Cells of the largest connected part of each builder's draft. */
  largest: number[];
  faults: string[];
}

export const emptyTally = (target: number): Tally => ({
  target,
  built: 0,
  rebuilds: 0,
  fallbacks: 0,
  crossable: 0,
  sums: { reachable: 0, mobs: 0, items: 0, props: 0 },
  largest: [],
  faults: [],
});

/** Builds the levels of a job and checks each one. Faults are part of the result and are never thrown. */
export function runJob(raws: Raws, { target, what, first, seeds }: Job): Tally {
  const tally = emptyTally(target);
  const all = rawsOf(raws, what);
  for (let number = first; number < first + seeds; number++) {
    const seed = `sweep ${number}`;
    tally.built += 1;
    if (what.kind === 'builder') sweepBuilder(all, what.name, seed, tally);
    else if (what.kind === 'run') sweepRun(all, what.depths, seed, tally);
    else sweepLevel(all, what, seed, tally);
  }
  return tally;
}

function rawsOf(raws: Raws, what: Target): Raws {
  if (what.kind !== 'level') return raws;
  const own = rawsFor(raws, what);
  return what.recipe === null ? own : withOnlyRecipe(own, what.recipe, what.depth);
}

function sweepBuilder(raws: Raws, name: string, seed: string, tally: Tally): void {
  const figures = BUILDER_FIGURES.find((one) => one.name === name);
  if (!figures) throw new Error(`no figures for ${name}`);
  const { faults, largest } = inspectBuilder(raws, figures, seed);
  tally.largest.push(largest);
  tally.faults.push(...faults.map((fault) => `${fault} (${seed})`));
}

function sweepRun(raws: Raws, depths: readonly number[], seed: string, tally: Tally): void {
  const levels = depths.map((depth) => buildLevel(raws, seed, depth));
  tally.faults.push(...repeatedPrefabs(raws, levels).map((fault) => `${fault} (${seed})`));
}

type LevelTarget = Extract<Target, { kind: 'level' }>;

function sweepLevel(raws: Raws, { depth, recipe, isSecond }: LevelTarget, seed: string, tally: Tally): void {
  const level = buildLevel(raws, seed, depth, { ...(isSecond && { isSecond }), forks: true });
  if (hasFork(raws.campaign, depth) && level.secondStairs === undefined)
    tally.faults.push(`depth ${depth}: only one way leads down (${seed})`);
  const inspection = inspect(raws, depth, level);
  const counts = countsOf(inspection);
  tally.rebuilds += level.faults.length;
  if (recipe === null && level.recipe.startsWith('fallback')) tally.fallbacks += 1;
  if (depth === 6 && canSneakPastDragon(inspection)) tally.crossable += 1;
  for (const key of Object.keys(counts) as (keyof Counts)[]) tally.sums[key] += counts[key];
  tally.faults.push(...levelFaults(inspection).map((fault) => `${fault} (${seed})`));
}

export function merge(into: Tally, tally: Tally): void {
  into.built += tally.built;
  into.rebuilds += tally.rebuilds;
  into.fallbacks += tally.fallbacks;
  into.crossable += tally.crossable;
  for (const key of Object.keys(into.sums) as (keyof Counts)[]) into.sums[key] += tally.sums[key];
  into.largest.push(...tally.largest);
  into.faults.push(...tally.faults);
}
