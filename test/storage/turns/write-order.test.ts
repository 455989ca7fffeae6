import { type Game, isParked, type Level, LOG_LIMIT, newGame, RULES, turn } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { type Run, StoreError } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { gateGame } from '../../play/support/gate-game';
import { withPut } from '../support/with-put';

const raws = loadRaws();
const HOME = { kind: 'guild', id: '77' } as const;
const TOWN = gateGame(newGame({ seed: 'write order' }, raws));
const FOREST = eventful(below(TOWN));

function below(game: Game): Game {
  const descended = turn(game, { kind: 'descend' }, raws);
  if (!descended.ok) throw new Error(descended.refusal.code);
  return descended.game;
}

/** The game after so many events that its difference from an earlier game does not fit into two write units. */
function eventful(game: Game): Game {
  const events: Game['events'] = Array.from({ length: LOG_LIMIT }, (_, n) => ({
    ...{ kind: 'opened', door: { id: (n * n * n * 17) % 9973, raw: 'door' }, turn: 0, sense: 'self' },
    at: { x: (n * n * 37) % 79, y: (n * n * 53) % 47 },
  }));
  return { ...game, events };
}

/**
 * Write of several items. `before`: sort keys of the items that must be written before the state, because the state
 * refers to them.
 */
interface Write {
  prepare(table: Table): Promise<(table: Table) => Promise<boolean>>;
  before: RegExp[];
}

/**
 * The hero leaves the town, so a new snapshot is due. The rules have changed since the open log chunk began, so the
 * chunk closes.
 */
const COMMIT: Write = {
  async prepare(table) {
    const store = createStore(table);
    const begun = { id: 'r', owner: 'ann', home: HOME, game: TOWN, interaction: '1', now: 1 };
    await store.createRun(begun);
    const first = { from: (await store.loadRun('r')) as Run, game: TOWN, interaction: '2', now: 2 };
    await store.commit({ ...first, action: { kind: 'wait' } });
    await table.put({ ...((await table.get('RUN#r', 'STATE')) as Item), rules: RULES - 1 }, null);
    const from = (await store.loadRun('r')) as Run;
    const descent = { from, game: FOREST, action: { kind: 'descend' }, interaction: '3', by: 'bob', now: 3 } as const;
    return async (over) => (await createStore(over).commit(descent)).ok;
  },
  before: [/^LEVEL#01#2#/, /^LOG#0000#2#/, /^PLAYED#r$/, /^PLAYER#bob$/, /^SNAPSHOT#[01]$/],
};

/** A fork begins on the second level. The first level is parked, and the log contains the game at the start. */
const FORK: Write = {
  async prepare(table) {
    const source = { id: 'other', owner: 'bob', home: HOME, game: TOWN, interaction: '1', now: 1 };
    await createStore(table).createRun(source);
    const origin = { kind: 'fork', run: 'other', version: 3 } as const;
    const fork = { id: 'r', owner: 'ann', home: HOME, origin, game: FOREST, interaction: '1', now: 1 };
    return async (over) => (await createStore(over).createRun(fork)) !== null;
  },
  before: [/^FORKED#r$/, /^LEVEL#01#0#/, /^LOG#0000#0#/, /^RUN#r$/],
};

/** The run of a party gets another owner. */
const OWNER_CHANGE: Write = {
  async prepare(table) {
    const store = createStore(table);
    await store.createRun({ id: 'r', owner: 'ann', home: HOME, channel: 'c', game: FOREST, interaction: '1', now: 1 });
    const from = (await store.loadRun('r')) as Run;
    return (over) => createStore(over).changeOwner({ from, to: 'bob', now: 2 });
  },
  before: [/^PLAYED#r$/, /^PLAYED#r$/, /^PLAYER#ann$/, /^PLAYER#bob$/, /^RUN#r$/, /^RUN#r$/],
};

const WRITES: [name: string, write: Write][] = [
  ['a commit', COMMIT],
  ['the beginning of a fork', FORK],
  ['a change of the owner', OWNER_CHANGE],
];

/** Table that records when each put began and ended, in the order of the beginnings. */
function observe(table: Table) {
  const puts: { item: Item; began: number; ended: number }[] = [];
  let clock = 0;
  const put: Table['put'] = async (item, ...rest) => {
    const entry = { item, began: clock++, ended: Number.POSITIVE_INFINITY };
    puts.push(entry);
    const written = await table.put(item, ...rest);
    entry.ended = clock++;
    return written;
  };
  return { puts, table: withPut(table, put) };
}

/** Table that fails some puts before it carries them out. `isLost` picks them by number, counted from 0. */
function losing(table: Table, isLost: (number: number) => boolean): Table {
  let puts = 0;
  return withPut(table, async (...args) => {
    if (isLost(puts++)) throw new StoreError('unavailable');
    return table.put(...args);
  });
}

/**
 * Loads the run with every parked level and the whole log, and expects all parts. Resolves with `null` if there is no
 * run.
 */
async function loadWhole(table: Table): Promise<{ version: number; levels: Level[] } | null> {
  const store = createStore(table);
  const run = await store.loadRun('r');
  if (!run) return null;
  const log = await store.loadLog('r');
  expect(log?.actions).toHaveLength(run.version);
  const levels = Object.entries(run.game.levels).map(async ([depth, level]) =>
    isParked(level) ? store.loadLevel(run, Number(depth)) : level,
  );
  return { version: run.version, levels: await Promise.all(levels) };
}

describe.each(WRITES)('%s', (_, { prepare, before }) => {
  test('puts the state only after everything that it refers to', async () => {
    const { puts, table } = observe(new MemoryTable());
    const write = await prepare(table);
    puts.length = 0;
    expect(await write(table)).toBe(true);
    const state = puts.filter(({ item }) => item.SK === 'STATE');
    const others = puts.filter(({ item }) => item.SK !== 'STATE');
    expect(state).toHaveLength(1);
    expect(others.map(({ item }) => item.SK).sort()).toEqual(before.map((key) => expect.stringMatching(key)));
    expect(Math.max(...others.map(({ ended }) => ended))).toBeLessThan(state[0]?.began as number);
  });

  const wholeForest = Object.values(FOREST.levels);

  test.each<[string, (at: number) => (number: number) => boolean]>([
    ['one put fails', (at) => (number) => number === at],
    ['it is stopped before a put', (at) => (number) => number >= at],
  ])('leaves a run that loads whole when %s, and succeeds when it is repeated', async (_, isLost) => {
    for (let at = 0; at <= before.length; at++) {
      const table = new MemoryTable();
      const write = await prepare(table);
      const untouched = await loadWhole(table);
      await expect(write(losing(table, isLost(at)))).rejects.toMatchObject({ code: 'unavailable' });
      expect(await loadWhole(table)).toEqual(untouched);
      expect(await write(table)).toBe(true);
      expect((await loadWhole(table))?.levels).toEqual(wholeForest);
    }
  });
});
