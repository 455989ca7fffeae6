import { sum } from '../../../src/lib/lists';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';
import { type Interval, mean, median, quantile, wilsonInterval } from '../../lib/statistics';
import type { ButtonRun } from './play-run';
import { PURPOSES, type Purpose } from './purpose';

/** A figure with its 95 % interval, bootstrapped over whole runs. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** Median of some values, and the bounds of their middle half. */
export interface Spread {
  median: number;
  low: number;
  high: number;
  values: number;
}

/** Pace of the first hour, over runs or over levels that the hero left. */
export interface PaceTally {
  firstFight: Spread;
  toDepth2: Spread;
  clicksPerLevel: Spread;
  /** Number of clicks on each level except the town, which bots leave at once. */
  clicksBelowTown: Spread;
  /** Player-turns per click, one value for each run. */
  turnsPerClick: Spread;
  /** Share of the clicks that pressed the recommended button. */
  recommended: Interval;
  /** Shares of the runs that reached the depths in DEPTHS. */
  reached: { depth: number; share: Interval }[];
}

export interface ClickTally {
  runs: number;
  clicks: number;
  turns: number;
  /** Player-turns per click, by the purpose of the click. */
  pace: Record<Purpose, Estimate & { clicks: number }>;
  overall: Estimate;
  /** Clicks from arrival on a level to the stairs down, over levels that the hero left. */
  perLevel: Estimate & { median: number; levels: number };
  /** Clicks on levels that the hero left, by depth; `spent` has the mean for each purpose. */
  byDepth: { depth: number; levels: number; mean: number; median: number; spent: Record<Purpose, number> }[];
  /** Share of the levels that the hero left after at most GOAL clicks. */
  within: Estimate;
  endings: Record<string, number>;
  medianDeepest: number;
  firstHour: PaceTally;
}

const TOWN = 1;

export const DEPTHS = [2, 3, 4, 5, 6];

/** Goal: a level takes at most this many clicks. */
export const GOAL = 25;

const RESAMPLES = 1000;

/** Adds up runs. Estimates are ratios of sums over runs. */
export function tallyOf(runs: readonly ButtonRun[]): ClickTally {
  const rng = rngFromSeed('resampling');
  const ratio = (over: (run: ButtonRun) => number, under: (run: ButtonRun) => number): Estimate =>
    bootstrapped(
      runs.map((run) => [over(run), under(run)] as const),
      rng,
    );
  const levels = runs.flatMap((run) => run.levels);
  const depths = [...new Set(levels.map(({ depth }) => depth))].sort((a, b) => a - b);
  const endings: Record<string, number> = {};
  for (const { ended } of runs) endings[ended] = (endings[ended] ?? 0) + 1;
  return {
    runs: runs.length,
    clicks: sum(runs.map(({ clicks }) => clicks)),
    turns: sum(runs.map(({ turns }) => turns)),
    pace: Object.fromEntries(
      PURPOSES.map((purpose) => [
        purpose,
        {
          ...ratio(
            ({ spent }) => spent[purpose].turns,
            ({ spent }) => spent[purpose].clicks,
          ),
          clicks: sum(runs.map(({ spent }) => spent[purpose].clicks)),
        },
      ]),
    ) as ClickTally['pace'],
    overall: ratio(
      ({ turns }) => turns,
      ({ clicks }) => clicks,
    ),
    perLevel: {
      ...ratio(clicksOnLevels, ({ levels: left }) => left.length),
      median: median(levels.map(({ clicks }) => clicks)) ?? 0,
      levels: levels.length,
    },
    byDepth: depths.map((depth) => depthTally(depth, levels)),
    within: ratio(
      ({ levels: left }) => left.filter(({ clicks }) => clicks <= GOAL).length,
      ({ levels: left }) => left.length,
    ),
    endings,
    medianDeepest: median(runs.map(({ deepest }) => deepest)) ?? 0,
    firstHour: paceOf(runs),
  };
}

function depthTally(depth: number, levels: ButtonRun['levels']): ClickTally['byDepth'][number] {
  const left = levels.filter((level) => level.depth === depth);
  const clicks = left.map((level) => level.clicks);
  const spent = PURPOSES.map((purpose) => [purpose, mean(left.map((level) => level.spent[purpose]))]);
  return {
    depth,
    levels: left.length,
    mean: mean(clicks),
    median: median(clicks) ?? 0,
    spent: Object.fromEntries(spent) as Record<Purpose, number>,
  };
}

function paceOf(runs: readonly ButtonRun[]): PaceTally {
  const clicks = sum(runs.map((run) => run.clicks));
  return {
    firstFight: spreadOf(runs.flatMap(({ firstFight }) => firstFight ?? [])),
    toDepth2: spreadOf(runs.flatMap(({ levels }) => levels[0]?.clicks ?? [])),
    clicksPerLevel: spreadOf(runs.flatMap(({ levels }) => levels.map((level) => level.clicks))),
    clicksBelowTown: spreadOf(
      runs.flatMap(({ levels }) => levels.flatMap(({ depth, clicks: spent }) => (depth > TOWN ? spent : []))),
    ),
    turnsPerClick: spreadOf(runs.map((run) => run.turns / Math.max(1, run.clicks))),
    recommended: wilsonInterval(sum(runs.map((run) => run.recommended)), clicks),
    reached: DEPTHS.map((depth) => ({
      depth,
      share: wilsonInterval(runs.filter(({ deepest }) => deepest >= depth).length, runs.length),
    })),
  };
}

const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values) ?? 0,
  low: quantile(values, 0.25) ?? 0,
  high: quantile(values, 0.75) ?? 0,
  values: values.length,
});

const clicksOnLevels = ({ levels }: ButtonRun): number => sum(levels.map(({ clicks }) => clicks));

/** Estimates the ratio of two sums. The interval is the middle 95 % of the ratios over resampled runs. */
function bootstrapped(pairs: readonly (readonly [over: number, under: number])[], rng: Rng): Estimate {
  const quotient = (drawn: typeof pairs): number =>
    sum(drawn.map(([over]) => over)) / Math.max(1, sum(drawn.map(([, under]) => under)));
  if (pairs.length === 0) return { value: 0, low: 0, high: 0 };
  const resampled = Array.from({ length: RESAMPLES }, () => quotient(pairs.map(() => rng.pick(pairs)))).sort(
    (a, b) => a - b,
  );
  const at = (share: number): number => resampled[Math.floor(share * (RESAMPLES - 1))] as number;
  return { value: quotient(pairs), low: at(0.025), high: at(0.975) };
}
