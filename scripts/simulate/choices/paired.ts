import type { BotName } from '../../bots';
import { type Mean, meanInterval, meanWithInterval } from '../../lib/statistics';
import type { RunReport } from '../run';

export type Comparable = Pick<RunReport, 'plan' | 'laurel' | 'deepest'>;

/** Mean differences between two bots on seeds that both have played, in percentage points. */
interface PairedFigures {
  pairs: number;
  laurels: Mean;
  /** Difference of the shares that reach the first depth below the dragon's. */
  below: Mean;
}

/** First depth below the dragon's lair. */
const BELOW = 7;

/** Returns how much better `bot` is than `other` on the same seeds. */
function pairedFigures(reports: readonly Comparable[], bot: BotName, other: BotName): PairedFigures {
  const runsOf = (name: BotName): Comparable[] => reports.filter(({ plan }) => plan.bot === name);
  const others = new Map(runsOf(other).map((run) => [run.plan.seed, run]));
  const pairs = runsOf(bot).flatMap((run): [Comparable, Comparable][] => {
    const match = others.get(run.plan.seed);
    return match ? [[run, match]] : [];
  });
  const difference = (holds: (run: Comparable) => boolean): Mean =>
    meanInterval(pairs.map(([a, b]) => 100 * (Number(holds(a)) - Number(holds(b)))));
  return {
    pairs: pairs.length,
    laurels: difference(({ laurel }) => laurel),
    below: difference(({ deepest }) => deepest >= BELOW),
  };
}

export function formatPairs(reports: readonly Comparable[], bot: BotName, other: BotName): string {
  const { pairs, laurels, below } = pairedFigures(reports, bot, other);
  const [won, came] = [meanWithInterval(laurels), meanWithInterval(below)];
  return `${bot} minus ${other} on ${pairs} seeds, in points: laurels ${won}; reaches depth ${BELOW} ${came}`;
}
