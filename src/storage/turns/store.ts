import { type Run, type RunId, StoreError, type TurnsStore, type UnloadableRun, UnloadableRunError } from '../contract';
import { type Item, parseStored, runKey, STATE, type Table } from '../dynamo';
import { commitTurn } from './commit';
import { createRun } from './create-run';
import { loadChunks } from './log-chunks';
import { expireOrphans } from './orphans';
import { loadParkedLevel } from './parked-levels';
import { rewriteState } from './rewrite-state';
import { fromStateItem } from './state-item';
import { unloadableRunError } from './unloadable-run';

/** Runs over any table, as the contract says. */
export function createTurnsStore(table: Table): TurnsStore {
  const loadRun: TurnsStore['loadRun'] = async (id, signal) => {
    const item = await table.get(runKey(id), STATE, signal);
    return item && parseState(id, item);
  };
  return {
    loadRun,

    async loadRuns(ids, signal, options = { consistent: true }) {
      const keys = ids.map((id) => ({ PK: runKey(id), SK: STATE }));
      const items = await table.getMany(keys, signal, options);
      return items.map((item, at) => item && parseListed(ids[at] as RunId, item));
    },

    loadLevel: (run, depth, signal) => loadParkedLevel(table, run, depth, signal),
    createRun: (run, signal) => createRun(table, run, signal),
    commit: (commit, signal) => commitTurn(table, commit, signal),
    expireOrphans: (run, now, signal) => expireOrphans(table, run, now, signal),

    async unrank(run, signal) {
      const unranked = (item: Item): Item | null =>
        item.result === undefined && item.ranked !== 0 ? { ...item, ranked: 0 } : null;
      await rewriteState(table, run, unranked, signal);
    },

    async loadLog(id, signal) {
      const run = await loadRun(id, signal);
      if (!run) return null;
      const chunks = await loadChunks(table, run, signal);
      const rules = chunks[0]?.rules ?? run.game.rules;
      const { seed, heroName } = run.game;
      return { seed, heroName, rules, actions: chunks.flatMap((chunk) => chunk.actions), chunks };
    },
  };
}

/** The run of a state item. Throws `UnloadableRunError`. */
function parseState(id: RunId, item: Item): Run {
  try {
    return parseStored(() => fromStateItem(id, item));
  } catch (error) {
    throw error instanceof StoreError ? unloadableRunError(id, item, error) : error;
  }
}

function parseListed(id: RunId, item: Item): Run | UnloadableRun {
  try {
    return parseState(id, item);
  } catch (error) {
    if (error instanceof UnloadableRunError) return error.run;
    throw error;
  }
}
