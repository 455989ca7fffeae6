import { TOWN } from '../../../../src/engine';
import { sum } from '../../../../src/lib/lists';
import { type Interval, median, wilsonInterval } from '../../../lib/statistics';
import type { RunReport } from '../../run';

/** Goal: half of the visits to levels take at most this number of clicks. */
export const CLICKS = 25;

/** Median numbers of clicks that runs spend on a level; `null` if no run left the level. */
export interface Clicks {
  /** Median from arrival to departure, over all visits. */
  visit: number | null;
  /** Median from arrival to departure, over first visits. */
  first: number | null;
  /** Median over runs of the clicks in all visits together. */
  inAll: number | null;
}

type Visits = Pick<RunReport, 'visits'>;

const clicksOf = ({ visits }: Visits, depth: number): number[] =>
  visits.filter((visit) => visit.depth === depth).map(({ actions }) => actions);

/** Returns the median numbers of clicks on the level at a depth, for runs that left the level. */
export function clicksAt(runs: readonly Visits[], depth: number): Clicks {
  const perRun = runs.map((run) => clicksOf(run, depth)).filter((clicks) => clicks.length > 0);
  return {
    visit: median(perRun.flat()),
    first: median(perRun.flatMap((clicks) => clicks.slice(0, 1))),
    inAll: median(perRun.map(sum)),
  };
}

export interface Pace {
  visit: number | null;
  first: number | null;
  within: Interval;
}

/** Leaves out the town. */
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
