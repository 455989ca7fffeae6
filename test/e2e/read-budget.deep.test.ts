import { type Database, startDatabase } from '../../scripts/lib/database';
import type { Reply } from '../../src/discord/api';
import { newGame } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import type { Item } from '../../src/storage/dynamo';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../src/storage/store';
import { textOf } from '../support/bot-fixture';
import { patient } from '../support/databases';
import { fillTable } from '../support/fill-table';
import { createGuild, customIdOf, MANAGER } from '../support/guild';
import { type ReadCost, readMeter } from '../support/read-meter';

/** Number of runs of each kind. It is more than any reply may read. */
const RUNS = 100_000;
/** Number of runs of kinds for which fewer runs are enough. */
const FEWER = 500;
const BUDGET: ReadCost = { requests: 10, units: 60 };
/** Time at which the users of `createGuild` send, in milliseconds since 1970. */
const NOW = 1_700_000_000_000;
const TODAY = '2023-11-14';
const YESTERDAY = '2023-11-13';

/** Servers, one for each way in which there can be many runs. */
const SERVERS = { alive: '101', gone: '102', old: '103', players: '104', repeated: '105', dailies: '106' } as const;
/** Channels: one with many shares of an older release, one with shares of this release. */
const CHANNELS = { old: '201', present: '202' } as const;

/** Size of a state in bytes. It is above the median in the largest campaign. */
const STATE_BYTES = 7_000;
/** Number of the newest runs that have a state. It is more than any reply loads. */
const LOADED = 60;

let database: Database;
let guild: ReturnType<typeof createGuild>;
const meter = readMeter();
let metered: DynamoTable;

beforeAll(async () => {
  database = await startDatabase();
  metered = new DynamoTable({ ...database, wrapHandler: meter.wrapHandler });
  guild = createGuild({ over: metered });
  await fillTable(database, await manyItems());
  await shareMany();
}, 1_800_000);
afterAll(async () => {
  metered.close();
  await database.stop();
});

const idOf = (kind: string, at: number): string => `${kind}-${String(at).padStart(24 - kind.length - 1, '0')}`;
const sortedTime = (at: number): string => String(NOW + at);
const count = (length: number): number[] => Array.from({ length }, (_, at) => at);

async function manyItems(): Promise<Item[]> {
  const state = await stateItem();
  const listed = (server: string, SK: string): Item => ({ PK: `GUILD#${server}`, SK, at: NOW });
  const newest = count(LOADED).map((at) => idOf('alive', RUNS - 1 - at));
  return [
    ...newest.map((run) => ({ ...state, PK: `RUN#${run}` })),
    ...count(RUNS).map((at) => listed(SERVERS.alive, `ACTIVE#${sortedTime(at)}#${idOf('alive', at)}`)),
    ...count(FEWER).map((at) => listed(SERVERS.gone, `ACTIVE#${sortedTime(at)}#${idOf('gone', at)}`)),
    ...count(FEWER).map((at) => listed(SERVERS.old, `RUN#${idOf('old', at)}`)),
    ...count(FEWER).map((at) => ({
      PK: `CHANNEL#${CHANNELS.old}`,
      SK: `SHARE#${newest[at % LOADED]}#${at}`,
      at,
    })),
    ...count(FEWER).map((at) => ({ ...AUDIT_LINE, SK: `AUDIT#${sortedTime(at)}#${at}`, interaction: String(at) })),
    ...count(RUNS).flatMap(resultItems),
    ...count(FEWER).flatMap(bestItems),
    ...count(RUNS).flatMap(seasonItems),
  ];
}

const AUDIT_LINE = {
  PK: `GUILD#${SERVERS.alive}`,
  at: NOW,
  by: '9',
  act: 'end',
  target: idOf('alive', 0),
  detail: '',
  state: 'done',
};

/** State item of a run that is being played. */
async function stateItem(): Promise<Item> {
  const table = new DynamoTable(patient(database));
  const home = { kind: 'guild', id: SERVERS.alive } as const;
  const game = newGame({ seed: 'budget' }, loadRaws());
  await createStore(table).createRun({ id: 'model', owner: '7', home, game, interaction: '1', now: NOW });
  const { expiresAt: _, ...state } = (await table.get('RUN#model', 'STATE')) as Item & { expiresAt: number };
  table.close();
  return { ...state, v: 40, padding: new Uint8Array(STATE_BYTES) };
}

const RESULT = {
  v: 40,
  heroName: 'Somebody Bold',
  seed: '7Q4-KVX',
  rules: 1,
  origin: 'chance',
  ranked: 1,
  finishedAt: NOW,
  result: 'died',
  score: 1_234,
  depth: 3,
  deepest: 4,
  level: 2,
  xp: 1_200,
  kills: 7,
  gold: 12.5,
  turns: 900,
  by: 'mangy-wolf',
  cause: '',
  laurel: 0,
  cheated: 0,
};

