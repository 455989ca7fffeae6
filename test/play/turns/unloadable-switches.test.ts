import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay, type Play } from '../../../src/play';
import type { Caller } from '../../../src/play/contract';
import {
  isLoaded,
  newProfile,
  type Run,
  type Store,
  type UnloadableRun,
  UnloadableRunError,
} from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';
import { QUIET, raws } from '../support/party-scenario';

/**
 * Tests commands that are delivered again after their player has left a run that this build cannot load. Such a run
 * does not say which commands it has played.
 */

/** Time at which Ann sends her command, in milliseconds since 1970. */
const SENT = 1_700_000_000_000;
const SECOND = 1000;

/** A request that Ann sends at `sent` and that a server handles at `now`. */
const at = <T extends object>(sent: number, now: number, more?: T) =>
  ask({ interaction: String(firstSnowflake(sent)), now, ...more } as T);
const command = at(SENT, SENT + SECOND, waitSubmission({ interaction: String(firstSnowflake(SENT)) }));

/** Begins the run `r` and suspends `other`. A later build has stored `r`, which this build cannot load. */
async function scene(reason: UnloadableRun['reason'] = 'newer') {
  const store = createStore(new MemoryTable());
  for (const id of ['r', 'other']) {
    await store.createRun({ id, owner: 'ann', home: HOME, game: QUIET, interaction: '900', now: 1 });
  }
  await store.putProfile({ ...newProfile('ann'), revision: 1, activeRun: 'r', suspendedRuns: ['other'] });
  const known = ({ id, owner, home, channel, version, updatedAt }: Run): UnloadableRun => ({
    ...{ id, reason, owner, home, channel, version, updatedAt },
  });
  const loadRuns: Store['loadRuns'] = async (ids, signal) =>
    (await store.loadRuns(ids, signal)).map((run) => (isLoaded(run) && run.id === 'r' ? known(run) : run));
  const loadRun: Store['loadRun'] = async (id, signal) => {
    const [run = null] = await loadRuns([id], signal);
    if (run === null || isLoaded(run)) return run;
    throw new UnloadableRunError(run);
  };
  const overOld = (change: Partial<Store> = {}) =>
    createPlay({ store: { ...store, loadRun, loadRuns, ...change }, raws, newSeed: () => 'unloadable' });
  const overNew = (change: Partial<Store> = {}) => createPlay({ store: { ...store, ...change }, raws });
  const activeRun = async () => (await store.loadProfile('ann'))?.activeRun ?? '';
  const played = async () => {
    const runs = await Promise.all([...new Set(['r', 'other', await activeRun()])].map((id) => store.loadRun(id)));
    return runs.filter((run) => run?.recent.some(({ id }) => id === command.interaction)).map((run) => run?.id);
  };
  return { store, overOld, overNew, activeRun, played };
}

const SWITCHES: Record<string, (play: Play, caller: Caller) => Promise<unknown>> = {
  'the daily': (play, caller) => play.daily({ ...caller, circle: 'global' }),
  'resuming a run': (play, caller) => play.resume({ ...caller, run: 'other' }),
  'a new run': (play, caller) => play.play({ ...caller, restart: true }),
};

const EARLIER = [SENT - SECOND, SENT + 2 * SECOND] as const;

test.each(Object.entries(SWITCHES))(
  'a command that the run has played counts once, although %s was sent before it',
  async (_, go) => {
    const { overOld, overNew, activeRun, played } = await scene();
    expectKind(await overNew().submitAction(command), 'applied');
    await go(overOld(), at(...EARLIER));
    expect(await activeRun()).not.toBe('r');
    expectKind(await overOld().submitAction(command), 'outdated');
    expect(await played()).toEqual(['r']);
  },
);

test.each(Object.entries(SWITCHES))('a command under way while %s comes first counts once', async (_, go) => {
  const { store, overOld, overNew, activeRun, played } = await scene();
  let isFirst = true;
  const commit: Store['commit'] = async (change, signal) => {
    if (isFirst) {
      isFirst = false;
      await go(overOld(), at(...EARLIER));
    }
    return store.commit(change, signal);
  };
  expectKind(await overNew({ commit }).submitAction(command), 'applied');
  expectKind(await overOld().submitAction(command), 'applied');
  expect(await played()).toEqual([await activeRun()]);
});

test.each(Object.entries(SWITCHES))('a command that is sent after %s is played', async (_, go) => {
  const { overOld, overNew, activeRun, store } = await scene();
  expectKind(await overNew().submitAction(command), 'applied');
  await go(overOld(), at(SENT + 2 * SECOND, SENT + 3 * SECOND));
  const later = { ...command, interaction: String(firstSnowflake(SENT + 4 * SECOND)) };
  expectKind(await overOld().submitAction(later), 'applied');
  expect((await store.loadRun(await activeRun()))?.version).toBe(1);
});

test('a command that the run played before its damage is not played after the run is let go', async () => {
  const { overOld, overNew, activeRun, played } = await scene('unreadable');
  expectKind(await overNew().submitAction(command), 'applied');
  expect(await overOld().setAside(at(SENT + 2 * SECOND, SENT + 3 * SECOND, { run: 'r' }))).toEqual({
    kind: 'set-aside',
  });
  await overOld().resume(at(...EARLIER, { run: 'other' }));
  expect(await activeRun()).toBe('other');
  expectKind(await overOld().submitAction(command), 'outdated');
  expect(await played()).toEqual(['r']);
});

test('a command that the run has played is not played in the run of a channel that the player joined', async () => {
  const { store, overOld, overNew, played } = await scene();
  const here = { ...command, channel: 'c' };
  expectKind(await overNew().submitAction(here), 'applied');
  const begun = await overOld().party(at(...EARLIER, { user: 'bob', channel: 'c', mode: 'hotseat' as const }));
  await overOld().joinParty(at(...EARLIER, { channel: 'c' }));
  const run = 'board' in begun ? begun.board.run : '';
  expect(expectKind(await overOld().submitAction(here), 'outdated').board.run).toBe(run);
  expect([await played(), (await store.loadRun(run))?.version]).toEqual([['r'], 0]);
});

test('a damaged time of the last turn does not stop later commands', async () => {
  const { store, overOld, activeRun } = await scene();
  const broken: Store['loadRuns'] = async (ids) =>
    (await store.loadRuns(ids)).map((run) =>
      isLoaded(run) && run.id === 'r' ? { ...run, reason: 'unreadable' as const, updatedAt: 1e300 } : run,
    );
  await overOld({ loadRuns: broken }).resume(at(SENT, SENT + SECOND, { run: 'other' }));
  expect(await activeRun()).toBe('other');
  const later = { ...command, interaction: String(firstSnowflake(SENT + 2 * SECOND)) };
  expectKind(await overOld().submitAction(later), 'applied');
});
