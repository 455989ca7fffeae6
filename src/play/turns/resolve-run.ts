import { isNotLater } from '../../lib/snowflake';
import { NewerPartyError, type Party, type Profile, type Run, type RunId, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { latestInteraction } from './earlier-interactions';
import { findLoadableRun, loadRun } from './load-run';
import { rightsIn } from './rights';

/** A run, with what decides who may act in it. */
export interface LoadedRun {
  run: Run;
  /** That of the run's channel; `null` for a run of one player. */
  party: Party | null;
  /** The caller's. */
  profile: Profile | null;
}

/** The run that a caller means, if there is one. */
export type ResolvedRun = Omit<LoadedRun, 'run'> & {
  run: Run | null;
  /** The party of the channel, whether or not the caller plays in it; `null` where the run was named. */
  channelParty: Party | null;
  /** The other of the two, the channel's run or the caller's own; loaded only for members of the channel's party. */
  other: Run | null;
  /** The caller's votes for what the channel's run does next, where they were read. */
  cast: readonly string[];
};

/**
 * The run named, as by a button; else, of the caller's active one and, where they are a member of the channel's party,
 * the channel's, the one they may play and played last: of those that go on, if one does. Reads as much at once as it
 * can.
 */
export async function resolveRun(context: Context, caller: Caller, named: RunId | null): Promise<ResolvedRun> {
  const { user, signal } = caller;
  if (named !== null) {
    const [profile, { run, party }] = await Promise.all([
      context.store.loadProfile(user, signal),
      loadRunAndParty(context, named, signal),
    ]);
    return { run, party, profile, ...NO_OTHER };
  }
  const { profile, party } = await loadProfileAndParty(context, caller);
  const active = profile?.activeRun ?? null;
  if (party?.run && party.members.includes(user)) {
    const [run, own] = await Promise.all([
      loadRun(context, party.run, signal),
      active === party.run ? null : findLoadableRun(context, active, signal),
    ]);
    // An active run that cannot be loaded is what its player is to hear of, once the channel's is over.
    const isOwnKnown = own !== null || active === null || active === party.run;
    if (run && (isOwnKnown || !run.game.over)) return playedLast(context, caller, { run, own, party, profile });
  }
  const own = active === null ? { run: null, party: null } : await loadRunAndParty(context, active, signal);
  return { ...own, profile, ...NO_OTHER, channelParty: party };
}

const NO_OTHER = { channelParty: null, other: null, cast: [] } as const;

/**
 * The one of the channel's run and a member's own that they played last, or their own where they may not play the
 * channel's. If only one of the two goes on, it is that one.
 */
async function playedLast(
  context: Context,
  caller: Caller,
  { run, own, party, profile }: { run: Run; own: Run | null; party: Party; profile: Profile | null },
): Promise<ResolvedRun> {
  const { user, signal } = caller;
  const [isAlive, isOwnAlive] = [!run.game.over, own !== null && !own.game.over];
  const votes = isAlive && isOwnAlive && party.mode === 'vote';
  const ballots = votes ? await context.store.loadBallots(run.id, run.version, signal) : [];
  const cast = ballots.find((ballot) => ballot.user === user)?.interactions ?? [];
  const shared: ResolvedRun = { run, party, profile, channelParty: party, other: own, cast };
  if (own === null || (isAlive && !isOwnAlive)) return shared;
  const mayMean = rightsIn(run, party, caller) !== 'not-yours' && isAlive === isOwnAlive;
  if (mayMean && !isLater(latestInteraction(own, user), latestOf(shared, run, user))) return shared;
  return { ...shared, run: own, party: await partyOf(context, own, signal), other: run };
}

/** The caller's last interaction in one of the two runs: for the channel's also a vote that is not settled yet. */
function latestOf({ channelParty, cast }: ResolvedRun, run: Run, user: UserId): string | null {
  const [settled, vote = null] = [latestInteraction(run, user), cast.at(-1)];
  return channelParty?.run === run.id && isLater(vote, settled) ? vote : settled;
}

/** The caller's profile and the channel's party. One that a later build wrote concerns nobody but its members. */
async function loadProfileAndParty(
  { store }: Context,
  { user, channel, signal }: Caller,
): Promise<{ profile: Profile | null; party: Party | null }> {
  try {
    if (channel !== undefined) return await store.loadPartyAndProfile(channel, user, signal);
  } catch (error) {
    if (!(error instanceof NewerPartyError) || error.party.members.includes(user)) throw error;
  }
  return { profile: await store.loadProfile(user, signal), party: null };
}

/** The run that is named or, without one, that the caller played last. */
export const resolveNamedOrLatest = (context: Context, caller: Caller & { run?: RunId }): Promise<Run | null> =>
  caller.run === undefined ? latestRun(context, caller) : loadRun(context, caller.run, caller.signal);

/** The channel's run or the caller's own, whichever they played last. */
async function latestRun(context: Context, caller: Caller): Promise<Run | null> {
  const { user } = caller;
  const resolved = await resolveRun(context, caller, null);
  const { run, other } = resolved;
  if (!run || !other) return run;
  return isLater(latestOf(resolved, other, user), latestOf(resolved, run, user)) ? other : run;
}

/** Whether an interaction was sent after another, if there was one. */
export const isLater = (one: string | null, other: string | null): boolean =>
  one !== null && (other === null || !isNotLater(one, other));

async function loadRunAndParty(
  context: Context,
  id: RunId,
  signal: AbortSignal | undefined,
): Promise<{ run: Run | null; party: Party | null }> {
  const run = await loadRun(context, id, signal);
  return { run, party: run && (await partyOf(context, run, signal)) };
}

/** The party that plays a run; `null` for a run of one player, and for one that its channel plays no more. */
export async function partyOf(context: Context, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await context.store.loadParty(run.channel, signal);
  return party?.run === run.id ? party : null;
}
