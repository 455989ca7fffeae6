import { type Game, hash, type Level, newGame, RULES, turn, type View } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { stonesOn } from '../../../src/play/graves/stones';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type NewRun, type Origin, type Run, type Store, StoreError } from '../../../src/storage';
import { arrivedAtFork, onStairs } from '../../support/forks';
import { sampleResult } from '../../support/run-result';
import { scenario } from '../../support/scenario';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';
import { gateGame } from '../support/gate-game';

const raws = loadRaws();
const NOW = ask().now;
const GATE = gateGame(newGame({ seed: 'graves' }, raws));

function descend(game: Game): Game {
  const result = turn(game, { kind: 'descend' }, raws);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
}
const BELOW = descend(GATE);
const DAILY = { kind: 'daily', scope: 'guild', date: '2023-11-14' } as const satisfies Origin;
const FALLEN: Game = { ...BELOW, over: { result: 'died', turn: 9, depth: 2, by: 'rat', cause: null } };

let runs = 0;
async function begin(store: Store, more: Partial<NewRun> = {}): Promise<Run> {
  const id = `run-${runs++}`;
  await store.createRun({ id, owner: 'bob', home: HOME, game: GATE, interaction: '1', now: NOW, ...more });
  return (await store.loadRun(id)) as Run;
}

/** Commits a turn after which the run has this game. */
async function moveOn(store: Store, from: Run, game: Game): Promise<Run> {
  const interaction = String(100 + runs++);
  const result = await store.commit({ from, game, action: { kind: 'wait' }, interaction, now: NOW + 1_000 });
  if (!result.ok) throw new Error(result.reason);
  return result.run;
}

/** Returns a store in which a hero of Ann's fell and was recorded, by default on depth 2 in a ranked run. */
async function withFallen({ game = FALLEN, ...more }: Partial<NewRun> = {}) {
  const store = createMemoryStore();
  const run = await moveOn(store, await begin(store, { owner: 'ann', ...more }), game);
  if (run.origin.kind === 'daily') await store.claim('ann', { date: DAILY.date, scope: HOME }, run.id);
  // Verification cannot replay a log of older rules, and takes the saved game as it is.
  const loadLog: Store['loadLog'] = async () => {
    const chunk = { rules: RULES - 1, actions: [{ kind: 'wait' } as const], by: [null], after: game };
    return { seed: game.seed, heroName: game.heroName, rules: chunk.rules, actions: chunk.actions, chunks: [chunk] };
  };
  const recording = createPlay({ store: { ...store, loadLog }, raws });
  await recording.recordResult({ run: run.id });
  return { store, run, play: createPlay({ store, raws }) };
}

type Fallen = Awaited<ReturnType<typeof withFallen>>;

/** Begins a run, by default of Bob's, and takes its hero to depth 2 with the whole level known. */
async function comeBelow({ store, play }: Fallen, more: Partial<NewRun> = {}, user = 'bob'): Promise<Run> {
  const { id } = await begin(store, more);
  const action = { kind: 'descend' } as const;
  expectKind(await play.submitAction(waitSubmission({ user, run: id, action, ...more })), 'applied');
  const run = (await store.loadRun(id)) as Run;
  const level = run.game.levels['2'] as Level;
  const revealed = '1'.repeat(level.tiles.length);
  return moveOn(store, run, { ...run.game, levels: { ...run.game.levels, '2': { ...level, revealed } } });
}

const look = async ({ play }: Fallen, run: Run, user = 'bob') =>
  expectKind(await play.look(ask({ user, run: run.id, graves: true })), 'board');

test('if a ranked hero fell on a level, later runs of the server find a stone there that names it', async () => {
  const fallen = await withFallen();
  const { board, graves } = await look(fallen, await comeBelow(fallen));
  expect(board).toMatchObject({ graves: true, view: { graves: { length: 1 } } });
  expect(graves).toMatchObject([
    { depth: 2, at: board.view.graves?.[0], of: { run: fallen.run.id, summary: { by: 'rat', level: 1 } } },
  ]);
});

