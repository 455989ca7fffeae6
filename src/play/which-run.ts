import type { Party, Profile, Run, RunId, UserId } from '../storage/contract';
import type { Asking } from './contract';
import type { Kit } from './kit';

/** What somebody means who asks for a run. */
export interface Meant {
  run: Run | null;
  /** That of the run's channel; `null` for a run of somebody's own. */
  party: Party | null;
  profile: Profile | null;
}

/**
 * The run named, as by a button; else, where the asker is of a party that plays, the channel's; else their active one.
 * What can be read at once is.
 */
export async function meant(kit: Kit, { user, channel, signal }: Asking, named: RunId | null): Promise<Meant> {
  if (named !== null) {
    const [run, profile] = await Promise.all([kit.store.loadRun(named, signal), kit.store.loadProfile(user, signal)]);
    return { run, party: run && (await partyOf(kit, run, signal)), profile };
  }
  const [profile, party] = await Promise.all([
    kit.store.loadProfile(user, signal),
    channel === undefined ? null : kit.store.loadParty(channel, signal),
  ]);
  if (party?.run && party.members.includes(user)) {
    const run = await kit.store.loadRun(party.run, signal);
    if (run && !run.game.over) return { run, party, profile };
  }
  const active = profile?.activeRun ?? null;
  const run = active === null ? null : await kit.store.loadRun(active, signal);
  return { run, party: run && (await partyOf(kit, run, signal)), profile };
}

/** The run that is named or, without one, that the asker played last. */
export const namedOrLast = (kit: Kit, asking: Asking & { run?: RunId }): Promise<Run | null> =>
  asking.run === undefined ? playedLast(kit, asking) : kit.store.loadRun(asking.run, asking.signal);

/** The channel's as `meant` has it, or their own. */
async function playedLast(kit: Kit, asking: Asking): Promise<Run | null> {
  const { user, signal } = asking;
  const { run, party, profile } = await meant(kit, asking, null);
  const active = profile?.activeRun ?? null;
  if (!party || active === null) return run;
  const own = await kit.store.loadRun(active, signal);
  return own && isLater(latestOf(own, user), latestOf(run, user)) ? own : run;
}

/** The last interaction by which somebody played or began a run; `null` when that is long ago or never was. */
const latestOf = (run: Run | null, user: UserId): string | null =>
  run?.recent.findLast(({ by }) => (by ?? run.owner) === user)?.id ?? null;

/** Ids of interactions are numbers that rise with time. */
const isLater = (one: string | null, other: string | null): boolean =>
  one !== null && (other === null || one.length > other.length || (one.length === other.length && one > other));

/** The party that plays a run; `null` for a run of somebody's own, and for one its channel has left behind. */
export async function partyOf(kit: Kit, run: Run, signal?: AbortSignal): Promise<Party | null> {
  const party = run.channel === null ? null : await kit.store.loadParty(run.channel, signal);
  return party?.run === run.id ? party : null;
}
