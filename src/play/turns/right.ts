import type { Party, Run } from '../../storage/contract';
import type { Caller } from '../caller';

/** What a player may do in a run: act, vote, or nothing, because it is another's run or another's turn. */
export type Right = 'act' | 'vote' | 'not-yours' | 'not-your-turn';

/**
 * Where a party plays, those decide who are in its channel, and the owner of the run from anywhere: its id may be known
 * elsewhere, as where it is shared. A run that is over is nobody's turn any more: that is what all of them are told.
 */
export function rightTo(
  run: Run,
  party: Party | null,
  { user, home, channel = home.id }: Pick<Caller, 'user' | 'home' | 'channel'>,
): Right {
  if (run.owner !== user && party?.channel !== channel) return 'not-yours';
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
