import type { Action } from '../../engine';
import { isAt, type LoggedInput, type Run, type RunId, StoreError } from '../../storage/contract';
import type { Context } from '../context';
import type { Admin, AdminActionOutcome, Caller } from '../contract';
import { recountTotals } from '../profiles/totals';
import { gameAt } from '../replays/replay';
import { boardOf, eventsSince } from '../turns/board';
import { tryAction } from '../turns/try-action';
import { withAudit } from './audit';

type Asked<K extends keyof Admin> = Parameters<Admin[K]>[0];

/** What an act makes of a run: the next game, or why there is none. */
type Deed = (
  run: Run,
) => Promise<AdminActionOutcome | { input: LoggedInput; game: Run['game']; events: Run['game']['events'] }>;

export const endRun = (context: Context, caller: Asked<'endRun'>): Promise<AdminActionOutcome> =>
  actUpon(context, caller, { action: 'end', detail: '' }, caller.run, ending(context, caller));

export const debug = (context: Context, caller: Asked<'debug'>): Promise<AdminActionOutcome> =>
  actUpon(context, caller, { action: 'debug', detail: caller.cheat }, caller.run, (run) =>
    taking(context, run, { kind: 'cheat', cheat: caller.cheat, sure: true }, caller.signal),
  );

/** Ends the run named, unless it is over, and clears the pointer if it still leads there. */
export const resetPlayer = (context: Context, caller: Asked<'resetPlayer'>): Promise<AdminActionOutcome> =>
  actUpon(
    context,
    caller,
    { action: 'reset', detail: caller.player },
    caller.run,
    async (run) => (run.owner === caller.player ? ending(context, caller)(run) : { kind: 'no-run' }),
    (run) => clearPointer(context, run, caller.signal),
  );

export const rollBack = (context: Context, caller: Asked<'rollBack'>): Promise<AdminActionOutcome> =>
  actUpon(
    context,
    caller,
    { action: 'rollback', detail: String(caller.to) },
    caller.run,
    async (run) => {
      const { to, signal } = caller;
      const log = to >= 0 && to < run.version ? await context.store.loadLog(run.id, signal) : null;
      const game = log && gameAt(log, context.raws, to);
      return game ? { input: { kind: 'back', to }, game, events: [] } : { kind: 'no-moment' };
    },
    async (run) => {
      await context.store.removeResults(run.id, run.version, caller.signal);
      await recountTotals(context, run.owner, (entry) => entry.run === run.id, caller.signal);
    },
  );

const ending =
  (context: Context, { signal }: Caller): Deed =>
  async (run) =>
    run.game.over
      ? { kind: 'done', board: boardOf(context, run, null), events: [] }
      : taking(context, run, { kind: 'abandon', sure: true }, signal);

async function taking(context: Context, run: Run, action: Action, signal?: AbortSignal): ReturnType<Deed> {
  const result = await tryAction(context, run, action, signal);
  if (result.ok) return { input: action, game: result.game, events: result.events };
  return { kind: 'refused', board: boardOf(context, run, null), refusal: result.refusal };
}

/** One act upon a run of the server, exactly once; `after` may be done again. */
async function actUpon(
  context: Context,
  caller: Caller,
  what: { action: 'end' | 'debug' | 'reset' | 'rollback'; detail: string },
  id: RunId,
  deed: Deed,
  after: (run: Run) => Promise<void> = async () => {},
): Promise<AdminActionOutcome> {
  const { home, signal } = caller;
  if (home.kind !== 'guild') return { kind: 'no-server' };
  const run = await context.store.loadRun(id, signal);
  // What began elsewhere is not even put down: it does not exist for this server.
  if (!run || !isAt(run.home, home.id)) return { kind: 'no-run' };
  return withAudit(context, home.id, caller, { ...what, target: id }, () =>
    commitDeed(context, caller, run, deed, after),
  );
}

async function commitDeed(
  context: Context,
  { interaction, user, now, signal }: Caller,
  loaded: Run,
  deed: Deed,
  after: (run: Run) => Promise<void>,
): Promise<AdminActionOutcome> {
  let run: Run = loaded;
  // The round after the last only looks: the last put may have landed though its answer was lost.
  for (let round = 1; round <= context.rounds + 1; round++) {
    const own = run.recent.find(({ id, by }) => id === interaction && by === user);
    if (own) return done(context, run, eventsSince(run, own.version - 1), after);
    if (round > context.rounds) break;
    const made = await deed(run);
    if ('kind' in made) return made.kind === 'done' ? done(context, run, made.events, after) : made;
    const { input: action, game, events } = made;
    const kept = Math.min(events.length, game.events.length);
    const committed = await context.store.commit(
      { from: run, game, action, interaction, by: user, events: kept, now },
      signal,
    );
    if (committed.ok) return done(context, committed.run, events, after);
    const again = await context.store.loadRun(run.id, signal);
    if (!again) return { kind: 'no-run' };
    run = again;
  }
  return { kind: 'busy' };
}

async function done(context: Context, run: Run, events: Run['game']['events'], after: (run: Run) => Promise<void>) {
  await after(run);
  await context.store.listRun(run);
  return { kind: 'done', board: boardOf(context, run, null), events } satisfies AdminActionOutcome;
}

async function clearPointer(context: Context, run: Run, signal?: AbortSignal): Promise<void> {
  for (let round = 1; round <= context.rounds; round++) {
    const profile = await context.store.loadProfile(run.owner, signal);
    if (profile?.activeRun !== run.id) return;
    const cleared = { ...profile, revision: profile.revision + 1, activeRun: null };
    if ((await context.store.putProfile(cleared, signal)) === 'put') return;
  }
  throw new StoreError('unavailable');
}
