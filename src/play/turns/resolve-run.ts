import { isNotLater } from '../../lib/snowflake';
import { NewerPartyError, type Party, type Profile, type Run, type RunId, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { latestInteraction } from './earlier-interactions';
import { findLoadableRun, loadRun } from './load-run';
import { rightsIn } from './rights';

/** A run, with the data that decides who may act in it. */
export interface LoadedRun {
  run: Run;
  /** Party of the run's channel; `null` for a run of one player. */
  party: Party | null;
  /** Profile of the caller; `null` if there is none. */
  profile: Profile | null;
}

/** The run that a caller means, if there is one, and the data that decided it. */
export type ResolvedRun = Omit<LoadedRun, 'run'> & {
  run: Run | null;
  /** Party of the channel, whether or not the caller plays in it; `null` if the caller named a run. */
  channelParty: Party | null;
  /**
   * If the channel's run was taken, this is the caller's own run, and the other way round. Loaded only for members of
   * the channel's party.
   */
  other: Run | null;
  /**
   * Ids of the interactions by which the caller voted on the next action of the channel's run. Empty if votes were not
   * read.
   */
  cast: readonly string[];
};

/**
 * Returns the run that the caller named, as a button does. Without a name, chooses between the caller's active run and,
 * for a member of the channel's party, the channel's run. Of the runs that the caller may play, takes the one played
 * last; a run that goes on comes before a run that is over. Reads as much as possible at once.
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
  let isPlaying = party !== null;
  if (party?.run && party.members.includes(user)) {
    const [run, own] = await Promise.all([
      loadRun(context, party.run, signal),
      active === party.run ? null : findLoadableRun(context, active, signal),
    ]);
    // If the channel's run is over and the active run cannot be loaded, the player must hear about the active run.
    const isOwnKnown = own !== null || active === null || active === party.run;
    isPlaying = run === null || playsHere(party, run);
    if (run && isPlaying && (isOwnKnown || !run.game.over))
      return playedLast(context, caller, { run, own, party, profile });
  }
  const own = active === null ? { run: null, party: null } : await loadRunAndParty(context, active, signal);
  return { ...own, profile, ...NO_OTHER, channelParty: isPlaying ? party : null };
}

const NO_OTHER = { channelParty: null, other: null, cast: [] } as const;

/**
 * Chooses between the channel's run and a member's own run: takes the run that the member played last. Takes the own
 * run if the member may not play the channel's run. If only one of the two runs goes on, takes that run.
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

/** Returns the caller's last interaction in one of the two runs. In the channel's run an open vote counts as well. */
function latestOf({ channelParty, cast }: ResolvedRun, run: Run, user: UserId): string | null {
  const [applied, vote = null] = [latestInteraction(run, user), cast.at(-1)];
  return channelParty?.run === run.id && isLater(vote, applied) ? vote : applied;
}

/**
 * Returns the caller's profile and the channel's party. Rejects with `NewerPartyError` if a later build stored the
 * party, but only for its members: for other players there is then no party.
 */
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

/** Returns the named run or, without a name, the run that the caller played last; `null` if there is none. */
export const resolveNamedOrLatest = (context: Context, caller: Caller & { run?: RunId }): Promise<Run | null> =>
  caller.run === undefined ? latestRun(context, caller) : loadRun(context, caller.run, caller.signal);

/** Returns the channel's run or the caller's own, whichever the caller played last. */
async function latestRun(context: Context, caller: Caller): Promise<Run | null> {
  const { user } = caller;
  const resolved = await resolveRun(context, caller, null);
  const { run, other } = resolved;
  if (!run || !other) return run;
  return isLater(latestOf(resolved, other, user), latestOf(resolved, run, user)) ? other : run;
}

/** True if `one` was sent after `other`, or if only `one` exists. Both are ids of interactions. */
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

/**
 * Returns the party that plays a run; `null` for a run of one player, or if its channel no longer plays it. Rejects
 * with `NewerPartyError` if a later build stored the party.
 */
export async function partyOf(context: Context, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await context.store.loadParty(run.channel, signal);
  return party && playsHere(party, run) ? party : null;
}

/**
 * True if the party's channel plays the run. After a run has moved to another channel, a party of its former channel
 * may still name the run.
 */
export const playsHere = (party: Party, run: Run): boolean => party.run === run.id && run.channel === party.channel;
