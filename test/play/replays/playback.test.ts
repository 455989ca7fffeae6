import { type Action, type Game, RULES } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import type { ClipFrame } from '../../../src/play/contract';
import { createMemoryStore, type Store } from '../../../src/storage';
import { type LogChunk, newProfile, type RunLog } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { openForTests, TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { scenario } from '../../support/scenario';
import { ask, HOME, waitSubmission } from '../support/callers';
import { fresh } from '../support/fresh';
import { raws } from '../support/party-scenario';

const WAIT: Action = { kind: 'wait' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };

describe.each(sample(TABLES, 1))('replays over %s', (_, open) => {
  const opened = openForTests(open);

  /** Plays so many turns of a run of Ann's in a server, then gives it up if `ending` is true. */
  async function played(turns: number, ending = true) {
    const store = createStore(opened.table);
    const play = createPlay({ store, raws, newSeed: () => 'shown' });
    const [user, channel] = [fresh('ann'), fresh('c')];
    const home = { kind: 'guild', id: fresh('g') } as const;
    const at = <T extends object>(more?: T) =>
      ask({ user, home, channel, ...more } as unknown as { channel: string } & T);
    const started = await play.play(at());
    if (started.kind !== 'started') throw new Error(started.kind);
    const { run } = started.board;
    const take = (action: Action) => play.submitAction(at({ run, seenVersion: null, action }));
    for (let turn = 0; turn < turns; turn++) await take(WAIT);
    if (ending) await take(GIVE_UP);
    return { play, run, at };
  }

  test('a finished run is shown from its beginning to its end', async () => {
    const { play, run, at } = await played(2);
    expect(await play.replay(at())).toMatchObject({
      kind: 'replaying',
      board: { run, version: 0, last: null },
      last: 3,
    });
    expect(await play.replay(at({ run, version: 1 }))).toMatchObject({ board: { version: 1, last: WAIT, legal: [] } });
    expect(await play.replay(at({ run, version: 9 }))).toMatchObject({
      board: { version: 3, view: { over: { result: 'abandoned' } } },
    });
  });

  test('a run that goes on is not replayed, not even for its player', async () => {
    const { play, run, at } = await played(1, false);
    expect(await play.replay(at({ run }))).toEqual({ kind: 'goes-on' });
    expect(await play.clip(at({ run, most: 9 }))).toEqual({ kind: 'goes-on' });
  });

  test('a player who has finished nothing has nothing to replay', async () => {
    const { play, at } = await played(1);
    expect(await play.replay(at({ user: fresh('new') }))).toEqual({ kind: 'no-run' });
  });

  test('a finished run may be seen by everybody in its server, and elsewhere by its player alone', async () => {
    const { play, run, at } = await played(1);
    const other = fresh('bob');
    expect(await play.replay(at({ user: other, run }))).toMatchObject({ kind: 'replaying' });
    const elsewhere = { kind: 'guild', id: fresh('g') } as const;
    const caller = at({ user: other, run, home: elsewhere, channel: fresh('c') });
    expect(await play.replay(caller)).toEqual({ kind: 'not-shared' });
  });

  test('a run that is shared elsewhere can be replayed there', async () => {
    const { play, run, at } = await played(1);
    const there = { home: { kind: 'guild', id: fresh('g') } as const, channel: fresh('c') };
    await play.share(at({ run, ...there }));
    expect(await play.replay(at({ user: fresh('bob'), run, ...there }))).toMatchObject({
      kind: 'replaying',
      board: { run },
    });
  });

  test('the last run is found in the history after another has begun', async () => {
    const { play, run, at } = await played(1);
    await play.recordResult({ run });
    await play.play(at());
    expect(await play.replay(at())).toMatchObject({ board: { run } });
  });

  test('a clip has about as many frames as wanted, and ends with the end of the run', async () => {
    const { play, run, at } = await played(5);
    const clip = await play.clip(at({ run, most: 3 }));
    if (clip.kind !== 'clip') throw new Error(clip.kind);
    // Every second of the seven moments, so that the last moment is shown.
    expect(clip.frames).toHaveLength(4);
    expect(clip.frames.at(-1)?.view.over).not.toBeNull();
    expect(clip).toMatchObject({ last: 6, board: { version: 6, legal: [] } });
  });

  test('a daily dungeon is hidden from players who have yet to finish it, and its seed from all', async () => {
    const { play, at } = await played(0);
    const start = await play.daily(at({ circle: 'guild' } as const));
    if (start.kind !== 'started') throw new Error(start.kind);
    const { run } = start.board;
    await play.submitAction(at({ run, seenVersion: null, action: GIVE_UP }));
    expect(await play.replay(at({ user: fresh('bob'), run }))).toEqual({ kind: 'hidden' });
    const clip = await play.clip(at({ run, most: 5 }));
    expect(clip.kind).toBe('clip');
    expect(JSON.stringify(clip)).not.toContain('"seed":"shown"');
  });
});

describe('a moment that cannot be shown', () => {
  /** Plays a run of Ann's to its end after four turns. Turns two and three have other rules. */
  async function outlived() {
    const store = createMemoryStore();
    const start = scenario('.@.');
    await store.createRun({ id: 'r', owner: 'ann', home: HOME, game: start, interaction: '1', now: 0 });
    const games = [start];
    const play = createPlay({ store, raws });
    for (const action of [WAIT, WAIT, WAIT, GIVE_UP]) {
      await play.submitAction(waitSubmission({ run: 'r', action }));
      games.push((await store.loadRun('r'))!.game);
    }
    const chunk = (actions: Action[], rules: number, after: number | null): LogChunk => ({
      rules,
      actions,
      by: actions.map(() => null),
      after: after === null ? null : (games[after] as Game),
    });
    const older = RULES - 1;
    const chunks = [
      chunk([], RULES, 0),
      chunk([WAIT], RULES, 1),
      chunk([WAIT, WAIT], older, 3),
      chunk([GIVE_UP], RULES, null),
    ];
    const actions = [WAIT, WAIT, WAIT, GIVE_UP];
    const log: RunLog = { seed: 's', heroName: 'Ann', rules: RULES, actions, chunks };
    const over = (loadLog: Store['loadLog']) => createPlay({ store: { ...store, loadLog }, raws });
    return { over, log, older, play: over(async () => log) };
  }

  test('gives way to the nearest moment after it, or before it on the way back', async () => {
    const { play } = await outlived();
    const shown = async (version: number, way?: 'on' | 'back') => {
      const outcome = await play.replay(ask({ channel: 'c', run: 'r', version, ...(way ? { way } : {}) }));
      return outcome.kind === 'replaying' ? [outcome.board.version, outcome.wanted] : outcome.kind;
    };
    expect([await shown(1), await shown(2), await shown(2, 'back')]).toEqual([
      [1, 1],
      [3, 2],
      [1, 2],
    ]);
    expect([await shown(9, 'back'), await shown(-5), await shown(0, 'back')]).toEqual([
      [4, 4],
      [0, 0],
      [0, 0],
    ]);
  });

  test('is none if the whole log is gone, or nothing of it can be shown', async () => {
    const { over, log, older } = await outlived();
    const at = ask({ channel: 'c', run: 'r' });
    const without = over(async () => null);
    expect(await without.replay(at)).toEqual({ kind: 'no-moment' });
    expect(await without.clip({ ...at, most: 3 })).toEqual({ kind: 'no-moment' });
    expect(await without.lastTurns({ ...at })).toEqual({ kind: 'no-run' });
    const chunks = log.chunks.slice(2).map((chunk) => ({ ...chunk, rules: older, after: null }));
    const dark = over(async () => ({ ...log, rules: older, chunks, actions: [WAIT, WAIT, GIVE_UP] }));
    expect(await dark.replay({ ...at, version: 0, way: 'back' as const })).toEqual({ kind: 'no-moment' });
  });
});

test('of a run of more than 4000 turns a clip shows the last 4000, in as many frames as wanted', async () => {
  const store = createMemoryStore();
  const game = scenario('.@.');
  await store.createRun({ id: 'r', owner: 'ann', home: HOME, game, interaction: '1', now: 0 });
  const play = createPlay({ store, raws });
  for (const action of [WAIT, WAIT, GIVE_UP]) await play.submitAction(waitSubmission({ run: 'r', action }));
  const run = { ...(await store.loadRun('r'))!, version: 4100 };
  // Only the chunk of the last three turns can be replayed. Every other chunk is known by the game at its end.
  const chunk = (actions: Action[], rules: number, after: Game | null): LogChunk => ({ rules, actions, by: [], after });
  const waits = (count: number) => Array<Action>(count).fill(WAIT);
  const last = [WAIT, WAIT, GIVE_UP];
  const chunks = [chunk(waits(99), RULES - 1, game), chunk(waits(3998), RULES - 1, game), chunk(last, RULES, null)];
  const log = { seed: 's', heroName: 'Ann', rules: RULES - 1, actions: [...waits(4097), ...last], chunks };
  const long = createPlay({ store: { ...store, loadRun: async () => run, loadLog: async () => log }, raws });
  const turns = async (most: number) => {
    const clip = await long.clip(ask({ channel: 'c', run: 'r', most }));
    return clip.kind === 'clip' ? clip.frames.map(({ view }) => view.turn - game.turn) : clip.kind;
  };
  expect(await turns(4000)).toEqual([0, 1, 2, 2]);
  expect(await turns(2000)).toEqual([1, 2]);
});

describe('the last turns', () => {
  async function played() {
    const play = createPlay({ store: createMemoryStore(), raws, newSeed: () => '7Q4-KVX' });
    const start = await play.play(ask());
    if (start.kind !== 'started') throw new Error(start.kind);
    const { run } = start.board;
    for (let turn = 0; turn < 5; turn++) await play.submitAction(waitSubmission());
    await play.submitAction(waitSubmission({ action: { kind: 'abandon', sure: true } }));
    return { play, run };
  }

  test('are the newest turns, with the end of the run as the peak', async () => {
    const { play, run } = await played();
    const outcome = await play.lastTurns(ask({ run }));
    if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
    expect(outcome.frames.map(({ view }) => [view.turn, view.over?.result ?? null])).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [5, null],
      [5, 'abandoned'],
    ]);
    expect(outcome.frames.map(({ peak = false }) => peak)).toEqual([false, false, false, false, true]);
    expect(outcome.board.view.over?.result).toBe('abandoned');
  });

  test('are visible to everybody in the server of the run, and elsewhere only if the run is shared', async () => {
    const { play, run } = await played();
    const here = { user: 'bob', channel: '5', run };
    const there = { ...here, home: { kind: 'guild', id: '78' } };
    expect((await play.lastTurns(ask(here))).kind).toBe('last-turns');
    expect((await play.lastTurns(ask(there))).kind).toBe('not-shared');
    const { channel, ...nowhere } = there;
    expect((await play.lastTurns(ask(nowhere))).kind).toBe('not-shared');
    await play.share(ask({ channel: '5', run }));
    expect((await play.lastTurns(ask(there))).kind).toBe('last-turns');
  });

  test("are shown with the settings of the run's owner or, if asked for, the caller's", async () => {
    const { play, run } = await played();
    await play.settings(ask({ settings: { palette: 'contrast' as const } }));
    const asked = ask({ user: 'bob', channel: '5', run });
    expect(await play.lastTurns(asked)).toMatchObject({ board: { settings: { palette: 'contrast' } } });
    expect(await play.lastTurns({ ...asked, settingsOf: 'caller' })).toMatchObject({
      board: { settings: { palette: 'standard' } },
    });
  });

  test('leave out turns that were rolled back, as does a clip of the whole run', async () => {
    const { play, run } = await played();
    expect(await play.rollBack(ask({ run, to: 4 }))).toMatchObject({ kind: 'done' });
    for (const action of [WAIT, GIVE_UP]) await play.submitAction(waitSubmission({ run, action }));
    const last = await play.lastTurns(ask({ run }));
    const whole = await play.clip(ask({ run, channel: '5', most: 60 }));
    if (last.kind !== 'last-turns' || whole.kind !== 'clip') throw new Error(`${last.kind} ${whole.kind}`);
    const ends = (frames: ClipFrame[]) => frames.map(({ view }) => [view.turn, view.over?.result ?? null]);
    expect(ends(last.frames)).toEqual([
      [2, null],
      [3, null],
      [4, null],
      [5, null],
      [5, 'abandoned'],
    ]);
    expect(ends(whole.frames)).toEqual([...[0, 1].map((turn) => [turn, null]), ...ends(last.frames)]);
    // Six of the nine inputs are part of the run after the rollback.
    expect(await play.clip(ask({ run, channel: '5', most: 6 }))).toMatchObject({ frames: { length: 7 } });
    const allEvents = whole.frames.flatMap(({ events }) => events);
    expect(allEvents.filter(({ kind }) => kind === 'over')).toHaveLength(1);
  });

  test("come with the feats of the run's end, until the next run begins", async () => {
    const store = createMemoryStore();
    const play = createPlay({ store, raws });
    const game = { ...scenario('.@.'), kills: 60 };
    await store.createRun({ id: 'r', owner: ask().user, home: HOME, game, interaction: '1', now: 0 });
    const feats = async () => {
      const outcome = await play.lastTurns(ask({ run: 'r' }));
      return outcome.kind === 'last-turns' ? outcome.feats : outcome.kind;
    };
    expect(await feats()).toEqual([]);
    const ended = await play.submitAction(waitSubmission({ run: 'r', action: GIVE_UP }));
    expect(ended).toMatchObject({ kind: 'applied', feats: ['massacre'] });
    expect(await feats()).toEqual(['massacre']);
    const counted = { feats: ['massacre'], newFeats: ['massacre'], countedRuns: ['r'] };
    await store.putProfile({ ...newProfile(ask().user), ...counted, revision: 1 });
    expect(await feats()).toEqual(['massacre']);
    await play.play(ask());
    expect(await feats()).toEqual([]);
  });

  test('are none of a run that does not exist', async () => {
    const { play } = await played();
    expect((await play.lastTurns(ask({ run: 'none' }))).kind).toBe('no-run');
  });

  test('do not show the seed of a dungeon of the day', async () => {
    const play = createPlay({ store: createMemoryStore(), raws });
    const start = await play.daily(ask({ circle: 'global' as const }));
    if (start.kind !== 'started') throw new Error(start.kind);
    await play.submitAction(waitSubmission({ run: start.board.run, seenVersion: 0 }));
    const outcome = await play.lastTurns(ask({ run: start.board.run }));
    if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
    expect(new Set(outcome.frames.map(({ view }) => view.seed))).toEqual(new Set([start.board.view.seed]));
  });
});
