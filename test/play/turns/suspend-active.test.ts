import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import type { Context } from '../../../src/play/context';
import { suspendActive } from '../../../src/play/turns/suspend-active';
import type { NewRun, Profile } from '../../../src/storage';
import { createMemoryStore } from '../../../src/storage';
import { newProfile } from '../../../src/storage/contract';
import { scenario } from '../../support/scenario';
import { ask, HOME } from '../support/callers';
import { NOW, raws } from '../support/party-scenario';

const HALL = scenario('@');
const OVER = { ...HALL, over: { result: 'died', turn: 9, depth: 1, by: null, cause: null } } as const;
const DAILY = { origin: { kind: 'daily', scope: 'global', date: '2026-01-01' } } as const;
const FORK = { origin: { kind: 'fork', run: 'a', version: 1 } } as const;
const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * Runs that stay suspended when `now` is suspended beside eight others. `others` changes some of the eight; `null`
 * stands for a run that is gone.
 */
async function kept(others: Record<string, Partial<NewRun> | null> = {}): Promise<string[]> {
  const store = createMemoryStore();
  for (const id of EIGHT) {
    const other = others[id];
    if (other !== null)
      await store.createRun({ id, owner: 'ann', home: HOME, game: HALL, interaction: id, now: NOW, ...other });
  }
  const profile: Profile = { ...newProfile('ann'), activeRun: 'now', suspendedRuns: EIGHT };
  return (await suspendActive({ store } as Context, profile)).suspendedRuns;
}

test.each<[string, string, Record<string, Partial<NewRun> | null>]>([
  ['the oldest', 'a', {}],
  ['a fork before any other run', 'f', { f: FORK, g: FORK }],
  ['a try at a daily before a fork', 'g', { b: FORK, g: DAILY }],
  ['a finished run before a run that goes on', 'h', { b: DAILY, h: { game: OVER } }],
  ['a run that is gone before a run that goes on', 'h', { b: DAILY, h: null }],
])('eight runs stay suspended; of nine, %s is let go', async (_, letGo, others) => {
  expect(await kept(others)).toEqual([...EIGHT.filter((id) => id !== letGo), 'now']);
});

test('a run is suspended once, and without an active run none is', async () => {
  const context = { store: createMemoryStore() } as Context;
  const profile = { ...newProfile('ann'), activeRun: 'a', suspendedRuns: ['a', 'b'] };
  expect((await suspendActive(context, profile)).suspendedRuns).toEqual(['b', 'a']);
  const idle = { ...profile, activeRun: null };
  expect(await suspendActive(context, idle)).toBe(idle);
});

test('a run can still be resumed after a fortnight of dailies that were begun and left', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const started = await play.play(ask({ user: 'ann' }));
  const run = 'board' in started ? started.board.run : '';
  for (let day = 0; day < 14; day++) {
    await play.daily(ask({ user: 'ann', circle: 'global', practice: false, now: NOW + day * DAY_MS }));
  }
  expect((await store.loadProfile('ann'))?.suspendedRuns).toHaveLength(8);
  expect(await play.suspendedRuns(ask({ user: 'ann' }))).toMatchObject({
    runs: expect.arrayContaining([expect.objectContaining({ run })]),
  });
});
