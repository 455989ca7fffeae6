import { NewerPartyError, type Party, type UnloadableRun, UnloadableRunError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { runsOf } from './runs-of';
import type { UnloadableOutcome } from './turns-contract';

/** The outcome of a use case that met a run which cannot be loaded. Throws any other error again. */
export async function outcomeOfError(context: Context, caller: Caller, error: unknown): Promise<UnloadableOutcome> {
  if (error instanceof NewerPartyError) return newerPartyOutcome(error);
  if (!(error instanceof UnloadableRunError)) throw error;
  return unloadableOutcome(context, caller, error.run);
}

/** Who may act in the run of such a party only a later build can tell. */
function newerPartyOutcome({ party }: NewerPartyError): UnloadableOutcome {
  const { channel, run } = party;
  const unknown = { owner: null, home: null, version: null };
  return { kind: 'unloadable', run: { id: run ?? '-', reason: 'newer', channel, ...unknown }, offer: null };
}

/** What a caller is told of a run that cannot be loaded, and what they may do about it. Nothing is written. */
export async function unloadableOutcome(
  context: Context,
  caller: Caller,
  run: UnloadableRun,
): Promise<UnloadableOutcome> {
  const { user, signal } = caller;
  const [profile, party] = await Promise.all([
    context.store.loadProfile(user, signal),
    partyPlaying(context, caller, run),
  ]);
  const isActive = profile?.activeRun === run.id;
  const isListed = runsOf(profile).includes(run.id);
  const isOwn = isListed || run.owner === user;
  if (!isOwn && !party && run.owner !== null) return { kind: 'not-yours', owner: run.owner };
  const { reason } = run;
  if (reason === 'newer') return { kind: 'unloadable', run, offer: isActive ? 'new-run' : null };
  // Whom the run of a party belongs to may be what cannot be read: then each of its members decides.
  const mayDecide = party !== null && (run.owner === null ? party.members.includes(user) : run.owner === user);
  return { kind: 'unloadable', run, offer: isListed || mayDecide ? 'set-aside' : null };
}

/** The party that plays the run, in its channel or, where that cannot be read, in the caller's. */
export async function partyPlaying(context: Context, caller: Caller, run: UnloadableRun): Promise<Party | null> {
  const channel = run.channel ?? caller.channel;
  if (channel === undefined) return null;
  try {
    const party = await context.store.loadParty(channel, caller.signal);
    return party?.run === run.id ? party : null;
  } catch (error) {
    if (error instanceof NewerPartyError) return null;
    throw error;
  }
}
