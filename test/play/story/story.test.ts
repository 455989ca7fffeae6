import { drawBeast, type Game, newGame, RULES, type Story, turn } from '../../../src/engine';
import { weekOf } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import type { Caller } from '../../../src/play/contract';
import { verify } from '../../../src/play/leaderboards/verify';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type NewRun, type Run, type Store, StoreError } from '../../../src/storage';
import { newProfile } from '../../../src/storage/contract';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';

const raws = loadRaws();
const NOW = ask().now;
const WEEK = weekOf(NOW);
const BEAST = drawBeast(raws, `${HOME.id}/${WEEK}`) as { raw: string; depth: number };
const GO_DOWN = { kind: 'cheat', cheat: 'exit', sure: true } as const;
const WOUNDED = { guild: HOME.id, week: WEEK, raw: BEAST.raw, felled: false, at: NOW, run: 'earlier', wounds: 9 };

const scene = (store: Store = createMemoryStore()) => ({ store, play: createPlay({ store, raws }) });
type Scene = ReturnType<typeof scene>;

/** Begins a run, by default of Ann's, and returns its story. */
async function storyOf({ store, play }: Scene, more: Partial<Caller> & { seed?: string } = {}) {
  const { board } = expectKind(await play.play(ask({ restart: true, ...more })), 'started');
  return (await store.loadRun(board.run))?.game.story;
}

let runs = 0;

/**
 * Ends and records a run, by default of Ann's. Its log has older rules, so that verification takes the game as it is.
 */
async function over({ store }: Scene, game: Game, more: Partial<NewRun> = {}): Promise<Run> {
  const id = `run-${runs++}`;
  const start = { ...game, over: null };
  await store.createRun({ id, owner: 'ann', home: HOME, game: start, interaction: '1', now: NOW, ...more });
  const from = (await store.loadRun(id)) as Run;
  const now = NOW + 1_000 + runs;
  const made = await store.commit({ from, game, action: { kind: 'wait' }, interaction: String(100 + runs), now });
  if (!made.ok) throw new Error(made.reason);
  const loadLog: Store['loadLog'] = async () => {
    const chunk = { rules: RULES - 1, actions: [{ kind: 'wait' } as const], by: [null], after: game };
    return { seed: game.seed, heroName: game.heroName, rules: chunk.rules, actions: chunk.actions, chunks: [chunk] };
  };
  const recording = createPlay({ store: { ...store, loadLog }, raws });
  for (let times = 0; times < 2; times++) await recording.recordResult({ run: id });
  return made.run;
}

const dead = { result: 'died', turn: 9, depth: 2, by: 'squeaky-bill', cause: null } as const;

/** Game of the hero `Bo` that has ended on depth 2 with this story. */
function ended(story: Story, result: Partial<Game['over']> = {}): Game {
  const began = newGame({ seed: 'story', heroName: 'Bo', story }, raws);
  const gone = turn(began, GO_DOWN, raws);
  if (!gone.ok) throw new Error(gone.refusal.code);
  return { ...gone.game, cheated: false, story, over: { ...dead, by: 'rat', ...result } };
}

const beast = (more: object = {}): Story => ({ beast: { ...BEAST, wounds: 0, id: 99_999, lacks: 7, ...more } });

test('a run of a server begins with the beast of its week and the wounds that others gave it', async () => {
  const { store, play } = scene();
  await store.woundBeast(WOUNDED);
  expect(await storyOf({ store, play })).toEqual({ beast: { ...BEAST, wounds: 9 } });
});

test.each([
  ['of a seed', { seed: '7Q4-KVX' }],
  ['in a direct message', { home: { kind: 'dm', id: 'ann' } as const }],
])('a run %s has no story', async (_, more) => {
  expect(await storyOf(scene(), more)).toBeUndefined();
});

test('a daily dungeon has no story', async () => {
  const { store, play } = scene();
  const started = await play.daily(ask({ circle: 'guild' }));
  if (started.kind !== 'started') throw new Error(started.kind);
  expect((await store.loadRun(started.board.run))?.game).not.toHaveProperty('story');
});

test('a server can switch stories off', async () => {
  const here = scene();
  await here.play.configure(ask({ stories: false }));
  expect(await storyOf(here)).toBeUndefined();
  await here.play.configure(ask({ stories: true }));
  expect(await storyOf(here, { user: 'bob' })).toBeDefined();
});

test('a party can switch stories off for its next runs', async () => {
  const { store, play } = scene();
  const begin = async (more: object) => {
    const outcome = await play.party(ask({ channel: 'c1', ...more }));
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    const { run } = outcome.board;
    await play.submitAction(waitSubmission({ channel: 'c1', run, action: { kind: 'abandon', sure: true } }));
    return (await store.loadRun(run))?.game.story;
  };
  expect(await begin({})).toBeDefined();
  expect(await begin({ stories: false })).toBeUndefined();
  expect(await begin({})).toBeUndefined();
  expect(await begin({ stories: true })).toBeDefined();
});

test('a run begins without a story if the store cannot read the story', async () => {
  const store = createMemoryStore();
  const loadStory = async () => Promise.reject(new StoreError('unavailable'));
  expect(await storyOf(scene({ ...store, loadStory }))).toBeUndefined();
});

test('a run gives its wounds once, at its end', async () => {
  const here = scene();
  await over(here, ended(beast()));
  expect(await here.store.loadStory(HOME.id, WEEK)).toMatchObject({ hunt: { raw: BEAST.raw, wounds: 7 } });
});

