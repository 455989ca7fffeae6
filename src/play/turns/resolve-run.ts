import type { Party, Profile, Run, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller } from '../contract';

/** What somebody means who asks for a run. */
export interface ResolvedRun {
  run: Run | null;
  /** That of the run's channel; `null` for a run of somebody's own. */
  party: Party | null;
  profile: Profile | null;
}

/**
 * The run named, as by a button; else, where the asker is of a party that plays, the channel's; else their active one.
 * What can be read at once is.
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
    return { run, party: run && (await partyOf(context, run, signal)), profile };
  }
  const [profile, party] = await Promise.all([
    context.store.loadProfile(user, signal),
    channel === undefined ? null : context.store.loadParty(channel, signal),
  ]);
  if (party?.run && party.members.includes(user)) {
    const run = await context.store.loadRun(party.run, signal);
    if (run && !run.game.over) return { run, party, profile };
  }
  const active = profile?.activeRun ?? null;
  const run = active === null ? null : await context.store.loadRun(active, signal);
  return { run, party: run && (await partyOf(context, run, signal)), profile };
}

/** The run that is named or, without one, that the asker played last. */
export const resolveNamedOrLatest = (context: Context, caller: Caller & { run?: RunId }): Promise<Run | null> =>
  caller.run === undefined ? playedLast(context, caller) : context.store.loadRun(caller.run, caller.signal);

/** The channel's as `meant` has it, or their own. */
async function playedLast(context: Context, caller: Caller): Promise<Run | null> {
  const { user, signal } = caller;
  const { run, party, profile } = await resolveRun(context, caller, null);
  const active = profile?.activeRun ?? null;
  if (!party || active === null) return run;
  const own = await context.store.loadRun(active, signal);
  return own && isLater(latestOf(own, user), latestOf(run, user)) ? own : run;
}

/** The last interaction by which somebody played or began a run; `null` when that is long ago or never was. */
const latestOf = (run: Run | null, user: UserId): string | null =>
  run?.recent.findLast(({ by }) => (by ?? run.owner) === user)?.id ?? null;

/** Ids of interactions are numbers that rise with time. */
const isLater = (one: string | null, other: string | null): boolean =>
  one !== null && (other === null || one.length > other.length || (one.length === other.length && one > other));

/** The party that plays a run; `null` for a run of somebody's own, and for one its channel has left behind. */
export async function partyOf(context: Context, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await context.store.loadParty(run.channel, signal);
  return party?.run === run.id ? party : null;
}
