import type { Party, Run } from '../../storage/contract';
import type { Caller } from '../caller';

/**
 * Rights of a player in a run. `not-yours` and `not-your-turn` both mean that the player may neither act nor vote: in
 * the first case the run is another player's, in the second it is another member's turn.
 */
export type Rights = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

type Place = Pick<Caller, 'home' | 'channel'>;

/** True if the caller is in the channel where the party plays. */
export const isInChannel = (party: Party, { home, channel = home.id }: Place): boolean => party.channel === channel;

/**
 * Returns what a caller may do in a run.
 *
 * Only the owner may play a party's run from outside of the party's channel. Other players may know the run's id from a
 * share in another channel, and must not play there. If the run is over, everybody in the channel may act, so that the
 * engine tells them that the run is over.
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
