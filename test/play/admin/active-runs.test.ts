import { createPlay } from '../../../src/play';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, HOME } from '../support/callers';
import { NOW, QUIET, raws } from '../support/party-scenario';

const table = new MemoryTable();
const store = createStore(table);
const play = createPlay({ store, raws });

async function begin(run: string, now = NOW): Promise<void> {
  await store.createRun({ id: run, owner: 'ann', home: HOME, game: QUIET, interaction: '1', now });
}

const listOld = (run: string) => table.put({ PK: 'GUILD#77', SK: `RUN#${run}`, at: NOW }, null);
const listGone = (run: string, at = NOW) => table.put({ PK: 'GUILD#77', SK: `ACTIVE#${at}#${run}`, at }, null);
const keys = async () => (await table.query('GUILD#77', '')).map(({ SK }) => SK);
const endIt = (run: string) =>
  play.submitAction(ask({ run, seenVersion: null, action: { kind: 'abandon', sure: true } } as const));

const shown = async (more: object = {}) => {
  const outcome = await play.activeRuns(ask({ user: 'eve', ...more }));
  if (outcome.kind !== 'active') throw new Error(outcome.kind);
  return outcome.runs.map(({ run }) => run);
};

afterEach(async () => {
  for (const SK of await keys()) await table.remove('GUILD#77', SK);
});

test('runs that an older release listed are found, and each page moves a few of them to the present list', async () => {
  for (const run of ['a', 'b', 'c']) {
    await begin(run);
    await listOld(run);
  }
  expect(await shown()).toEqual(['a', 'b']);
  expect(await keys()).toEqual([`ACTIVE#${NOW}#a`, `ACTIVE#${NOW}#b`, 'RUN#c']);
  expect(await shown()).toEqual(['b', 'a', 'c']);
  expect(await shown()).toEqual(['c', 'b', 'a']);
  expect(await keys()).toHaveLength(3);
});

test('a page removes the listed runs of an older release that are over or gone', async () => {
  await begin('over');
  await endIt('over');
  await listOld('over');
  await listOld('gone');
  expect(await shown()).toEqual([]);
  expect(await keys()).toEqual([]);
});

test('a page removes a few pointers to runs that are gone or over', async () => {
  await begin('alive');
  await store.listRun((await store.loadRun('alive'))!);
  for (let at = 1; at <= 3; at++) await listGone(`gone${at}`, NOW + at);
  expect(await shown()).toEqual(['alive']);
  expect(await keys()).toHaveLength(2);
  expect(await shown()).toEqual(['alive']);
  expect(await keys()).toEqual([`ACTIVE#${NOW}#alive`]);
});

test('a page holds twenty runs, or the number that the caller wants', async () => {
  for (let at = 1; at <= 25; at++) {
    await begin(`r${at}`, NOW + at);
    await store.listRun((await store.loadRun(`r${at}`))!);
  }
  expect(await shown()).toHaveLength(20);
  expect(await shown({ limit: 3 })).toEqual(['r25', 'r24', 'r23']);
});

test('a run is found only where it began, and while it is active', async () => {
  await begin('here');
  const find = (home: object = HOME) => play.activeRun(ask({ user: 'eve', run: 'here', home } as never));
  expect(await find()).toMatchObject({ kind: 'active-run', run: { run: 'here', owner: 'ann' } });
  expect(await find({ kind: 'guild', id: 'other' })).toEqual({ kind: 'no-run' });
  expect(await find({ kind: 'dm', id: 'd' })).toEqual({ kind: 'no-server' });
  await endIt('here');
  expect(await find()).toEqual({ kind: 'no-run' });
});

test('a run that cannot be read is found in the server that lists it', async () => {
  await begin('bad');
  await store.listRun((await store.loadRun('bad'))!);
  const state = (await table.get('RUN#bad', 'STATE'))!;
  await table.put({ ...state, home: 7, state: 'x' }, null);
  const find = (id: string) => play.activeRun(ask({ user: 'eve', run: 'bad', home: { kind: 'guild', id } } as never));
  expect(await find('77')).toMatchObject({ kind: 'active-run', run: { id: 'bad', reason: 'unreadable' } });
  expect(await find('other')).toEqual({ kind: 'no-run' });
});

test('the list says of each run who plays it, where it is played and how far it has come', async () => {
  await store.createRun({
    id: 'seen',
    owner: 'ann',
    home: HOME,
    channel: 'c',
    ranked: false,
    game: QUIET,
    interaction: '1',
    now: NOW,
  });
  await store.listRun((await store.loadRun('seen'))!);
  const { heroName, depth, turn } = QUIET;
  const run = {
    run: 'seen',
    version: 0,
    owner: 'ann',
    channel: 'c',
    heroName,
    depth,
    turn,
    level: 1,
    origin: { kind: 'chance' },
    ranked: false,
    updatedAt: NOW,
  };
  expect(await play.activeRuns(ask({ user: 'eve' }))).toMatchObject({ runs: [run], unloadable: [] });
  expect(await play.activeRun(ask({ user: 'eve', run: 'seen' }))).toEqual({ kind: 'active-run', run });
});

test('pages lead to older runs and back to newer ones', async () => {
  for (let at = 1; at <= 3; at++) {
    await begin(`p${at}`, NOW + at);
    await store.listRun((await store.loadRun(`p${at}`))!);
  }
  const page = async (more: object) => {
    const outcome = await play.activeRuns(ask({ user: 'eve', limit: 1, ...more }));
    if (outcome.kind !== 'active') throw new Error(outcome.kind);
    return { runs: outcome.runs.map(({ run }) => run), older: outcome.older ?? '', newer: outcome.newer ?? '' };
  };
  const first = await page({});
  const second = await page({ olderThan: first.older });
  const third = await page({ olderThan: second.older });
  expect([first.runs, second.runs, third.runs]).toEqual([['p3'], ['p2'], ['p1']]);
  expect((await page({ newerThan: third.newer })).runs).toEqual(['p2']);
});

test('a run that a lagging read does not show yet is looked for again and listed', async () => {
  for (const run of ['new', 'known']) {
    await begin(run);
    await store.listRun((await store.loadRun(run))!);
  }
  const lagging = createPlay({
    store: {
      ...store,
      async loadRuns(ids, signal, options) {
        const runs = await store.loadRuns(ids, signal, options);
        return options?.consistent === false ? runs.map((run) => (run?.id === 'new' ? null : run)) : runs;
      },
    },
    raws,
  });
  const outcome = await lagging.activeRuns(ask({ user: 'eve' }));
  expect(outcome.kind === 'active' && outcome.runs.map(({ run }) => run).sort()).toEqual(['known', 'new']);
  expect(await keys()).toHaveLength(2);
});
