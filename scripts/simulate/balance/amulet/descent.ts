import type { RawId } from '../../../../src/engine';
import type { BotName } from '../../../bots';
import { added, type Counts, commonest, countWords, shares } from '../../../lib/counts';
import { median } from '../../../lib/statistics';
import { type ChoiceSummary, choiceSummaryOf } from '../../choices/choice-tally';
import type { RunReport } from '../../run';
import { type Clicks, clicksAt, type Pace, paceOf } from './clicks';

/** Progress of one bot's runs in a campaign that is won by bringing an item home. */
export interface Descent {
  bot: BotName;
  runs: number;
  depths: DepthFigures[];
  /** Median numbers of clicks that the runs spend on a level. */
  pace: Pace;
  /** Number of runs whose hero held the item. */
  withAmulet: number;
  home: number;
  /** Number of deaths at each depth in runs whose hero had held the item. */
  diedOnTheWay: Counts;
  /** Numbers of player-turns in the runs that brought the item home, ascending. */
  wonTurns: number[];
  /** Numbers of actions in the runs that brought the item home, ascending. */
  wonActions: number[];
  /** Sources of the damage to enemies in winning runs, highest first: weapons, spells, things; shares from 0 to 1. */
  wonDamage: Counts;
  /** Absent in figures from older versions. */
  choices?: ChoiceSummary;
}

export interface DepthFigures {
  depth: number;
  came: number;
  /** Number of runs that died at this depth and were never deeper. */
  died: number;
  /** Median level of the heroes at their first arrival on this depth. */
  level: number | null;
  clicks: Clicks;
  /** Causes of the deaths in `died`, most frequent first. */
  killers: Counts;
}

/** Summarises the runs of one bot. `quest` is the raw id of the item to bring home. */
export function descentOf(bot: BotName, reports: readonly RunReport[], quest: RawId): Descent {
  const runs = reports.filter(({ plan }) => plan.bot === bot);
  const holders = runs.filter(({ census }) => census.held.includes(quest));
  const winners = runs.filter(({ laurel }) => laurel);
  const deepest = Math.max(1, ...runs.map((run) => run.deepest));
  return {
    bot,
    runs: runs.length,
    depths: Array.from({ length: deepest }, (_, index) => figuresOf(runs, index + 1)),
    pace: paceOf(runs),
    withAmulet: holders.length,
    home: winners.length,
    diedOnTheWay: countWords(holders.filter(hasDied).map(({ over }) => String(over?.depth))),
    wonTurns: ascending(winners.map(({ turns }) => turns)),
    wonActions: ascending(winners.map(({ actions }) => actions)),
    wonDamage: commonest(shares(added(winners.map(({ damage }) => damage)))),
    choices: choiceSummaryOf(runs),
  };
}

const hasDied = ({ over }: RunReport): boolean => over?.result === 'died';
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

function figuresOf(runs: readonly RunReport[], depth: number): DepthFigures {
  const came = runs.filter((run) => run.deepest >= depth);
  const died = came.filter((run) => hasDied(run) && run.over?.depth === depth && run.deepest === depth);
  const arrivals = came.flatMap((run) => run.arrivals.filter((arrival) => arrival.depth === depth));
  return {
    ...{ depth, came: came.length, died: died.length },
    level: median(arrivals.map(({ level }) => level)),
    clicks: clicksAt(came, depth),
    killers: countWords(died.map(({ over }) => over?.by ?? over?.cause ?? 'unknown')),
  };
}