test.each([
  ['was not ranked', { ranked: false }],
  ['gave up', { game: { ...FALLEN, over: { ...FALLEN.over!, result: 'abandoned' as const } } }],
  ['fell in a dungeon of the day', { origin: DAILY }],
  ['fell in another server', { home: { kind: 'guild' as const, id: '78' } }],
  ['fell in another campaign', { game: { ...FALLEN, campaign: 'amulet' } }],
  ['fell at the end of the other way', { game: { ...FALLEN, secondWays: [2] } }],
  ['fell on another level', { game: { ...FALLEN, over: { ...FALLEN.over!, depth: 3 }, depth: 2 } }],
])('a hero who %s has no grave there', async (_, more) => {
  const fallen = await withFallen(more);
  expect((await comeBelow(fallen)).graves).toEqual({});
});

test.each([
  ['in a dungeon of the day', { origin: DAILY }],
  ['in a direct message', { home: { kind: 'dm' as const, id: 'bob' } }],
])('runs find no graves %s', async (_, more) => {
  const fallen = await withFallen();
  expect((await comeBelow(fallen, more)).graves).toEqual({});
});

test('a stone changes neither the game nor its random numbers', async () => {
  const fallen = await withFallen();
  const { id } = await begin(fallen.store);
  await fallen.play.submitAction(waitSubmission({ user: 'bob', run: id, action: { kind: 'descend' } }));
  const run = (await fallen.store.loadRun(id)) as Run;
  expect(Object.keys(run.graves)).toEqual(['2']);
  expect(hash(run.game)).toBe(hash(BELOW));
});

test('only stones on known ground are shown, and watchers see none', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  const level = run.game.levels['2'] as Level;
  const revealed = '0'.repeat(level.tiles.length);
  const dark = { ...run.game, levels: { ...run.game.levels, '2': { ...level, revealed } } };
  expect((await fallen.play.watch(ask({ user: 'bob', run: run.id, channel: 'c' }))).kind).toBe('watching');
  expect(await fallen.play.watch(ask({ user: 'bob', run: run.id, channel: 'c' }))).not.toHaveProperty(
    'board.view.graves',
  );
  const { board, graves } = await look(fallen, await moveOn(fallen.store, run, dark));
  expect([board.view.graves, graves]).toEqual([undefined, undefined]);
});

const nameless = [{ depth: 2, at: expect.anything(), of: null, isReplayable: false }];

test('an erased name is gone at once, and a hidden name is visible to its player alone', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  await fallen.play.settings(ask({ user: 'ann', settings: { shown: false } }));
  expect((await look(fallen, run)).graves).toEqual(nameless);
  const anns = await comeBelow(fallen, { owner: 'ann' }, 'ann');
  expect((await look(fallen, anns, 'ann')).graves).toMatchObject([{ of: { run: fallen.run.id } }]);
  await fallen.play.settings(ask({ user: 'ann', settings: { shown: true } }));
  expect((await look(fallen, run)).graves).toMatchObject([{ of: { heroName: fallen.run.game.heroName } }]);
  await fallen.play.eraseMine(ask({ user: 'ann' }));
  expect((await look(fallen, run)).graves).toEqual(nameless);
  expect((await comeBelow(fallen)).graves).toEqual({});
});

test('the stone of a nameless player stays, without the name', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  await fallen.store.setNameless('ann', true);
  const play = createPlay({ store: fallen.store, raws });
  expect((await look({ ...fallen, play }, run)).graves).toMatchObject([{ of: { run: fallen.run.id, heroName: '' } }]);
});

test.each(['erased by an admin', 'rolled back'])('a grave is gone after its run was %s', async (what) => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  const admin = ask({ user: 'eve', player: 'ann', run: fallen.run.id, to: 0 });
  if (what === 'rolled back') await fallen.play.rollBack(admin);
  else await fallen.play.erasePlayer(admin);
  expect((await look(fallen, run)).graves).toEqual(nameless);
});

test('after the end of a run the graves of all its levels are read, seen or unseen', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  const upstairs: Game = { ...run.game, over: { ...FALLEN.over!, result: 'abandoned' } };
  const level = upstairs.levels['2'] as Level;
  const unseen = { ...level, revealed: '0'.repeat(level.tiles.length) };
  const { graves } = await look(fallen, await moveOn(fallen.store, run, { ...upstairs, levels: { '2': unseen } }));
  expect(graves).toMatchObject([{ depth: 2, at: null, of: { run: fallen.run.id } }]);
});