const boardKeys = (server: string, at: number, season = 'since-1.0') => ({
  GSI1PK: `LB#guild#${server}#${season}`,
  GSI1SK: `${String(at).padStart(10, '0')}#${sortedTime(-at)}#${idOf('any', at)}`,
});
const historyKeys = (of: string, at: number) => ({
  GSI1PK: `RUNS#${of}`,
  GSI1SK: `${sortedTime(-at)}#${idOf('any', at)}`,
});

/**
 * Items of one result in three lists: the history of a server, the history of one player, and a leaderboard. An older
 * release added every run to that leaderboard.
 */
function resultItems(at: number): Item[] {
  const { players, repeated } = SERVERS;
  const run = idOf('any', at);
  const PK = `SCORE#${run}`;
  const byMany = { ...RESULT, run, owner: String(5_000 + at), home: `guild#${players}` };
  const byFew = { ...RESULT, run, owner: String(at % 7), home: `guild#${repeated}` };
  const boards = [`LB#guild#${repeated}#all`, 'LB#global#all', `LB#guild#${repeated}#2023-11`, 'LB#global#2023-11'];
  return [
    { ...byMany, PK, SK: `RUNS#guild#${players}`, ...historyKeys(`guild#${players}`, at) },
    { ...byFew, PK, SK: 'RUNS#user#6', owner: '6', boards: boards.join(' '), ...historyKeys('user#6', at) },
    { ...byFew, PK, SK: `LB#guild#${repeated}#all`, ...boardKeys(repeated, at, 'all') },
  ];
}

/** Best result of player number `at`, and the result of a player in the open daily of server number `at`. */
function bestItems(at: number): Item[] {
  const { players, dailies } = SERVERS;
  const best = { ...RESULT, PK: `USER#${5_000 + at}`, run: idOf('best', at), owner: String(5_000 + at), rev: 1 };
  const daily = { ...best, home: `guild#${9_000 + at}`, origin: `daily#guild#${TODAY}` };
  const home = `guild#${players}`;
  /** Items of the lists beside a server's leaderboard, for this week and the last. */
  const beside = ['all#BY#date', '2023-W46#BY#depth', '2023-W46#BY#close', '2023-W45', '2023-W45#BY#depth'].map(
    (board) => ({
      ...{ ...best, SK: `LB#guild#${players}#${board}`, home },
      ...{ ...boardKeys(players, at), GSI1PK: `LB#guild#${players}#${board}` },
    }),
  );
  return [
    ...beside,
    { ...best, SK: `LB#guild#${players}#since-1.0`, home, ...boardKeys(players, at) },
    { ...daily, SK: `LB#guild#${dailies}#since-1.0#DAILY#guild#${9_000 + at}`, ...boardKeys(dailies, at) },
  ];
}

/** Places on the boards of a server, for this week, this month and yesterday. */
const seasonItems = (at: number): Item[] =>
  ['2023-W46', '2023-11', YESTERDAY].map((season) => {
    const board = `LB#guild#${SERVERS.players}#${season}`;
    const best = {
      ...RESULT,
      PK: `USER#${5_000 + at}`,
      run: idOf('best', at),
      owner: String(5_000 + at),
      rev: 1,
    };
    return { ...best, SK: board, home: `guild#${SERVERS.players}`, ...boardKeys(SERVERS.players, at), GSI1PK: board };
  });

async function shareMany(): Promise<void> {
  const plain = new DynamoTable(patient(database));
  for (let at = 0; at < 55; at++) {
    const run = idOf('alive', RUNS - 1 - at);
    await createStore(plain).share({ channel: CHANNELS.present, run, version: null, at });
  }
  plain.close();
}

/** Expects that a reply stays within the budget. Prints the cost if `PRINT_COSTS` is set. Resolves with the reply. */
async function within(name: string, ask: () => Promise<Reply | unknown>): Promise<Reply> {
  let reply: unknown;
  const cost = await meter.costOf(async () => {
    reply = await ask();
  });
  if (process.env.PRINT_COSTS) console.info(name, cost);
  const excess = Object.entries(BUDGET).filter(([kind, most]) => cost[kind as keyof ReadCost] > most);
  expect({ name, cost, excess }).toEqual({ name, cost, excess: [] });
  return reply as Reply;
}

