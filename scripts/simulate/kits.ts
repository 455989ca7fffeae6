import type { Raws } from '../../src/engine';
import { mean, percent, wilsonInterval, withInterval } from '../lib/statistics';
import { table } from '../lib/table';
import type { RunPlan } from './run';

/** Facts about a run that tell kits apart. */
export interface Begun {
  plan: Pick<RunPlan, 'bot' | 'kit'>;
  deepest: number;
  laurel: boolean;
}

/** Depths at which survival is compared. */
const DEPTHS = [3, 4, 6];

/**
 * Formats a table with the share of the runs that reached each depth and won the laurel, by bot and kit. The last column
 * is the difference to the mean of the bot's kits at the greatest of these depths, in points.
 */
export function formatKits({ kits }: Raws, runs: readonly Begun[]): string {
  const bots = [...new Set(runs.map(({ plan }) => plan.bot))];
  const rows = bots.flatMap((bot) => {
    const own = kits.map(({ id }, place) => ({
      id,
      begun: runs.filter(({ plan }) => plan.bot === bot && (plan.kit === undefined ? place === 0 : plan.kit === id)),
    }));
    const played = own.filter(({ begun }) => begun.length > 0);
    const shares = played.map(({ begun }) => reached(begun, DEPTHS.at(-1) ?? 0) / begun.length);
    const middle = mean(shares);
    return played.map(({ id, begun }, place) => [
      ...[bot, id, String(begun.length)],
      ...DEPTHS.map((depth) => withInterval(wilsonInterval(reached(begun, depth), begun.length))),
      withInterval(wilsonInterval(begun.filter(({ laurel }) => laurel).length, begun.length)),
      percent((shares[place] ?? 0) - middle),
    ]);
  });
  return table(['bot', 'kit', 'runs', ...DEPTHS.map((depth) => `depth ${depth}`), 'laurel', 'from the mean'], rows);
}

const reached = (runs: readonly Begun[], depth: number): number =>
  runs.filter(({ deepest }) => deepest >= depth).length;
