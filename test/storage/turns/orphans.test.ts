import { type Game, type Level, newGame, RULES, turn } from '../../../src/engine';
import { DAY_MS } from '../../../src/lib/calendar';
import { loadRaws } from '../../../src/raws';
import type { Origin, Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { EXPIRY_ATTRIBUTE } from '../../../src/storage/dynamo/table-definition';
import { createStore } from '../../../src/storage/store';
import { gateGame } from '../../play/support/gate-game';
import { sample } from '../../support/deep';
import { TABLES } from '../support/tables';

const raws = loadRaws();
const TOWN = gateGame(newGame({ seed: 'sweeping' }, raws));

function below(game: Game): Game {
  const taken = turn(game, { kind: 'descend' }, raws);
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.game;
}

/** Game with an empty town, so that the parked town differs. */
const emptied = (game: Game): Game => ({
  ...game,
  levels: { ...game.levels, '1': { ...(game.levels['1'] as Level), entities: [] } },
});

const over = (game: Game): Game => ({
  ...game,
  over: { result: 'abandoned', turn: 1, depth: 2, by: null, cause: null },
});

describe.each(sample(TABLES, 1))('orphans over %s', (_, open) => {
  /** Run that went down and ended there, after one turn lost a race. */
  async function swept(origin: Origin = { kind: 'chance' }) {
    const { table, close } = await open();
    const store = createStore(table);
    const home = { kind: 'guild', id: '77' } as const;
    // A fork begins with parked levels, because its hero is not on them.
    const begun = origin.kind === 'fork' ? below(TOWN) : TOWN;
    await store.createRun({ id: 'r', owner: 'ann', home, origin, game: begun, interaction: '1', now: 0 });
    const [item] = await table.query('RUN#r', 'STATE');
    if (item) await table.put({ ...item, rules: RULES - 1 }, null);
    const from = (await store.loadRun('r')) as Run;
    const action = { kind: 'wait' } as const;
    const game = below(TOWN);
    const won = await store.commit({ from, game, action, interaction: '2', now: 0 });
    await store.commit({ from, game: emptied(game), action, interaction: '3', now: 0 });
    if (won.ok) await store.commit({ from: won.run, game: over(won.run.game), action, interaction: '4', now: 0 });
    await table.put({ PK: 'RUN#r', SK: 'LEVEL#01#3#soon', state: new Uint8Array(0) }, null);
    await store.expireOrphans('r', DAY_MS);
    await store.expireOrphans('r', 2 * DAY_MS);
    const items = (await table.query('RUN#r', 'L')).map((each) => [each.SK, each[EXPIRY_ATTRIBUTE]] as const);
    const run = (await store.loadRun('r')) as Run;
    const levels = await store.loadLevel(run, 1);
    const log = await store.loadLog('r');
    await close();
    return { expiring: items.filter(([, at]) => at !== undefined), keys: items.map(([key]) => key), levels, log };
  }

  test('levels stay, whichever turn wrote them, because replays go back to them', async () => {
    const { expiring, keys, levels } = await swept();
    expect(expiring).toEqual([]);
    expect(keys.filter((key) => key.startsWith('LEVEL#01#1#'))).toHaveLength(2);
    expect(keys).toContainEqual(expect.stringMatching(/^LOG#0000#1#/));
    expect(levels.entities.length).toBeGreaterThan(0);
  });

  test('the first game and levels of a fork are kept', async () => {
    const { expiring, keys, log } = await swept({ kind: 'fork', run: 'other', version: 3 });
    expect(expiring).toEqual([]);
    expect(keys).toContainEqual(expect.stringMatching(/^LEVEL#01#0#/));
    expect(log?.chunks[0]?.after).not.toBeNull();
  });

  test('a chunk of a turn that lost its race expires, unless the state is damaged and any chunk may be in use', async () => {
    const { table, close } = await open();
    const store = createStore(table);
    const state = { PK: 'RUN#r', SK: 'STATE', v: 4, levels: { '1': 'LEVEL#01#2#a' }, lastChunk: '' };
    const keys = ['LEVEL#01#2#a', 'LEVEL#01#4#b', 'LOG#0000#4#d', 'LOG#0000#5#e'];
    for (const SK of keys) await table.put({ PK: 'RUN#r', SK }, null);
    const expiring = async (changes: Partial<Item>) => {
      await table.put({ ...state, ...changes } as Item, null);
      await store.expireOrphans('r', 0);
      return (await table.query('RUN#r', 'L')).flatMap((item) => (item.expiresAt === undefined ? [] : [item.SK]));
    };
    for (const damage of [{ lastChunk: 7 }, { v: 'x' }]) expect(await expiring(damage)).toEqual([]);
    expect(await expiring({})).toEqual(['LOG#0000#4#d']);
    await table.remove('RUN#r', 'STATE');
    await store.expireOrphans('r', 0);
    await close();
  });
});
