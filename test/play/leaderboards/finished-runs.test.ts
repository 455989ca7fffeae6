import type { Action } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import type { Caller, DailyOutcome } from '../../../src/play/contract';
import { loadRaws } from '../../../src/raws';
import type { Home, Run, RunId } from '../../../src/storage';
import { openForTests, TABLES } from '../../storage/support/tables';
import { isDeep, sample } from '../../support/deep';
import { ask, expectKind, waitSubmission } from '../support/callers';

const raws = loadRaws();
const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 20, 12);
const EXPLORE = { kind: 'explore' } as const;
const GIVE_UP = { kind: 'abandon', sure: true } as const;
let tests = 0;
let seeds = 0;

describe.each(sample(TABLES, 1))('finished runs over %s', (_, open) => {
  const opened = openForTests(open);
  let play: Play;
  let owed: RunId[];
  let home: Home;
  let ann: string;
  let bob: string;
  /** Every test has a year of its own: days, boards and servers are for everybody. */
  let now: number;
  beforeEach(() => {
    const test = tests++;
    now = TODAY + test * 365 * DAY_MS;
    home = { kind: 'guild', id: `server-${test}` };
    ann = `ann-${test}`;
    bob = `bob-${test}`;
    owed = [];
    play = createPlay({
      store: opened.store,
      raws,
      newSeed: () => `fame ${seeds++}`,
      onPendingResult: (run) => owed.push(run),
    });
  });

  const caller = <T extends object>(user: string, more?: T): Caller & T =>
    ask({ user, userName: user, home, now, ...more }) as Caller & T;
  const today = (): string => new Date(now).toISOString().slice(0, 10);
  const month = (): string => today().slice(0, 7);
  const load = async (run: RunId): Promise<Run> => (await opened.store.loadRun(run)) as Run;

  async function take(user: string, run: RunId, ...actions: Action[]): Promise<void> {
    for (const action of actions) {
      expectKind(await play.submitAction(waitSubmission({ ...caller(user), run, action })), 'applied');
    }
  }

  /** A whole run, entered in the books. */
  async function finish(user: string, more: { seed?: string } = {}): Promise<RunId> {
    const { board } = expectKind(await play.play(caller(user, more)), 'started');
    await end(user, board.run);
    return board.run;
  }

  async function end(user: string, run: RunId): Promise<void> {
    await take(user, run, { kind: 'wait' }, ...(isDeep ? [EXPLORE] : []), GIVE_UP);
    expect(await play.recordResult({ run })).toMatchObject({ kind: 'recorded', refuted: null });
  }

  const board = async (user: string, season: string, circle: 'guild' | 'global' = 'guild') => {
    const outcome = await play.leaderboard(caller(user, { circle, season }));
    if (outcome.kind !== 'leaderboard') throw new Error(outcome.kind);
    return outcome;
  };
  const historyOf = async (user: string, query = {}) =>
    (await play.history(caller(user, { query }))).runs.map(({ run }) => run);
  const statsOf = async (user: string) => (await play.profile(caller(user))).totals;

  test('the turn that ends a run says that it is owed, and so does whoever meets it', async () => {
    const { run } = expectKind(await play.play(caller(ann)), 'started').board;
    await take(ann, run, { kind: 'wait' });
    expect(owed).toEqual([]);
    await take(ann, run, GIVE_UP);
    await play.look(caller(ann, { run }));
    expect(owed).toEqual([run, run]);
    await play.recordResult({ run });
    await play.look(caller(ann, { run }));
    expect(owed).toEqual([run, run]);
  });

  test('a ranked run is put on the boards of server and world, for ever and for the month', async () => {
    const run = await finish(ann);
    for (const season of ['all', month()]) {
      expect((await board(bob, season)).placings).toMatchObject([{ rank: 1, run, owner: ann, heroName: ann }]);
      const everywhere = (await board(bob, season, 'global')).placings;
      expect(everywhere.filter(({ owner }) => owner === ann)).toMatchObject([{ run }]);
    }
    expect((await board(bob, '2020-01')).placings).toEqual([]);
  });

  test('a board names of every player the best run, and which is the own place', async () => {
    await finish(ann);
    await finish(ann);
    const other = await finish(bob);
    const found = await board(bob, 'all');
    expect(new Set(found.placings.map(({ owner }) => owner))).toEqual(new Set([ann, bob]));
    expect(found.own).toMatchObject({ owner: bob, run: other });
    expect((await board('nobody', 'all')).own).toBeNull();
    const best = found.placings.find(({ owner }) => owner === ann)?.summary.score;
    const scores = (await play.history(caller(ann, { query: { player: ann } }))).runs.map(
      ({ summary }) => summary.score,
    );
    expect(scores).toHaveLength(2);
    expect(best).toBe(Math.max(...scores));
  });

  test('a run is entered once, however often it is settled', async () => {
    const run = await finish(ann);
    expect(await play.recordResult({ run })).toEqual({ kind: 'nothing-pending' });
    expect(await statsOf(ann)).toMatchObject({ runs: 1 });
    expect(await historyOf(ann)).toEqual([run]);
  });

  test('a run that goes on is not settled, nor one that is none', async () => {
    const { run } = expectKind(await play.play(caller(ann)), 'started').board;
    expect(await play.recordResult({ run })).toEqual({ kind: 'nothing-pending' });
    expect(await play.recordResult({ run: 'none' })).toEqual({ kind: 'no-run' });
  });

  test('figures tell of the runs that were ranked', async () => {
    expect(await statsOf(ann)).toEqual({ runs: 0, wins: 0, bestDepth: 0, bestScore: 0 });
    const { summary } = await entryOf(await finish(ann));
    expect(await statsOf(ann)).toEqual({ runs: 1, wins: 0, bestDepth: 1, bestScore: summary.score });
    expect((await play.profile(caller(bob, { of: ann }))).totals.runs).toBe(1);
  });

  test('a run taken back counts no longer, and the others still do', async () => {
    const { summary } = await entryOf(await finish(ann));
    const run = await finish(ann);
    expect(await play.rollBack(caller('eve', { run, to: 1 }))).toMatchObject({ kind: 'done' });
    const figures = { runs: 1, wins: 0, bestDepth: 1, bestScore: summary.score };
    expect(await statsOf(ann)).toEqual(figures);
    await end(ann, run);
    expect(await statsOf(ann)).toEqual(figures);
    await finish(ann);
    expect(await statsOf(ann)).toMatchObject({ runs: 2 });
  });

  test('runs that a server erased count no longer, those of others do', async () => {
    await finish(ann);
    const here = home;
    home = { kind: 'guild', id: `${(here as { id: string }).id}2` };
    await finish(ann);
    home = here;
    expect(await play.erasePlayer(caller('eve', { player: ann }))).toEqual({ kind: 'erased' });
    expect(await statsOf(ann)).toMatchObject({ runs: 1 });
  });

  test('a run that somebody else ended counts like one given up', async () => {
    const { run } = expectKind(await play.play(caller(ann)), 'started').board;
    await play.endRun(caller('eve', { run }));
    expect(await play.recordResult({ run })).toMatchObject({ kind: 'recorded', run: { ranked: true } });
    expect(await statsOf(ann)).toMatchObject({ runs: 1 });
    expect((await board(ann, 'all')).own).toMatchObject({ run, summary: { result: 'abandoned' } });
  });

  test('a run of a named seed is remembered, but not ranked', async () => {
    const run = await finish(ann, { seed: 'my own' });
    expect(await load(run)).toMatchObject({ origin: { kind: 'seed' }, ranked: false });
    expect(await historyOf(bob)).toEqual([run]);
    expect((await board(bob, 'all')).placings).toEqual([]);
    expect(await statsOf(ann)).toMatchObject({ runs: 0 });
  });

  test('a run in which somebody cheated is remembered, but not ranked', async () => {
    const { run } = expectKind(await play.play(caller(ann)), 'started').board;
    await take(ann, run, { kind: 'cheat', cheat: 'heal' }, GIVE_UP);
    expect(await play.recordResult({ run })).toMatchObject({
      kind: 'recorded',
      run: { ranked: false },
      refuted: null,
    });
    expect((await board(bob, 'all')).placings).toEqual([]);
  });

  test('a run that its log does not lead to is not ranked', async () => {
    const { run } = expectKind(await play.play(caller(ann)), 'started').board;
    const from = await load(run);
    const game = { ...from.game, kills: 99 };
    await opened.store.commit({ from, game, action: { kind: 'wait' }, interaction: 'forged', now });
    await take(ann, run, GIVE_UP);
    expect(await play.recordResult({ run })).toMatchObject({ kind: 'recorded', refuted: 'differs' });
    expect((await board(bob, 'all')).placings).toEqual([]);
    expect(await statsOf(ann)).toMatchObject({ runs: 0 });
    expect(await historyOf(bob)).toEqual([run]);
  });

  test('a history can be asked by player, depth, cause, laurel, result and date', async () => {
    const runs = [await finish(ann), await finish(bob)];
    const [a, b] = runs as [RunId, RunId];
    const both = [b, a].sort();
    const found = async (query: object) => (await historyOf(ann, query)).sort();
    expect(await found({})).toEqual(both);
    expect(await found({ player: ann })).toEqual([a]);
    expect(await found({ deepest: { to: 1 } })).toEqual(both);
    expect(await found({ deepest: { from: 2 } })).toEqual([]);
    expect(await found({ cause: 'mangy-wolf' })).toEqual([]);
    expect(await found({ laurel: true })).toEqual([]);
    expect(await found({ laurel: false, result: 'abandoned' })).toEqual(both);
    expect(await found({ result: 'died' })).toEqual([]);
    expect(await found({ since: today(), until: today() })).toEqual(both);
    expect(await found({ since: '2999-01-01' })).toEqual([]);
    expect(await found({ until: '2020-01-01' })).toEqual([]);
    expect(await found({ since: 'whenever' })).toEqual(both);
  });

  test('a history goes on where the page before ended', async () => {
    const runs = new Set([await finish(ann), await finish(bob), await finish(ann)]);
    const pages: RunId[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<Play['history']>> = await play.history(
        caller(ann, { query: {}, limit: 2, ...(after === null ? {} : { after }) }),
      );
      expect(page.runs.length).toBeLessThanOrEqual(2);
      pages.push(...page.runs.map(({ run }) => run));
      after = page.next;
    } while (after !== null);
    expect(pages).toHaveLength(3);
    expect(new Set(pages)).toEqual(runs);
  });

  test('outside of servers a history is of the own runs', async () => {
    const run = await finish(ann);
    await finish(bob);
    home = { kind: 'dm', id: 'dm' };
    expect(await historyOf(ann)).toEqual([run]);
    expect(await play.leaderboard(caller(ann, { circle: 'guild', season: 'all' }))).toEqual({ kind: 'no-server' });
  });

  const daily = (user: string, more: object = {}): Promise<DailyOutcome> =>
    play.daily(caller(user, { circle: 'global', ...more } as const));
  const started = async (user: string, more: object = {}) => {
    const outcome = await daily(user, more);
    if (outcome.kind !== 'started') throw new Error(outcome.kind);
    return outcome.board;
  };

  test('everybody gets the same dungeon of a day, every server another, the next day another', async () => {
    const seedOf = async (user: string, more = {}) => (await load((await started(user, more)).run)).game.seed;
    const everyone = await seedOf(ann);
    expect(await seedOf(bob)).toBe(everyone);
    const server = await seedOf(ann, { circle: 'guild' });
    expect(await seedOf(bob, { circle: 'guild' })).toBe(server);
    now += DAY_MS;
    const tomorrow = await seedOf(ann);
    expect(new Set([everyone, server, tomorrow]).size).toBe(3);
  });

  test('the seed of a daily dungeon is shown to nobody, not even at the end', async () => {
    const begun = await started(ann);
    expect(begun.view.seed).toBe(today());
    await end(ann, begun.run);
    const { board: over } = expectKind(await play.look(caller(ann, { run: begun.run })), 'board');
    expect(JSON.stringify(over)).not.toContain((await load(begun.run)).game.seed);
  });

  test('a daily run is ranked, and taken up again as long as it lasts', async () => {
    const { run, version } = await started(ann);
    expect(await load(run)).toMatchObject({
      origin: { kind: 'daily', scope: 'global', date: today() },
      ranked: true,
    });
    await take(ann, run, { kind: 'wait' });
    expect(await daily(ann)).toMatchObject({ kind: 'board', board: { run, version: version + 1, ranked: true } });
  });

  test('the same delivery again begins no second try', async () => {
    const request = caller(ann, { circle: 'global' } as const);
    expect(await play.daily(request)).toEqual(await play.daily(request));
  });

  test('of two commands sent at once one begins the try, and both show it', async () => {
    const outcomes = await Promise.all([daily(ann), daily(ann)]);
    const runs = outcomes.map((outcome) => ('board' in outcome ? outcome.board.run : outcome.kind));
    expect(new Set(runs).size).toBe(1);
  });

  test('after the one try there is its result, and practice that is not ranked', async () => {
    const { run } = await started(ann);
    await end(ann, run);
    expect(await daily(ann)).toMatchObject({
      kind: 'daily-done',
      run,
      result: { date: today(), circle: 'global', result: 'abandoned', depth: 1, deepest: 1, laurel: false },
    });
    expect(await play.dailyRun(caller(ann, { run }))).toEqual(await daily(ann));
    expect(await play.dailyRun(caller(bob, { run }))).toEqual({ kind: 'no-run' });
    const practice = await started(ann, { practice: true });
    expect(practice).toMatchObject({ ranked: false, origin: { kind: 'daily' } });
    expect((await daily(ann, { practice: true })) as object).toMatchObject({ board: { run: practice.run } });
    await end(ann, practice.run);
    expect((await board(ann, today(), 'global')).placings).toMatchObject([{ run }]);
    expect(await statsOf(ann)).toMatchObject({ runs: 1 });
  });

  test('a dungeon of the day is not begun where the server keeps the game out, but taken up there', async () => {
    const config = {
      guild: (home as { id: string }).id,
      revision: 1,
      channels: ['here'],
      mode: 'owner',
      quiet: false,
    } as const;
    const { run } = await started(ann, { channel: 'there' });
    await opened.store.putConfig({ ...config, channels: ['here'] });
    expect(await daily(ann, { channel: 'there' })).toMatchObject({ board: { run } });
    expect(await daily(bob, { channel: 'there' })).toEqual({ kind: 'not-here', channels: ['here'] });
    expect(await daily(bob, { channel: 'here' })).toMatchObject({ kind: 'started' });
  });

  test('there is no practice before the try', async () => {
    expect(await started(ann, { practice: true })).toMatchObject({ ranked: true });
  });

  test('a run that is not the claimed try is not ranked, whatever it says of itself', async () => {
    const claimed = await load((await started(ann)).run);
    const { game, owner, origin } = claimed;
    const another = `${claimed.id}2`;
    await opened.store.createRun({ id: another, owner, home, origin, game, interaction: '1', now });
    await take(ann, another, GIVE_UP);
    expect(await play.recordResult({ run: another })).toMatchObject({ refuted: 'not-the-one-try' });
  });

  test('a daily run sets the one played so far aside, which is active again afterwards', async () => {
    const { run: own } = expectKind(await play.play(caller(ann)), 'started').board;
    const { run: world } = await started(ann);
    const { run: server } = await started(ann, { circle: 'guild' });
    expect(await opened.store.loadProfile(ann)).toMatchObject({ activeRun: server, suspendedRuns: [own, world] });
    await end(ann, server);
    expect((await board(ann, today())).placings).toMatchObject([{ run: server }]);
    expect(await play.play(caller(ann))).toMatchObject({ kind: 'board', board: { run: world } });
    await end(ann, world);
    expect(await play.look(caller(ann))).toMatchObject({ kind: 'board', board: { run: own } });
    expect((await load(own)).game.over).toBeNull();
  });

  test('nobody sees how others fared before they are through, or the day is', async () => {
    const { run } = await started(ann);
    await end(ann, run);
    const hidden = { kind: 'hidden', daily: { date: today(), scope: { kind: 'global' } } };
    const asked = () => play.leaderboard(caller(bob, { circle: 'global', season: today() }));
    expect(await asked()).toEqual(hidden);
    expect(await historyOf(bob)).toEqual([]);
    expect((await board(bob, 'all')).placings).toEqual([]);
    const { run: bobs } = await started(bob);
    expect(await asked()).toEqual(hidden);
    await end(bob, bobs);
    expect((await board(bob, today(), 'global')).placings).toHaveLength(2);
    expect(new Set(await historyOf(bob))).toEqual(new Set([run, bobs]));
    now += DAY_MS;
    expect(await historyOf('carol')).toHaveLength(2);
  });

  test('the own result is never hidden', async () => {
    const { run } = await started(ann);
    await end(ann, run);
    expect(await historyOf(ann)).toEqual([run]);
    expect((await board(ann, 'all')).own).toMatchObject({ run });
  });

  test('a server has its dungeon only where there is a server', async () => {
    home = { kind: 'dm', id: 'dm' };
    expect(await daily(ann, { circle: 'guild' })).toEqual({ kind: 'no-server' });
    expect(await daily(ann)).toMatchObject({ kind: 'started' });
  });

  async function entryOf(run: RunId) {
    const { runs } = await play.history(caller(ann, { query: {} }));
    const found = runs.find((entry) => entry.run === run);
    if (!found) throw new Error('not in the history');
    return found;
  }
});
