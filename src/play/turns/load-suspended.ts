import { isLoaded, isUnloadable, type Profile, type Run, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from './load-run';

/** Both lists begin with the run suspended first, and may miss the latest turns. */
export async function loadSuspended(
  context: Context,
  { suspendedRuns }: Pick<Profile, 'suspendedRuns'>,
  signal?: AbortSignal,
): Promise<{ alive: Run[]; unloadable: UnloadableRun[] }> {
  if (suspendedRuns.length === 0) return { alive: [], unloadable: [] };
  const loaded = await loadRuns(context, suspendedRuns, signal, { consistent: false });
  const alive = loaded.filter(isLoaded).filter(({ game }) => !game.over);
  return { alive, unloadable: loaded.filter(isUnloadable) };
}
