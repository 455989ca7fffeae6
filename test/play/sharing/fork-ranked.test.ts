import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { type Action, newGame, type View, view } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { NewRun, Run } from '../../../src/storage/contract';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, HOME, waitSubmission } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const GAME = newGame({ seed: 'scouted' }, raws);
const GIVE_UP: Action = { kind: 'abandon', sure: true };
const playOver = (table: Table) => createPlay({ store: createStore(table), raws });

/** Begins Ann's run `r`, ranked by default, and plays one turn. */
async function setUp(more: Partial<NewRun> = {}): Promise<RestorableTable> {
  const table = new RestorableTable();
  await createStore(table).createRun({
    id: 'r',
    owner: 'ann',
    home: HOME,
    game: GAME,
    interaction: '1',
    now: 1,
    ...more,
  });
  await playOver(table).submitAction(waitSubmission({ run: 'r', channel: 'c' }));
  return table;
}

const load = async (table: Table): Promise<Run> => (await createStore(table).loadRun('r')) as Run;
const forksOf = async (table: RestorableTable) =>
  [...table.save().values()].filter(({ SK, origin }) => SK === 'STATE' && String(origin).startsWith('fork#')).length;

const atR = <T extends object>(more?: T) =>
  ask({ channel: 'c', run: 'r', ...more } as T & { channel: string; run: string });
const branchOff = (table: Table, more: object = {}) => playOver(table).fork(atR(more));

test("the player's own ranked run that goes on is forked only after a confirmation", async () => {
  const table = await setUp();
  const before = table.save();
  expect(await branchOff(table)).toEqual({ kind: 'confirm-fork', run: 'r', version: 1 });
  expect(await branchOff(table, { version: 0 })).toEqual({ kind: 'confirm-fork', run: 'r', version: 0 });
  expect(table.save()).toEqual(before);
});

test('after the confirmation the run is forked, and no longer ranked', async () => {
  const table = await setUp();
  expect(await branchOff(table, { sure: true })).toMatchObject({ kind: 'started', board: { ranked: false } });
  expect(await load(table)).toMatchObject({ ranked: false, version: 1 });
  await playOver(table).submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
  expect(await playOver(table).recordResult({ run: 'r' })).toMatchObject({ run: { ranked: false } });
});

test('a fork that fails leaves its source ranked', async () => {
  const table = await setUp();
  expect(await branchOff(table, { sure: true, version: 9 })).toEqual({ kind: 'no-moment' });
  expect((await load(table)).ranked).toBe(true);
});

test('a finished run is forked without a confirmation, and stays ranked', async () => {
  const table = await setUp();
  await playOver(table).submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
  expect(await branchOff(table, { version: 1 })).toMatchObject({ kind: 'started' });
  expect((await load(table)).ranked).toBe(true);
});

test.each<[string, Partial<NewRun>]>([
  ['not ranked', { ranked: false, origin: { kind: 'seed' } }],
  ['cheated', { game: { ...GAME, cheated: true } }],
])('a run that is %s is forked without a confirmation', async (_, more) => {
  expect(await branchOff(await setUp(more))).toMatchObject({ kind: 'started' });
});

test('the shared run of another player is forked without a confirmation, and stays ranked', async () => {
  const table = await setUp();
  await playOver(table).share(atR());
  expect(await branchOff(table, { user: 'bob' })).toMatchObject({ kind: 'started' });
  expect((await load(table)).ranked).toBe(true);
});

test("a fork never takes the name of its source's player", async () => {
  const table = await setUp({ game: newGame({ seed: 'scouted', heroName: 'Ann' }, raws) });
  await playOver(table).share(atR());
  for (const [userName, name] of [
    ['Bob', 'Bob'],
    ['', raws.hero.name],
  ]) {
    const outcome = await branchOff(table, { user: 'bob', userName });
    expect(outcome).toMatchObject({ kind: 'started', board: { view: { hero: { name } } } });
  }
});

test('a past moment of a run shows no more than the hero knew then', async () => {
  const table = await setUp();
  const past = (await playOver(table).watch(atR({ version: 0 }))) as { board: { view: View } };
  expect(past.board.view).toEqual({ ...view(GAME, raws), seed: past.board.view.seed });
});

test('a member of a party with a ranked run must wait for its end or ask its owner', async () => {
  const table = await setUp({ channel: 'c' });
  const party = { channel: 'c', revision: 1, run: 'r', mode: 'owner', holder: 'ann', holderSince: 1 } as const;
  await createStore(table).putParty({ ...party, members: ['ann', 'bob'] });
  expect(await branchOff(table, { user: 'bob' })).toEqual({ kind: 'ranked' });
  expect(await branchOff(table, { user: 'bob', sure: true })).toEqual({ kind: 'ranked' });
  expect(await branchOff(table)).toMatchObject({ kind: 'confirm-fork' });
  await createStore(table).putParty({ ...party, revision: 2, mode: 'hotseat', members: ['ann', 'bob'] });
  expect(await branchOff(table, { user: 'carol' })).toEqual({ kind: 'ranked' });
  expect((await load(table)).ranked).toBe(true);
});

test('cut short anywhere, no fork exists beside a ranked run, and a repeated delivery makes one fork', async () => {
  const caller = atR({ sure: true });
  const change = (table: Table) => playOver(table).fork(caller);
  const steps = await stepsOf(await setUp(), change);
  for (const at of pointsOf(steps)) {
    const table = await setUp();
    await killAt(table, at, change);
    const left = { at, ranked: (await load(table)).ranked, forks: await forksOf(table) };
    expect(left.ranked && left.forks > 0 ? left : null).toBeNull();
    expect(await change(table)).toMatchObject({ kind: 'started' });
    expect(await change(table)).toMatchObject({ kind: 'started' });
    expect({ at, ranked: (await load(table)).ranked, forks: await forksOf(table) }).toEqual({
      at,
      ranked: false,
      forks: 1,
    });
  }
});

test('a turn under way does not make the run ranked again', async () => {
  const turn = (table: Table) => playOver(table).submitAction(waitSubmission({ run: 'r' }));
  const calm = cutInAt(await setUp(), -1, async () => {});
  await turn(calm);
  for (let at = 0; at < calm.requests; at++) {
    const table = await setUp();
    await turn(cutInAt(table, at, async () => void (await branchOff(table, { sure: true }))));
    expect({ at, ...(await load(table)) }).toMatchObject({ at, ranked: false, version: 2 });
  }
});

test('a run that ends while it is forked counts as it ended', async () => {
  const calm = cutInAt(await setUp(), -1, async () => {});
  await branchOff(calm, { sure: true });
  for (let at = 0; at < calm.requests; at++) {
    const table = await setUp();
    const end = () => playOver(table).submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
    let rankedAtEnd: boolean | null = null;
    await branchOff(
      cutInAt(table, at, async () => {
        await end();
        rankedAtEnd = (await load(table)).ranked;
      }),
      { sure: true },
    );
    expect({ at, ranked: (await load(table)).ranked }).toEqual({ at, ranked: rankedAtEnd });
  }
});
