import type { Game } from '../../../src/engine';
import type { Run } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { DAMAGES, damaged, laterBytes, tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { cutInAt } from '../support/cut-in';
import { sampleGame } from '../support/sample-game';
import { freshId, openForTests, TABLES } from '../support/tables';

const HOME = { kind: 'guild', id: '77' } as const;
const WAIT = { kind: 'wait' } as const;

const waited = (game: Game): Game => ({ ...game, turn: game.turn + 1, kills: game.kills + 3 });

/** Game so different that a delta would be as long as the game. */
const elsewhere = (game: Game): Game => ({ ...sampleGame(`elsewhere ${game.turn}`), turn: game.turn + 1 });

let interactions = 1000;

async function commit(table: Table, from: Run, game: Game): Promise<Run> {
  const interaction = String(interactions++);
  const result = await createStore(table).commit({ from, game, action: WAIT, interaction, now: 2 });
  if (!result.ok) throw new Error('lost a race');
  return result.run;
}

describe.each(sample(TABLES, 1))('snapshots over %s', (_, open) => {
  const opened = openForTests(open);
  /** Loads a run with a new store, as a new process would, so that no cache can help. */
  const load = async (id: string, table: Table = opened.table) => (await createStore(table).loadRun(id)) as Run;
  const itemsOf = (id: string, prefix: string) => opened.table.query(`RUN#${id}`, prefix);

  async function begin(): Promise<Run> {
    const id = freshId();
    const begun = { id, owner: 'ann', home: HOME, game: sampleGame('snapshots'), interaction: '900', now: 1 };
    await opened.store.createRun(begun);
    return load(id);
  }
  /** Run after its first turn. It has one snapshot, at place 0. */
  async function played(): Promise<Run> {
    const run = await begin();
    return commit(opened.table, run, waited(run.game));
  }

  test('an ordinary turn writes only the state, in less than two kilobytes, and the game comes back equal', async () => {
    const run = await played();
    const [snapshot] = await itemsOf(run.id, 'SNAPSHOT#');
    const next = await commit(opened.table, run, waited(run.game));
    expect(await itemsOf(run.id, 'SNAPSHOT#')).toEqual([snapshot]);
    const [state] = (await itemsOf(run.id, 'STATE')) as [Item];
    expect((state.state as Uint8Array).length).toBeLessThan(1_200);
    expect((await load(run.id)).game).toStrictEqual(next.game);
  });

  test('a snapshot in memory is not read again, and another one costs one read', async () => {
    const run = await played();
    const counted = cutInAt(opened.table, -1, async () => {});
    const store = createStore(counted);
    await store.loadRun(run.id);
    expect(counted.requests).toBe(2);
    await store.loadRun(run.id);
    expect(counted.requests).toBe(3);
    const result = await store.commit({ from: run, game: elsewhere(run.game), action: WAIT, interaction: '7', now: 2 });
    expect(result.ok && (await store.loadRun(run.id))?.game).toStrictEqual(result.ok && result.run.game);
    expect(counted.requests).toBe(6);
  });

  test('new snapshots alternate between two places, so that a run never has more', async () => {
    let run = await begin();
    for (let n = 0; n < 5; n++) run = await commit(opened.table, run, elsewhere(run.game));
    const versions = (await itemsOf(run.id, 'SNAPSHOT#')).map(({ SK, v }) => [SK, v]);
    expect(versions).toEqual([
      ['SNAPSHOT#0', 5],
      ['SNAPSHOT#1', 4],
    ]);
    expect((await load(run.id)).game).toStrictEqual(run.game);
  });

  test('both snapshots can be loaded as the games of their versions, unless damaged', async () => {
    let run = await begin();
    const games: Record<number, Game> = {};
    for (let n = 0; n < 3; n++) {
      run = await commit(opened.table, run, elsewhere(run.game));
      games[run.version] = run.game;
    }
    const loaded = await opened.store.loadSnapshots(run.id);
    expect(loaded).toEqual([3, 2].map((version) => ({ version, game: games[version] })));
    const [item] = (await itemsOf(run.id, 'SNAPSHOT#')) as [Item];
    await opened.table.put({ ...item, state: Uint8Array.of(1, 2, 3) }, null);
    expect((await opened.store.loadSnapshots(run.id)).map(({ version }) => version)).toEqual([2]);
  });

  test('a client that was overtaken replaces no snapshot of the faster client, however late', async () => {
    const first = await played();
    const second = await commit(opened.table, first, elsewhere(first.game));
    const third = await commit(opened.table, second, elsewhere(second.game));
    for (const from of [first, second]) {
      const late = { from, game: sampleGame('late'), action: WAIT, interaction: '8', now: 3 };
      expect((await opened.store.commit(late)).ok).toBe(false);
      expect((await load(third.id)).game).toStrictEqual(third.game);
    }
  });

  test('if another client stopped after taking the place, the state holds the whole game', async () => {
    const run = await played();
    const place = { PK: `RUN#${run.id}`, SK: 'SNAPSHOT#1', v: run.version + 1, state: new Uint8Array(9) };
    await opened.table.put(place, null);
    const next = await commit(opened.table, run, elsewhere(run.game));
    expect(await itemsOf(run.id, 'SNAPSHOT#1')).toEqual([place]);
    expect((await load(run.id)).game).toStrictEqual(next.game);
    const later = await commit(opened.table, await load(run.id), waited(next.game));
    expect((await load(run.id)).game).toStrictEqual(later.game);
  });

  test('the turn after a whole state refers to no snapshot that was never put', async () => {
    const run = await played();
    const place = { PK: `RUN#${run.id}`, SK: 'SNAPSHOT#1', v: run.version + 1, state: new Uint8Array(9) };
    await opened.table.put(place, null);
    const next = await commit(opened.table, run, elsewhere(run.game));
    const later = await commit(opened.table, next, waited(next.game));
    expect((await load(run.id)).game).toStrictEqual(later.game);
  });

  test('a client whose snapshot is replaced while it reads finds the newer run', async () => {
    const run = await played();
    let newest = run;
    const turns = async () => {
      for (let n = 0; n < 2; n++) newest = await commit(opened.table, newest, elsewhere(newest.game));
    };
    expect((await load(run.id, cutInAt(opened.table, 1, turns))).version).toBe(newest.version);
    const listed = await createStore(cutInAt(opened.table, 1, turns)).loadRuns([run.id]);
    expect(listed.map((each) => each?.version)).toEqual([newest.version]);
  });

  test('a client whose snapshot is replaced again and again while it reads finds the run, too', async () => {
    const run = await played();
    let newest = run;
    const turns = async () => {
      for (let n = 0; n < 2; n++) newest = await commit(opened.table, newest, elsewhere(newest.game));
    };
    const twice = cutInAt(cutInAt(opened.table, 1, turns), 3, turns);
    expect((await load(run.id, twice)).version).toBe(newest.version);
  });

  test.each(Object.keys(DAMAGES))('a run whose snapshot is %s is unreadable, and hides no other', async (damage) => {
    const [run, other] = [await played(), await played()];
    for (const attribute of ['v', 'state']) {
      const [sound] = (await itemsOf(run.id, 'SNAPSHOT#')) as [Item];
      const bad = damaged(sound, attribute, DAMAGES[damage]!);
      await opened.table.put(bad, null);
      const store = createStore(opened.table);
      const loaded = await store.loadRuns([run.id, other.id]);
      expect(loaded).toMatchObject([{ reason: 'unreadable', owner: 'ann' }, { version: 1 }]);
      await opened.table.put(sound, null);
    }
  });

  test('a run without its snapshot is unreadable', async () => {
    const run = await played();
    const sound = await tamper(opened.table, [`RUN#${run.id}`, 'SNAPSHOT#0'], (item) => item);
    await opened.table.remove(`RUN#${run.id}`, 'SNAPSHOT#0');
    await expect(load(run.id)).rejects.toMatchObject({ code: 'unreadable' });
    await opened.table.put(sound, null);
    expect((await load(run.id)).version).toBe(1);
  });

  test('an earlier build takes the state for one of a later build, not for damaged', async () => {
    const [state] = (await itemsOf((await played()).id, 'STATE')) as [Item];
    const [kind, form] = state.state as Uint8Array;
    // Builds without snapshots read these two bytes: a game, in a form above the first.
    expect([kind, form]).toEqual([0x57, 7]);
    const run = await played();
    await tamper(opened.table, [`RUN#${run.id}`, 'STATE'], (item) => ({
      ...item,
      state: laterBytes(item.state as Uint8Array, 'format'),
    }));
    await expect(load(run.id)).rejects.toMatchObject({ code: 'newer', run: { reason: 'newer' } });
  });

  test('an export unpacks the game, and erasing the run leaves nothing', async () => {
    const run = await played();
    const exported = await opened.store.exportUser('ann', HOME, 0);
    const state = exported.find(({ PK, SK }) => PK === `RUN#${run.id}` && SK === 'STATE');
    expect(state).toMatchObject({ state: { turn: run.game.turn, heroName: run.game.heroName } });
    await eraseRuns(opened.table, [run.id]);
    expect(await itemsOf(run.id, '')).toEqual([]);
  });

  test('the snapshot that a finished run does not refer to expires, unless it was replaced', async () => {
    let run = await begin();
    for (let n = 0; n < 2; n++) run = await commit(opened.table, run, elsewhere(run.game));
    await opened.table.put({ PK: `RUN#${run.id}`, SK: 'SNAPSHOT#2', v: 9 }, null);
    const begun = run;
    const goesOn = async () => {
      run = await commit(opened.table, run, elsewhere(run.game));
    };
    await createStore(cutInAt(opened.table, 3, goesOn)).expireOrphans(run.id, 0);
    expect((await load(run.id)).version).toBe(begun.version + 1);
    run = await commit(opened.table, run, elsewhere(run.game));
    await opened.store.expireOrphans(run.id, 0);
    const expiring = (await itemsOf(run.id, 'SNAPSHOT#')).filter(({ expiresAt }) => expiresAt !== undefined);
    expect(expiring.map(({ SK }) => SK)).toEqual(['SNAPSHOT#0']);
  });
});
