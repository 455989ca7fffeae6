import { isLoaded, type Profile, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';

/**
 * Loads a run; `null` if there is none. Calls the context's `onPendingResult` for a finished run without a recorded
 * result. Rejects with an `UnloadableRunError` if the stored run is damaged or a later build wrote it.
 */
export async function loadRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run | null> {
  const run = await context.store.loadRun(id, signal);
  if (run) reportPendingResult(context, run);
  return run;
}

/**
 * Loads runs in the order of `ids`; `null` for an id without a run. A run that cannot be loaded becomes an
 * `UnloadableRun`. Calls `onPendingResult` for each finished run without a recorded result. Reads with strong
 * consistency by default.
 */
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

export function reportPendingResult({ onPendingResult }: Context, run: Run): void {
  if (run.pendingResult) onPendingResult(run.id);
}

/** Returns `null` if `id` is `null` or no run has the id. A run that cannot be loaded becomes an `UnloadableRun`. */
export async function findRun(
  context: Context,
  id: RunId | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> {
  const [run = null] = id === null ? [] : await loadRuns(context, [id], signal);
  return run;
}

/** Returns `null` if the profile has no active run, or if this run is gone. */
export const findActiveRun = (
  context: Context,
  profile: Profile | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> => findRun(context, profile?.activeRun ?? null, signal);

/** Returns `null` if there is no run, or if the stored run cannot be read. */
export async function findLoadableRun(context: Context, id: RunId | null, signal?: AbortSignal): Promise<Run | null> {
  const run = await findRun(context, id, signal);
  return isLoaded(run) ? run : null;
}
