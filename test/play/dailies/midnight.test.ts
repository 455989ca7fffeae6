import { DAY_MS, dayOf } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import type { Caller, DailyOutcome, ScopeKind } from '../../../src/play/contract';
import type { Store } from '../../../src/storage/contract';
import { TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { raws } from '../support/party-scenario';
import { resultScene } from '../support/result-scene';

/** Requests of a command after which its first delivery may run out of time. */
const LAST = ['createRun', 'claim', 'listRun', 'putProfile'] as const;
const CUT = new Error('two seconds are over');

type Request = Caller & { circle: ScopeKind; practice?: boolean };

/** Store that fails one request: before the request is carried out, or after. */
const cutAt = (store: Store, last: (typeof LAST)[number], isCarriedOut: boolean): Store => ({
  ...store,
  [last]: async (...given: unknown[]) => {
    if (isCarriedOut) await (store[last] as (...given: unknown[]) => Promise<unknown>)(...given);
    throw CUT;
  },
});

const runOf = (outcome: DailyOutcome): string => {
  if (!('board' in outcome)) throw new Error(outcome.kind);
  return outcome.board.run;
};

describe.each(sample(TABLES, 1))('a daily dungeon around midnight over %s', (_, open) => {
  const { scene, caller, load, end, board } = resultScene(open);

  /** `sentAt` is one second before midnight, `late` 1.5 seconds after midnight, when the command is delivered again. */
  let [sentAt, late, day, nextDay] = [0, 0, '', ''];
  beforeEach(() => {
    sentAt = Math.ceil(scene.now / DAY_MS) * DAY_MS - 1000;
    late = sentAt + 2500;
    [day, nextDay] = [dayOf(sentAt), dayOf(late)];
  });

  const command = (more: Partial<Request> = {}): Request =>
    caller(scene.ann, { circle: 'global', now: sentAt, ...more });
  const claimOf = (date: string) => scene.store.loadClaim(scene.ann, { date, scope: { kind: 'global' } });
  const cuts = LAST.flatMap((last) => [true, false].map((isCarriedOut) => ({ last, isCarriedOut })));

  test('a command sent before midnight and delivered again after it is one try, on the day of sending', async () => {
    const request = command({ sentAt });
    const run = runOf(await scene.play.daily(request));
    expect(await scene.play.daily({ ...request, now: late })).toMatchObject({ kind: 'started', board: { run } });
    expect(await load(run)).toMatchObject({ ranked: true, origin: { kind: 'daily', date: day } });
    expect([await claimOf(day), await claimOf(nextDay)]).toEqual([{ run }, null]);
  });

  test.each(cuts)('so it is if the first delivery was cut short at %p', async ({ last, isCarriedOut }) => {
    const request = command({ sentAt });
    const first = createPlay({ store: cutAt(scene.store, last, isCarriedOut), raws });
    await expect(first.daily(request)).rejects.toBe(CUT);
    const run = runOf(await scene.play.daily({ ...request, now: late }));
    expect([await claimOf(day), await claimOf(nextDay)]).toEqual([{ run }, null]);
    scene.now = late + DAY_MS / 2;
    await end(scene.ann, run);
    expect((await board(scene.ann, day, 'global')).placings).toMatchObject([{ run }]);
    expect(await scene.play.daily(caller(scene.ann, { circle: 'global' } as const))).toMatchObject({
      kind: 'started',
      board: { ranked: true, origin: { date: nextDay } },
    });
  });

  test('an unfinished try is shown to a command sent before midnight; a command sent after begins the next', async () => {
    const run = runOf(await scene.play.daily(command({ sentAt })));
    const again = command({ sentAt: sentAt + 500, now: late });
    expect(await scene.play.daily(again)).toMatchObject({ board: { run } });
    expect(runOf(await scene.play.daily(command({ sentAt: late, now: late })))).not.toBe(run);
  });

  test('practice belongs to the day on which its command was sent', async () => {
    const request = { ...command({ sentAt }), practice: true };
    await end(scene.ann, runOf(await scene.play.daily({ ...request, practice: false })));
    const run = runOf(await scene.play.daily(request));
    expect(runOf(await scene.play.daily({ ...request, now: late }))).toBe(run);
    expect(await load(run)).toMatchObject({ ranked: false, origin: { date: day } });
  });

  test.each(['first to last', 'last to first'])(
    'if the clocks of two servers disagree on the day, %s, each claims a run of its own day',
    async (order) => {
      const request = command();
      const times = order === 'first to last' ? [sentAt, late] : [late, sentAt];
      for (const now of times) await scene.play.daily({ ...request, now });
      const claims = await Promise.all([day, nextDay].map(claimOf));
      const origins = await Promise.all(claims.map(async (claim) => (await load(claim?.run ?? '')).origin));
      expect(origins).toMatchObject([{ date: day }, { date: nextDay }]);
    },
  );

  test('if clocks disagree, practice of one day is not taken for that of another', async () => {
    for (const now of [sentAt, late]) await end(scene.ann, runOf(await scene.play.daily(command({ now }))));
    const request = command({ practice: true });
    for (const now of [sentAt, late]) {
      const run = runOf(await scene.play.daily({ ...request, now }));
      expect(await load(run)).toMatchObject({ ranked: false, origin: { date: dayOf(now) } });
    }
  });

  test('a delivery never takes a run of another dungeon for its own', async () => {
    const request = command({ sentAt });
    const ofEveryone = runOf(await scene.play.daily(request));
    expect(runOf(await scene.play.daily({ ...request, circle: 'guild' }))).not.toBe(ofEveryone);
  });

  test('after the day its runs are hidden from nobody, even if the question was sent before', async () => {
    await end(scene.ann, runOf(await scene.play.daily(command({ sentAt }))));
    const ask = (now: number) =>
      scene.play.leaderboard(caller(scene.bob, { circle: 'global', season: day, now, sentAt } as const));
    expect(await ask(sentAt)).toMatchObject({ kind: 'hidden' });
    expect(await ask(late)).toMatchObject({ kind: 'leaderboard', placings: { length: 1 } });
  });
});
