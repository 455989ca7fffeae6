import { storyAtStart } from '../../engine';
import type { Item, Table } from '../dynamo';
import { changeOwner } from './change-owner';
import { loadCheckpoints, putCheckpoint } from './checkpoints';
import { claimRun } from './claim-run';
import { commitTurn } from './commit';
import { createRun } from './create-run';
import { leftItem } from './left-item';
import { createRunLoader } from './load-run';
import { loadChunks } from './log-chunks';
import { expireOrphans } from './orphans';
import { loadLeftLevel, loadParkedLevel } from './parked-levels';
import { rewriteState } from './rewrite-state';
import { loadSnapshots } from './snapshots';
import type { TurnsStore } from './turns-contract';

export function createTurnsStore(table: Table): TurnsStore {
  const runs = createRunLoader(table);
  return {
    loadRun: runs.load,
    loadRuns: runs.loadMany,
    recallRun: runs.recall,
    loadLevel: (run, depth, signal) => loadParkedLevel(table, run, depth, signal),
    claimRun: (command, runs, signal) => claimRun(table, command, runs, signal),
    createRun: (run, signal) => createRun(table, run, signal),
    async commit(commit, signal) {
      const result = await commitTurn(table, commit, signal);
      if (result.ok) runs.keep(result.run);
      return result;
    },
    changeOwner: (change, signal) => changeOwner(table, change, signal),
    loadCheckpoints: (run, versions, signal) => loadCheckpoints(table, run, versions, signal),
    putCheckpoint: (checkpoint, signal) => putCheckpoint(table, checkpoint, signal),
    loadSnapshots: (run, signal) => loadSnapshots(table, run, signal),
    loadLeftLevel: (level, signal) => loadLeftLevel(table, level, signal),
    expireOrphans: (run, now, signal) => expireOrphans(table, run, now, signal),

    async unrank(run, signal) {
      const unranked = (item: Item): Item | null =>
        item.result === undefined && item.ranked !== 0 ? { ...item, ranked: 0 } : null;
      await rewriteState(table, run, unranked, signal);
    },

    leaveRun: (run, leaver, signal) => rewriteState(table, run, (item) => leftItem(item, leaver), signal),

    async loadLog(id, signal) {
      const run = await runs.load(id, signal);
      if (!run) return null;
      const chunks = await loadChunks(table, run, signal);
      const rules = chunks[0]?.rules ?? run.game.rules;
      const { seed, campaign, kit, secondWays, story, heroName } = run.game;
      return {
        seed,
        ...(campaign === undefined ? {} : { campaign }),
        ...(kit === undefined ? {} : { kit }),
        ...(secondWays === undefined ? {} : { forks: true }),
        ...(story && { story: storyAtStart(story) }),
        heroName,
        rules,
        actions: chunks.flatMap((chunk) => chunk.actions),
        chunks,
      };
    },
  };
}
