import type { Action } from '../../../src/engine';
import { DAY_MS, dayOf } from '../../../src/lib/calendar';
import { createPlay, type Play } from '../../../src/play';
import type { Caller } from '../../../src/play/contract';
import { loadRaws } from '../../../src/raws';
import type { Home, Run, RunId, RunResult, Store } from '../../../src/storage/contract';
import { type OpenTable, openForTests } from '../../storage/support/tables';
import { isDeep } from '../../support/deep';
import { ask, expectKind, waitSubmission } from './callers';

export const GIVE_UP = { kind: 'abandon', sure: true } as const;
/** The hero scores points by coming to depth 2. Only boards of a day list runs without points. */
export const TO_THE_WOODS = { kind: 'descend' } as const;
const A_FEW: readonly Action[] = [{ kind: 'wait' }, ...(isDeep ? [{ kind: 'explore' } as const] : [])];
const TODAY = Date.UTC(2026, 10, 20, 12);
const raws = loadRaws();
let tests = 0;
/** Seeds of towns in which the hero leaves by the gate within fifteen turns. */
const NEAR_THE_GATE = ['fame 11', 'fame 54', 'fame 84', 'fame 232', 'fame 337', 'fame 177', 'fame 398'] as const;
let seeds = 0;

/** Two players in a server, new for each test. */
export interface ResultScene {
  store: Store;
  play: Play;
  /** Runs reported as pending. */
  pending: RunId[];
  home: Home;
  ann: string;
  bob: string;
  /** Time in a year of its own for each test, because tests share days, leaderboards and servers. */
  now: number;
}

/** Creates a scene before each test of a describe block. */
export function resultScene(open: () => Promise<OpenTable>) {
  const opened = openForTests(open);
  const scene = {} as ResultScene;
  beforeEach(() => {
    const test = tests++;
    const pending: RunId[] = [];
    const { store } = opened;
    const play = createPlay({
      store,
      raws,
      newSeed: () => NEAR_THE_GATE[seeds++ % NEAR_THE_GATE.length] as string,
      onPendingResult: (run) => pending.push(run),
    });
    const home = { kind: 'guild', id: `server-${test}` } as const;
    const now = TODAY + test * 365 * DAY_MS;
    Object.assign(scene, { store, play, pending, home, ann: `ann-${test}`, bob: `bob-${test}`, now });
  });

  const caller = <T extends object>(user: string, more?: T): Caller & T =>
    ask({ user, userName: user, home: scene.home, now: scene.now, ...more }) as Caller & T;
  const today = (): string => dayOf(scene.now);
  const load = async (run: RunId): Promise<Run> => (await scene.store.loadRun(run)) as Run;

  async function take(user: string, run: RunId, ...actions: Action[]): Promise<void> {
    for (const action of actions) {
      expectKind(await scene.play.submitAction(waitSubmission({ ...caller(user), run, action })), 'applied');
    }
  }

  async function end(user: string, run: RunId, actions: readonly Action[] = A_FEW): Promise<void> {
    await take(user, run, ...actions, GIVE_UP);
    expect(await scene.play.recordResult({ run })).toMatchObject({ kind: 'recorded', refuted: null });
  }

  /** Plays a run that scores points to its end and records its result. */
  async function finish(user: string, more: { seed?: string } = {}): Promise<RunId> {
    const { board } = expectKind(await scene.play.play(caller(user, more)), 'started');
    await end(user, board.run, [TO_THE_WOODS]);
    return board.run;
  }

  async function board(user: string, season: string, circle: 'guild' | 'global' = 'guild') {
    const outcome = await scene.play.leaderboard(caller(user, { circle, season }));
    if (outcome.kind !== 'leaderboard') throw new Error(outcome.kind);
    return outcome;
  }

  const historyOf = async (user: string, query = {}): Promise<RunId[]> =>
    (await scene.play.history(caller(user, { query }))).runs.map(({ run }) => run);
  const totalsOf = async (user: string) => (await scene.play.profile(caller(user))).totals;

  async function resultOf(run: RunId): Promise<RunResult> {
    const { runs } = await scene.play.history(caller(scene.ann, { query: {} }));
    const found = runs.find((result) => result.run === run);
    if (!found) throw new Error('not in the history');
    return found;
  }

  return { scene, caller, today, load, take, end, finish, board, historyOf, totalsOf, resultOf };
}
