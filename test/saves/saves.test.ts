import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type Game,
  isParked,
  type Level,
  legalActions,
  newGame,
  SCHEMA,
  summarizeGame,
} from '../../src/engine';
import { rngFromSeed } from '../../src/lib/rng';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import type { Run } from '../../src/storage';
import { MemoryTable } from '../../src/storage/dynamo/memory-table';
import type { Attribute, Item } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { isDeep } from '../support/deep';

const raws = loadRaws();
const FILES = readdirSync(__dirname).filter((file) => file.endsWith('.save'));
const OWNER = { user: 'player', userName: 'Freydís', home: { kind: 'guild', id: '1' } } as const;
const TURNS = isDeep ? 100 : 8;

/**
 * Keys that a new game has and an old game may lack. Old levels had no names of their own. Old games did not record the
 * turn of arrival on a level, and did not count coins.
 */
const OPTIONAL = ['nameNumber', 'turn', 'coins'];

type Printed = Record<string, Attribute | { $bytes: string }>;

/** Table with every item of the saved run. */
async function restored(file: string): Promise<MemoryTable> {
  const table = new MemoryTable();
  const items = JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as Printed[];
  for (const item of items) await table.put(revived(item), null);
  return table;
}

function revived(item: Printed): Item {
  const entries = Object.entries(item).map(([name, value]) => {
    const encoded = typeof value === 'object' && '$bytes' in value ? value.$bytes : null;
    return [name, typeof encoded === 'string' ? new Uint8Array(Buffer.from(encoded, 'base64')) : value];
  });
  return Object.fromEntries(entries) as Item;
}

/** Picks one legal action, stairs first. Never ends the run. */
function choose(game: Game, pick: (actions: Action[]) => Action): Action {
  const legal = legalActions(game, raws).filter(({ kind }) => kind !== 'abandon' && kind !== 'retire');
  const stairs = legal.filter(({ kind }) => kind === 'descend' || kind === 'ascend');
  return pick(stairs.length > 0 ? stairs : legal);
}

test('saves of every schema exist', () => {
  const shapes = new Set(FILES.map((file) => Number(/^schema-(\d+)-/.exec(file)?.[1])));
  expect([...shapes].sort((a, b) => a - b)).toEqual(Array.from({ length: SCHEMA }, (_, i) => i + 1));
});

test.each(FILES)('%s loads whole', async (file) => {
  const store = createStore(await restored(file));
  const run = (await store.loadRun('fixture')) as Run;
  expect(run.game.schema).toBe(SCHEMA);
  expect((await store.loadLog('fixture'))?.actions).toHaveLength(run.version);
  for (const [depth, level] of Object.entries(run.game.levels)) {
    const whole = isParked(level) ? await store.loadLevel(run, Number(depth)) : level;
    expect(whole).toMatchObject({ depth: Number(depth), tiles: expect.any(String) });
  }
});

test.each(FILES)(
  '%s has what a new game has: a field of Game, a level, a tally or the hero that came later is migrated',
  async (file) => {
    const store = createStore(await restored(file));
    const run = (await store.loadRun('fixture')) as Run;
    const fresh = newGame({ seed: 'a', heroName: 'Freydís' }, raws);
    const lacks = (old: object, whole: object) =>
      Object.keys(whole).filter((key) => !(key in old) && !OPTIONAL.includes(key));
    expect(lacks(run.game, fresh)).toEqual([]);
    expect(lacks(run.game.hero, fresh.hero)).toEqual([]);
    expect(lacks(run.game.hero.pools!, fresh.hero.pools!)).toEqual([]);
    const [first] = Object.values(fresh.tallies);
    for (const tally of Object.values(run.game.tallies)) {
      expect(lacks(tally, first!)).toEqual([]);
    }
    for (const [depth, level] of Object.entries(run.game.levels)) {
      const whole = isParked(level) ? ((await store.loadLevel(run, Number(depth))) as Level) : level;
      expect(lacks(whole, fresh.levels['1'] as Level)).toEqual([]);
    }
  },
);

test.each(FILES.filter((file) => file.startsWith('schema-1-')))('%s keeps every point of its score', async (file) => {
  const { game } = (await createStore(await restored(file)).loadRun('fixture')) as Run;
  const { xp, gold } = game.hero.pools;
  const over = { result: 'abandoned', turn: game.turn, depth: game.depth, by: null, cause: null } as const;
  const points = 100 * (game.deepest - 1) + Math.floor(xp / 10) + Math.floor(gold) + (game.laurel ? 3000 : 0);
  expect(summarizeGame({ ...game, over }, raws)?.score).toBe(points);
});

test.each(FILES)('%s plays on', async (file) => {
  const store = createStore(await restored(file));
  const play = createPlay({ store, raws });
  const rng = rngFromSeed(file);
  let run = (await store.loadRun('fixture')) as Run;
  const before = run.version;
  for (let i = 0; i < TURNS && !run.game.over; i++) {
    const action = choose(run.game, (actions) => rng.pick(actions));
    const request = { ...OWNER, interaction: `later-${i}`, now: i, run: run.id, seenVersion: run.version, action };
    expect(await play.submitAction(request)).toMatchObject({ kind: 'applied', board: { version: run.version + 1 } });
    run = (await store.loadRun('fixture')) as Run;
  }
  expect(run.version).toBeGreaterThan(before);
  expect((run.game.levels[String(run.game.depth)] as Level).depth).toBe(run.game.depth);
});
