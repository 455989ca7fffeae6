import { parseSeedCode } from '../../engine';
import { isLoaded, type Run, type RunId } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from './load-run';

/** True if the run can still enter the ranking. */
export const isRanking = ({ ranked, game }: Run): boolean => ranked && !game.cheated && game.over === null;

/** Compares only seeds, because campaigns share levels. */
export async function isScouting(
  context: Context,
  code: string | undefined,
  runs: readonly RunId[],
  signal?: AbortSignal,
): Promise<boolean> {
  const seed = code === undefined ? undefined : parseSeedCode(context.raws, code)?.seed;
  if (seed === undefined || runs.length === 0) return false;
  const loaded = await loadRuns(context, [...runs], signal);
  return loaded.some((run) => isLoaded(run) && isRanking(run) && run.game.seed === seed);
}
