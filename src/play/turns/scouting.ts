import { parseSeedCode } from '../../engine';
import { isUnloadable, type RunId } from '../../storage/contract';
import type { Context } from '../use-case';

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
  const loaded = await context.store.loadRuns([...runs], signal);
  return loaded.some(
    (run) =>
      run && !isUnloadable(run) && run.ranked && !run.game.cheated && run.game.over === null && run.game.seed === seed,
  );
}
