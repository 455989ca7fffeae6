import { type Action, isParked, type Level, newGame } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import { randomSeed, runIdOf } from '../../../src/play/turns/start-run';
import { loadRaws } from '../../../src/raws';
import type { Run } from '../../../src/storage';
import { DEFAULT_SETTINGS } from '../../../src/storage/contract';
import { openForTests, TABLES } from '../../storage/support/tables';
import { sample } from '../../support/deep';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { gateGame } from '../support/gate-game';

const raws = loadRaws();
let users = 0;

describe.each(sample(TABLES, 1))('turns over %s', (_, open) => {
  const opened = openForTests(open);
  let play: Play;
  let user: string;
  beforeAll(() => {
    play = createPlay({ store: opened.store, raws, newSeed: () => '7Q4-KVX' });
  });
  beforeEach(() => {
    user = `ann-${process.pid}-${users++}`;
  });

  const start = async () => expectKind(await play.play(ask({ user })), 'started').board;

  test('a player without a run gets no board', async () => {
    expect(await play.submitAction(waitSubmission({ user }))).toEqual({ kind: 'no-run' });
    expect(await play.look(ask({ user }))).toEqual({ kind: 'no-run' });
  });

  test('the first run begins in the town, named after its player', async () => {
    const board = await start();
    expect(board).toMatchObject({
      version: 0,
      owner: user,
      view: { depth: 1, seed: '7Q4-KVX', hero: { name: 'Ann' } },
    });
    expect(board.run).toMatch(/^[\w-]{1,24}$/);
    expect(board.legal).toContainEqual({ kind: 'wait' });
  });

  test('a seed that the player chooses is the seed of the run', async () => {
    const started = expectKind(await play.play(ask({ user, seed: 'my own' })), 'started');
    expect(started.board.view.seed).toBe('my own');
  });

  test('an active run is resumed as it is', async () => {
    await start();
    const { board } = expectKind(await play.submitAction(waitSubmission({ user })), 'applied');
    expect(await play.play(ask({ user }))).toEqual({ kind: 'board', board });
    expect(await play.look(ask({ user }))).toEqual({ kind: 'board', board });
  });

  test('a repeated delivery begins no second run', async () => {
    const caller = ask({ user });
    const first = await play.play(caller);
    expect(await play.play(caller)).toEqual(first);
    const { board } = expectKind(await play.submitAction(waitSubmission({ user })), 'applied');
    expect(await play.play(caller)).toEqual({ kind: 'board', board });
  });

  test('two commands to begin, sent at once, begin one run', async () => {
    const outcomes = await Promise.all([play.play(ask({ user })), play.play(ask({ user }))]);
    const runs = outcomes.map((outcome) => ('board' in outcome ? outcome.board.run : null));
    expect(new Set(runs).size).toBe(1);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['board', 'started']);
  });

  test('the hero is named after the player, or as heroes are by default', async () => {
    const named = expectKind(await play.play(ask({ user, userName: 'Bob' })), 'started').board;
    expect(named.view.hero.name).toBe('Bob');
    const nameless = expectKind(await play.play(ask({ user: `${user}-x`, userName: '' })), 'started').board;
    expect(nameless.view.hero.name).toBe(raws.hero.name);
  });

  test('a turn passes and says what happened', async () => {
    const board = await start();
    const request = waitSubmission({ user, run: board.run, seenVersion: 0 });
    const applied = expectKind(await play.submitAction(request), 'applied');
    expect(applied).toMatchObject({ repeated: false, board: { version: 1, view: { turn: 1 } } });
  });

  test('a repeated delivery brings the same outcome and changes nothing', async () => {
    const board = await start();
    const request = waitSubmission({ user, run: board.run, seenVersion: 0 });
    const first = await play.submitAction(request);
    expect(await play.submitAction(request)).toEqual({ ...first, repeated: true });
  });

  test('a look with an interaction that has played brings its outcome, with the one that began the run its board', async () => {
    const begun = ask({ user });
    const { board } = expectKind(await play.play(begun), 'started');
    expect(await play.look(begun)).toMatchObject({ kind: 'board', board: { run: board.run, version: 0 } });
    const request = waitSubmission({ user });
    const first = await play.submitAction(request);
    const { interaction, userName, home, now } = request;
    expect(await play.look({ interaction, user, userName, home, now })).toEqual({ ...first, repeated: true });
    expect(await play.look(ask({ user }))).toMatchObject({ kind: 'board', board: { version: 1 } });
  });

  test('a delivery repeated after later turns shows the present board', async () => {
    await start();
    const request = waitSubmission({ user });
    await play.submitAction(request);
    await play.submitAction(waitSubmission({ user }));
    const late = expectKind(await play.submitAction(request), 'applied');
    expect(late).toMatchObject({ repeated: true, board: { version: 2 } });
  });

  test('of a double click one counts, and the other is stale', async () => {
    const { run } = await start();
    const clicks = [0, 1].map(() => play.submitAction(waitSubmission({ user, run, seenVersion: 0 })));
    const outcomes = await Promise.all(clicks);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['applied', 'stale']);
    expect((await opened.store.loadRun(run))?.version).toBe(1);
  });

  test('a button of an older turn changes nothing and shows what happened since', async () => {
    const { run } = await start();
    const applied = expectKind(await play.submitAction(waitSubmission({ user })), 'applied');
    const stale = expectKind(await play.submitAction(waitSubmission({ user, run, seenVersion: 0 })), 'stale');
    expect(stale).toEqual({ kind: 'stale', board: applied.board, events: applied.events });
  });

  test('two quick commands both count, one after the other', async () => {
    const { run } = await start();
    const outcomes = await Promise.all([
      play.submitAction(waitSubmission({ user })),
      play.submitAction(waitSubmission({ user })),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied', 'applied']);
    expect((await opened.store.loadRun(run))?.version).toBe(2);
  });

  test('a refused action changes nothing', async () => {
    const board = await start();
    const action = { kind: 'equip', item: 999_999 } as const;
    const refused = await play.submitAction(waitSubmission({ user, action }));
    expect(refused).toEqual({ kind: 'refused', board, refusal: { code: 'no-such-item' }, action });
  });

  test("another player's button does nothing", async () => {
    const { run } = await start();
    const foreign = waitSubmission({ user: 'bob', run, seenVersion: 0 });
    expect(await play.submitAction(foreign)).toEqual({ kind: 'not-yours', owner: user });
    expect(await play.look(ask({ user: 'bob', run }))).toEqual({ kind: 'not-yours', owner: user });
    expect((await opened.store.loadRun(run))?.version).toBe(0);
  });

  test('the run of another player may be watched only if it is shared', async () => {
    const { run } = await start();
    const look = (channel?: string) => play.look(ask({ user: 'bob', run, ...(channel ? { channel } : {}) }));
    const channel = `c-${user}`;
    expect(await look(channel)).toEqual({ kind: 'not-yours', owner: user });
    await play.share(ask({ user, channel, run }));
    expect(await look(channel)).toEqual({ kind: 'not-yours', owner: user, watch: { run, version: 0 } });
    expect(await look('another')).toEqual({ kind: 'not-yours', owner: user });
    expect(await look()).toEqual({ kind: 'not-yours', owner: user });
  });

  test('starting over needs a confirmation on the present board', async () => {
    const board = await start();
    expect(await play.play(ask({ user, restart: true }))).toEqual({ kind: 'confirm-restart', board });
    const explore = waitSubmission({ user, action: { kind: 'explore' } });
    const { board: later, events } = expectKind(await play.submitAction(explore), 'applied');
    expect(events).not.toEqual([]);
    const old = { run: board.run, seenVersion: board.version };
    expect(await play.play(ask({ user, restart: old }))).toMatchObject({ kind: 'stale', board: later, events });
    const foreign = { run: 'another', seenVersion: later.version };
    const stale = { kind: 'stale', board: later, events: [], keepsMessage: true };
    expect(await play.play(ask({ user, restart: foreign }))).toEqual(stale);
    const yes = { run: later.run, seenVersion: later.version };
    const anew = expectKind(await play.play(ask({ user, restart: yes })), 'started');
    expect(anew.board.run).not.toBe(board.run);
    expect((await opened.store.loadRun(board.run))?.game.over).toMatchObject({ result: 'abandoned' });
    expect(await play.look(ask({ user }))).toEqual({ kind: 'board', board: anew.board });
  });

  test('a confirmation clicked twice starts one run', async () => {
    const { run } = await start();
    const restart = { run, seenVersion: 0 };
    const outcomes = await Promise.all([play.play(ask({ user, restart })), play.play(ask({ user, restart }))]);
    const begun = outcomes.flatMap((outcome) => ('board' in outcome ? [outcome.board.run] : []));
    const { board } = expectKind(await play.look(ask({ user })), 'board');
    expect(outcomes.filter(({ kind }) => kind === 'started')).toHaveLength(1);
    expect(new Set(begun)).toEqual(new Set([board.run]));
  });

  test('after its end a run does not change, and the next begins without a confirmation', async () => {
    const { run } = await start();
    const end = waitSubmission({ user, action: { kind: 'abandon', sure: true } });
    const over = expectKind(await play.submitAction(end), 'applied');
    expect(over.board).toMatchObject({ legal: [], view: { over: { result: 'abandoned' } } });
    expect(await play.submitAction(waitSubmission({ user }))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'over' },
    });
    const next = expectKind(await play.play(ask({ user })), 'started');
    expect(next.board.run).not.toBe(run);
  });

  test('below a finished run, a new run needs a confirmation while a fork is active, played or not', async () => {
    const { run } = await start();
    await play.submitAction(waitSubmission({ user }));
    const end = waitSubmission({ user, action: { kind: 'abandon', sure: true } });
    const { version: seenVersion } = expectKind(await play.submitAction(end), 'applied').board;
    const branch = await play.fork({ ...ask({ user }), channel: `c-${user}`, run, version: 1 });
    if (branch.kind !== 'started') throw new Error(branch.kind);
    const restart = { run, seenVersion };
    expect(await play.play(ask({ user, restart }))).toMatchObject({
      kind: 'confirm-restart',
      board: { run: branch.board.run },
    });
  });

  test('/play can first show how a run ended, and then begins nothing; an active run goes on as ever', async () => {
    const { run } = await start();
    expect(await play.play(ask({ user, showEnded: true }))).toMatchObject({
      kind: 'board',
      board: { view: { over: null } },
    });
    await play.submitAction(waitSubmission({ user, action: { kind: 'abandon', sure: true } }));
    const ended = expectKind(await play.play(ask({ user, showEnded: true })), 'board');
    expect(ended.board).toMatchObject({ run, view: { over: { result: 'abandoned' } } });
    expect(expectKind(await play.look(ask({ user })), 'board').board.run).toBe(run);
  });

  test('the delivery that began a run long over does not bring it back', async () => {
    const first = ask({ user });
    const { run } = expectKind(await play.play(first), 'started').board;
    await play.submitAction(waitSubmission({ user, action: { kind: 'abandon', sure: true } }));
    const { board } = expectKind(await play.play(ask({ user })), 'started');
    await play.submitAction(waitSubmission({ user, action: { kind: 'abandon', sure: true } }));
    const late = expectKind(await play.play(first), 'board');
    expect(late.board.run).toBe(board.run);
    expect(board.run).not.toBe(run);
  });

  test('settings are kept and shown with every board', async () => {
    await start();
    const kept = await play.settings(ask({ user, settings: { palette: 'safe' } }));
    expect(kept).toEqual({ kind: 'settings', settings: { ...DEFAULT_SETTINGS, palette: 'safe' } });
    expect(await play.settings(ask({ user, settings: {} }))).toEqual(kept);
    const { board: next } = expectKind(await play.submitAction(waitSubmission({ user })), 'applied');
    expect(next.settings.palette).toBe('safe');
  });

  test('an aborted request rejects with its reason and changes nothing', async () => {
    const { run } = await start();
    const reason = new Error('too late');
    await expect(play.submitAction(waitSubmission({ user, signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    expect((await opened.store.loadRun(run))?.version).toBe(0);
  });

  test('levels that the hero left come back from the store', async () => {
    const { run } = await startAtTheGate();
    const take = async (action: Action) =>
      expectKind(await play.submitAction(waitSubmission({ user, run, action })), 'applied').board;
    const load = async () => (await opened.store.loadRun(run)) as Run;
    expect((await take({ kind: 'descend' })).view.depth).toBe(2);
    const below = await load();
    expect(isParked(below.game.levels['1'] as Level)).toBe(true);
    const town = await opened.store.loadLevel(below, 1);
    expect((await take({ kind: 'ascend' })).view.depth).toBe(1);
    const back = await load();
    expect(back.game.levels['1']).toMatchObject({ tiles: town.tiles, entities: { length: town.entities.length } });
    expect(await opened.store.loadLevel(back, 2)).toStrictEqual({ ...below.game.levels['2'], left: back.game.turn });
    await take({ kind: 'move', direction: 'e' });
    expect((await take({ kind: 'descend' })).view.depth).toBe(2);
  });

  /** Begins a run whose hero stands alone on the way down. */
  async function startAtTheGate(): Promise<{ run: string }> {
    const game = gateGame(newGame({ seed: 'gate' }, raws));
    const run = `gate${user.replaceAll('-', '')}`;
    const { interaction, home, now } = ask();
    await opened.store.createRun({ id: run, owner: user, home, game, interaction, now });
    return { run };
  }
});

test('a run id fits a control and is the same for the same interaction', () => {
  const id = runIdOf({ user: '123456789012345678', interaction: '1438999999999999999' });
  expect(id).toMatch(/^[\w-]{1,24}$/);
  expect(runIdOf({ user: '123456789012345678', interaction: '1438999999999999999' })).toBe(id);
});

test.each([
  ['interaction', { user: '1', interaction: '3' }],
  ['user', { user: '2', interaction: '2' }],
])('another %s begins another run', (_, other) => {
  expect(runIdOf(other)).not.toBe(runIdOf({ user: '1', interaction: '2' }));
});

test('a seed can be read aloud, and differs from the one before', () => {
  const seeds = Array.from({ length: 20 }, randomSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[2-9B-Z]{3}-[2-9B-Z]{3}$/);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});
