import { hash } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { crashAt, killAt } from './crashing-table';
import { pointsOf } from './points';

const raws = loadRaws();
const playOver = (table: Table): Play =>
  createPlay({ store: createStore(table), raws, newSeed: () => 'crash', hints: true });

export interface Scene {
  table: Table;
  useCase: (play: Play) => Promise<{ kind: string }>;
  /** Reads whatever else must be the same afterwards. */
  look?: () => Promise<unknown>;
}

/** Traces that must not depend on a crash: board, events and hint of the outcome, and the player's active run. */
async function trace({ table, look }: Scene, outcome: object): Promise<unknown> {
  const store = createStore(table);
  const profile = await store.loadProfile('ann');
  const run = profile?.activeRun ? await store.loadRun(profile.activeRun) : null;
  return {
    board: 'board' in outcome ? outcome.board : null,
    events: 'events' in outcome ? outcome.events : null,
    hint: 'hint' in outcome ? outcome.hint : null,
    givenHints: profile?.givenHints,
    also: await look?.(),
    hash: run && hash(run.game),
    version: run?.version,
    actions: run ? (await store.loadLog(run.id))?.actions : null,
  };
}

/**
 * Kills the use case at one step after another (all steps in a deep test) and delivers it again. Expects the traces of
 * an undisturbed delivery. Resolves with the number of steps.
 */
export async function survivesCrashes(prepare: () => Promise<Scene>): Promise<number> {
  const calm = await prepare();
  const counting = crashAt(calm.table, Infinity);
  const expected = await trace(calm, await calm.useCase(playOver(counting)));
  for (const at of pointsOf(counting.steps)) {
    const scene = await prepare();
    await killAt(scene.table, at, (table) => scene.useCase(playOver(table)));
    const again = await scene.useCase(playOver(scene.table));
    expect({ at, trace: await trace(scene, again) }).toEqual({ at, trace: expected });
  }
  return counting.steps;
}
