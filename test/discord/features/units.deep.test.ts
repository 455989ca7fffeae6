import { meteredTable, noCost } from '../../../scripts/bench/units';
import { type Database, startDatabase } from '../../../scripts/lib/database';
import { weekOf } from '../../../src/lib/calendar';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { controlOf } from '../../support/bot-fixture';
import { createGuild, customIdOf, finishRun, MANAGER, runOf } from '../../support/guild';
import { readMeter } from '../../support/read-meter';

/** Read and written units of an act. */
type Units = readonly [read: number, written: number];

type Guild = ReturnType<typeof createGuild>;

/** Carries out an act, and keeps its units by its name. */
type Measure = <T>(name: string, act: () => Promise<T>) => Promise<T>;

/** Acts that cost something, in a server of their own. */
type Acts = (guild: Guild, measure: Measure) => Promise<void>;

const newSeed = () => 'units';
let database: Database;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

/** Returns the units of each act that DynamoDB would bill, entries of the index included. */
async function billed(acts: Acts): Promise<Record<string, Units>> {
  const cost = noCost();
  return measured(acts, createGuild({ newSeed, over: meteredTable(new MemoryTable(), cost) }), () => [
    cost.readUnits,
    cost.writeUnits,
  ]);
}

/** Returns the units of each act by the `ConsumedCapacity` in the answers of a database, which counts no index. */
async function consumed(acts: Acts): Promise<Record<string, Units>> {
  const meter = readMeter();
  const table = new DynamoTable({ ...database, wrapHandler: meter.wrapHandler });
  const units = await measured(acts, createGuild({ newSeed, over: table }), () => {
    const { units: read, writeUnits } = meter.total();
    return [read, writeUnits];
  });
  table.close();
  return units;
}

async function measured(acts: Acts, guild: Guild, total: () => Units): Promise<Record<string, Units>> {
  const units: Record<string, Units> = {};
  await acts(guild, async (name, act) => {
    const [read, written] = total();
    const result = await act();
    units[name] = [total()[0] - read, total()[1] - written];
    return result;
  });
  return units;
}

const PRINTS = process.env.PRINT_UNITS === '1';

/** Expects the write units that are billed for each act, and that the database agrees, apart from its index. */
async function expectWritten(acts: Acts, written: Record<string, number>): Promise<void> {
  const [bill, table] = [await billed(acts), await consumed(acts)];
  for (const [name, [read, units]] of Object.entries(bill))
    if (PRINTS) console.log(`| ${name} | ${table[name]?.[0]} | ${table[name]?.[1]} | ${read} | ${units} |`);
  expect(Object.fromEntries(Object.entries(bill).map(([name, [, units]]) => [name, units]))).toEqual(written);
  // A busy database answers late, so that a request may be repeated and cost more.
  for (const [name, [, units]] of Object.entries(table)) expect([name, units > 0]).toEqual([name, written[name] !== 0]);
}

test('a party’s turn writes one unit, and votes, members, modes and moved boards pay for themselves', () =>
  expectWritten(
    async ({ type, press }, measure) => {
      let board = await measure('`/party` opens', () => type('1', 'party'));
      const wait = (user: string) => () => press(user, controlOf(board, 'do:wait').custom_id);
      board = await measure('a stranger’s press joins and plays', wait('2'));
      board = await measure('an ordinary turn of a party', wait('2'));
      await measure('a typed turn of a party', () => type('2', 'wait'));
      board = await press('1', customIdOf(await type('1', 'party'), '|bring'));
      board = await measure('another mode', () => press('1', controlOf(board, 'mode').custom_id, ['vote']));
      board = await measure('a vote', wait('1'));
      board = await measure('the vote that decides', wait('2'));
      await measure('the board at the end of the channel', () => press('2', controlOf(board, 'bring').custom_id));
      await measure('an invitation', wait('3'));
      await measure('`/party` typed again', () => type('2', 'party'));
    },
    {
      '`/party` opens': 7,
      'a stranger’s press joins and plays': 12,
      'an ordinary turn of a party': 1,
      'a typed turn of a party': 1,
      'another mode': 1,
      'a vote': 3,
      'the vote that decides': 4,
      'the board at the end of the channel': 1,
      'an invitation': 0,
      '`/party` typed again': 0,
    },
  ));

