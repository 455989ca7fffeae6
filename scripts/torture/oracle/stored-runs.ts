import { hash, isParked, newGame, type Raws, turn } from '../../../src/engine';
import { historyOf } from '../../../src/play/profiles/history';
import { isUnplayed } from '../../../src/play/profiles/unplayed';
import type { Run, RunLog, Store } from '../../../src/storage';
import type { WrittenState } from '../write-history';

/** Compares a stored run with all its written states. Returns the violations. */
export async function checkStoredRun(
  store: Store,
  raws: Raws,
  [id, written]: readonly [string, readonly WrittenState[]],
): Promise<string[]> {
  const run = await store.loadRun(id);
  const log = await store.loadLog(id);
  if (!run || !log) return [`gone: ${id} is not there any more`];
  const found = [...replayed(id, log, { raws, written }), ...(await levelsMissing(store, run))];
  const last = written.reduce((a, b) => (b.version > a.version ? b : a));
  if (last.version !== run.version) found.push(`gone: ${id} is at ${run.version}, but ${last.version} was written`);
  return found;
}

/** Plays a run from its beginning and compares each version with the written state. Returns the first difference. */
function replayed(
  id: string,
  log: RunLog,
  { raws, written }: { raws: Raws; written: readonly WrittenState[] },
): string[] {
  const hashes = new Map(written.map(({ version, stateHash }) => [version, stateHash]));
  const { actions, chunks } = log;
  const [first] = chunks;
  // A fork begins with a copy of another run's game.
  let game = first?.after && first.actions.length === 0 ? first.after : newGame(log, raws);
  for (let version = 0; ; version++) {
    const stored = hashes.get(version);
    if (stored !== hash(game)) {
      return [`differs: ${id} replays to ${hash(game)} at ${version}, but ${stored ?? 'nothing'} was written`];
    }
    const action = actions[version];
    if (!action) return [];
    const result = action.kind === 'back' ? null : turn(game, action, raws);
    if (!result?.ok) return [`differs: ${id} cannot be replayed at ${version}: ${action.kind}`];
    game = result.game;
  }
}

async function levelsMissing(store: Store, run: Run): Promise<string[]> {
  const parked = Object.entries(run.game.levels).filter(([, level]) => isParked(level));
  const loads = parked.map(([depth]) =>
    store.loadLevel(run, Number(depth)).then(
      () => [],
      (error: unknown) => [`dangling: level ${depth} of ${run.id}: ${String(error)}`],
    ),
  );
  return (await Promise.all(loads)).flat();
}

/** Checks the recorded results of a player's finished runs, and the profile's totals. Returns the violations. */
export async function checkResults(store: Store, user: string, runs: readonly Run[]): Promise<string[]> {
  const { entries } = await store.listResults(historyOf(user), { limit: 10_000 });
  const finished = runs.filter(({ game }) => game.over !== null);
  const found = finished.flatMap(({ id, pendingResult }) => {
    const times = entries.filter((entry) => entry.run === id).length;
    if (pendingResult) return [`results: that of ${id} is still pending`];
    return times === 1 ? [] : [`results: that of ${id} was recorded ${times} times`];
  });
  const unfinished = entries.filter((entry) => !finished.some(({ id }) => id === entry.run));
  found.push(...unfinished.map(({ run }) => `results: ${run} has one and is not over`));
  const ranked = entries.filter((entry) => entry.ranked && !isUnplayed(entry));
  const totals = (await store.loadProfile(user))?.totals;
  const counted = {
    runs: ranked.length,
    bestDepth: Math.max(0, ...ranked.map(({ summary }) => summary.deepest)),
    bestScore: Math.max(0, ...ranked.map(({ summary }) => summary.score)),
  };
  for (const [name, value] of Object.entries(counted)) {
    const total = totals?.[name as keyof typeof counted] ?? 0;
    if (total !== value)
      found.push(`results: ${name} of ${user} is ${total} in the profile and ${value} by its results`);
  }
  return found;
}
