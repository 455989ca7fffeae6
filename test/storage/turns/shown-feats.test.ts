import type { Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { sampleGame } from '../support/sample-game';

const HOME = { kind: 'guild', id: '77' } as const;

/** Begins a run, and commits turns that show these feats. `load` resolves with the run after the turns. */
async function setUp(...turns: string[][]) {
  const table = new MemoryTable();
  const store = createStore(table);
  await store.createRun({ id: 'r', owner: 'ann', home: HOME, game: sampleGame('feats'), interaction: '900', now: 1 });
  for (const [at, feats] of turns.entries()) {
    const from = (await store.loadRun('r')) as Run;
    const turn = { from, game: from.game, action: { kind: 'wait' } as const, interaction: `90${at + 1}`, now: 2 };
    await store.commit({ ...turn, ...(feats.length > 0 ? { feats } : {}) });
  }
  return { table, load: async () => (await store.loadRun('r')) as Run };
}

test('a run keeps the feats that were told, with the version of each', async () => {
  const { load } = await setUp(['first-blood', 'devout'], [], ['taxi']);
  expect((await load()).shownFeats).toEqual({ 'first-blood': 1, devout: 1, taxi: 3 });
});

test('a run of an older build, and one without feats, has none', async () => {
  const { load } = await setUp([]);
  expect(await load()).not.toHaveProperty('shownFeats');
});

test('feats that an earlier build stored beside the game are read, and a damaged list leaves the run playable', async () => {
  const { table, load } = await setUp();
  const state = (await table.get('RUN#r', 'STATE'))!;
  await table.put({ ...state, feats: 'taxi:0' }, null);
  expect((await load()).shownFeats).toEqual({ taxi: 0 });
  await table.put({ ...state, feats: 'taxi:x' }, null);
  expect(await load()).not.toHaveProperty('shownFeats');
});
