import { isLoaded, type Profile, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';

/** Rejects with `UnloadableRunError` if the run is damaged or from a later build. */
export async function loadRun(context: Context, id: RunId, signal?: AbortSignal): Promise<Run | null> {
  const run = await context.store.loadRun(id, signal);
  if (run) reportPendingResult(context, run);
  return run;
}

/** Keeps the order of `ids`. Reads with strong consistency by default. */
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

export async function findRun(
  context: Context,
  id: RunId | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> {
  const [run = null] = id === null ? [] : await loadRuns(context, [id], signal);
  return run;
}

export const findActiveRun = (
  context: Context,
  profile: Profile | null,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> => findRun(context, profile?.activeRun ?? null, signal);

/** Returns `null` also for a run that cannot be read. */
export async function findLoadableRun(context: Context, id: RunId | null, signal?: AbortSignal): Promise<Run | null> {
  const run = await findRun(context, id, signal);
  return isLoaded(run) ? run : null;
}