test('a post writes nothing, or one unit if the server limits posts, and so does the first card of a week', () =>
  expectWritten(
    async (guild, measure) => {
      const { type, press } = guild;
      await finishRun(guild, '3');
      const post = () => press('3', 'v1|-|0|postcard:3');
      await measure('a look or a kit chosen', () => press('3', 'v1|-|0|set:emblem', ['paw']));
      await measure('a card', () => press('3', 'v1|-|0|card'));
      await measure('a card posted', post);
      await measure('a leaderboard', () => type('3', 'leaderboard'));
      const panel = await measure('the panel of admins', () => type('9', 'admin panel', {}, MANAGER));
      const rules = await press('9', customIdOf(panel, 'admin:posts'), undefined, MANAGER);
      const asked = await press('9', customIdOf(rules, 'deed:post-cap'), ['3'], MANAGER);
      await measure('a limit on posts, with its audit', () =>
        press('9', customIdOf(asked, ':sure:'), undefined, MANAGER),
      );
      await measure('a card posted where posts are limited', post);
      await measure('the first leaderboard of a week', () => type('3', 'leaderboard', { time: 'week' }));
      await measure('the next', () => type('3', 'leaderboard', { time: 'week' }));
    },
    {
      'a look or a kit chosen': 1,
      'a card': 0,
      'a card posted': 0,
      'a leaderboard': 0,
      'the panel of admins': 1,
      'a limit on posts, with its audit': 4,
      'a card posted where posts are limited': 1,
      'the first leaderboard of a week': 1,
      'the next': 0,
    },
  ));

test('the day’s first run draws the dungeon, and its result pays; ghosts are only read', () =>
  expectWritten(
    async ({ type, press, play }, measure) => {
      const board = await measure('the day’s first `/daily`', () => type('1', 'daily'));
      const other = await measure('another player’s', () => type('2', 'daily'));
      await measure('the first turn of a sprint, which uses the try', () => type('1', 'wait'));
      await measure('an ordinary turn of a sprint', () => type('1', 'wait'));
      const asked = await type('1', 'run abandon');
      await measure('the end of a sprint', () => press('1', controlOf(asked, 'do:abandon!').custom_id));
      await measure('its result, recorded afterwards', () => play.recordResult({ run: runOf(board) }));
      await type('2', 'wait');
      await press('2', controlOf(await type('2', 'run abandon'), 'do:abandon!').custom_id);
      await play.recordResult({ run: runOf(other) });
      await measure('the result again, with ghosts', () => type('1', 'daily'));
    },
    {
      'the day’s first `/daily`': 7,
      'another player’s': 6,
      'the first turn of a sprint, which uses the try': 6,
      'an ordinary turn of a sprint': 1,
      'the end of a sprint': 1,
      'its result, recorded afterwards': 10,
      'the result again, with ghosts': 0,
    },
  ));

test('a run pays for its server’s story once, at its end', () =>
  expectWritten(
    async ({ store }, measure) => {
      const at = 1_700_000_000_000;
      const hunt = { guild: '77', week: weekOf(at), raw: 'granny-gnaw', felled: false, at };
      const killer = { raw: 'ogre', depth: 3, grave: at };
      await measure('the story that a run begins with', () => store.loadStory('77', weekOf(at)));
      await measure('the first wounds of a hunt', () => store.woundBeast({ ...hunt, run: 'a', wounds: 9 }));
      for (let run = 0; run < 40; run++) await store.woundBeast({ ...hunt, run: `run ${run}`, wounds: 9 });
      await measure('wounds after forty other runs', () => store.woundBeast({ ...hunt, run: 'b', wounds: 9 }));
      await measure('a killer that waits', () => store.putKiller('77', killer));
      await measure('a grave avenged', () => store.avenge({ guild: '77', depth: 3, time: at }, { by: 'a', at }));
      await measure('the avenger on a card', () => store.loadAvenged({ guild: '77', depth: 3, time: at }));
    },
    {
      'the story that a run begins with': 0,
      'the first wounds of a hunt': 1,
      'wounds after forty other runs': 1,
      'a killer that waits': 1,
      'a grave avenged': 2,
      'the avenger on a card': 0,
    },
  ));
