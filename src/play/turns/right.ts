import type { Party, Run, UserId } from '../../storage/contract';

/** What a player may do in a run: act, vote, or nothing, because it is another's run or another's turn. */
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
