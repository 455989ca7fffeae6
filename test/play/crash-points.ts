import { hash } from '../../src/engine';
import { createPlay, type Outcome, type Play } from '../../src/play';
import { loadRaws } from '../../src/raws';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { Crash, dyingAt } from './dying-table';

const raws = loadRaws();
const playOver = (table: Table): Play =>
  createPlay({ store: createStore(table), raws, newSeed: () => 'crash', hints: true });

type Deed = (play: Play) => Promise<{ kind: string }>;

export interface Scene {
  table: Table;
  deed: Deed;
  /** What else there is to see afterwards. */
  look?: () => Promise<unknown>;
}

/** What there is to see afterwards: the board, events and hint told, and the run the player is pointed at. */
async function trace({ table, look }: Scene, outcome: { kind: string }): Promise<unknown> {
  const store = createStore(table);
  const profile = await store.loadProfile('ann');
  const run = profile?.activeRun ? await store.loadRun(profile.activeRun) : null;
  const actions = run ? (await store.loadLog(run.id))?.actions : null;
  const told = outcome as unknown as Partial<Extract<Outcome, { kind: 'applied' }>>;
  const { board = null, events = null, hint = null } = told;
  return {
    board,
    events,
    hint,
    hinted: profile?.givenHints,
    also: await look?.(),
    hash: run && hash(run.game),
    version: run?.version,
    actions,
  };
}

/** Kills the deed at every step in turn, delivers it again, and expects what comes of it undisturbed. */
export async function survivesCrashes(prepare: () => Promise<Scene>): Promise<number> {
  const calm = await prepare();
  const expected = await trace(calm, await calm.deed(playOver(calm.table)));
  for (let at = 0; ; at++) {
    const scene = await prepare();
    const first = await scene.deed(playOver(dyingAt(scene.table, at))).catch((error: unknown) => error);
    if (!(first instanceof Crash)) {
      expect(await trace(scene, first as { kind: string })).toEqual(expected);
      return at;
    }
    const again = await scene.deed(playOver(scene.table));
    expect(await trace(scene, again)).toEqual(expected);
  }
}
