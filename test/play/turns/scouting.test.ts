import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, waitSubmission } from '../support/callers';

async function setUp() {
  const store = createStore(new RestorableTable());
  const play = createPlay({ store, raws: loadRaws() });
  const { board } = expectKind(await play.play(ask()), 'started');
  const seed = board.view.seed;
  const inParty = (more: object = {}) => play.party(ask({ channel: 'c', seed, ...more }));
  return { play, store, run: board.run, seed, inParty };
}

test('a player with a ranked run can start no party in its dungeon, and the run stays ranked', async () => {
  const { store, run, inParty } = await setUp();
  expect(await inParty()).toEqual({ kind: 'seed-in-play' });
  expect(await store.loadParty('c')).toBeNull();
  expect(await store.loadRun(run)).toMatchObject({ ranked: true, version: 0 });
});

test('other seeds are free, and other players may use this one', async () => {
  const { inParty } = await setUp();
  expect(await inParty({ seed: 'another' })).toMatchObject({ kind: 'started' });
  expect(await inParty({ channel: 'd', user: 'bob' })).toMatchObject({ kind: 'started' });
});

test('a party may play the dungeon of a run that is over or no longer counts', async () => {
  const { play, run, inParty } = await setUp();
  await play.submitAction(waitSubmission({ run, action: { kind: 'abandon', sure: true } }));
  expect(await inParty()).toMatchObject({ kind: 'started' });
  const other = await setUp();
  await other.store.unrank(other.run);
  expect(await other.inParty()).toMatchObject({ kind: 'started' });
});

test('a run with cheats no longer counts, so that its dungeon is free', async () => {
  const { play, run, inParty } = await setUp();
  expect(await inParty()).toEqual({ kind: 'seed-in-play' });
  expect(await play.debug(ask({ user: 'eve', run, cheat: 'heal' as const }))).toMatchObject({ kind: 'done' });
  expect(await inParty()).toMatchObject({ kind: 'started' });
});

test('the dungeon of a suspended ranked run cannot be played alone before that run is over', async () => {
  const { play, seed, run } = await setUp();
  await play.daily(ask({ circle: 'global', practice: false } as const));
  const again = { seed, restart: true } as const;
  expect(await play.play(ask(again))).toEqual({ kind: 'seed-in-play' });
  await play.resume(ask({ run }));
  // The first run is active again, so that a new run would end it.
  expect(await play.play(ask(again))).toMatchObject({ kind: 'confirm-restart' });
  expect(await play.play(ask({ seed, restart: { run, seenVersion: 0 } }))).toMatchObject({
    kind: 'started',
    board: { ranked: false, view: { seed } },
  });
});

describe('with two campaigns to choose from', () => {
  const raws = loadRaws();
  const opened = () => createPlay({ store: createStore(new RestorableTable()), raws, newSeed: () => '7Q4-KVX' });

  test('a run has the chosen campaign, and so has the next run by default', async () => {
    const play = opened();
    const { board } = expectKind(await play.play(ask({ campaign: 'amulet' })), 'started');
    expect(board.view).toMatchObject({ seed: 'AMULET.7Q4-KVX', campaign: 'amulet' });
    const { run } = board;
    await play.submitAction(waitSubmission({ run, action: { kind: 'abandon', sure: true } }));
    const again = { restart: { run, seenVersion: 1 } };
    expect(await play.play(ask(again))).toMatchObject({ kind: 'started', board: { view: { campaign: 'amulet' } } });
  });

  test('choosing the other campaign before the first turn gives up the unplayed run', async () => {
    const store = createStore(new RestorableTable());
    const play = createPlay({ store, raws });
    const { board } = expectKind(await play.play(ask()), 'started');
    const restart = { run: board.run, seenVersion: 0 };
    const chosen = expectKind(await play.play(ask({ campaign: 'amulet', restart })), 'started');
    expect(chosen.board.view.campaign).toBe('amulet');
    expect(await store.loadRun(board.run)).toMatchObject({ version: 1, game: { over: { result: 'abandoned' } } });
    expect(await play.recordResult({ run: board.run })).toMatchObject({ kind: 'recorded' });
    expect((await play.history(ask({ query: {} }))).runs).toEqual([]);
  });

  test("only the run's player can choose on its title", async () => {
    const play = opened();
    const { board } = expectKind(await play.play(ask()), 'started');
    const press = ask({ user: 'bob', campaign: 'amulet', restart: { run: board.run, seenVersion: 0 } });
    expect(await play.play(press)).toEqual({ kind: 'not-yours', owner: board.owner });
    expect(await play.look(ask({ user: 'bob' }))).toEqual({ kind: 'no-run' });
  });

  test('a seed code leads to the dungeon of its campaign', async () => {
    const started = await opened().play(ask({ seed: 'AMULET.X1' }));
    expect(started).toMatchObject({ kind: 'started', board: { ranked: false, view: { seed: 'AMULET.X1' } } });
  });

  test.each([{ seed: 'QUEST.X1' }, { campaign: 'quest' }])('%j starts nothing', async (asked) => {
    expect(await opened().play(ask(asked))).toEqual({ kind: 'unknown-seed' });
  });

  test('a dungeon in play is hidden in other campaigns, too', async () => {
    const play = opened();
    expectKind(await play.play(ask({ campaign: 'amulet' })), 'started');
    await play.daily(ask({ circle: 'global', practice: false } as const));
    expect(await play.play(ask({ seed: '7Q4-KVX', restart: true }))).toEqual({ kind: 'seed-in-play' });
    expect(await play.building(ask({ channel: 'c', depth: 2, seed: '7Q4-KVX' }))).toEqual({ kind: 'in-play' });
  });
});

test('a seed code of a campaign that is not offered starts nothing and shows nothing', async () => {
  const raws = loadRaws();
  const campaigns = raws.campaigns.map((campaign, place) => ({ ...campaign, offered: place === 0 }));
  const play = createPlay({ store: createStore(new RestorableTable()), raws: { ...raws, campaigns } });
  expect(await play.play(ask({ user: 'bob', seed: 'AMULET.X1' }))).toEqual({ kind: 'unknown-seed' });
  expect(await play.party(ask({ channel: 'c', seed: 'AMULET.X1' }))).toEqual({ kind: 'unknown-seed' });
  expect(await play.building(ask({ channel: 'c', depth: 2, seed: 'AMULET.X1' }))).toEqual({ kind: 'unknown-seed' });
});
