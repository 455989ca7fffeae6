import { parseSeedCode } from '../../engine';
import { isLoaded, type Run, type RunId } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from './load-run';

/** True if a run may still count for the ranking: it is ranked, goes on, and nobody cheated in it. */
export const isRanking = ({ ranked, game }: Run): boolean => ranked && !game.cheated && game.over === null;

/**
 * True if one of these runs may still count for the ranking and has the seed that the seed code names. A second run in
 * that dungeon would show what the first has yet to find. Campaigns share levels, so the seed alone decides.
 */
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
