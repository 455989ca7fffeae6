import type { Action } from '../../engine';
import type { Ballot, Party } from '../../storage/contract';

/** The ballots that count: whoever has left has no say. */
export const ofMembers = (ballots: readonly Ballot[], { members }: Party): Ballot[] =>
  ballots.filter(({ user }) => members.includes(user));

/** Equal votes it takes: more than half of those who take part, which are all members unless the run lies idle. */
export function needed({ members }: Party, ballots: readonly Ballot[], idle: boolean): number {
  return Math.floor((idle ? ballots : members).length / 2) + 1;
}

/** What enough of them voted for; `null` while it is open. */
export function decided(ballots: readonly Ballot[], enough: number): Action | null {
  const counts = new Map<string, number>();
  for (const { action } of ballots) {
    // Actions come out of the store with their fields in one order: equal ones have equal text.
    const text = JSON.stringify(action);
    const count = (counts.get(text) ?? 0) + 1;
    if (count >= enough) return action;
    counts.set(text, count);
  }
  return null;
}
