import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay } from '../../../src/play';
import { createMemoryStore } from '../../../src/storage';
import { expectKind, HOME, waitSubmission } from '../support/callers';
import { QUIET, raws } from '../support/party-scenario';

/** Id of an interaction sent so many milliseconds after a fixed time. */
const sentAt = (ms: number): string => String(firstSnowflake(1_700_000_000_000 + ms));

async function setUp() {
  const store = createMemoryStore();
  await store.createRun({ id: 'r1', owner: 'ann', home: HOME, game: QUIET, interaction: sentAt(-60_000), now: 1 });
  const play = createPlay({ store, raws, limits: { turnBudget: { turns: 30, milliseconds: 10_000 } } });
  return { store, wait: (interaction: string) => play.submitAction(waitSubmission({ interaction, run: 'r1' })) };
}

test('thirty turns in ten seconds are played, and the next one waits', async () => {
  const { store, wait } = await setUp();
  for (let turn = 0; turn < 30; turn++) expectKind(await wait(sentAt(turn * 100)), 'applied');
  expect(await wait(sentAt(3_000))).toEqual({ kind: 'too-fast', turns: 30, milliseconds: 10_000 });
  expect((await store.loadRun('r1'))?.version).toBe(30);
});

test('ten seconds later turns are played again', async () => {
  const { wait } = await setUp();
  for (let turn = 0; turn < 30; turn++) await wait(sentAt(turn * 100));
  expectKind(await wait(sentAt(10_000)), 'applied');
});

test('a repeated delivery costs nothing', async () => {
  const { wait } = await setUp();
  for (let turn = 0; turn < 30; turn++) await wait(sentAt(turn * 100));
  expect(expectKind(await wait(sentAt(2_900)), 'applied').repeated).toBe(true);
});

test('every player has a budget of their own, even in one run', async () => {
  const { store } = await setUp();
  const party = {
    channel: 'c',
    revision: 1,
    run: 'p',
    mode: 'hotseat',
    holder: 'ann',
    holderSince: 0,
    members: ['ann'],
  } as const;
  const recent = Array.from({ length: 30 }, (_, at) => ({ id: sentAt(at), version: at, by: 'bob' }));
  await store.createRun({
    id: 'p',
    owner: 'ann',
    home: HOME,
    channel: 'c',
    game: QUIET,
    interaction: sentAt(-60_000),
    now: 1,
  });
  await store.putParty({ ...party, members: ['ann', 'bob'] });
  const run = (await store.loadRun('p'))!;
  const limits = { turnBudget: { turns: 30, milliseconds: 10_000 } };
  const burst = createPlay({ store: { ...store, loadRun: async () => ({ ...run, recent }) }, raws, limits });
  const wait = (user: string) => waitSubmission({ user, channel: 'c', run: 'p', interaction: sentAt(500) });
  expect((await burst.submitAction(wait('bob'))).kind).toBe('too-fast');
  expect((await burst.submitAction(wait('ann'))).kind).toBe('applied');
});

test('without a budget turns are unlimited', async () => {
  const { store } = await setUp();
  const play = createPlay({ store, raws });
  for (let turn = 0; turn < 31; turn++) {
    expectKind(await play.submitAction(waitSubmission({ interaction: sentAt(turn), run: 'r1' })), 'applied');
  }
});
