import { createPlay, type Play } from '../../../src/play';
import type { Caller } from '../../../src/play/contract';
import { type Profile, type Store, StoreError } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { raws, startParty } from '../support/party-scenario';

/**
 * Tests commands that are delivered again after their player has moved on to another run. Every caller has the same
 * `now`, because interaction ids alone decide.
 */

/** Begins a run of Ann's and plays one command. */
async function setUp() {
  const store = createStore(new MemoryTable());
  const play = createPlay({ store, raws, newSeed: () => 'moved' });
  const { run } = expectKind(await play.play(ask()), 'started').board;
  const command = waitSubmission();
  expectKind(await play.submitAction(command), 'applied');
  return { store, play, run, command, version: async (id: string) => (await store.loadRun(id))?.version };
}

const activeRun = async (store: Store): Promise<string> =>
  ((await store.loadProfile('ann')) as Profile).activeRun ?? '';

/** Ways to leave a run for another. */
const MOVES: Record<string, (play: Play, run: string) => Promise<unknown>> = {
  'a new game from a button': (play, run) => play.play(ask({ restart: { run, seenVersion: 1 } })),
  'the daily': (play) => play.daily(ask({ circle: 'global' })),
  'the daily of the server': (play) => play.daily(ask({ circle: 'guild' })),
};

test.each(Object.entries(MOVES))('a command that is delivered again after %s is not played there', async (_, move) => {
  const { store, play, run, command, version } = await setUp();
  await move(play, run);
  const next = await activeRun(store);
  expect(next).not.toBe(run);
  expect(expectKind(await play.submitAction(command), 'outdated').board.run).toBe(next);
  expect(await version(next)).toBe(0);
});

test.each(Object.entries(MOVES))('a command that was sent before %s is not played there either', async (_, move) => {
  const { store, play, run } = await setUp();
  const slow = waitSubmission();
  await move(play, run);
  expectKind(await play.submitAction(slow), 'outdated');
  expect((await store.loadRun(await activeRun(store)))?.version).toBe(0);
});

test.each(Object.entries(MOVES))('a command that is sent after %s is played there', async (_, move) => {
  const { store, play, run } = await setUp();
  await move(play, run);
  expectKind(await play.submitAction(waitSubmission()), 'applied');
  expect((await store.loadRun(await activeRun(store)))?.version).toBe(1);
});

/** Plays one command in a daily of Ann's, which has suspended her first run. */
async function inDaily() {
  const scene = await setUp();
  await scene.play.daily(ask({ circle: 'global' }));
  const daily = await activeRun(scene.store);
  const command = waitSubmission();
  expectKind(await scene.play.submitAction(command), 'applied');
  return { ...scene, daily, command };
}

test('a command that is delivered again after its player resumed another run is not played there', async () => {
  const { play, run, command, version } = await inDaily();
  await play.resume(ask({ run }));
  expect(expectKind(await play.submitAction(command), 'outdated').board.run).toBe(run);
  expect(await version(run)).toBe(1);
  expectKind(await play.submitAction(waitSubmission()), 'applied');
});

test('a command is not played again after an earlier switch arrives late', async () => {
  const { store, play } = await setUp();
  const slow = ask({ circle: 'global' as const });
  const command = waitSubmission();
  expectKind(await play.submitAction(command), 'applied');
  await play.daily(slow);
  expectKind(await play.submitAction(command), 'outdated');
  expect((await store.loadRun(await activeRun(store)))?.version).toBe(0);
});

test('a command that ended a run is not played in the run that becomes active then', async () => {
  const { play, store, run, daily, version } = await inDaily();
  const end = waitSubmission({ action: { kind: 'abandon', sure: true } });
  expectKind(await play.submitAction(end), 'applied');
  await play.recordResult({ run: daily });
  expect(await activeRun(store)).toBe(run);
  expectKind(await play.submitAction(end), 'outdated');
  expect(await version(run)).toBe(1);
});

test('a command that the ended run played out of order is not played in the next active run', async () => {
  const { play, store, run, daily, version } = await inDaily();
  const end = waitSubmission({ action: { kind: 'abandon', sure: true } });
  const command = waitSubmission();
  expectKind(await play.submitAction(command), 'applied');
  expectKind(await play.submitAction(end), 'applied');
  await play.recordResult({ run: daily });
  expect(await activeRun(store)).toBe(run);
  expectKind(await play.submitAction(command), 'outdated');
  expect(await version(run)).toBe(1);
});

/** A late delivery of these commands must not make a run active again. */
test.each([
  ['the daily', (play: Play, caller: Caller) => play.daily({ ...caller, circle: 'global' })],
  ['resuming a run', (play: Play, caller: Caller, run: string) => play.resume({ ...caller, run })],
])('a late delivery of %s does not make its run active again', async (_, lead) => {
  const { play, store, run, daily } = await inDaily();
  const late = ask();
  await lead(play, late, run);
  const target = await activeRun(store);
  await play.resume(ask({ run: target === run ? daily : run }));
  const present = await activeRun(store);
  expect(present).not.toBe(target);
  await lead(play, late, run);
  expect(await activeRun(store)).toBe(present);
});