test('the run of a grave can be replayed in its server, and by its own player everywhere', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  const over = await moveOn(fallen.store, run, { ...run.game, over: FALLEN.over });
  const anns = await comeBelow(fallen, { owner: 'ann' }, 'ann');
  const isReplayable = async (seen: Run, user: string, home: Run['home']) => {
    const { graves } = expectKind(await fallen.play.look(ask({ user, home, run: seen.id, graves: true })), 'board');
    return graves?.map((grave) => grave.isReplayable);
  };
  expect(await isReplayable(over, 'bob', HOME)).toEqual([true]);
  expect(await isReplayable(over, 'bob', { kind: 'guild', id: '78' })).toEqual([false]);
  expect(await isReplayable(over, 'bob', { kind: 'dm', id: 'd' })).toEqual([false]);
  expect(await isReplayable(anns, 'ann', { kind: 'dm', id: 'd' })).toEqual([true]);
});

test('if many levels have graves, those of the four deepest are read', async () => {
  const fallen = await withFallen();
  const run = await comeBelow(fallen);
  const { store } = fallen;
  const from = { ...run, graves: { '3': [3, 4], '7': [7, 8], '5': [5], '2': [2] } };
  const over = await moveOn(store, from, { ...run.game, over: FALLEN.over });
  expect((await look(fallen, over)).graves?.map(({ depth }) => depth)).toEqual([7, 7, 5, 3]);
});

test('if a level has many graves, the newest two are found', async () => {
  const fallen = await withFallen();
  for (const finishedAt of [5, 7, 6]) {
    const result = sampleResult({ run: `r${finishedAt}`, finishedAt: NOW + finishedAt * 10_000 });
    await fallen.store.recordResult(result, [{ kind: 'graves', guild: HOME.id, depth: 2 }]);
  }
  expect((await comeBelow(fallen)).graves).toEqual({ '2': [NOW + 70_000, NOW + 60_000] });
});

test('if the store cannot read the graves, the level has none, and the turn goes on', async () => {
  const fallen = await withFallen();
  const listResults = () => Promise.reject(new StoreError('unavailable'));
  const play = createPlay({ store: { ...fallen.store, listResults }, raws });
  expect((await comeBelow({ ...fallen, play })).graves).toEqual({});
});

describe('a stone', () => {
  const level = (drawing: string): Level => {
    const game = scenario(drawing);
    return game.levels[game.depth] as Level;
  };
  const stone = (drawing: string) => stonesOn(raws, 'seed', level(drawing), [NOW])[0];

  const ISLAND = `
    @~~~~
    ~...~
    ~...~
    ~...~
    ~~~~~
  `;

  test('has a wall behind it and open ground on all other sides', () => {
    const drawing = `
      @........
      .........
      .........
    `;
    for (let time = 0; time < 20; time++) {
      const at = stonesOn(raws, 'seed', level(drawing), [time])[0];
      expect(at?.y).toBe(1);
      expect([2, 3, 4, 5, 6, 7, 8]).toContain(at?.x);
    }
  });

  test('stays in its place after the stairs of one of two ways have caved in', () => {
    const fork = arrivedAtFork(3);
    const times = Array.from({ length: 40 }, (_, time) => time);
    const below = turn(onStairs(fork, 1), { kind: 'descend', sure: true }, raws);
    if (!below.ok) throw new Error(below.refusal.code);
    const [before, after] = [fork, below.game].map((game) => stonesOn(raws, 'seed', game.levels['3'] as Level, times));
    expect(after).toEqual(before);
  });

  test('stands in the open if no open ground has a wall behind it, and never in a passage', () => {
    expect(stone('@.......')).toBeNull();
    expect(stone(ISLAND)).toEqual({ x: 3, y: 3 });
  });

  test("never stands on the hero's way in", () => {
    expect(stonesOn(raws, 'seed', { ...level(ISLAND), start: { x: 3, y: 3 } }, [NOW])).toEqual([null]);
  });

  test('keeps away from doors, so that a hidden door that is found does not move it', () => {
    const hall = (door: string) => `
      ####${door}####
      .........
      @........
    `;
    const times = Array.from({ length: 40 }, (_, time) => time);
    const cells = times.flatMap((time) => stonesOn(raws, 'seed', level(hall('S')), [time]));
    expect(cells.map((at) => at?.x)).not.toContain(5);
    const found = times.flatMap((time) => stonesOn(raws, 'seed', level(hall('+')), [time]));
    expect(found).toEqual(cells);
  });

  test('never shares its cell with another', () => {
    const cells = stonesOn(raws, 'seed', level(['@....', '.....', '.....'].join('\n')), [1, 2, 3, 4]);
    const found = cells.filter((at): at is View['hero']['at'] => at !== null);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(2);
  });
});
