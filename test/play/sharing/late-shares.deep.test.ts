import { createPlay } from '../../../src/play';
import type { ChannelCaller } from '../../../src/play/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { raws } from '../support/party-scenario';

/**
 * Tests shares and their ends that are delivered again or late. The order of the interaction ids decides, not the order
 * of arrival.
 */

const CHANNEL = 'c';
const at = (more: object = {}): ChannelCaller => ask({ channel: CHANNEL, ...more });

const playOver = (table: Table) => createPlay({ store: createStore(table), raws, newSeed: () => 'late' });

/**
 * Begins a run of Ann's and plays a turn. `versions` lists what the channel may watch of it, `null` for the whole run.
 */
async function setUp(table = new MemoryTable()) {
  const store = createStore(table);
  const play = playOver(table);
  const { run } = expectKind(await play.play(ask()), 'started').board;
  expectKind(await play.submitAction(waitSubmission()), 'applied');
  const versions = async (of = run) => {
    const shares = await store.loadShares(CHANNEL);
    const open = await Promise.all(
      [null, 0, 1].map((version) => store.loadShare({ channel: CHANNEL, run: of, version })),
    );
    const listed = shares.filter((share) => share.run === of).map(({ version }) => version);
    expect(open.flatMap((share) => (share ? [share.version] : [])).sort()).toEqual([...listed].sort());
    return listed;
  };
  return { table, store, play, run, versions };
}

/** Ways in which an interaction names the run. A command names none. */
const WAYS = { 'a button': (run: string) => ({ run }), 'a command': () => ({}) };

describe.each(Object.entries(WAYS))('by %s', (_, named) => {
  test('a share that is delivered again after it was ended shares nothing', async () => {
    const { play, run, versions } = await setUp();
    const late = at(named(run));
    await play.share(late);
    await play.unshare(at(named(run)));
    expect(await play.share(late)).toEqual({ kind: 'overtaken' });
    expect(await versions()).toEqual([]);
  });

  test('an end that is delivered again after a new share ends nothing', async () => {
    const { play, run, versions } = await setUp();
    await play.share(at(named(run)));
    const late = at(named(run));
    await play.unshare(late);
    await play.share(at(named(run)));
    expect(await play.unshare(late)).toEqual({ kind: 'overtaken' });
    expect(await versions()).toEqual([null]);
  });

  test('a share that arrives only after its end shares nothing', async () => {
    const { play, run, versions } = await setUp();
    const slow = at(named(run));
    await play.unshare(at(named(run)));
    expect(await play.share(slow)).toEqual({ kind: 'overtaken' });
    expect(await versions()).toEqual([]);
  });

  test('an end that arrives late ends only shares that were sent before it', async () => {
    const { play, run, versions } = await setUp();
    await play.share(at({ run, version: 0 }));
    const slow = at(named(run));
    await play.share(at({ run, version: 1 }));
    expect(await play.unshare(slow)).toEqual({ kind: 'overtaken' });
    expect(await versions()).toEqual([1]);
  });

  test('a share and its end that are delivered twice in a row count as one', async () => {
    const { play, run, versions } = await setUp();
    const [share, end] = [at(named(run)), at(named(run))];
    for (const _ of ['once', 'again']) expect(await play.share(share)).toMatchObject({ kind: 'watching' });
    expect(await versions()).toEqual([null]);
    for (const _ of ['once', 'again']) expect(await play.unshare(end)).toMatchObject({ kind: 'unshared' });
    expect(await versions()).toEqual([]);
  });
});

test('a share that is delivered again does not move up in the list', async () => {
  const { play, run, versions } = await setUp();
  const late = at({ run, version: 0 });
  await play.share(late);
  await play.share(at({ run, version: 0 }));
  await play.share(at({ run }));
  await play.share(late);
  expect(await versions()).toEqual([null, 0]);
});

test('a share of an older build can be ended', async () => {
  const { play, store, run, versions } = await setUp();
  await store.share({ channel: CHANNEL, run, version: null, at: 1 });
  expectKind((await play.unshare(at({ run }))) as never, 'unshared' as never);
  expect(await versions()).toEqual([]);
});

describe('a command that was sent before its player began the next run', () => {
  /** Begins a daily of Ann's beside her first run. The commands were sent while she still played the first run. */
  async function movedOn() {
    const scene = await setUp();
    const [share, end, fork] = [at(), at(), at({ sure: true })];
    await scene.play.daily(ask({ circle: 'global' }));
    const next = (await scene.store.loadProfile('ann'))?.activeRun ?? '';
    expect(next).not.toBe(scene.run);
    return { ...scene, next, share, end, fork };
  }

  test('does not share the next run', async () => {
    const { play, next, share, versions } = await movedOn();
    expect(await play.share(share)).toEqual({ kind: 'overtaken' });
    expect(await versions(next)).toEqual([]);
    expect(await play.share(at())).toMatchObject({ kind: 'hidden-share', run: next });
  });

  test('does not end a share of the next run', async () => {
    const { play, store, next, end, versions } = await movedOn();
    await store.share({ channel: CHANNEL, run: next, version: null, at: 1 });
    expect(await play.unshare(end)).toEqual({ kind: 'overtaken' });
    expect(await versions(next)).toEqual([null]);
  });

  test('does not fork the next run', async () => {
    const { play, fork } = await movedOn();
    expect(await play.fork(fork)).toEqual({ kind: 'overtaken' });
  });
});

/** The later interaction of the two cuts in before each request of the earlier one. */
test.each([
  ['an end', 'a share', []],
  ['a share', 'an end', [null]],
] as const)('%s that cuts in on %s sent before has the last word', async (_, slow, left) => {
  const begun = async (table?: MemoryTable) => {
    const scene = await setUp(table);
    await scene.play.share(at({ run: scene.run }));
    return scene;
  };
  const send = (table: Table, kind: string, caller: ChannelCaller) =>
    kind === 'a share' ? playOver(table).share(caller) : playOver(table).unshare(caller);
  const first = await begun();
  const calm = cutInAt(first.table, -1, async () => {});
  await send(calm, slow, at({ run: first.run }));
  for (let request = 0; request < calm.requests; request++) {
    const { table, run, versions } = await begun();
    const [early, later] = [at({ run }), at({ run })];
    const cut = cutInAt(table, request, async () => {
      await send(table, slow === 'a share' ? 'an end' : 'a share', later);
    });
    await send(cut, slow, early);
    expect({ request, left: await versions() }).toEqual({ request, left: [...left] });
  }
});

test('an end of a share leaves nothing of a run that was erased meanwhile', async () => {
  const { table, run, play } = await setUp();
  await play.share(at({ run }));
  const calm = cutInAt(table, -1, async () => {});
  await playOver(calm).unshare(at({ run }));
  for (let request = 0; request < calm.requests; request++) {
    const scene = await setUp();
    await scene.play.share(at({ run: scene.run }));
    const cut = cutInAt(scene.table, request, () => eraseRuns(scene.table, [scene.run]));
    await playOver(cut).unshare(at({ run: scene.run }));
    expect({ request, left: await scene.table.query(`RUN#${scene.run}`, 'SHARED#') }).toEqual({ request, left: [] });
  }
});
