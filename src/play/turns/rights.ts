import type { Party, Run } from '../../storage/contract';
import type { Caller } from '../caller';

/** `not-yours` and `not-your-turn` forbid acting and voting. */
export type Rights = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

type Place = Pick<Caller, 'home' | 'channel'>;

/** In a direct message, the home's id is the channel's id. */
export const isInChannel = (party: Party, { home, channel = home.id }: Place): boolean => party.channel === channel;

/** After the end, lets everybody in the channel act, so that the engine refuses. */
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
