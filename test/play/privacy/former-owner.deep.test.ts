import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { type Action, RULES } from '../../../src/engine';
import { hash } from '../../../src/engine/hash';
import { createPlay } from '../../../src/play';
import { gameAt } from '../../../src/play/replays/replay';
import { loadRaws } from '../../../src/raws';
import type { Run } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { imageOf } from '../../support/stream-image';
import { keyOf, keysNaming } from '../../support/table-scan';
import { ask } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { pointsOf } from '../support/points';

const ANN = '910000000000000001';
const BOB = '920000000000000002';
const CID = '940000000000000004';
const NAMES: Record<string, string> = { [ANN]: 'Annabelle', [BOB]: 'Robertus', [CID]: 'Cidonia' };
const NOW = Date.UTC(2026, 10, 20, 12);
const WAIT: Action = { kind: 'wait' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };
const raws = loadRaws();

const at = <T extends object>(user: string, more: T = {} as T) =>
  ask({ user, userName: NAMES[user] ?? '', channel: 'c', now: NOW, ...more });
const playOver = (table: Table) => createPlay({ store: createStore(table), raws, newSeed: () => 'MOON-1' });

/** Begins a party of Ann's and plays with Bob. The log has a closed chunk, and the state has a snapshot. */
async function setUp(others: string[] = [BOB]) {
  const table = new RestorableTable();
  const store = createStore(table);
  const play = playOver(table);
  const started = await play.party(at(ANN, { mode: 'hotseat' as const }));
  const { run } = (started as { board: { run: string } }).board;
  for (const user of others) await play.joinParty(at(user));
  const act = (user: string, action: Action = WAIT) => play.submitAction(at(user, { run, seenVersion: null, action }));
  // Ann's first action has no sender in the log, as older builds wrote it.
  const from = (await store.loadRun(run)) as Run;
  await store.commit({ from, game: from.game, action: WAIT, interaction: '7', now: NOW });
  await act(BOB);
  await table.put({ ...((await table.get(`RUN#${run}`, 'STATE')) as Item), rules: RULES - 1 }, null);
  await act(ANN);
  await act(BOB);
  const { version, game } = (await store.loadRun(run)) as Run;
  await store.putCheckpoint({ run, version, game });
  const items = () => [...table.save().values()];
  const stored = async () => (await store.loadRun(run)) as Run;
  const erase = (user: string) => play.eraseMine(at(user));
  return { table, store, play, run, act, items, stored, erase };
}

/** Begins Ann's party and lets her leave, so that Bob owns the run. */
async function passedOn(others?: string[]) {
  const party = await setUp(others);
  await party.play.leaveParty(at(ANN));
  expect(await party.stored()).toMatchObject({ owner: BOB });
  await party.act(BOB);
  return party;
}

const expectNoTrace = (items: Item[], user: string, more: object = {}) => {
  const keys = [...keysNaming(items, user), ...keysNaming(items, NAMES[user] ?? '')];
  expect({ ...more, keys }).toEqual({ ...more, keys: [] });
};

async function expectWhole({ store, stored, run }: Awaited<ReturnType<typeof setUp>>) {
  const { game, version } = await stored();
  const log = await store.loadLog(run);
  const replayed = log && (await gameAt(log, raws, version));
  expect(replayed && hash(replayed)).toBe(hash(game));
}

test('an erased former owner leaves no trace, and the run goes on', async () => {
  const party = await passedOn();
  expect(keysNaming(party.items(), NAMES[ANN] ?? '').length).toBeGreaterThan(1);
  await party.erase(ANN);
  expectNoTrace(party.items(), ANN);
  const { partyLog, owner, game } = await party.stored();
  expect({ owner, name: game.heroName }).toEqual({ owner: BOB, name: raws.hero.name });
  expect(partyLog.map(({ by }) => by)).toEqual([null, BOB, null, BOB, BOB]);
  await expectWhole(party);
  expect(await party.act(BOB, WAIT)).toMatchObject({ kind: 'applied' });
  expectNoTrace(party.items(), ANN);
});

test('a former owner who is erased after the end has no name in the result', async () => {
  const { act, play, run, erase, items } = await passedOn();
  await act(BOB, GIVE_UP);
  await play.recordResult({ run });
  expect(keysNaming(items(), NAMES[ANN] ?? '').some((key) => key.startsWith('SCORE#'))).toBe(true);
  await erase(ANN);
  expectNoTrace(items(), ANN);
  const { runs } = await play.history(at(BOB, { query: { player: BOB } }));
  expect(runs).toMatchObject([{ run, owner: BOB, heroName: raws.hero.name }]);
});

