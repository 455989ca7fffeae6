import { encodeAction } from '../../../src/storage/codec';
import type { Run } from '../../../src/storage/contract';
import { type Item, UnknownAttribute } from '../../../src/storage/dynamo/table';
import { internalsOf } from '../../../src/storage/turns/run-internals';
import { fromStateItem } from '../../../src/storage/turns/state-item';
import { laterBytes, tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { GAME, runsIn, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(sample(TABLES, 1))('data of a later build, over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);
  const change = ({ id }: Run, how: (item: Item) => Item) => tamper(opened.table, [`RUN#${id}`, 'STATE'], how);
  const load = async ({ id }: Run) => (await opened.store.loadRun(id)) as Run;

  test('unknown attributes of a state stay through later turns', async () => {
    const run = await begin();
    const later = {
      weather: 'rain',
      omens: new UnknownAttribute({ L: [{ S: 'crow' }] }),
      seal: new Uint8Array([1, 2]),
    };
    await change(run, (item) => ({ ...item, ...later }));
    await commit(await commit(await load(run)));
    await opened.store.unrank(run.id);
    expect(await opened.table.get(`RUN#${run.id}`, 'STATE')).toMatchObject({ v: 2, ...later });
  });

  test('no attribute that this build writes counts as one of a later build, whatever the state contains', async () => {
    const run = await begin({ channel: 'c1' });
    const over = { result: 'died', turn: 1, depth: 1, by: null, cause: null } as const;
    const graves = { 3: [1_795_000_000_000] };
    await commit(run, { game: { ...GAME, over }, by: 'ann', votes: [{ id: '7', by: 'bob' }], graves });
    const at = { snapshot: '0#1#ab', tail: new Uint8Array(), expiresAt: 1, rewrites: 1 };
    const item = { ...((await opened.table.get(`RUN#${run.id}`, 'STATE')) as Item), ...at };
    const atTimes = ['votes', 'graves', 'channel', 'result', 'owed'];
    expect(Object.keys(item)).toEqual(expect.arrayContaining(atTimes));
    expect(internalsOf(fromStateItem(run.id, item, null)).later).toEqual({});
  });

  test('optional attributes of this build disappear when they no longer apply', async () => {
    const run = await begin({ channel: 'c1' });
    const over = { result: 'died', turn: 1, depth: 1, by: null, cause: null } as const;
    const ended = await commit(await load(run), {
      game: { ...GAME, over },
      by: 'ann',
      votes: [{ id: '7', by: 'bob' }],
    });
    const item = (await opened.table.get(`RUN#${run.id}`, 'STATE')) as Item;
    expect(item).toMatchObject({ result: 'died', owed: 1, channel: 'c1' });
    await commit(await load(run), { game: GAME, action: { kind: 'back', to: 0 } });
    const back = (await opened.table.get(`RUN#${run.id}`, 'STATE')) as Item;
    // A run that was rolled back is no longer ranked.
    const kept = Object.keys(item).filter((name) => name !== 'result' && name !== 'owed');
    expect(Object.keys(back).sort()).toEqual([...kept, 'ranked'].sort());
    expect(ended.version).toBe(1);
  });

  test.each([
    ['an origin', { origin: 'tournament#7' }],
    ['a kind of daily dungeon', { origin: 'daily#party#2026-11-20' }],
    ['a kind of action', { log: new Uint8Array([0x1f]) }],
    ['a direction', { log: new Uint8Array([0x00, 200]) }],
  ])('%s that this build does not know is newer', async (_name, changes) => {
    const run = await begin();
    await change(run, (item) => ({ ...item, ...changes }));
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'newer', run: { reason: 'newer' } });
  });

  test.each([
    ['an origin that is no name', { origin: '~' }],
    ['a log that ends early', { log: new Uint8Array([0x05, 3]) }],
  ])('%s is unreadable', async (_name, changes) => {
    const run = await begin();
    await change(run, (item) => ({ ...item, ...changes }));
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test.each(['format', 'schema', 'rules'] as const)(
    'a level of a later %s is newer, and its run goes on',
    async (part) => {
      const run = await begin();
      const [depth, level] = Object.entries(GAME.levels)[0] as [string, (typeof GAME.levels)[string]];
      const below = { ...GAME, depth: 2, levels: { ...GAME.levels, [depth]: level, '2': { ...level, depth: 2 } } };
      const moved = await commit(run, { game: below as typeof GAME });
      const [parked] = await opened.table.query(`RUN#${run.id}`, 'LEVEL#');
      const item = parked as Item;
      await opened.table.put({ ...item, state: laterBytes(item.state as Uint8Array, part) }, null);
      await expect(opened.store.loadLevel(moved, Number(depth))).rejects.toMatchObject({ code: 'newer' });
      expect((await commit(await load(run))).version).toBe(2);
    },
  );

  test('a ballot for an unknown option or without an option is left out, and hides no other', async () => {
    const run = freshId();
    for (const user of ['ann', 'bob']) {
      await opened.store.putBallot({ run, version: 1, user, action: WAIT, interactions: ['1'], now: 1 });
    }
    for (const action of [new Uint8Array([0x1e]), new Uint8Array(0), encodeAction({ kind: 'back', to: 0 })]) {
      await tamper(opened.table, [`RUN#${run}`, 'BALLOT#1#ann'], (item) => ({ ...item, action }));
      expect((await opened.store.loadBallots(run, 1)).map(({ user }) => user)).toEqual(['bob']);
    }
  });
});
