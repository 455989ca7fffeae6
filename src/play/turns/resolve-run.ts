import { isNotLater } from '../../lib/snowflake';
import {
  type ChannelId,
  NewerPartyError,
  type Party,
  type Profile,
  type Run,
  type RunId,
  type UserId,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { latestInteraction } from './earlier-interactions';
import { findLoadableRun } from './unloadable';

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
};

/**
 * The run named, as by a button; else, where the caller is a member of the channel's party, the channel's; else their
 * active one. Reads as much at once as it can.
 */
export async function resolveRun(
  context: Context,
  { user, channel, signal }: Caller,
  named: RunId | null,
): Promise<ResolvedRun> {
  if (named !== null) {
    const [run, profile] = await Promise.all([
      context.store.loadRun(named, signal),
      context.store.loadProfile(user, signal),
    ]);
    return { run, party: run && (await partyOf(context, run, signal)), profile, channelParty: null };
  }
  const [profile, party] = await Promise.all([
    context.store.loadProfile(user, signal),
    channel === undefined ? null : loadPartyFor(context, channel, user, signal),
  ]);
  if (party?.run && party.members.includes(user)) {
    const run = await context.store.loadRun(party.run, signal);
    if (run && !run.game.over) return { run, party, profile, channelParty: party };
  }
  const active = profile?.activeRun ?? null;
  const run = active === null ? null : await context.store.loadRun(active, signal);
  return { run, party: run && (await partyOf(context, run, signal)), profile, channelParty: party };
}

/** The channel's party. One that a later build wrote concerns nobody but its members. */
async function loadPartyFor(
  context: Context,
  channel: ChannelId,
  user: UserId,
  signal?: AbortSignal,
): Promise<Party | null> {
  try {
    return await context.store.loadParty(channel, signal);
  } catch (error) {
    if (!(error instanceof NewerPartyError) || error.party.members.includes(user)) throw error;
    return null;
  }
}

/** The run that is named or, without one, that the caller played last. */
export const resolveNamedOrLatest = (context: Context, caller: Caller & { run?: RunId }): Promise<Run | null> =>
  caller.run === undefined ? latestRun(context, caller) : context.store.loadRun(caller.run, caller.signal);

/** The channel's run or the caller's own, whichever they played last. */
async function latestRun(context: Context, caller: Caller): Promise<Run | null> {
  const { user, signal } = caller;
  const { run, party, profile } = await resolveRun(context, caller, null);
  if (!party) return run;
  const own = await findLoadableRun(context, profile?.activeRun ?? null, signal);
  return own && isLater(latestInteraction(own, user), run && latestInteraction(run, user)) ? own : run;
}

const isLater = (one: string | null, other: string | null): boolean =>
  one !== null && (other === null || !isNotLater(one, other));

/** The party that plays a run; `null` for a run of one player, and for one that its channel plays no more. */
export async function partyOf(context: Context, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await context.store.loadParty(run.channel, signal);
  return party?.run === run.id ? party : null;
}
