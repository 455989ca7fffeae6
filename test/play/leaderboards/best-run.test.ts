import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay, type Play } from '../../../src/play';
import { type Store, StoreError } from '../../../src/storage/contract';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { raws } from '../support/party-scenario';
import { resultScene } from '../support/result-scene';

describe.each(sample(TABLES, 1))('the best run of a day over %s', (_, open) => {
  const { scene, caller, today, load, end } = resultScene(open);

  async function finishToday(user: string): Promise<string> {
    const outcome = await scene.play.daily(caller(user, { circle: 'global' } as const));
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    await end(user, outcome.board.run);
    return outcome.board.run;
  }

  const best = (user: string, { bestRun }: Pick<Play, 'bestRun'> = scene.play) =>
    bestRun(caller(user, { circle: 'global', day } as const));
  let day: string;
  let run: string;
  beforeEach(async () => {
    day = today();
    run = await finishToday(scene.ann);
  });

  test("is hidden until the player's own try, or the day, is over; then anyone may see its last turns", async () => {
    expect(await best(scene.bob)).toEqual({ kind: 'hidden' });
    scene.now += DAY_MS;
    const elsewhere = { home: { kind: 'dm', id: '5' }, circle: 'global', day } as const;
    const shown = await scene.play.bestRun(caller(scene.bob, elsewhere));
    expect(shown).toMatchObject({ kind: 'best-run', board: { run, legal: [] }, frames: { length: 3 } });
    expect(JSON.stringify(shown)).not.toContain((await load(run)).game.seed);
  });

  test('is not of a player who hides their name, or who is erased', async () => {
    // If two scores are equal, the earlier one ranks higher.
    scene.now += 1;
    const bobs = await finishToday(scene.bob);
    scene.now += DAY_MS;
    expect(await best(scene.bob)).toMatchObject({ kind: 'best-run', board: { run }, place: 1 });
    await scene.play.settings(caller(scene.ann, { settings: { shown: false } }));
    expect(await best(scene.bob)).toMatchObject({ kind: 'best-run', board: { run: bobs }, place: 2 });
    await scene.play.eraseMine(caller(scene.bob));
    expect(await best(scene.ann)).toEqual({ kind: 'no-run' });
  });

  describe('whose log cannot be loaded', () => {
    const bestWith = (loadLog: Store['loadLog']) =>
      best(scene.ann, createPlay({ store: { ...scene.store, loadLog }, raws }));
    const fail = (code: StoreError['code']): never => {
      throw new StoreError(code);
    };
    const bestWithout = (runs: string[], code: StoreError['code']) =>
      bestWith(async (id, signal) => (runs.includes(id) ? fail(code) : scene.store.loadLog(id, signal)));

    test.each(['unreadable', 'newer'] as const)('is replaced by the next best if it is %s', async (code) => {
      const runs = [run, await finishToday(scene.bob)];
      scene.now += DAY_MS;
      const first = await best(scene.ann);
      if (first.kind !== 'best-run') throw new Error(first.kind);
      const [next] = runs.filter((other) => other !== first.board.run);
      expect(await bestWithout([first.board.run], code)).toMatchObject({ kind: 'best-run', board: { run: next } });
      expect(await bestWithout(runs, code)).toEqual({ kind: 'no-run' });
    });

    test('is replaced, too, if only its replay finds a damaged game in it', async () => {
      const damaged: Store['loadLog'] = async (id, signal) => {
        const log = await scene.store.loadLog(id, signal);
        const chunks = log?.chunks.map((chunk) =>
          Object.defineProperty(chunk, 'after', { get: () => fail('unreadable') }),
        );
        return log && chunks ? { ...log, chunks } : null;
      };
      expect(await bestWith(damaged)).toEqual({ kind: 'no-run' });
    });

    test('is not replaced if it only cannot be loaded now', async () => {
      await expect(bestWithout([run], 'unavailable')).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
});
