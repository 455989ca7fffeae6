import { isNotLater } from '../../lib/snowflake';
import type { UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import type { Party } from './parties-contract';

type Members = Pick<Party, 'mode' | 'holder' | 'members'>;

/** Returns the holder (in `handover`), the last to act, or the first member. Skips `owner`. */
export function heirOf(
  { mode, holder, members }: Members,
  owner: UserId,
  recent: readonly RecentInteraction[],
): UserId | null {
  const others = members.filter((member) => member !== owner);
  if (mode === 'handover' && others.includes(holder)) return holder;
  return lastToPlay(others, recent) ?? others[0] ?? null;
}

/** Returns the owner if a member, else the last to act, else the first member. */
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
