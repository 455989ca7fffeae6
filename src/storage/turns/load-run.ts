import { type Item, parseStored, readOr, retryOrReject, runKey, STATE, type Table } from '../dynamo';
import type { RunId } from '../ids';
import { StoreError } from '../store-error';
import { MostRecent } from './most-recent';
import { internalsOf } from './run-internals';
import { type Snapshot, snapshotRef, snapshotSortOf, toSnapshot } from './snapshots';
import { fromStateItem } from './state-item';
import { type Run, type TurnsStore, type UnloadableRun, UnloadableRunError } from './turns-contract';
import { unloadableRunError } from './unloadable-run';

const SNAPSHOTS_KEPT = 128;
const RUNS_KEPT = 16;

/** Remembers one snapshot per run: states never refer to older snapshots. */
export interface RunLoader {
  load: TurnsStore['loadRun'];
  loadMany: TurnsStore['loadRuns'];
  recall: TurnsStore['recallRun'];
  keep(run: Run): void;
}

interface ReadState {
  id: RunId;
  item: Item;
  ref: string | null;
  kept: Snapshot | null;
}

export function createRunLoader(table: Table): RunLoader {
  const snapshots = new MostRecent<Snapshot>(SNAPSHOTS_KEPT);
  const runs = new MostRecent<Run>(RUNS_KEPT);

  const toReadState = (id: RunId, item: Item): ReadState => {
    const ref = readOr(null, () => snapshotRef(item));
    const kept = snapshots.get(id);
    return { id, item, ref, kept: kept?.ref === ref ? kept : null };
  };
  const isMissing = ({ ref, kept }: ReadState): boolean => ref !== null && kept === null;
  const keyOf = ({ id, ref }: ReadState) => ({ PK: runKey(id), SK: snapshotSortOf(ref as string) });

  const readSnapshot = (state: ReadState, signal?: AbortSignal): Promise<Item | null> => {
    const { PK, SK } = keyOf(state);
    return table.get(PK, SK, signal);
  };

  const parse = (state: ReadState, found: Item | null): Run | null => {
    const run = parseState(state, found);
    const snapshot = run && internalsOf(run).snapshot;
    if (snapshot) snapshots.keep(state.id, snapshot);
    return run;
  };

  const load: RunLoader['load'] = async (id, signal) => {
    let missed: string | null = null;
    const loaded = await retryOrReject(async () => {
      const item = await table.get(runKey(id), STATE, signal);
      if (!item) return { run: null };
      const state = toReadState(id, item);
      const run = parse(state, isMissing(state) ? await readSnapshot(state, signal) : null);
      if (run) return { run };
      if (state.ref === missed) throw unloadableRunError(id, item, new StoreError('unreadable'));
      missed = state.ref;
      return null;
    });
    return loaded.run;
  };

  return {
    load,
    async loadMany(ids, signal, options = { consistent: true }) {
      const keys = ids.map((id) => ({ PK: runKey(id), SK: STATE }));
      const items = await table.getMany(keys, signal, options);
      const states = items.map((item, at) => item && toReadState(ids[at] as RunId, item));
      const missing = states.flatMap((state) => (state && isMissing(state) ? [state] : []));
      // A commit writes the snapshot just before the state.
      const found = missing.length === 0 ? [] : await table.getMany(missing.map(keyOf), signal, { consistent: true });
      const snapshotOf = (state: ReadState): Item | null => found[missing.indexOf(state)] ?? null;
      return Promise.all(
        states.map((state) => state && toListed(async () => parse(state, snapshotOf(state)) ?? load(state.id, signal))),
      );
    },
    recall(id, version) {
      const run = runs.get(id);
      return run?.version === version ? run : null;
    },
    keep(run) {
      const { snapshot } = internalsOf(run);
      if (snapshot) snapshots.keep(run.id, snapshot);
      runs.keep(run.id, run);
    },
  };
}

function parseState({ id, item, ref, kept }: ReadState, found: Item | null): Run | null {
  try {
    const snapshot = ref === null ? null : (kept ?? toSnapshot(ref, found));
    if (ref !== null && snapshot === null) return null;
    return parseStored(() => fromStateItem(id, item, snapshot));
  } catch (error) {
    throw error instanceof StoreError ? unloadableRunError(id, item, error) : error;
  }
}

async function toListed(read: () => Promise<Run | null>): Promise<Run | UnloadableRun | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnloadableRunError) return error.run;
    throw error;
  }
}
