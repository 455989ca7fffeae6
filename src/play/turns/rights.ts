import type { Party, Run } from '../../storage/contract';
import type { Caller } from '../caller';

/** Rights of a player in a run: to act, to vote, or none, because the run or the turn is another player's. */
export type Rights = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

type Place = Pick<Caller, 'home' | 'channel'>;

/** True if a caller is in the channel where a party plays. */
export const isInChannel = (party: Party, { home, channel = home.id }: Place): boolean => party.channel === channel;

/**
 * Returns the rights of a caller in a run. In the run of a party, a player needs to be in the party's channel, unless
 * they own the run, because shares make the run's id known elsewhere. If the run is over, everybody in the channel may
 * act, so that the engine tells all of them that the run is over.
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
