import { DAY_MS } from '../../../src/lib/calendar';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { GIVE_UP, resultScene } from '../support/result-scene';

describe.each(sample(TABLES, 1))('a rolled-back try over %s', (_, open) => {
  const { scene, caller, take, end } = resultScene(open);
  const daily = () => scene.play.daily(caller(scene.ann, { circle: 'global' } as const));
  const dailyRun = (run: string) => scene.play.dailyRun(caller(scene.ann, { run }));

  async function endTry(): Promise<string> {
    const outcome = await daily();
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    await end(scene.ann, outcome.board.run);
    return outcome.board.run;
  }

  async function rollBackAndEnd(run: string): Promise<void> {
    await scene.play.rollBack(caller('eve', { run, to: 1 }));
    expect(await daily()).toMatchObject({ kind: 'board', board: { run, ranked: false } });
    await take(scene.ann, run, GIVE_UP);
    await scene.play.recordResult({ run });
  }

  test('is shown to its player as unranked, and is not to be shared', async () => {
    const run = await endTry();
    expect(await dailyRun(run)).toMatchObject({ result: { ranked: true } });
    await rollBackAndEnd(run);
    expect(await daily()).toMatchObject({ kind: 'daily-done', run, result: { ranked: false, result: 'abandoned' } });
    expect(await dailyRun(run)).toEqual({ kind: 'no-run' });
  });

  test('does not count as a day with a ranked try', async () => {
    await endTry();
    scene.now += DAY_MS;
    const run = await endTry();
    expect(await daily()).toMatchObject({ result: { streak: 2 } });
    await rollBackAndEnd(run);
    expect(await daily()).toMatchObject({ result: { streak: 1 } });
  });
});
