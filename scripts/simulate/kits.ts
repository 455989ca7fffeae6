import type { Raws } from '../../src/engine';
import { SCHOOLS } from '../../src/engine/vocabulary/school';
import { loadRaws } from '../../src/raws';
import { kitOption } from '../lib/campaign-option';
import { UsageError } from '../lib/command-line';
import { mean, percent, wilsonInterval, withInterval } from '../lib/statistics';
import { table } from '../lib/table';
import type { RunPlan } from './run';

/**
 * Returns the kits of the runs, used by turns: the kit of `--kit`, or all. Returns none for runs with only the first
 * kit, because their plans leave out its id. Throws a `UsageError` if `--from` is set too.
 */
export function kitsOf({ kit, coverage, from }: KitValues): { kits?: string[] } {
  if (from !== undefined && kit !== undefined)
    throw new UsageError('--kit and --from exclude each other: heroes that begin deep have their own things.');
  const kits = loadRaws().kits.map(({ id }) => id);
  if (kit === 'all' || (kit === undefined && coverage && from === undefined)) return { kits };
  const id = kitOption(kit);
  return id === kits[0] ? {} : { kits: [id] };
}

interface KitValues {
  kit?: string | undefined;
  coverage: boolean;
  from?: string | undefined;
}

/** Facts about a run for comparing kits and schools. */
export interface Begun {
  plan: Pick<RunPlan, 'bot' | 'kit' | 'school'>;
  deepest: number;
  laurel: boolean;
}

/** Depths at which survival is compared. */
const DEPTHS = [3, 4, 6];

export const formatKits = ({ kits }: Raws, runs: readonly Begun[]): string =>
  formatSurvival(
    'kit',
    kits.map(({ id }) => id),
    runs.map((run) => ({ ...run, group: run.plan.kit ?? kits[0]?.id })),
  );

export const formatSchools = (runs: readonly Begun[]): string =>
  formatSurvival(
    'school',
    SCHOOLS,
    runs.map((run) => ({ ...run, group: run.plan.school })),
  );

/**
 * Writes a table with the share of runs that reached each depth and won the laurel, by bot and group. The last column
 * is the difference from the mean of the bot's groups at the greatest of these depths, in points.
 */
function formatSurvival(
  title: string,
  groups: readonly string[],
  runs: readonly (Begun & { group: string | undefined })[],
): string {
  const bots = [...new Set(runs.map(({ plan }) => plan.bot))];
  const rows = bots.flatMap((bot) => {
    const own = groups.map((id) => ({ id, begun: runs.filter(({ plan, group }) => plan.bot === bot && group === id) }));
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
  return table(['bot', title, 'runs', ...DEPTHS.map((depth) => `depth ${depth}`), 'laurel', 'from the mean'], rows);
}

const reached = (runs: readonly Begun[], depth: number): number =>
  runs.filter(({ deepest }) => deepest >= depth).length;
