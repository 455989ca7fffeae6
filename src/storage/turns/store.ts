import type { TurnsStore } from '../contract';
import { parseStored, runKey, STATE, type Table } from '../dynamo';
import { commitTurn } from './commit';
import { createRun } from './create-run';
import { loadChunks } from './log-chunks';
import { expireOrphans } from './orphans';
import { loadParkedLevel } from './parked-levels';
import { fromStateItem } from './state-item';

/** Runs over any table, as the contract says. */
export function createTurnsStore(table: Table): TurnsStore {
  const loadRun: TurnsStore['loadRun'] = async (id, signal) => {
    const item = await table.get(runKey(id), STATE, signal);
    return item ? parseStored(() => fromStateItem(id, item)) : null;
  };
  return {
    loadRun,
    loadLevel: (run, depth, signal) => loadParkedLevel(table, run, depth, signal),
    createRun: (run, signal) => createRun(table, run, signal),
    commit: (commit, signal) => commitTurn(table, commit, signal),
    expireOrphans: (run, now, signal) => expireOrphans(table, run, now, signal),

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
