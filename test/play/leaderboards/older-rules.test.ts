import { type Action, type Game, newGame, RULES } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { newProfile } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { ask, waitSubmission } from '../support/callers';

const loaded = loadRaws();
/** Raws with a single feat, which a hero earns by giving up. */
const raws = {
  ...loaded,
  feats: [{ ...loaded.feats[0]!, id: 'gave-up', when: [{ kind: 'result', ended: 'abandoned' }] }],
} as typeof loaded;
const GIVE_UP: Action = { kind: 'abandon', sure: true };
const LATER: Action[] = [{ kind: 'wait' }, GIVE_UP];

describe.each(sample(TABLES, 1))('a run that outlives a change of rules, over %s', (_, open) => {
  async function begun(game: Game) {
    const { table, close } = await open();
    const store = createStore(table);
    const play = createPlay({ store, raws });
    const { user: owner, home, interaction, now } = ask();
    await store.putProfile({ ...newProfile(owner), revision: 1 });
    await store.createRun({ id: 'r', owner, home, game, interaction, now });
    const take = async (action: Action) =>
      expect(await play.submitAction(waitSubmission({ run: 'r', action }))).toMatchObject({ kind: 'applied' });
    return { table, close, store, play, owner, take };
  }

  /** Plays a run to its recorded end. The rules change after its first `before` turns. */
  async function outlived(before: number) {
    const { table, close, store, play, owner, take } = await begun(newGame({ seed: 'old' }, raws));
    for (let turn = 0; turn < before; turn++) await take({ kind: 'wait' });
    const [item] = await table.query('RUN#r', 'STATE');
    if (item) await table.put({ ...item, rules: RULES - 1 }, null);
    for (const action of LATER) await take(action);
    const outcome = await play.recordResult({ run: 'r' });
    const chunks = (await store.loadLog('r'))?.chunks.map(({ rules, actions }) => [rules, actions.length]);
    const list = { kind: 'board', scope: { kind: 'global' }, season: 'all' } as const;
    const board = (await store.listResults(list, { limit: 9 })).entries.map(({ run }) => run);
    const runs = (await store.loadProfile(owner))?.totals.runs;
    await close();
    return { outcome, chunks, board, runs };
  }

  const RANKED = { outcome: { kind: 'recorded', refuted: null }, board: ['r'], runs: 1 };

  test('is ranked: the recorded game counts for turns under the old rules', async () => {
    const chunks = [
      [RULES - 1, 2],
      [RULES, LATER.length],
    ];
    expect(await outlived(2)).toMatchObject({ ...RANKED, chunks });
  });

  test('earns feats only if all of it can be replayed', async () => {
    expect((await outlived(2)).outcome).toMatchObject({ run: { feats: [] } });
    expect((await outlived(0)).outcome).toMatchObject({ run: { feats: ['gave-up'] } });
  });

  test('goes on under the present rules, which its result names', async () => {
    const { close, store, play, take } = await begun({ ...newGame({ seed: 'old' }, raws), rules: RULES - 1 });
    for (const action of LATER) await take(action);
    const outcome = await play.recordResult({ run: 'r' });
    expect(outcome).toMatchObject({ kind: 'recorded', refuted: null, run: { ranked: true, rules: RULES } });
    const chunks = (await store.loadLog('r'))?.chunks.map(({ rules, after }) => [rules, after?.rules]);
    expect(chunks).toEqual([
      [RULES - 1, RULES - 1],
      [RULES, undefined],
    ]);
    await close();
  });

  test('is ranked if it began before coins were counted, and keeps the points for its gold', async () => {
    const { coins: _, ...older } = {
      ...newGame({ seed: 'old' }, raws),
      rules: RULES - 1,
      earlier: { xp: 0, gold: 70 },
    };
    const pools = { ...newGame({ seed: 'old' }, raws).hero.pools, gold: 70 };
    const { close, play, take } = await begun({ ...older, hero: { ...older.hero, pools } });
    for (const action of LATER) await take(action);
    expect(await play.recordResult({ run: 'r' })).toMatchObject({
      ...{ kind: 'recorded', refuted: null },
      run: { ranked: true, summary: { score: 70 } },
    });
    await close();
  });

  test('is ranked, too, if only its dungeon was built under the old rules', async () => {
    expect(await outlived(0)).toMatchObject(RANKED);
  });
});
