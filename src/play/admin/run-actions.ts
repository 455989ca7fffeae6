import type { Action } from '../../engine';
import {
  isInGuild,
  isUnloadable,
  type LoggedInput,
  type Run,
  type RunId,
  StoreError,
  type UnloadableRun,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { withSwitch } from '../last-writes';
import { recountTotals } from '../profiles/totals';
import { gameAt } from '../replays/replay';
import { savesOf } from '../replays/saves';
import { versionBefore } from '../replays/timeline';
import { retryCommit } from '../retry-commit';
import { takeBackStory } from '../story/story';
import { boardOf, eventsSince } from '../turns/board';
import { isForgotten } from '../turns/delivery-guards';
import { latestInteraction } from '../turns/earlier-interactions';
import { findRun, loadRun } from '../turns/load-run';
import { NO_SERVER } from '../turns/server-rules';
import { commitAction, tryAction } from '../turns/try-action';
import { updateProfile } from '../turns/update-profile';
import type { InputOf } from '../use-case';
import type { AdminActionOutcome, AdminUseCases } from './admin-contract';
import { withAudit } from './audit';
import { endUnloadable } from './end-unloadable';
import { leadOwnerBack } from './lead-owner-back';

type Events = Run['game']['events'];

interface RunAction {
  run: RunId;
  audit: (run: Pick<UnloadableRun, 'owner'>) => { action: 'end' | 'debug' | 'reset' | 'rollback'; detail: string };
  apply: (run: Run) => Promise<AdminActionOutcome | { input: LoggedInput; game: Run['game']; events: Events }>;
  /** A repeated delivery may call this again. */
  afterwards?: (run: Run) => Promise<void>;
}

export const endRun = (context: Context, caller: InputOf<AdminUseCases, 'endRun'>): Promise<AdminActionOutcome> =>
  applyToRun(context, caller, {
    run: caller.run,
    audit: () => ({ action: 'end', detail: '' }),
    apply: (run) => abandon(context, run, caller.signal),
  });

export const debug = (context: Context, caller: InputOf<AdminUseCases, 'debug'>): Promise<AdminActionOutcome> =>
  applyToRun(context, caller, {
    run: caller.run,
    audit: () => ({ action: 'debug', detail: caller.cheat }),
    apply: (run) => take(context, run, { kind: 'cheat', cheat: caller.cheat, sure: true }, caller.signal),
  });

export const resetPlayer = (
  context: Context,
  caller: InputOf<AdminUseCases, 'resetPlayer'>,
): Promise<AdminActionOutcome> =>
  applyToRun(context, caller, {
    run: caller.run,
    audit: ({ owner }) => ({ action: 'reset', detail: owner ?? '' }),
    apply: (run) => abandon(context, run, caller.signal),
    afterwards: (run) => clearActiveRun(context, run, caller.signal),
  });

export async function rollBack(
  context: Context,
  caller: InputOf<AdminUseCases, 'rollBack'>,
): Promise<AdminActionOutcome> {
  const to = await resolveTargetVersion(context, caller);
  if (to === null) return { kind: 'no-moment' };
  return applyToRun(context, caller, {
    run: caller.run,
    audit: () => ({ action: 'rollback', detail: String(to) }),
    async apply(run) {
      const { signal } = caller;
      const log = to >= 0 && to < run.version ? await context.store.loadLog(run.id, signal) : null;
      const game = log && (await gameAt(log, context.raws, to, { saves: savesOf(context, run.id, signal), signal }));
      return game ? { input: { kind: 'back', to }, game, events: [] } : { kind: 'no-moment' };
    },
    async afterwards(run) {
      await context.store.removeResults({ run: run.id, before: run.version, owner: run.owner }, caller.signal);
      await recountTotals(context, run.owner, (result) => result.run === run.id, caller.signal);
      await takeBackStory(context, run, caller.signal);
      await leadOwnerBack(context, run, caller);
    },
  });
}

async function resolveTargetVersion(
  context: Context,
  { run: id, to, signal }: InputOf<AdminUseCases, 'rollBack'>,
): Promise<number | null> {
  if (typeof to === 'number') return to;
  const run = await findRun(context, id, signal);
  const log = run && !isUnloadable(run) ? await context.store.loadLog(id, signal) : null;
  return log ? versionBefore(log.actions, to.version, to.moves) : to.version - to.moves;
}

const abandon = (context: Context, run: Run, signal?: AbortSignal): ReturnType<RunAction['apply']> =>
  run.game.over
    ? Promise.resolve({ kind: 'done', board: boardOf(context, run, null), events: [] })
    : take(context, run, { kind: 'abandon', sure: true }, signal);

async function take(context: Context, run: Run, action: Action, signal?: AbortSignal): ReturnType<RunAction['apply']> {
  const result = await tryAction(context, run, action, signal);
  if (result.ok) return { input: action, game: result.game, events: result.events };
  return { kind: 'refused', board: boardOf(context, run, null), refusal: result.refusal };
}

async function applyToRun(context: Context, caller: Caller, runAction: RunAction): Promise<AdminActionOutcome> {
  const { home, signal } = caller;
  if (home.kind !== 'guild') return NO_SERVER;
  const run = await findRun(context, runAction.run, signal);
  if (isUnloadable(run)) return endUnloadable(context, { ...caller, guild: home.id }, run, runAction.audit(run));
  // Writes no audit line, because admins must not learn about another server's runs.
  if (!run || !isInGuild(run.home, home.id)) return { kind: 'no-run' };
  return withAudit<AdminActionOutcome>(
    context,
    caller,
    { ...runAction.audit(run), target: run.id },
    async (_, isDone) => {
      if (isDone) return repeatedOutcome(context, caller, run);
      return commitToRun(context, caller, run, runAction);
    },
  );
}

async function commitToRun(
  context: Context,
  caller: Caller,
  loaded: Run,
  { apply, afterwards }: RunAction,
): Promise<AdminActionOutcome> {
  const { user: by, signal } = caller;
  const done = async (run: Run, events: Events): Promise<AdminActionOutcome> => {
    await afterwards?.(run);
    await context.store.listRun(run, signal);
    return { kind: 'done', board: boardOf(context, run, null), events };
  };
  // The extra round only checks if the last commit succeeded.
  const outcome = await retryCommit<AdminActionOutcome>(context.rounds + 1, async (round) => {
    const run = round === 1 ? loaded : await loadRun(context, loaded.id, signal);
    if (!run) return { kind: 'no-run' };
    const events = ownEvents(run, caller);
    if (events) return done(run, events);
    if (round > context.rounds) return null;
    if (isForgotten(run, caller)) return done(run, []);
    const applied = await apply(run);
    if ('kind' in applied) return applied.kind === 'done' ? done(run, applied.events) : applied;
    const { input: action, game } = applied;
    const committed = await commitAction(context, caller, run, { game, events: applied.events, action, by });
    return committed && done(committed.run, applied.events);
  });
  return outcome ?? { kind: 'busy' };
}

function ownEvents(run: Run, { interaction, user }: Caller): Events | null {
  const own = run.recent.find((recent) => recent.id === interaction && recent.by === user);
  return own ? eventsSince(run, own.version - 1) : null;
}

const repeatedOutcome = (context: Context, caller: Caller, run: Run): AdminActionOutcome => ({
  kind: 'done',
  board: boardOf(context, run, null),
  events: ownEvents(run, caller) ?? [],
});

/** Keeps older commands out of the owner's next run. */
async function clearActiveRun(context: Context, run: Run, signal?: AbortSignal): Promise<void> {
  const played = latestInteraction(run, run.owner);
  const cleared = await updateProfile(context, run.owner, signal, (profile) =>
    profile.activeRun === run.id
      ? { ...profile, activeRun: null, lastWrites: withSwitch(profile.lastWrites, { by: null, played }) }
      : profile,
  );
  if (!cleared) throw new StoreError('unavailable');
}
