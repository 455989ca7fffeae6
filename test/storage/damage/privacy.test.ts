import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { RULES } from '../../../src/engine';
import { encodeAction, encodeLevel } from '../../../src/storage/codec';
import { DEFAULT_SETTINGS, EMPTY_TOTALS } from '../../../src/storage/contract';
import { type Item, UnknownAttribute } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { DAMAGES, damaged, tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { sampleResult } from '../../support/run-result';
import { GAME, partyOf, runsIn, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

const DAILY = { date: '2026-11-20', scope: { kind: 'global' } } as const;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const PARTITIONS = ['USER#ann', 'RUN#own', 'RUN#theirs', 'SCORE#own', 'CHANNEL#c1', 'GUILD#77', 'DAILY#2026-11-20'];

/** Table with every kind of item that Ann owns or that names her. */
async function everything() {
  const table = new RestorableTable();
  const store = createStore(table);
  const { begin, commit } = runsIn({ table, store });
  const own = await begin({ id: 'own', owner: 'ann', channel: 'c1' });
  const theirs = await begin({ id: 'theirs', owner: 'bob', channel: 'c1' });
  await commit(own, { by: 'ann' });
  await commit(await commit(theirs, { by: 'bob' }), { by: 'ann', votes: [{ id: '7', by: 'ann' }] });
  await store.listRun(own);
  const level = Object.values(GAME.levels)[0] as Parameters<typeof encodeLevel>[0];
  await table.put({ PK: 'RUN#own', SK: 'LEVEL#01#0#abc', state: encodeLevel(level) }, null);
  const state = (await table.get('RUN#theirs', 'STATE')) as Item;
  const chunk = {
    rules: RULES,
    previous: '',
    log: encodeAction(WAIT, 0),
    people: 'ann',
    state: state.state as Uint8Array,
  };
  for (const PK of ['RUN#own', 'RUN#theirs']) await table.put({ PK, SK: 'LOG#0000#1#abc', ...chunk }, null);
  await store.putBallot({ run: 'theirs', version: 2, user: 'ann', action: WAIT, interactions: ['1'], now: 1 });
  await store.share({ channel: 'c1', run: 'own', version: null, at: 1 });
  await store.putParty(partyOf('c1', { run: 'theirs', members: ['ann', 'bob'], holder: 'ann' }));
  await store.putProfile({
    user: 'ann',
    revision: 1,
    activeRun: 'own',
    suspendedRuns: [],
    settings: DEFAULT_SETTINGS,
    totals: EMPTY_TOTALS,
    countedRuns: ['own'],
  });
  await store.dailySeed(DAILY, 'MOON');
  await store.claim('ann', DAILY, 'own');
  await store.recordResult(RESULT, [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
  const line = { guild: '77', interaction: '5', at: 5, by: 'eve', target: 'ann', detail: '', done: true } as const;
  await store.beginAudit({ ...line, action: 'export' });
  const items = async (): Promise<Item[]> => (await Promise.all(PARTITIONS.map((pk) => table.query(pk, '')))).flat();
  return { table, store, items };
}

const RESULT = sampleResult({ run: 'own' });

const namesAnn = (item: Item): boolean =>
  Object.values(item).some((value) =>
    value instanceof Uint8Array ? Buffer.from(value).includes('ann') : JSON.stringify(value).includes('ann'),
  );

/** Damaged copies of each stored item: one copy for each attribute, and one with all attributes damaged. */
async function damagedItems(damage: keyof typeof DAMAGES): Promise<[whole: Item, spoiled: Item][]> {
  const { items } = await everything();
  return (await items()).flatMap((item) => {
    const names = Object.keys(item).filter((name) => !/^(PK|SK|GSI1.K)$/.test(name));
    const one = names.map((name) => damaged(item, name, DAMAGES[damage]!));
    const all = names.reduce((spoiled, name) => damaged(spoiled, name, DAMAGES[damage]!), item);
    return [...one, all].map((spoiled): [Item, Item] => [item, spoiled]);
  });
}

describe.each(sample(Object.keys(DAMAGES), 2))('any item with an attribute that is %s', (damage) => {
  test('keeps no player from exporting their data', async () => {
    const { table, store, items } = await everything();
    const keys = (await store.exportUser('ann', null, NOW)).map(({ PK, SK }) => `${PK} ${SK}`);
    for (const [whole, spoiled] of await damagedItems(damage)) {
      await table.put(spoiled, null);
      const exported = await store.exportUser('ann', null, NOW);
      const missing = keys.filter((key) => !exported.some(({ PK, SK }) => `${PK} ${SK}` === key));
      // A membership of a party and a part in another player's log are exported only if they can be read.
      const optional = ['CHANNEL#c1 PARTY', ...(namesAnn(spoiled) ? [] : [`RUN#theirs ${spoiled.SK}`])];
      expect(missing.filter((key) => !optional.includes(key))).toEqual([]);
      expect(() => JSON.stringify(exported)).not.toThrow();
      await table.put(whole, null);
    }
    expect((await items()).length).toBeGreaterThan(15);
  });

  test('keeps no player from being erased', async () => {
    const { table, store, items } = await everything();
    const whole = table.save();
    for (const [, spoiled] of await damagedItems(damage)) {
      table.restore(whole);
      await table.put(spoiled, null);
      await store.eraseUser('ann', null, NOW);
      const left = (await items()).filter(namesAnn).map(({ PK, SK }) => `${PK} ${SK}`);
      // Only this pointer leads to the audit line. Without it the store cannot find the line.
      const isPointer = spoiled.SK.startsWith('AUDITED#');
      expect([spoiled, left.filter((key) => !(isPointer && key.startsWith('GUILD#77 AUDIT#')))]).toEqual([spoiled, []]);
    }
  });
});

describe.each(sample(TABLES, 1))('damage over %s', (_, open) => {
  const opened = openForTests(open);

  test('a part that cannot be unpacked is exported as its bytes', async () => {
    const { begin } = runsIn(opened);
    const run = await begin({ owner: 'cat' });
    const item = (await opened.table.get(`RUN#${run.id}`, 'STATE')) as Item;
    await opened.table.put(damaged(item, 'state', DAMAGES['cut short']!), null);
    const exported = await opened.store.exportUser('cat', null, NOW);
    const half = (item.state as Uint8Array).subarray(0, (item.state as Uint8Array).length >> 1);
    expect(exported.find(({ SK }) => SK === 'STATE')).toMatchObject({
      state: { unreadable: true, base64: Buffer.from(half).toString('base64') },
      log: [],
    });
    await opened.store.eraseUser('cat', null, NOW);
    expect(await opened.table.query(`RUN#${run.id}`, '')).toEqual([]);
  });

  test('a fork with a damaged result no longer names its source once the source is erased', async () => {
    const { begin } = runsIn(opened);
    const source = await begin({ owner: freshId() });
    const [owner, origin] = [freshId(), { kind: 'fork', run: source.id, version: 0 } as const];
    const { id: run } = await begin({ owner, origin, ranked: false });
    const history = { kind: 'history', of: { kind: 'user', id: owner } } as const;
    await opened.store.recordResult(sampleResult({ run, owner, origin, ranked: false }), [history]);
    await tamper(opened.table, [`SCORE#${run}`, `RUNS#user#${owner}`], (item) => ({ ...item, v: 'x' }));
    await opened.store.eraseUser(source.owner, null, NOW);
    expect(await opened.table.query(`SCORE#${run}`, '')).toMatchObject([{ v: 'x', origin: 'fork#0#-' }]);
  });

  test('an unreadable audit line is only marked in an export, because it may name others', async () => {
    const [admin, player, guild] = [freshId(), freshId(), freshId()];
    const line = { guild, interaction: '5', at: 5, by: admin, target: player, detail: '', done: true } as const;
    await opened.store.beginAudit({ ...line, action: 'export' });
    const [stored] = await opened.table.query(`GUILD#${guild}`, 'AUDIT#');
    const { PK, SK } = stored as Item;
    await tamper(opened.table, [PK, SK], (item) => ({ ...item, at: 'x' }));
    expect((await opened.store.exportUser(player, null, NOW)).at(-1)).toEqual({ PK, SK, unreadable: true });
  });

  test('an unreadable list of actors is only marked in an export, because it may name others', async () => {
    const { begin, commit } = runsIn(opened);
    const run = await begin({ owner: freshId(), channel: freshId() });
    await commit(run, { by: freshId() });
    await tamper(opened.table, [`RUN#${run.id}`, 'STATE'], (item) => ({
      ...item,
      people: new UnknownAttribute({ L: [{ S: item.people as string }] }),
      recent: Buffer.concat([item.recent as Uint8Array, Uint8Array.of(0xff)]),
    }));
    const exported = await opened.store.exportUser(run.owner, null, NOW);
    const { people, recent } = exported.find(({ SK }) => SK === 'STATE') ?? {};
    expect([people, recent]).toEqual([{ unreadable: true }, { unreadable: true }]);
  });

  test('bytes that only a later build can decode are exported as they are', async () => {
    const { begin } = runsIn(opened);
    const { id, owner } = await begin({ owner: freshId() });
    // Decoded as a log, these bytes would be a wait.
    await tamper(opened.table, [`RUN#${id}`, 'STATE'], (item) => ({ ...item, sketch: encodeAction(WAIT) }));
    const base64 = Buffer.from(encodeAction(WAIT)).toString('base64');
    const exported = await opened.store.exportUser(owner, null, NOW);
    expect(exported.find(({ SK }) => SK === 'STATE')).toMatchObject({ sketch: { unreadable: true, base64 } });
  });
});