test('a nameless former owner is named neither by the run nor by its result', async () => {
  const { act, table, store, run } = await passedOn();
  await store.setNameless(ANN, true);
  const play = playOver(table);
  const board = await play.look(at(BOB, { run }));
  expect(board).toMatchObject({ board: { run, owner: BOB } });
  await act(BOB, GIVE_UP);
  await play.recordResult({ run });
  const { runs } = await play.history(at(BOB, { query: { player: BOB } }));
  expect(runs).toMatchObject([{ run, owner: BOB, heroName: '' }]);
  expect(JSON.stringify([board, await play.watch(at(BOB, { run }))])).not.toContain(NAMES[ANN]);
  await store.setNameless(ANN, false);
  expect(JSON.stringify(await playOver(table).watch(at(BOB, { run })))).toContain(NAMES[ANN]);
});

test('the result of an expired run names no former owner, because no pointer leads there any more', async () => {
  const { act, play, run, table, items } = await passedOn();
  await act(BOB, GIVE_UP);
  await play.recordResult({ run });
  const state = (await table.get(`RUN#${run}`, 'STATE')) as Item;
  await table.remove(state.PK, state.SK);
  await play.removeExpired({ image: imageOf(state), now: NOW });
  expect(items().filter(({ PK }) => PK === `SCORE#${run}`).length).toBeGreaterThan(0);
  await play.eraseMine(at(ANN));
  expectNoTrace(items(), ANN);
});

test('an export of the present owner does not name the former owner', async () => {
  const { act, play, run } = await passedOn();
  await act(BOB, GIVE_UP);
  await play.recordResult({ run });
  const { items: exported } = (await play.exportMine(at(BOB))) as { items: Record<string, unknown>[] };
  expect(exported.some(({ PK }) => PK === `SCORE#${run}`)).toBe(true);
  expect(JSON.stringify(exported.filter(({ PK }) => PK === `SCORE#${run}`))).not.toContain(ANN);
});

test('an owner who is erased passes the run on and leaves no trace', async () => {
  const party = await setUp([BOB, CID]);
  await party.erase(ANN);
  expectNoTrace(party.items(), ANN);
  expect(await party.stored()).toMatchObject({ owner: BOB });
  expect(await party.store.loadParty('c')).toMatchObject({ run: party.run, holder: BOB, members: [BOB, CID] });
  await expectWhole(party);
  expect(await party.act(CID, WAIT)).toMatchObject({ kind: 'applied' });
  expectNoTrace(party.items(), ANN);
});

test('an owner whose profile expires passes the run on, too', async () => {
  const { table, play, stored, items } = await setUp();
  const profile = (await table.get(`USER#${ANN}`, 'PROFILE')) as Item;
  await table.remove(profile.PK, profile.SK);
  await play.removeExpired({ image: { PK: { S: profile.PK }, SK: { S: profile.SK } }, now: NOW });
  expect(await stored()).toMatchObject({ owner: BOB });
  expectNoTrace(items(), ANN);
});

test('an owner who is erased by an admin passes on runs that began in that server', async () => {
  const { play, stored, items } = await setUp();
  await play.erasePlayer({ ...at('eve'), player: ANN });
  expect(await stored()).toMatchObject({ owner: BOB });
  expect(keysNaming(items(), ANN)).toEqual([`USER#${ANN} PROFILE`]);
});

test('a later owner without an heir takes the run along when erased, and the former owner loses it', async () => {
  const { run, erase, items } = await passedOn();
  await erase(BOB);
  expectNoTrace(items(), BOB);
  expect(keysNaming(items(), run)).toEqual([]);
  expect(keysNaming(items(), ANN)).toEqual([`USER#${ANN} PARTY#c`, `USER#${ANN} PROFILE`, 'CHANNEL#c PARTY']);
});

test('the hero keeps its name when a later owner is erased', async () => {
  const { play, erase, stored, items } = await passedOn([BOB, CID]);
  await play.joinParty(at(ANN));
  await erase(BOB);
  expectNoTrace(items(), BOB);
  const { owner, game, partyLog } = await stored();
  expect({ owner, name: game.heroName }).toEqual({ owner: ANN, name: NAMES[ANN] });
  expect(partyLog.map(({ by }) => by)).toEqual([ANN, null, ANN, null, null]);
});

test('a finished run is erased with its owner, whoever played in it', async () => {
  const { act, run, erase, items } = await setUp();
  await act(ANN, GIVE_UP);
  await erase(ANN);
  expect(keysNaming(items(), run)).toEqual([]);
});

