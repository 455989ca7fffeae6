import type { BotName } from '../../bots';
import { type Interval, wilsonInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import type { DuelRow } from './duels';
import { KITS } from './kits';

/** Measured share, and the range from `low` to `high` where it should be; all from 0 to 1. */
export interface Goal {
  title: string;
  low: number;
  high: number;
  measured: Interval;
}

export interface Measured {
  summaries: readonly Summary[];
  duels: readonly DuelRow[];
}

export const NO_CASES = wilsonInterval(0, 0);
/** Levels that heroes usually have when they reach the dragon. */
const SNEAKING_LEVELS = [5, 6];
const MELEE = KITS[0]?.name;

/** Returns a goal: the measured share should be from `low` to `high`, both 0 to 1. */
export const goal = (title: string, low: number, high: number, measured: Interval): Goal => ({
  title,
  low,
  high,
  measured,
});

export const reaching = (summary: Summary | undefined, depth: number): Interval => {
  const hits = summary?.reached.find((row) => row.depth === depth)?.runs ?? 0;
  return wilsonInterval(hits, summary?.runs ?? 0);
};

const everBoss = (summary: Summary | undefined): Interval => {
  const duels = Object.values(summary?.boss ?? {});
  const sum = (key: 'met' | 'killed'): number => duels.reduce((total, one) => total + one[key], 0);
  return wilsonInterval(sum('killed'), sum('met'));
};

export function goalsOf({ summaries, duels }: Measured): Goal[] {
  const of = (bot: BotName): Summary | undefined => summaries.find((summary) => summary.bot === bot);
  return [
    goal('random reaches depth 4', 0, 0.05, reaching(of('random'), 4)),
    goal('random reaches depth 6', 0, 0.005, reaching(of('random'), 6)),
    goal('careful reaches depth 4', 0.55, 0.75, reaching(of('careful'), 4)),
    goal('careful reaches depth 6', 0.3, 0.45, reaching(of('careful'), 6)),
    ...shapeOf(of('careful')),
    goal('careful kills the dragon it meets', 0, 0.04, everBoss(of('careful'))),
    goal('careful dies in one click from over 60 % of its hit points', 0, 0.03, of('careful')?.sudden ?? NO_CASES),
    goal('careful is killed on a walk or at rest', 0, 0.01, of('careful')?.walking ?? NO_CASES),
    goal('planner reaches depth 6', 0.55, 0.7, reaching(of('planner'), 6)),
    goal('planner earns the laurel', 0.3, 0.45, of('planner')?.laurels ?? NO_CASES),
    goal('planner kills the dragon it meets', 0.55, 0.75, everBoss(of('planner'))),
    goal('planner finds a winning kit before depth 6', 0.6, 1, of('planner')?.kit ?? NO_CASES),
    ...SNEAKING_LEVELS.map((level) =>
      goal(`slips past the dragon at level ${level}`, 0.2, 0.45, chanceOf(duels, 'sneak', level)),
    ),
    goal('best melee beats the dragon on open ground, its best level', 0, 0.03, bestMelee(duels, 'arena')),
    goal('best melee beats the dragon in its lair, its best level', 0, 0.03, bestMelee(duels, 'lair')),
  ];
}

/**
 * Returns a goal for each depth above the dragon's: the share of arriving runs that die there. The range makes sure
 * that few heroes reach the dragon unhurt, and that no depth kills most of them.
 */
function shapeOf(summary: Summary | undefined): Goal[] {
  return [2, 3, 4, 5].map((depth) => {
    const row = summary?.reached.find((one) => one.depth === depth);
    return goal(`careful dies at depth ${depth}, once there`, 0.1, 0.24, row?.deaths ?? NO_CASES);
  });
}

/** Returns the chance of winning at one hero's level, from the first row with this place. */
function chanceOf(duels: readonly DuelRow[], place: DuelRow['place'], level: number): Interval {
  const row = duels.find((one) => one.place === place);
  return row?.won.find((one) => one.level === level)?.chance ?? NO_CASES;
}

/** Returns the chance of winning with only blows, at the hero's level with the highest chance. */
function bestMelee(duels: readonly DuelRow[], place: DuelRow['place']): Interval {
  const chances = duels.find((one) => one.place === place && one.kit === MELEE)?.won.map(({ chance }) => chance) ?? [];
  return chances.reduce((best, chance) => (chance.share >= best.share ? chance : best), NO_CASES);
}

const inPercent = (value: number): string => String(Number((100 * value).toFixed(1)));

/** Formats the range of a goal: `≤ 5 %`, `≥ 60 %` or `10–24 %`. */
export function boundsOf({ low, high }: Goal): string {
  if (high === 1) return `≥ ${inPercent(low)} %`;
  return low === 0 ? `≤ ${inPercent(high)} %` : `${inPercent(low)}–${inPercent(high)} %`;
}

export const HOW_GOALS_READ =
  'Shares with their 95 % intervals after Wilson. A goal is *within chance* when only the interval reaches it.';

export type Verdict = 'met' | 'within chance' | 'missed' | 'no cases';

/** A range, and a figure with its interval in the same unit. */
interface Bounded {
  low: number;
  high: number;
  measured: Pick<Interval, 'tries' | 'share' | 'low' | 'high'>;
}

/**
 * Compares the measured share with the range. Returns `within chance` if the share misses the range but its 95 %
 * interval reaches it. Returns `no cases` if nothing was measured.
 */
export function verdict({ low, high, measured }: Bounded): Verdict {
  if (measured.tries === 0) return 'no cases';
  if (measured.share >= low && measured.share <= high) return 'met';
  return measured.high >= low && measured.low <= high ? 'within chance' : 'missed';
}
