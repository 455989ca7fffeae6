import { isLoaded, type Profile, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';

/** Loads a run, and reports its pending result, because only a request that meets the run can have it recorded. */
export async function loadRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run | null> {
  const run = await context.store.loadRun(id, signal);
  if (run) reportPendingResult(context, run);
  return run;
}

/** Loads several runs, in the order of their ids, and reports pending results as `loadRun` does. */
export async function loadRuns(
  context: Context,
  ids: readonly RunId[],
  signal?: AbortSignal,
  options?: { consistent: boolean },
): Promise<(Run | UnloadableRun | null)[]> {
  const runs = await context.store.loadRuns(ids, signal, options);
  for (const run of runs.filter(isLoaded)) reportPendingResult(context, run);
  return runs;
}

/** Reports a run that is over and whose result is not recorded yet. */
export function reportPendingResult({ onPendingResult }: Context, run: Run): void {
  if (run.pendingResult) onPendingResult(run.id);
}

/** Loads a run or, if it cannot be loaded, what is known of it. Returns `null` if there is none. */
export async function findRun(
  context: Context,
  id: RunId | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> {
  const [run = null] = id === null ? [] : await loadRuns(context, [id], signal);
  return run;
}

/** Finds the run that a profile points at. */
export const findActiveRun = (
  context: Context,
  profile: Profile | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> => findRun(context, profile?.activeRun ?? null, signal);

/** Finds a run that can be loaded; `null` for any other. */
export async function findLoadableRun(context: Context, id: RunId | null, signal?: AbortSignal): Promise<Run | null> {
  const run = await findRun(context, id, signal);
  return isLoaded(run) ? run : null;
}
