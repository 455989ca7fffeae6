import type { Ballot, Party, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { PartyView } from '../contract';
import { isIdle } from './idle';
import { needed, ofMembers } from './vote-count';

/** A party and the ballots for the present version of its run. */
export interface PartyState {
  party: Party;
  ballots: readonly Ballot[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The party with the votes that are open, which only a party that votes has. */
export async function loadPartyState(
  context: Context,
  run: Run,
  party: Party | null,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<PartyState | null> {
  if (!party) return null;
  const ballots = party.mode === 'vote' ? await context.store.loadBallots(run.id, run.version, signal) : [];
  return { party, ballots, now };
}

export function partyView(run: Run, { party, ballots, now }: PartyState): PartyView {
  const { channel, mode, holder, members } = party;
  const idle = isIdle(run, party, now);
  const counting = ofMembers(ballots, party);
  const votes = counting.map(({ user, action }) => ({ user, action }));
  // A moment gone by knows nothing of what was done since.
  const acts = run.partyLog.filter(({ version }) => version <= run.version);
  const open = mode === 'vote' ? members.length - votes.length : 0;
  return { channel, mode, holder, members, idle, votes, needed: needed(party, counting, idle), open, log: acts };
}
