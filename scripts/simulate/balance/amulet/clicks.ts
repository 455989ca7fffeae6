import { TOWN } from '../../../../src/engine';
import { sum } from '../../../../src/lib/lists';
import { type Interval, median, wilsonInterval } from '../../../lib/statistics';
import type { RunReport } from '../../run';

/** Goal for half of the visits: at most this many clicks. */
export const CLICKS = 25;

/** Medians of the clicks that a level takes; `null` if no run left the level. */
export interface Clicks {
  /** Clicks from arrival to departure, over all visits and over first visits. */
  visit: number | null;
  first: number | null;
  /** Clicks of all visits of a run to the level together. */
  inAll: number | null;
}

type Visits = Pick<RunReport, 'visits'>;

const clicksOf = ({ visits }: Visits, depth: number): number[] =>
  visits.filter((visit) => visit.depth === depth).map(({ actions }) => actions);

/** Clicks on a level, in the runs that left the level. */
export function clicksAt(runs: readonly Visits[], depth: number): Clicks {
  const perRun = runs.map((run) => clicksOf(run, depth)).filter((clicks) => clicks.length > 0);
  return {
    visit: median(perRun.flat()),
    first: median(perRun.flatMap((clicks) => clicks.slice(0, 1))),
    inAll: median(perRun.map(sum)),
  };
}

/** Medians over all levels except the town, and the share of visits that took at most CLICKS clicks. */
export interface Pace {
  visit: number | null;
  first: number | null;
  within: Interval;
}

/** Adds up the clicks of runs on all levels except the town. */
export function paceOf(runs: readonly Visits[]): Pace {
  const depths = [...new Set(runs.flatMap(({ visits }) => visits.map(({ depth }) => depth)))].filter(
    (depth) => depth !== TOWN,
  );
  const perLevel = runs.flatMap((run) => depths.map((depth) => clicksOf(run, depth)));
  const visits = perLevel.flat();
  const firsts = perLevel.flatMap((clicks) => clicks.slice(0, 1));
  return { visit: median(visits), first: median(firsts), within: within(visits) };
}

const within = (clicks: readonly number[]): Interval =>
  wilsonInterval(clicks.filter((amount) => amount <= CLICKS).length, clicks.length);
