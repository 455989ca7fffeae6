import type { BotName } from '../../bots';
import { difference, type Interval, wilsonInterval } from '../../lib/statistics';
import type { Summary } from '../tally';

/** A share that should be from `low` to `high`, 0 to 1. */
export interface Goal {
  title: string;
  low: number;
  high: number;
  measured: Interval;
}

const reaching = (summary: Summary | undefined, depth: number): Interval => {
  const hits = summary?.reached.find((row) => row.depth === depth)?.runs ?? 0;
  return wilsonInterval(hits, summary?.runs ?? 0);
};

const againstBoss = (summary: Summary | undefined, level: number): Interval => {
  const { met, killed } = summary?.boss[level] ?? { met: 0, killed: 0 };
  return wilsonInterval(killed, met);
};

const everBoss = (summary: Summary | undefined): Interval => {
  const duels = Object.values(summary?.boss ?? {});
  const sum = (key: 'met' | 'killed'): number => duels.reduce((total, one) => total + one[key], 0);
  return wilsonInterval(sum('killed'), sum('met'));
};

/** The goals of the game's balance with the measured figures. */
export function goalsOf(summaries: readonly Summary[]): Goal[] {
  const of = (bot: BotName): Summary | undefined => summaries.find((summary) => summary.bot === bot);
  const goal = (title: string, low: number, high: number, measured: Interval): Goal => ({ title, low, high, measured });
  return [
    goal('random reaches depth 4', 0, 0.05, reaching(of('random'), 4)),
    goal('random reaches depth 6', 0, 0.005, reaching(of('random'), 6)),
    goal('fighter reaches depth 4', 0.35, 0.5, reaching(of('fighter'), 4)),
    goal('fighter reaches depth 6', 0.08, 0.2, reaching(of('fighter'), 6)),
    goal('fighter kills the dragon it meets', 0, 0.04, everBoss(of('fighter'))),
    goal('careful reaches depth 4', 0.65, 0.8, reaching(of('careful'), 4)),
    goal('careful reaches depth 6', 0.35, 0.5, reaching(of('careful'), 6)),
    goal('careful kills the dragon it meets', 0, 0.04, everBoss(of('careful'))),
    goal('planner reaches depth 4', 0.75, 0.85, reaching(of('planner'), 4)),
    goal('planner reaches depth 6', 0.5, 0.65, reaching(of('planner'), 6)),
    goal(
      'planner beyond fighter at depth 6: wits matter',
      0.3,
      1,
      difference(reaching(of('planner'), 6), reaching(of('fighter'), 6)),
    ),
    goal('planner kills the dragon it meets at level 5', 0.4, 0.55, againstBoss(of('planner'), 5)),
    goal('planner kills the dragon it meets at level 6', 0.55, 0.7, againstBoss(of('planner'), 6)),
    goal('planner finds a winning kit before depth 6', 0.6, 1, of('planner')?.kit ?? wilsonInterval(0, 0)),
    ...shapeOf(of('careful'), goal),
    goal(
      'careful dies in one click from over 60 % of its hit points',
      0,
      0.03,
      of('careful')?.sudden ?? wilsonInterval(0, 0),
    ),
    goal('careful is killed on a walk or at rest', 0, 0.01, of('careful')?.walking ?? wilsonInterval(0, 0)),
  ];
}

/** Deaths should be spread evenly: 15 to 22 % of those who reach a depth above the dragon's die there. */
function shapeOf(
  summary: Summary | undefined,
  goal: (title: string, low: number, high: number, measured: Interval) => Goal,
): Goal[] {
  return [2, 3, 4, 5].map((depth) => {
    const row = summary?.reached.find((one) => one.depth === depth);
    return goal(`careful dies at depth ${depth}, once there`, 0.15, 0.22, row?.deaths ?? wilsonInterval(0, 0));
  });
}

/** Whether the figure, or at least its interval, is within the bounds. */
export function verdict({ low, high, measured }: Goal): 'met' | 'within chance' | 'missed' | 'no cases' {
  if (measured.tries === 0) return 'no cases';
  if (measured.share >= low && measured.share <= high) return 'met';
  return measured.high >= low && measured.low <= high ? 'within chance' : 'missed';
}
