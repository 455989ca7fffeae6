import { isUnloadable, type Profile, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from './load-run';

const SUSPENDED_LIMIT = 8;

/** Writes nothing. Beyond `SUSPENDED_LIMIT`, drops the run of least `worthOf`. */
export async function suspendActive(context: Context, profile: Profile, signal?: AbortSignal): Promise<Profile> {
  const { activeRun, suspendedRuns } = profile;
  if (activeRun === null) return profile;
  const others = suspendedRuns.filter((id) => id !== activeRun);
  const kept = await mostMissed(context, others, signal);
  return { ...profile, activeRun: null, suspendedRuns: [...kept, activeRun] };
}

async function mostMissed(context: Context, runs: RunId[], signal?: AbortSignal): Promise<RunId[]> {
  const excess = runs.length + 1 - SUSPENDED_LIMIT;
  if (excess <= 0) return runs;
  const loaded = await loadRuns(context, runs, signal, { consistent: false });
  const leastMissed = runs
    .map((id, at) => ({ id, worth: worthOf(loaded[at] ?? null) }))
    .sort((one, other) => one.worth - other.worth)
    .slice(0, excess)
    .map(({ id }) => id);
  return runs.filter((id) => !leastMissed.includes(id));
}

/** Many daily runs would otherwise push out runs started on purpose. */
function worthOf(run: Run | UnloadableRun | null): number {
  if (run === null) return 0;
  if (isUnloadable(run)) return 3;
  if (run.game.over) return 0;
  return { daily: 1, fork: 2, chance: 3, seed: 3 }[run.origin.kind];
}
