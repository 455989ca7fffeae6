import { isNotLater } from '../../lib/snowflake';
import { NewerPartyError, type Party, type Profile, type Run, type RunId, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { latestInteraction } from './earlier-interactions';
import { findLoadableRun, loadRun } from './load-run';
import { rightsIn } from './rights';

export interface LoadedRun {
  run: Run;
  party: Party | null;
  profile: Profile | null;
}

export type ResolvedRun = Omit<LoadedRun, 'run'> & {
  run: Run | null;
  /** `null` for a member if another channel now plays the run. */
  channelParty: Party | null;
  /** Includes a party with a run that moved away; `null` for a named run. */
  storedParty: Party | null;
  other: Run | null;
  /** True for a member if the channel no longer plays the party's run. */
  hasRunMoved: boolean;
  /** Caller's votes on the next action; empty if not read. */
  cast: readonly string[];
};

/** Without `named`, prefers an unfinished run, then the run played last. */
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
  const isMember = party?.members.includes(user) ?? false;
  let isPlaying = party !== null;
  if (party?.run && isMember) {
    const [run, own] = await Promise.all([
      loadRun(context, party.run, signal),
      active === party.run ? null : findLoadableRun(context, active, signal),
    ]);
    // Reports an unreadable active run instead of the channel's finished run.
    const isOwnKnown = own !== null || active === null || active === party.run;
    isPlaying = run === null || playsHere(party, run);
    if (run && isPlaying && (isOwnKnown || !run.game.over))
      return playedLast(context, caller, { run, own, party, profile });
  }
  const own = active === null ? { run: null, party: null } : await loadRunAndParty(context, active, signal);
  const hasRunMoved = isMember && (!isPlaying || party?.run === null);
  return { ...own, profile, ...NO_OTHER, channelParty: isPlaying ? party : null, storedParty: party, hasRunMoved };
}

const NO_OTHER = { channelParty: null, storedParty: null, other: null, hasRunMoved: false, cast: [] } as const;

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
  const shared: ResolvedRun = {
    ...NO_OTHER,
    ...{ run, party, profile, cast },
    channelParty: party,
    storedParty: party,
    other: own,
  };
  if (own === null || (isAlive && !isOwnAlive)) return shared;
  const mayMean = rightsIn(run, party, caller) !== 'not-yours' && isAlive === isOwnAlive;
  if (mayMean && !isLater(latestInteraction(own, user), latestOf(shared, run, user))) return shared;
  return { ...shared, run: own, party: await partyOf(context, own, signal), other: run };
}

/** Includes votes on the channel's next action. */
export function latestOf({ channelParty, cast }: ResolvedRun, run: Run, user: UserId): string | null {
  const [applied, vote = null] = [latestInteraction(run, user), cast.at(-1)];
  return channelParty?.run === run.id && isLater(vote, applied) ? vote : applied;
}

/** Rejects with `NewerPartyError` only for members of the newer party. */
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

/** Compares interaction ids; `null` is the oldest. */
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

/** Returns `null` if no channel plays the run. May reject with `NewerPartyError`. */
export async function partyOf(context: Context, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await context.store.loadParty(run.channel, signal);
  return party && playsHere(party, run) ? party : null;
}

/** A former channel's party may still name the run. */
export const playsHere = (party: Party, run: Run): boolean => party.run === run.id && run.channel === party.channel;
