import { parseSeedCode } from '../../engine';
import { isLoaded, type Run, type RunId } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from './load-run';

/** Whether a run may yet come to count. */
export const isRanking = ({ ranked, game }: Run): boolean => ranked && !game.cheated && game.over === null;

/**
 * Does one of these runs, which may yet come to count, go on in the dungeon of this code? Another run in it, which does
 * not count, would show what that one has yet to find. Campaigns share levels, so the seed alone decides.
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