test.each([
  ['of a seed', { origin: { kind: 'seed' } as const }],
  ['that is not ranked', { ranked: false }],
  ['of a day', { origin: { kind: 'daily', scope: 'guild', date: '2023-11-14' } as const }],
])('a run %s gives nothing', async (_, more) => {
  const here = scene();
  await over(here, ended(beast(), { by: 'squeaky-bill' }), more);
  expect(await here.store.loadStory(HOME.id, WEEK)).toMatchObject({ hunt: null, killer: null });
});

test('the run of a party gives its wounds, although it is not ranked', async () => {
  const here = scene();
  await over(here, ended(beast()), { ranked: false, channel: 'c1' });
  expect((await here.store.loadStory(HOME.id, WEEK)).hunt).toMatchObject({ wounds: 7 });
});

/** Rolls a run back to its beginning, and records what remains of it. */
async function rolledBack({ store, play }: Scene, id: string): Promise<void> {
  const from = (await store.loadRun(id)) as Run;
  const game = { ...from.game, over: null };
  const back = { from, game, action: { kind: 'back', to: 0 }, interaction: '900', now: NOW + 9_000 } as const;
  expect(await store.commit(back)).toMatchObject({ ok: true });
  for (const _ of [1, 2]) await play.recordResult({ run: id });
}

test('a run that is rolled back takes its wounds back', async () => {
  const { store, play } = scene();
  const { id } = await over({ store, play }, ended(beast()), { ranked: false, channel: 'c1' });
  await rolledBack({ store, play }, id);
  expect(await store.loadStory(HOME.id, WEEK)).toMatchObject({ hunt: { wounds: 0 } });
});

test('the hero who fells the beast stands in the hall, and nobody meets the beast again', async () => {
  const here = scene();
  const run = await over(here, ended(beast({ felled: true })));
  await over(here, ended(beast({ felled: true })), { owner: 'cid' });
  const hall = await here.play.leaderboard(ask({ user: 'dan', circle: 'guild', season: 'all' }));
  expect(hall).toMatchObject({ notable: { hunter: { run: run.id, heroName: 'Bo', beast: BEAST.raw } } });
  expect((await storyOf(here, { user: 'dan' }))?.beast).toBeUndefined();
});

test('an erased hunter leaves the hall', async () => {
  const here = scene();
  await over(here, ended(beast({ felled: true })));
  await here.play.eraseMine(ask());
  const hall = await here.play.leaderboard(ask({ user: 'dan', circle: 'guild', season: 'all' }));
  expect(hall).toMatchObject({ notable: { hunter: null } });
});

test('the killer of a hero waits for the next run of the server and campaign', async () => {
  const here = scene();
  const { updatedAt: grave } = await over(here, ended({}, { by: 'squeaky-bill' }));
  expect((await storyOf(here, { user: 'bob' }))?.avenger).toEqual({ raw: 'squeaky-bill', depth: 2, grave });
  expect((await storyOf(here, { user: 'eve', campaign: 'amulet' } as object))?.avenger).toBeUndefined();
});

/** Lets Ann's hero fall, and Bob's hero kill its killer. */
async function avenged() {
  const here = scene();
  const victim = await over(here, ended({}, { by: 'squeaky-bill' }));
  const profile = (await here.store.loadProfile('ann')) ?? newProfile('ann');
  await here.store.putProfile({ ...profile, revision: profile.revision + 1, activeRun: victim.id });
  const avenger = { raw: 'squeaky-bill', depth: 2, grave: victim.updatedAt, id: 99_999, felled: true } as const;
  const { id } = await over(here, ended({ avenger }), { owner: 'bob', ranked: false, channel: 'c1' });
  const card = async () => expectKind(await here.play.play(ask({ showEnded: true })), 'board').board.view.avengedBy;
  return { ...here, card, rollBack: () => rolledBack(here, id) };
}

test('the card of an avenged hero names the avenger, and the killer waits no more', async () => {
  const { card, ...here } = await avenged();
  expect(await card()).toBe('Bo');
  expect((await storyOf(here, { user: 'eve' }))?.avenger).toBeUndefined();
});

test('the card says nothing of an avenger whose run is rolled back, and the killer waits again', async () => {
  const { card, rollBack, ...here } = await avenged();
  await rollBack();
  expect(await card()).toBeUndefined();
  expect((await storyOf(here, { user: 'eve' }))?.avenger).toMatchObject({ raw: 'squeaky-bill', depth: 2 });
});

test('the card of an avenged hero names nobody who is erased or hidden', async () => {
  const { card, play } = await avenged();
  await play.settings(ask({ user: 'bob', settings: { shown: false } }));
  expect(await card()).toBe('');
  await play.settings(ask({ user: 'bob', settings: { shown: true } }));
  expect(await card()).toBe('Bo');
  await play.eraseMine(ask({ user: 'bob' }));
  expect(await card()).toBe('');
});

test('a run with a story is replayed from its recording alone', async () => {
  const { store, play } = scene();
  await store.putKiller(HOME.id, { raw: 'rat', depth: 2, grave: NOW });
  const { board } = expectKind(await play.play(ask()), 'started');
  for (const kind of ['explore', 'descend', 'explore', 'wait'] as const)
    await play.submitAction(waitSubmission({ run: board.run, action: { kind } }));
  await store.putKiller(HOME.id, { raw: 'orc', depth: 3, grave: NOW + 1 });
  const [run, log] = [await store.loadRun(board.run), await store.loadLog(board.run)];
  if (!run || !log) throw new Error('the run is gone');
  expect(log.story).toEqual({ beast: { ...BEAST, wounds: 0 }, avenger: { raw: 'rat', depth: 2, grave: NOW } });
  expect(verify(log, raws, run.game)).toMatchObject({ ok: true, isWhole: true });
});
