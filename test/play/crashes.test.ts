import { hash, newGame } from '../../src/engine';
import { createPlay, type Outcome, type Play } from '../../src/play';
import { newProfile } from '../../src/play/begin';
import { loadRaws } from '../../src/raws';
import { MemoryTable } from '../../src/storage/memory-table';
import { createStore } from '../../src/storage/store';
import type { Table } from '../../src/storage/table';
import { ask, waiting } from './asking';
import { Crash, dyingAt } from './dying-table';
import { gateGame } from './gate';

const raws = loadRaws();
const playOver = (table: Table): Play => createPlay({ store: createStore(table), raws, newSeed: () => 'crash' });

type Deed = (play: Play) => Promise<Outcome>;

interface Scene {
  table: Table;
  deed: Deed;
}

/** What there is to see afterwards: the board and events told, and the run the player is pointed at. */
async function trace({ table }: Scene, outcome: Outcome): Promise<unknown> {
  const store = createStore(table);
  const profile = await store.loadProfile('ann');
  const run = profile?.activeRun ? await store.loadRun(profile.activeRun) : null;
  const actions = run ? (await store.loadLog(run.id))?.actions : null;
  const { board = null, events = null } = outcome as Partial<Extract<Outcome, { kind: 'applied' }>>;
  return { board, events, hash: run && hash(run.game), v: run?.v, actions };
}

/** Kills the deed at every step in turn, delivers it again, and expects what comes of it undisturbed. */
async function survivesCrashes(prepare: () => Promise<Scene>): Promise<number> {
  const calm = await prepare();
  const expected = await trace(calm, await calm.deed(playOver(calm.table)));
  for (let at = 0; ; at++) {
    const scene = await prepare();
    const first = await scene.deed(playOver(dyingAt(scene.table, at))).catch((error: unknown) => error);
    if (!(first instanceof Crash)) {
      expect(await trace(scene, first as Outcome)).toEqual(expected);
      return at;
    }
    const again = await scene.deed(playOver(scene.table));
    expect(await trace(scene, again)).toEqual(expected);
  }
}

const GAME = gateGame(newGame({ seed: 'crash' }, raws));

/** A table with a run of Ann's at version 0, her hero on the way down. */
async function begun(): Promise<{ table: Table; run: string }> {
  const table = new MemoryTable();
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask({ interaction: '100' });
  await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
  await store.putProfile({ ...newProfile(owner), rev: 1, activeRun: 'first' });
  return { table, run: 'first' };
}

test('a turn killed anywhere and delivered again is the turn undisturbed', async () => {
  const steps = await survivesCrashes(async () => {
    const { table } = await begun();
    return { table, deed: (play) => play.takeTurn(waiting({ interaction: '200' })) };
  });
  expect(steps).toBe(2 * 3);
});

test('a button killed anywhere and delivered again is the turn undisturbed', async () => {
  await survivesCrashes(async () => {
    const { table, run } = await begun();
    const click = waiting({ interaction: '200', run, seenVersion: 0 });
    return { table, deed: (play) => play.takeTurn(click) };
  });
});

test('going down killed anywhere and delivered again leaves one town behind', async () => {
  const steps = await survivesCrashes(async () => {
    const { table } = await begun();
    return { table, deed: (play) => play.takeTurn(waiting({ interaction: '200', action: { kind: 'descend' } })) };
  });
  expect(steps).toBe(2 * 4);
});

test('a first run killed anywhere and delivered again is begun once', async () => {
  const steps = await survivesCrashes(async () => ({
    table: new MemoryTable(),
    deed: (play) => play.play(ask({ interaction: '100' })),
  }));
  expect(steps).toBe(2 * 6);
});

test('starting over killed anywhere and delivered again gives up one run and begins one', async () => {
  const steps = await survivesCrashes(async () => {
    const { table, run } = await begun();
    const yes = ask({ interaction: '200', restart: { run, seenVersion: 0 } });
    return { table, deed: (play) => play.play(yes) };
  });
  expect(steps).toBe(2 * 8);
});
