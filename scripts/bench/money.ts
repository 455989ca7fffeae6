import type { Raws } from '../../src/engine';
import { formatBriefly } from '../../src/handlers/log';
import { createRequestRecorder } from '../../src/handlers/request-recorder';
import { type Rng, rngFromSeed } from '../../src/lib/rng';
import { listsFor } from '../../src/play/leaderboards/result-lists';
import { historyOf } from '../../src/play/profiles/history';
import type { RunResult, Store } from '../../src/storage/contract';
import type { Table } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { createClicker } from '../crawl/bots/clickers';
import { readingOf } from '../crawl/bots/reading';
import { BotHarness, PLAYER, type ReplyCost } from '../harness/bot-harness';
import { RestorableTable } from '../harness/restorable-table';
import { type Line, line } from './line';
import { itemBytes, meteredTable, noCost, type TableCost } from './units';

/** Prices in US$ at the list prices of us-east-1, November 2026. */
const PRICES = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  lambdaRequest: 0.2e-6,
  /** Price of a gigabyte-second on arm64. */
  lambdaSecond: 13.3334e-6,
  logByte: 0.5e-9,
  egressByte: 0.09e-9,
  /** Price of storing a byte for a month, including its backup. */
  storedByte: 0.45e-9,
};

const GIGABYTES = 1769 / 1024;
/**
 * Time in milliseconds that a turn would need for a real database. Here the database is in memory. A turn sends two
 * requests of 4 ms. Each costs the client 2 ms of work. The second request overlaps with the reply.
 */
const DATABASE_MS = 8;
/** Bytes of a reply's headers, and of the reply's share of the connection. */
const HEADERS = 300;
/** Milliseconds between two requests to one function. */
const PAUSE = 1000;
/** Number of functions over which clicks are spread at random. */
const SPREAD = 8;

/** Number of typed turns that are measured. Before them come `HINTED` turns in which a new player gets hints. */
const TYPED = 12;
const HINTED = 3;

/** Number of other players with better runs before the recorded result. */
const OTHERS = 40;

interface Click {
  cost: TableCost;
  reply: ReplyCost;
  /** Bytes of the click's log line. */
  logged: number;
  isTurn: boolean;
  isOrdinary: boolean;
}

/** Measures the cost of the thorough bot's clicks, in one process and in several, and the price of a million turns. */
export async function money(raws: Raws, quick: boolean): Promise<Line[]> {
  const [runs, most] = quick ? [1, 80] : [4, 300];
  const one: Click[] = [];
  const spread: Click[] = [];
  const results: RunResult[] = [];
  let stored = 0;
  for (let run = 0; run < runs; run++) {
    const contents = await play(raws, { seed: `money ${run}`, functions: 1, most }, one);
    stored += [...contents.save().values()].reduce((sum, item) => sum + itemBytes(item), 0);
    results.push(...(await createStore(contents).listResults(HISTORY, { limit: 1 })).entries);
    await play(raws, { seed: `money ${run}`, functions: SPREAD, most }, spread);
  }
  const turns = one.filter(({ isTurn }) => isTurn);
  const ordinary = turns.filter(({ isOrdinary }) => isOrdinary);
  const spreadTurns = spread.filter(({ isTurn }) => isTurn);
  const about = (name: string) => ({ suite: 'money', name, unit: 'units' }) as const;
  const typed = await typeTurns(raws);
  return [
    line(
      about('an ordinary turn: write units'),
      ordinary.map(({ cost }) => cost.writeUnits),
      { mean: 2.5 },
    ),
    line(
      about('any turn, stairs and the end of the run too: write units'),
      turns.map(({ cost }) => cost.writeUnits),
    ),
    line(
      about('the same: readings'),
      turns.map(({ cost }) => cost.reads),
      { median: 2 },
    ),
    line(
      { suite: 'money', name: 'the same: bytes of the reply', unit: 'bytes' },
      turns.map(({ reply }) => reply.bytes),
    ),
    line(
      { suite: 'money', name: 'the same: bytes of its log line', unit: 'bytes' },
      turns.map(({ logged }) => logged),
    ),
    line(
      about(`the same, over ${SPREAD} functions: readings`),
      spreadTurns.map(({ cost }) => cost.reads),
      { median: 2 },
    ),
    line(
      about(`of these, of a snapshot`),
      spreadTurns.map(({ cost }) => cost.snapshots),
    ),
    line(
      about('a typed turn: readings'),
      typed.map(({ reads }) => reads),
      { median: 2 },
    ),
    line(
      about('the same: read units'),
      typed.map(({ readUnits }) => readUnits),
    ),
    ...(await recordings(results)),
    ...prices(one, turns.length, stored),
    ...runPrices(runs, one, turns.length),
  ];
}

async function recordings(results: readonly RunResult[]): Promise<Line[]> {
  if (results.length === 0) return [];
  const about = (name: string) => ({ suite: 'money', name: `${name}: write units`, unit: 'units' }) as const;
  return [
    line(about('recording the first result of anybody'), await recordResults(results, 0)),
    line(about(`recording the first result of a player, after ${OTHERS} others`), await recordResults(results, OTHERS)),
  ];
}