test.each([
  ['former', ANN],
  ['later', BOB],
])('an export of the %s owner has every item that their erasure touches, and names nobody else', async (_, user) => {
  const { play, items, erase } = await passedOn([BOB, CID]);
  const { items: exported } = await play.exportMine(at(user));
  const before = items();
  await erase(user);
  const content = ({ rev: _, ...item }: Item) => JSON.stringify(item);
  const after = new Map(items().map((item) => [keyOf(item), content(item)]));
  const touched = before.filter((item) => after.get(keyOf(item)) !== content(item)).map(keyOf);
  const keys = exported.map(({ PK, SK }) => `${PK} ${SK}`);
  expect(touched.filter((key) => !keys.includes(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  const others = [ANN, BOB, CID].filter((id) => id !== user);
  expect(others.filter((id) => JSON.stringify(exported).includes(id))).toEqual([]);
});

test('an export of a former owner has the actions without a sender', async () => {
  const { play, run } = await passedOn();
  const { items } = await play.exportMine(at(ANN));
  const parts = items.filter(({ PK, SK }) => PK === `RUN#${run}` && /^(STATE|LOG#)/.test(String(SK)));
  const actions = parts.flatMap((part) => part.actions as Action[]);
  expect(actions.map(({ kind }) => kind).sort()).toEqual(['wait', 'wait']);
  expect(parts).toEqual(parts.map(() => expect.objectContaining({ by: ANN, heroName: NAMES[ANN] })));
});

test.each([
  ['of the owner', setUp],
  ['of a former owner', passedOn],
])('an erasure %s that is cut short anywhere leaves no trace after a second try', async (_, scene) => {
  const erase = (over: Table) => createStore(over).eraseUser(ANN, null, NOW);
  const steps = await stepsOf((await scene([BOB, CID])).table, erase);
  for (const step of pointsOf(steps)) {
    const party = await scene([BOB, CID]);
    await killAt(party.table, step, erase);
    await erase(party.table);
    expectNoTrace(party.items(), ANN, { step });
    expect({ step, ...(await party.stored()) }).toMatchObject({ step, owner: BOB });
    await expectWhole(party);
  }
});

test.each<[string, (table: Table, run: string) => Promise<unknown>]>([
  [
    'a turn of another',
    (table, run) => playOver(table).submitAction(at(BOB, { run, seenVersion: null, action: WAIT })),
  ],
  ['the record of the result', (table, run) => playOver(table).recordResult({ run })],
])('the name of an erased founder does not come back by %s under way', async (what, change) => {
  const scene = async () => {
    const party = await passedOn();
    if (what.startsWith('the record')) await party.act(BOB, GIVE_UP);
    else {
      // Rules of an earlier build make the next turn close the chunk of the log.
      const state = (await party.table.get(`RUN#${party.run}`, 'STATE')) as Item;
      await party.table.put({ ...state, rules: RULES - 1 }, null);
    }
    return party;
  };
  const calm = await scene();
  const counted = cutInAt(calm.table, -1, async () => {});
  await change(counted, calm.run);
  for (let point = counted.requests - 1; point >= 0; point -= 1) {
    const party = await scene();
    const cut = cutInAt(party.table, point, () => createStore(party.table).eraseUser(ANN, null, NOW));
    await change(cut, party.run);
    expectNoTrace(party.items(), ANN, { point });
  }
});

test('the name of an erased founder does not come back by a replay under way', async () => {
  const { store, run, stored, erase, items } = await passedOn();
  const { version, game } = await stored();
  await erase(ANN);
  await store.putCheckpoint({ run, version, game });
  expectNoTrace(items(), ANN);
});

test("after an owner change cut short, no player's erasure takes the run of another", async () => {
  const { table, store, run, erase, stored, items } = await setUp([BOB, CID]);
  // The pointers of the new owner are written, but the state still names the former owner.
  await table.put({ PK: `USER#${CID}`, SK: `RUN#${run}`, at: NOW, home: 'guild#77' }, null);
  await table.put({ PK: `USER#${CID}`, SK: `PLAYED#${run}` }, null);
  await table.put({ PK: `RUN#${run}`, SK: `PLAYER#${CID}` }, null);
  expect(JSON.stringify(await store.exportUser(CID, null, NOW))).not.toContain('heroName');
  await erase(CID);
  expect(await stored()).toMatchObject({ owner: ANN });
  expectNoTrace(items(), CID);
});

test('the erasure of a run removes the pointers of an owner change cut short', async () => {
  const { table, run, act, erase, items } = await setUp();
  await act(ANN, GIVE_UP);
  await table.put({ PK: `USER#${BOB}`, SK: `RUN#${run}`, at: NOW, home: 'guild#77' }, null);
  await erase(ANN);
  expect(keysNaming(items(), run)).toEqual([]);
});
