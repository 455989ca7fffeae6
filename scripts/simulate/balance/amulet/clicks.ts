import { TOWN } from '../../../../src/engine';
import { sum } from '../../../../src/lib/lists';
import { type Interval, median, wilsonInterval } from '../../../lib/statistics';
import type { RunReport } from '../../run';

/** Clicks that half of the visits should take at most. */
export const CLICKS = 25;

/** Medians of the clicks that a level takes. */
export interface Clicks {
  /** From coming to the level until leaving it, each time, and the first time. */
  visit: number | null;
  first: number | null;
  /** All visits of a run together. */
  inAll: number | null;
}

type Visits = Pick<RunReport, 'visits'>;

const clicksOf = ({ visits }: Visits, depth: number): number[] =>
  visits.filter((visit) => visit.depth === depth).map(({ actions }) => actions);

/** Of a level, in the runs that left it. */
export function clicksAt(runs: readonly Visits[], depth: number): Clicks {
  const perRun = runs.map((run) => clicksOf(run, depth)).filter((clicks) => clicks.length > 0);
  return {
    visit: median(perRun.flat()),
    first: median(perRun.flatMap((clicks) => clicks.slice(0, 1))),
    inAll: median(perRun.map(sum)),
  };
}

/** The medians over all levels but the town, and the share of visits that took no more than they should. */
export interface Pace {
  visit: number | null;
  first: number | null;
  within: Interval;
}

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
