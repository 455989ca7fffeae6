import type { Ballot, Party, Run } from '../storage/contract';
import type { PartyView } from './contract';
import { isIdle } from './idle';
import type { Kit } from './kit';
import { needed, ofMembers } from './vote-count';

/** A party and the ballots for the present version of its run. */
export interface Company {
  party: Party;
  ballots: readonly Ballot[];
  /** Milliseconds since 1970. */
  now: number;
}

/** The party with the votes that are open, which only a party that votes has. */
export async function companyOf(
  kit: Kit,
  run: Run,
  party: Party | null,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<Company | null> {
  if (!party) return null;
  const ballots = party.mode === 'vote' ? await kit.store.loadBallots(run.id, run.v, signal) : [];
  return { party, ballots, now };
}

export function partyView(run: Run, { party, ballots, now }: Company): PartyView {
  const { channel, mode, holder, members } = party;
  const idle = isIdle(run, party, now);
  const counting = ofMembers(ballots, party);
  const votes = counting.map(({ user, action }) => ({ user, action }));
  // A moment gone by knows nothing of what was done since.
  const acts = run.acts.filter(({ v }) => v <= run.v);
  const open = mode === 'vote' ? members.length - votes.length : 0;
  return { channel, mode, holder, members, idle, votes, needed: needed(party, counting, idle), open, acts };
}
