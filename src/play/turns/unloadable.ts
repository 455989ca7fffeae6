import {
  NewerPartyError,
  type Party,
  type UnloadableRun,
  UnloadableRunError,
  type UserId,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { runsOf } from './runs-of';
import type { UnloadableOutcome } from './turns-contract';

/** Rejects with `error` unless an unloadable run or a newer party is the cause. */
export async function outcomeOfError(context: Context, caller: Caller, error: unknown): Promise<UnloadableOutcome> {
  if (error instanceof NewerPartyError) return newerPartyOutcome(error);
  if (!(error instanceof UnloadableRunError)) throw error;
  return unloadableOutcome(context, caller, error.run);
}

function newerPartyOutcome({ party }: NewerPartyError): UnloadableOutcome {
  const { channel, run } = party;
  const unknown = { owner: null, home: null, version: null, updatedAt: null };
  return { kind: 'unloadable', run: { id: run ?? '-', reason: 'newer', channel, ...unknown }, offer: null };
}

/** Returns `not-yours` if another player owns the run and no party plays it. */
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
  const mayDecide = party !== null && mayDecideIn(party, run.owner, user);
  return { kind: 'unloadable', run, offer: isListed || mayDecide ? 'set-aside' : null };
}

function mayDecideIn({ members }: Party, owner: UserId | null, user: UserId): boolean {
  if (owner === user) return true;
  if (owner !== null && members.includes(owner)) return false;
  return members.length === 0 || members.includes(user);
}

/** Returns `null` also if a later build stored the party. */
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
