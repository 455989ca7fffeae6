import type { Party, Profile, Run, UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller, Outcome } from '../contract';
import type { PartyState } from '../parties/party-state';
import { watchRefusal } from '../sharing/watch-refusal';
import { boardOf } from './board';

/** What somebody may do in a run: act, cast a vote, or nothing, because it is another's run or another's turn. */
export type Right = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

export function rightTo(run: Run, party: Party | null, user: UserId): Right {
  if (!party) return run.owner === user ? 'act' : 'not-yours';
  switch (party.mode) {
    case 'owner':
      return run.owner === user ? 'act' : 'not-yours';
    case 'handover':
      return party.holder === user ? 'act' : 'not-your-turn';
    case 'vote':
      return 'vote';
    case 'hotseat':
      return 'act';
  }
}

/** What is said to those who may not play a run; `null` to whoever may. */
export async function accessRefusal(
  context: Context,
  run: Run,
  profile: Profile | null,
  company: PartyState | null,
  caller: Caller,
): Promise<Outcome | null> {
  const right = rightTo(run, company?.party ?? null, caller.user);
  if (right === 'not-your-turn' && company) {
    return { kind: 'not-your-turn', board: boardOf(context, run, profile, company), holder: company.party.holder };
  }
  if (right !== 'not-yours') return null;
  const { channel } = caller;
  const open = channel !== undefined && (await watchRefusal(context, run, { ...caller, channel }, null)) === null;
  return { kind: 'not-yours', owner: run.owner, ...(open ? { watch: { run: run.id, version: run.version } } : {}) };
}
