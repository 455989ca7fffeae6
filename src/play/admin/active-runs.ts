import { isInGuild, isLoaded, isUnloadable, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import { listedRun } from '../turns/listed-run';
import { loadRuns } from '../turns/load-run';
import { NO_SERVER } from '../turns/server-rules';
import type { InputOf, OutputOf } from '../use-case';
import type { ActiveRun, AdminUseCases } from './admin-contract';

const LIMIT = 20;

const TIDIED = 2;

type Found = Run | UnloadableRun | null;

export async function activeRuns(
  context: Context,
  { home, limit = LIMIT, olderThan, newerThan, now, signal }: InputOf<AdminUseCases, 'activeRuns'>,
): Promise<OutputOf<AdminUseCases, 'activeRuns'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  const { store } = context;
  const range = { limit, now, ...(olderThan ? { olderThan } : {}), ...(newerThan ? { newerThan } : {}) };
  const { pointers, older, newer } = await store.listActiveRuns(home.id, range, signal);
  const ids = pointers.map(({ run }) => run);
  const found = await confirmMissing(context, ids, await loadRuns(context, ids, signal, { consistent: false }), signal);
  const untidy = pointers.flatMap((pointer, at) => {
    const isAlive = isStillPlayed(found[at] ?? null);
    return pointer.isOld || !isAlive ? [{ ...pointer, isAlive }] : [];
  });
  await store.tidyRunList(home.id, untidy.slice(0, TIDIED), signal);
  const alive = found.filter(isStillPlayed);
  return {
    kind: 'active',
    runs: alive.filter(isLoaded).map((run) => toActiveRun(context, run)),
    unloadable: alive.filter(isUnloadable),
    older,
    newer,
  };
}

/** Rereads missing runs, because the first read may miss a new run. */
async function confirmMissing(context: Context, ids: RunId[], found: Found[], signal?: AbortSignal): Promise<Found[]> {
  const missing = ids.filter((_, at) => !found[at]);
  if (missing.length === 0) return found;
  const confirmed = await loadRuns(context, missing, signal);
  return ids.map((id, at) => found[at] ?? confirmed[missing.indexOf(id)] ?? null);
}

export const isStillPlayed = (run: Found): run is Run | UnloadableRun =>
  run !== null && (isUnloadable(run) || run.game.over === null);

export async function activeRun(
  context: Context,
  { home, run: id, signal }: InputOf<AdminUseCases, 'activeRun'>,
): Promise<OutputOf<AdminUseCases, 'activeRun'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  const [run = null] = await loadRuns(context, [id], signal);
  if (!isStillPlayed(run)) return { kind: 'no-run' };
  if (!(await isHere(context, run, home.id, signal))) return { kind: 'no-run' };
  return { kind: 'active-run', run: activeRunOf(context, run) };
}

/** If the home cannot be read, searches the server's list of runs. */
export const isHere = async (
  { store }: Context,
  { id, home }: Run | UnloadableRun,
  guild: string,
  signal?: AbortSignal,
): Promise<boolean> => (home ? isInGuild(home, guild) : store.isListedIn(guild, id, signal));

export const activeRunOf = (context: Context, run: Run | UnloadableRun): ActiveRun | UnloadableRun =>
  isUnloadable(run) ? run : toActiveRun(context, run);

const toActiveRun = (context: Context, run: Run): ActiveRun => ({
  ...listedRun(context, run),
  version: run.version,
});
