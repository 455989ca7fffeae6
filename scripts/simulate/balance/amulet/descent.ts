import type { RawId } from '../../../../src/engine';
import type { BotName } from '../../../bots';
import { added, type Counts, commonest, counted, shares } from '../../../lib/counts';
import { median } from '../../../lib/statistics';
import type { RunReport } from '../../run';
import { type Clicks, clicksAt, type Pace, paceOf } from './clicks';

/** How far the runs of one bot came in a campaign that ends with something brought home. */
export interface Descent {
  bot: BotName;
  runs: number;
  depths: DepthFigures[];
  /** How many clicks levels take. */
  pace: Pace;
  /** Runs that held it, and that brought it home. */
  held: number;
  home: number;
  /** Of those that held it and died: how many at each depth. */
  diedOnTheWay: Counts;
  /** Player-turns and actions of the runs that brought it home, ascending. */
  wonTurns: number[];
  wonActions: number[];
  /** Share of the hit points that these took from enemies, 0 to 1, by weapon, spell or thing, the highest first. */
  wonDamage: Counts;
}

export interface DepthFigures {
  depth: number;
  came: number;
  /** Who died there without having been deeper. */
  died: number;
  /** Median of the hero's level on its first arrival. */
  level: number | null;
  clicks: Clicks;
  /** Who or what killed them, the most frequent first. */
  killers: Counts;
}

/** Adds up the runs of one bot. `quest` is the raw of what is to be brought home. */
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
    held: holders.length,
    home: winners.length,
    diedOnTheWay: counted(holders.filter(hasDied).map(({ over }) => String(over?.depth))),
    wonTurns: ascending(winners.map(({ turns }) => turns)),
    wonActions: ascending(winners.map(({ actions }) => actions)),
    wonDamage: commonest(shares(added(winners.map(({ damage }) => damage)))),
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
    killers: counted(died.map(({ over }) => over?.by ?? over?.cause ?? 'unknown')),
  };
}