/** Returns the price in US$ of a million turns, by item of the bill and in total. */
function prices(clicks: readonly Click[], turns: number, stored: number): Line[] {
  const perTurn = (of: (click: Click) => number): number => clicks.reduce((sum, click) => sum + of(click), 0) / turns;
  const milliseconds = perTurn(({ reply }) => reply.cpuMs + DATABASE_MS);
  const parts = {
    'write units': perTurn(({ cost }) => cost.writeUnits) * PRICES.writeUnit,
    'read units': perTurn(({ cost }) => cost.readUnits) * PRICES.readUnit,
    'Lambda, requests': perTurn(() => 1) * PRICES.lambdaRequest,
    'Lambda, time': (milliseconds / 1000) * GIGABYTES * PRICES.lambdaSecond,
    egress: perTurn(({ reply }) => reply.bytes + HEADERS) * PRICES.egressByte,
    logs: perTurn(({ logged }) => logged) * PRICES.logByte,
    'storage, each month': (stored / turns) * PRICES.storedByte,
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const about = (name: string) => ({ suite: 'money', name: `a million turns: ${name}`, unit: 'US$' }) as const;
  return [
    ...Object.entries(parts).map(([name, part]) => line(about(name), [1e6 * part])),
    line(about('all'), [1e6 * total], { max: 4 }),
  ];
}

/** Maximum price of a run of The Dragon, in US$. */
const RUN_LIMIT = 0.0006;

/** Returns the mean price in US$ of a run from `/play` to its end, without storage, over the played runs. */
function runPrices(runs: number, clicks: readonly Click[], turns: number): Line[] {
  const perMillion = prices(clicks, turns, 0).at(-1)?.mean ?? 0;
  const about = { suite: 'money', name: 'a run of The Dragon, in thousandths', unit: 'US$' } as const;
  return [line(about, [(1000 * perMillion * turns) / (1e6 * runs)], { max: 1000 * RUN_LIMIT })];
}

interface Plan {
  seed: string;
  functions: number;
  most: number;
}

async function typeTurns(raws: Raws): Promise<TableCost[]> {
  const cost = noCost();
  const store = createStore(meteredTable(new RestorableTable(), cost));
  const harness = new BotHarness(raws, store, { drawEvery: TYPED, newSeed: () => 'money typed' });
  await harness.type('play');
  const costs: TableCost[] = [];
  for (let typed = 0; typed < HINTED + TYPED; typed++) {
    Object.assign(cost, noCost());
    await harness.type('wait');
    if (typed >= HINTED) costs.push({ ...cost });
  }
  return costs;
}

const HISTORY = historyOf(PLAYER.id);

/** Returns the write units for recording each result. `others` is the number of players who have better runs. */
async function recordResults(results: readonly RunResult[], others: number): Promise<number[]> {
  const units: number[] = [];
  for (const result of results) {
    const cost = noCost();
    const store = createStore(meteredTable(new RestorableTable(), cost));
    for (let other = 0; other < others; other++) {
      const better = { ...result, run: `other${other}`, owner: `other${other}`, summary: deeper(result) };
      await store.recordResult(better, listsFor(better));
    }
    const before = cost.writeUnits;
    await store.recordResult(result, listsFor(result));
    units.push(cost.writeUnits - before);
  }
  return units;
}

const deeper = ({ summary }: RunResult): RunResult['summary'] => ({
  ...summary,
  score: summary.score + 1,
  deepest: summary.deepest + 1,
});

/** Plays a run by buttons and appends its clicks to `clicks`. Resolves with the table. */
async function play(raws: Raws, { seed, functions, most }: Plan, clicks: Click[]): Promise<RestorableTable> {
  const cost = noCost();
  const contents = new RestorableTable();
  const rng = rngFromSeed(`${seed}/functions`);
  const { store, change } = spreadStore(meteredTable(contents, cost), functions, rng);
  let reply: ReplyCost | null = null;
  let [logged, now] = [0, 0];
  const write = (fields: Record<string, unknown>) => {
    logged = formatBriefly(fields).length;
  };
  const record = createRequestRecorder('prod', write, () => now);
  const onReply = (each: ReplyCost) => {
    reply = each;
    now += PAUSE;
    record(each.entry);
  };
  const harness = new BotHarness(raws, store, { drawEvery: 1, newSeed: () => seed, onReply });
  const bot = createClicker('thorough', rngFromSeed(`${seed}/clicker`));
  let { message } = await harness.type('play');
  let depth = 1;
  for (let clicked = 0; message && clicked < most; clicked++) {
    const click = bot.choose(readingOf(message));
    if (!click) break;
    Object.assign(cost, noCost());
    change();
    const { outcome, message: shown } = await harness.press(message, click.press);
    if (!reply) throw new Error('a click was not answered');
    const isTurn = outcome?.kind === 'applied';
    const view = outcome?.board?.view;
    const isOrdinary = isTurn && view?.depth === depth && !view.over;
    depth = view?.depth ?? depth;
    clicks.push({ cost: { ...cost }, reply, logged, isTurn, isOrdinary });
    if (view?.over) break;
    if (shown && shown.visibleTo === null) message = shown;
  }
  return contents;
}

/**
 * Creates a store whose calls go to one of several stores, until `change` chooses another one at random. Each store
 * stands for a process with its own memory.
 */
function spreadStore(table: Table, functions: number, rng: Rng): { store: Store; change: () => void } {
  const stores = Array.from({ length: functions }, () => createStore(table));
  const [first] = stores as [Store];
  const names = Object.keys(first) as (keyof Store)[];
  let current = first;
  const calls = names.map((name) => [
    name,
    (...args: unknown[]) => (current[name] as (...args: unknown[]) => unknown)(...args),
  ]);
  const change = (): void => {
    current = stores[rng.int(0, functions - 1)] as Store;
  };
  return { store: Object.fromEntries(calls) as Store, change };
}
