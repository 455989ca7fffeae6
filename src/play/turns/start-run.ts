import { newGame, turn } from '../../engine';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile, type Run, StoreError } from '../../storage/contract';
import { channelRefusal } from '../admin/channel-refusal';
import type { Context } from '../context';
import type { Caller, Outcome, Play } from '../contract';
import { boardOf, eventsSince } from './board';
import { runIdOf } from './run-id';

type Begin = Parameters<Play['play']>[0];

/**
 * Resumes the active run or begins one. The order is: the old run is abandoned, the new one created under an id that
 * only this interaction can make, the profile's pointer moved. Stopped anywhere, the same delivery takes up there.
 */
export async function play(context: Context, caller: Begin): Promise<Outcome> {
  for (let round = 1; round <= context.rounds; round++) {
    const outcome = await tryOnce(context, caller);
    if (outcome) return outcome;
  }
  return { kind: 'busy' };
}

/** `null` when somebody else's commit came first. */
async function tryOnce(context: Context, caller: Begin): Promise<Outcome | null> {
  const { user, signal } = caller;
  const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
  const active = profile.activeRun === null ? null : await context.store.loadRun(profile.activeRun, signal);
  if (active?.id === runIdOf(caller)) return begun(context, caller, active, profile);
  const living = active?.game.over ? null : active;
  const answer = (living && whileAlive(context, caller, living, profile)) ?? (await channelRefusal(context, caller));
  if (answer) return answer;
  if (living && !(await abandon(context, caller, living))) return null;
  return begin(context, caller, active, profile);
}

export const newProfile = (user: string): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/** What is said while a run is alive; `null` when its player has just confirmed to give it up. */
function whileAlive(context: Context, { restart }: Begin, active: Run, profile: Profile): Outcome | null {
  const board = boardOf(context, active, profile);
  if (restart === undefined) return { kind: 'board', board };
  if (restart === true) return { kind: 'confirm-restart', board };
  if (restart.run === active.id && restart.seenVersion === active.version) return null;
  const events = restart.run === active.id ? eventsSince(active, restart.seenVersion) : [];
  return { kind: 'stale', board, events };
}

async function abandon(context: Context, { interaction, now, signal }: Caller, active: Run): Promise<boolean> {
  const action = { kind: 'abandon', sure: true } as const;
  const result = turn(active.game, action, context.raws);
  if (!result.ok) return false;
  const { game, events } = result;
  const committed = await context.store.commit(
    { from: active, game, action, interaction, events: events.length, now },
    signal,
  );
  return committed.ok;
}

async function begin(context: Context, caller: Begin, last: Run | null, profile: Profile): Promise<Outcome | null> {
  const { user: owner, userName, home, interaction, now, signal } = caller;
  const id = runIdOf(caller);
  const seed = caller.seed ?? context.newSeed();
  const game = newGame(userName === '' ? { seed } : { seed, heroName: userName }, context.raws);
  const standing = caller.seed === undefined ? {} : { origin: { kind: 'seed' } as const, ranked: false };
  const begun = { id, owner, home, ...standing, game, interaction, now };
  const created = await context.store.createRun(begun, signal);
  const run = await context.store.loadRun(id, signal);
  if (!run) throw new StoreError('unreadable');
  // A run that was played is no half-begun one: this delivery comes late, when its run is history.
  if (created === 'exists' && (run.version > 0 || run.game.over))
    return { kind: 'board', board: boardOf(context, last ?? run, profile) };
  const pointed = { ...profile, revision: profile.revision + 1, activeRun: id };
  if ((await context.store.putProfile(pointed, signal)) === 'conflict') return null;
  await context.store.listRun(run, signal);
  return { kind: 'started', board: boardOf(context, run, pointed) };
}

/** A run that this very interaction began, as it is now. Its listing may have been cut short. */
async function begun(context: Context, { signal }: Caller, run: Run, profile: Profile): Promise<Outcome> {
  if (run.version === 0) await context.store.listRun(run, signal);
  return { kind: run.version === 0 ? 'started' : 'board', board: boardOf(context, run, profile) };
}
