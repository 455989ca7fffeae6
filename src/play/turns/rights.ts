import type { Party, Run } from '../../storage/contract';
import type { Caller } from '../caller';

/** What a player may do in a run: act, vote, or nothing, because it is another's run or another's turn. */
export type Rights = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

type Place = Pick<Caller, 'home' | 'channel'>;

/** Whether a caller is where a party plays. */
export const isInChannel = (party: Party, { home, channel = home.id }: Place): boolean => party.channel === channel;

/**
 * Where a party plays, those decide who are in its channel, and the owner of the run from anywhere: its id may be known
 * elsewhere, as where it is shared. A run that is over is nobody's turn any more: that is what all of them are told.
 */
export function rightsIn(run: Run, party: Party | null, caller: Place & Pick<Caller, 'user'>): Rights {
  const { user } = caller;
  const isThere = party !== null && isInChannel(party, caller);
  if (run.owner !== user && !isThere) return 'not-yours';
  if (!party || run.game.over) return 'act';
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