test('a late delivery of /play starts no new run after the run that it showed is over', async () => {
  const { play, store, run } = await setUp();
  const late = ask();
  expectKind(await play.play(late), 'board');
  expectKind(await play.submitAction(waitSubmission({ action: { kind: 'abandon', sure: true } })), 'applied');
  expect(expectKind(await play.play(late), 'board').board.run).toBe(run);
  expect(await activeRun(store)).toBe(run);
  expectKind(await play.play(ask()), 'started');
});

test('a late delivery of /party starts no new run after the run that it showed is over', async () => {
  const { play, at, run, type } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const late = at('bob');
  expect((await play.party(late)).kind).toBe('standing');
  expectKind(await type('ann', { kind: 'abandon', sure: true }), 'applied');
  expect(expectKind((await play.party(late)) as never, 'board').board.run).toBe(run);
  expectKind((await play.party(at('bob'))) as never, 'started');
});

test('a command for an earlier run is not played in the next run of the channel', async () => {
  const { play, at, type, store } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const slow = waitSubmission({ ...at('bob') });
  expectKind(await type('ann', { kind: 'abandon', sure: true }), 'applied');
  const { run } = expectKind((await play.party(at('ann'))) as never, 'started').board;
  await play.joinParty(at('bob'));
  expectKind(await play.submitAction(slow), 'outdated');
  expect((await store.loadRun(run))?.version).toBe(0);
});

test('a command that was sent before its player joined a party is not played in its run', async () => {
  const { play, at, store, run } = await startParty(new MemoryTable(), 'hotseat');
  const slow = waitSubmission({ ...at('bob') });
  await play.joinParty(at('bob'));
  expectKind(await play.submitAction(slow), 'outdated');
  expect((await store.loadRun(run))?.version).toBe(0);
});

test('after an admin ended its run, a command is not played again in a run asked for before', async () => {
  const { store, play, run } = await setUp();
  const slow = ask();
  const command = waitSubmission();
  expectKind(await play.submitAction(command), 'applied');
  await play.resetPlayer(ask({ user: 'eve', run }));
  const next = expectKind(await play.play(slow), 'started').board.run;
  expectKind(await play.submitAction(command), 'outdated');
  expect((await store.loadRun(next))?.version).toBe(0);
});

/** Ways to leave an active run. Each is sent before the command, and arrives after it. */
const SLOW_SWITCHES: Record<string, (play: Play, caller: Caller, other: string) => Promise<unknown>> = {
  'the daily': (play, caller) => play.daily({ ...caller, circle: 'guild' }),
  'resuming a run': (play, caller, other) => play.resume({ ...caller, run: other }),
  'a fork': (play, caller, other) => play.fork({ ...caller, channel: 'c-own', run: other, version: 1, sure: true }),
};

/** Begins a daily of Ann's, and suspends her first run. `between` runs just before the next put of her profile. */
async function inDailyWithSlowPut() {
  const scene = await inDaily();
  let between: (() => Promise<unknown>) | null = null;
  const putProfile: Store['putProfile'] = async (profile, signal) => {
    const once = between;
    between = null;
    await once?.();
    return scene.store.putProfile(profile, signal);
  };
  const slow = createPlay({ store: { ...scene.store, putProfile }, raws, newSeed: () => 'moved' });
  const onNextPut = (act: () => Promise<unknown>): void => {
    between = act;
  };
  return { ...scene, slow, onNextPut };
}

test.each(Object.entries(SLOW_SWITCHES))(
  'a command that is played while %s is under way counts once',
  async (_, leave) => {
    const { store, play, run, daily, slow, onNextPut, version } = await inDailyWithSlowPut();
    const early = ask();
    const command = waitSubmission();
    onNextPut(async () => expectKind(await play.submitAction(command), 'applied'));
    await leave(slow, early, run);
    const next = await activeRun(store);
    expect(next).not.toBe(daily);
    const before = await version(next);
    expectKind(await play.submitAction(command), 'outdated');
    expect([await version(daily), await version(next)]).toEqual([2, before]);
  },
);

test.each(Object.entries(SLOW_SWITCHES))(
  'a command that was about to be played when %s came first counts once',
  async (_, leave) => {
    const { store, play, run, daily, version } = await inDaily();
    const early = ask();
    const command = waitSubmission();
    const others: (number | undefined)[] = [];
    const commit: Store['commit'] = async (change, signal) => {
      if (others.length === 0) {
        await leave(play, early, run);
        others.push(await version(await activeRun(store)));
      }
      return store.commit(change, signal);
    };
    const late = createPlay({ store: { ...store, commit }, raws, newSeed: () => 'moved' });
    expectKind(await late.submitAction(command), 'applied');
    expectKind(await play.submitAction(command), 'applied');
    const next = await activeRun(store);
    expect(await version(daily)).toBe(1);
    expect(await version(next)).toBe((others[0] ?? 0) + 1);
  },
);

test('a switch that fails halfway does not keep its player from typing', async () => {
  const { store, play, run, daily, version } = await inDaily();
  const putProfile: Store['putProfile'] = () => Promise.reject(new StoreError('unavailable'));
  const broken = createPlay({ store: { ...store, putProfile }, raws });
  await expect(broken.resume(ask({ run }))).rejects.toThrow(StoreError);
  expectKind(await play.submitAction(waitSubmission()), 'applied');
  expectKind(await play.submitAction(waitSubmission()), 'applied');
  expect([await activeRun(store), await version(daily)]).toEqual([daily, 3]);
});