test('the meter counts like DynamoDB: a unit for four kilobytes, half a unit for eventual consistency', async () => {
  const item = { PK: 'METER', SK: 'A', bytes: new Uint8Array(9_000) };
  await metered.put(item, null);
  expect(await meter.costOf(() => metered.get('METER', 'A'))).toEqual({ requests: 1, units: 3 });
  expect(await meter.costOf(() => metered.getMany([item]))).toEqual({ requests: 1, units: 1.5 });
  expect(await meter.costOf(() => metered.getMany([item], undefined, { consistent: true }))).toMatchObject({
    units: 3,
  });
  expect(await meter.costOf(() => metered.page('METER', '', { limit: 5 }))).toEqual({ requests: 1, units: 1.5 });
  expect(await meter.costOf(() => metered.get('METER', 'none'))).toEqual({ requests: 1, units: 1 });
});

test.each(['alive', 'gone', 'old'] as const)(
  'the panel of a server with many runs %s, and its further pages',
  async (kind) => {
    const admin = { ...MANAGER, guild_id: SERVERS[kind] };
    const panel = await within(`/admin, ${kind}`, () => guild.type('9', 'admin panel', {}, admin));
    await within(`audit, ${kind}`, () => guild.press('9', customIdOf(panel, 'admin:audit'), undefined, admin));
    if (kind === 'old') return;
    const older = await within(`older, ${kind}`, () => guild.press('9', customIdOf(panel, 'older:'), undefined, admin));
    if (kind === 'gone') return;
    await within('newer', () => guild.press('9', customIdOf(older, 'newer:'), undefined, admin));
    const run = idOf('alive', RUNS - 1);
    await within('picked', () => guild.press('9', customIdOf(panel, 'admin:picked'), [run], admin));
  },
);

test.each(['old', 'present'] as const)('the shares of a channel, from a %s release', async (kind) => {
  const sender = { guild_id: SERVERS.alive, channel_id: CHANNELS[kind] };
  const reply = await within(`/run watch, ${kind}`, () => guild.type('9', 'run watch', {}, sender));
  await within(`watched, ${kind}`, () =>
    guild.press('9', customIdOf(reply, 'shared'), [idOf('alive', RUNS - 1)], sender),
  );
});

test.each(['players', 'repeated', 'dailies'] as const)('a leaderboard of many %s', async (kind) => {
  const sender = { guild_id: SERVERS[kind] };
  for (const time of ['all', 'former'])
    await within(`/leaderboard ${time}, ${kind}`, () => guild.type('6', 'leaderboard', { time }, sender));
  await within(`today, ${kind}`, () => guild.type('6', 'leaderboard', { time: 'day' }, sender));
  await within(`last week, ${kind}`, () => guild.type('6', 'leaderboard', { time: 'last-week' }, sender));
});

test("boards of a week, a month and a day with many players, and the result of a player's try among many runs", async () => {
  const sender = { guild_id: SERVERS.players };
  // The first player who asks in a week also gets the card of the week, which has lists of its own.
  await guild.type('6', 'leaderboard', { time: 'week' }, sender);
  for (const time of ['week', 'month', 'yesterday']) {
    const board = await within(time, () => guild.type('6', 'leaderboard', { time }, sender));
    expect(textOf(board)).toContain('**10.** Somebody Bold');
  }
  await guild.type('6', 'daily', { for: 'guild' }, sender);
  const question = await guild.type('6', 'run abandon', {}, sender);
  const card = await guild.press('6', customIdOf(question, 'do:abandon!'), undefined, sender);
  const done = await within('/daily, over', () => guild.type('6', 'daily', { for: 'guild' }, sender));
  expect(textOf(done)).toContain('is over');
  await within('result', () => guild.press('6', customIdOf(card, '|result'), undefined, sender));
  await within('the day before', () =>
    guild.press('6', customIdOf(done, `|top:guild:${YESTERDAY}`), undefined, sender),
  );
});

test('histories, in full and searched, and their suggestions', async () => {
  const server = { guild_id: SERVERS.players };
  await within('/run history', () => guild.type('6', 'run history', {}, server));
  const none = await within('/run history that never were', () =>
    guild.type('6', 'run history', { laurel: true }, server),
  );
  await within('search on', () => guild.press('6', customIdOf(none, 'runs:'), undefined, server));
  await within('/run history of a player', () => guild.type('9', 'run history', { player: '6', laurel: true }, server));
  await within('own', () => guild.type('6', 'run history', { laurel: true }, { guild_id: null }));
  await within('suggested', () => guild.suggest('6', 'run replay', 'run', server, 'zzz'));
  await within('suspended', () => guild.type('6', 'run resume', {}, server));
});

test('a command that plays makes two reads and one write', async () => {
  const server = { guild_id: SERVERS.players };
  await guild.type('9', 'play', {}, server);
  // Waits three times, because the first hints also rewrite the profile.
  for (let n = 0; n < 3; n++) await guild.type('9', 'wait', {}, server);
  expect(await meter.costOf(() => guild.type('9', 'wait', {}, server))).toMatchObject({ requests: 3 });
});
