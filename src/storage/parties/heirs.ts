import { isNotLater } from '../../lib/snowflake';
import type { UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import type { Party } from './parties-contract';

type Members = Pick<Party, 'mode' | 'holder' | 'members'>;

/**
 * Returns the holder in the mode `handover`, else the member who acted last, else the first member. Skips the owner;
 * returns `null` if there is no other member.
 */
export function heirOf(
  { mode, holder, members }: Members,
  owner: UserId,
  recent: readonly RecentInteraction[],
): UserId | null {
  const others = members.filter((member) => member !== owner);
  if (mode === 'handover' && others.includes(holder)) return holder;
  return lastToPlay(others, recent) ?? others[0] ?? null;
}

/**
 * Returns the owner if the owner is a member, else the member who acted last, else the first member. Returns the owner
 * if the party has no members.
 */
export function nextHolder({ mode, members }: Members, owner: UserId, recent: readonly RecentInteraction[]): UserId {
  if (members.includes(owner)) return owner;
  return heirOf({ mode, holder: '', members }, owner, recent) ?? owner;
}

function lastToPlay(players: readonly UserId[], recent: readonly RecentInteraction[]): UserId | null {
  const theirs = recent.filter(({ by }) => by !== undefined && players.includes(by));
  const last = theirs.reduce<RecentInteraction | null>(
    (latest, entry) => (latest !== null && isNotLater(entry.id, latest.id) ? latest : entry),
    null,
  );
  return last?.by ?? null;
}
