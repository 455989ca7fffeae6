import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { startDatabase } from '../../../scripts/lib/database';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { patient } from '../../support/databases';
import { isDeep } from '../../support/deep';
import { keyOf, keysNaming, scanTable } from '../../support/table-scan';
import { ask } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { ANN, BOB, EVE, NOW, nameOf, playRichHistory, type RichHistory, SERVER } from '../support/rich-history';

/** The whole table after a history in which Ann, Bob and Eve use everything that stores something. */
let items: Item[];
let history: RichHistory;

let table: Table;
let scan: () => Promise<Item[]>;
let close = async () => {};

beforeAll(async () => {
  if (isDeep) await openDatabase();
  else openMemory();
  history = await playRichHistory(table);
  items = await scan();
});
afterAll(() => close());

async function openDatabase(): Promise<void> {
  const database = await startDatabase();
  const opened = new DynamoTable(patient(database));
  table = opened;
  scan = () => scanTable(database);
  close = async () => {
    opened.close();
    await database.stop();
  };
}

function openMemory(): void {
  const memory = new RestorableTable();
  table = memory;
  scan = async () => [...memory.save().values()];
}

/** Copies the table, so that one test can change it. */
async function copy() {
  const copied = new RestorableTable();
  for (const item of items) await copied.put(item, null);
  const play = createPlay({ store: createStore(copied), raws: loadRaws() });
  return { copied, play, left: () => [...copied.save().values()] };
}

const eraseByAdmin = { user: EVE, home: SERVER, player: ANN, now: NOW };

