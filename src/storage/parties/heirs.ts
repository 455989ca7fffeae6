import { isNotLater } from '../../lib/snowflake';
import type { UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import type { Party } from './parties-contract';

/** The part of a party that decides who follows a player who goes. */
type Members = Pick<Party, 'mode' | 'holder' | 'members'>;

/**
 * Returns the member who gets the run when its owner goes: the holder of the torch, or else the member who played last,
 * or else the member who joined first. The torch counts only in the mode `handover`, because it decides nothing in
 * other modes. `recent` are the interactions that the run lists. Returns `null` if there is no other member.
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
 * Returns the member who gets the torch when its holder goes: the owner, or the owner's heir if the owner has left too.
 * Returns the owner if nobody is left.
 */
export function nextHolder({ mode, members }: Members, owner: UserId, recent: readonly RecentInteraction[]): UserId {
  if (members.includes(owner)) return owner;
  return heirOf({ mode, holder: '', members }, owner, recent) ?? owner;
}

/** Returns the player who sent the latest of the interactions; `null` if none of the players sent any. */
function lastToPlay(players: readonly UserId[], recent: readonly RecentInteraction[]): UserId | null {
  const theirs = recent.filter(({ by }) => by !== undefined && players.includes(by));
  const last = theirs.reduce<RecentInteraction | null>(
    (latest, entry) => (latest !== null && isNotLater(entry.id, latest.id) ? latest : entry),
    null,
  );
  return last?.by ?? null;
}