test('the history names Ann in items of every kind', () => {
  const kinds = new Set(
    keysNaming(items, ANN).map((key) => key.replace(/([A-Z])#[^ #]+/g, '$1').replace(/ (\w+).*/, ' $1')),
  );
  expect([...kinds].sort()).toEqual([
    ...[
      'CHANNEL PARTY',
      'GUILD AUDIT',
      'RUN BALLOT',
      'RUN LOG',
      'RUN PLAYER',
      'RUN STATE',
      'SCORE GRAVES',
      'SCORE RUNS',
    ],
    ...[
      'USER AUDITED',
      'USER DAILY',
      'USER LB',
      'USER LEASE',
      'USER MEANT',
      'USER NAMELESS',
      'USER PARTY',
      'USER PLAYED',
      'USER PROFILE',
      'USER RUN',
    ],
  ]);
});

test('the history has Ann on boards of all time since 1.0 and before it', () => {
  const boards = items.flatMap(({ PK, SK }) => (PK === `USER#${ANN}` && SK.startsWith('LB#') ? [SK] : []));
  expect(boards).toEqual(expect.arrayContaining(['LB#global#since-1.0', 'LB#guild#77#all', 'LB#IN#amulet#global#all']));
});

test('after a player erases everything, no item names the player or their runs', async () => {
  await history.play.eraseMine(ask({ user: ANN, now: NOW }));
  const left = await scan();
  expect(keysNaming(left, ANN)).toEqual([]);
  expect(keysNaming(left, nameOf(ANN))).toEqual([]);
  for (const run of [...history.anns, ...history.annsElsewhere]) expect(keysNaming(left, run)).toEqual([]);
  expect(keysNaming(left, BOB).length).toBeGreaterThan(10);
});

/** True if a key belongs to Ann's play outside the server, or to everybody. */
const isElsewhere = (key: string): boolean =>
  /^USER#\d+ (PROFILE|NAMELESS|DAILY#[\d-]+#(global|guild#78))$/.test(key) ||
  /(GUILD#78|#78(#|$)|c78)/.test(key) ||
  [...history.annsElsewhere, ...history.bobs].some((run) => key.includes(run));

test('after an erasure by an admin, only items from outside the server name the player', async () => {
  const { play, left } = await copy();
  await play.erasePlayer(ask(eraseByAdmin));
  const keys = keysNaming(left(), ANN);
  const naming = left().filter((item) => keys.includes(keyOf(item)));
  const here = naming.filter((item) => item.home === 'guild#77' || !isElsewhere(keyOf(item)));
  expect(here.map(keyOf)).toEqual([]);
  const bobsHere = items.filter(({ SK, home }) => SK === 'STATE' && home === 'guild#77').map(({ PK }) => PK);
  expect(naming.filter(({ PK }) => bobsHere.includes(PK)).map(keyOf)).toEqual([]);
  for (const run of history.anns) expect({ run, left: keysNaming(left(), run) }).toEqual({ run, left: [] });
  expect(keysNaming(left(), ANN)).toEqual(expect.arrayContaining([`USER#${ANN} PROFILE`]));
});

test('after the erasure of a run no item names it, whoever played in it, forked it or ended it', async () => {
  for (const run of [...history.anns, ...history.bobs]) {
    const { copied, left } = await copy();
    expect(keysNaming(items, run).length).toBeGreaterThan(1);
    await eraseRuns(copied, [run]);
    expect({ run, left: keysNaming(left(), run) }).toEqual({ run, left: [] });
  }
});

test('an erasure cut short anywhere leaves no item that names the player after a second try', async () => {
  const eraseAll = (over: Table) => createStore(over).eraseUser(ANN, null, NOW);
  const eraseParty = (over: Table) => eraseRuns(over, [history.anns[2] as string]);
  for (const [erase, ids, times] of [
    [eraseAll, [ANN, ...history.anns], isDeep ? 100 : 3],
    [eraseParty, history.anns.slice(2, 3), isDeep ? 100 : 6],
  ] as const) {
    const steps = await stepsOf((await copy()).copied, erase);
    const stride = Math.max(1, Math.floor(steps / times));
    for (let at = 0; at < steps; at += stride) {
      const { copied, left } = await copy();
      await killAt(copied, at, erase);
      await erase(copied);
      for (const id of ids) expect({ at, left: keysNaming(left(), id) }).toEqual({ at, left: [] });
    }
  }
});

test.each(['everything', 'what is of a server'])(
  'an export has every item that an erasure of %s touches',
  async (what) => {
    const { play, left } = await copy();
    const everything = what === 'everything';
    const { items: exported } = (
      everything ? await play.exportMine(ask({ user: ANN, now: NOW })) : await play.exportPlayer(ask(eraseByAdmin))
    ) as { items: Record<string, unknown>[] };
    await (everything ? play.eraseMine(ask({ user: ANN, now: NOW })) : play.erasePlayer(ask(eraseByAdmin)));
    const still = keysNaming(left(), ANN);
    const touched = keysNaming(items, ANN).filter((key) => !still.includes(key));
    const keys = exported.map(({ PK, SK }) => `${PK} ${SK}`);
    expect(touched.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('an export has the games that replays have stored', async () => {
  const { play } = await copy();
  const { items: exported } = await play.exportMine(ask({ user: ANN, now: NOW }));
  const kept = items.filter(({ SK }) => SK.startsWith('CHECKPOINT#')).map(keyOf);
  expect(kept).toEqual([`RUN#${history.anns[0]} CHECKPOINT#16`]);
  expect(exported.map(({ PK, SK }) => `${PK} ${SK}`)).toEqual(expect.arrayContaining(kept));
});

test('feats are counted without a name', () => {
  const counts = items.filter(({ PK }) => PK.startsWith('FEATS#'));
  expect(counts.length).toBeGreaterThan(0);
  for (const { PK, SK, ...counted } of counts) {
    expect(Object.keys(counted).sort()).toEqual(['earned', 'rev', 'runs']);
    expect(counted.earned).toMatch(/^([a-z-]+:\d+( |$))*$/);
  }
});

test('an export names no other player', async () => {
  const { play } = await copy();
  const { items: exported } = await play.exportMine(ask({ user: ANN, now: NOW }));
  const others = exported.filter((item) => [BOB, EVE].some((id) => JSON.stringify(item).includes(id)));
  expect(others.map(({ PK, SK }) => `${PK} ${SK}`)).toEqual([]);
});
