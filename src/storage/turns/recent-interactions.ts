import { isNotLater, isSnowflake } from '../../lib/snowflake';
import type { RecentInteraction, Run } from '../contract';

/** How many interactions each of the two lists keeps. */
export const RECENT_LIMIT = 32;

type RecentInteractions = Pick<Run, 'recent' | 'recentVotes' | 'forgotten'>;

/**
 * The lists once an interaction was applied and votes were settled by it; what drops out of them raises `forgotten`.
 */
export function withInteraction(
  { recent, recentVotes, forgotten }: RecentInteractions,
  own: RecentInteraction,
  votes: readonly RecentInteraction[],
): RecentInteractions {
  const applied = [...recent, own];
  const settled = [...recentVotes, ...votes];
  const dropped = [...applied.slice(0, -RECENT_LIMIT), ...settled.slice(0, -RECENT_LIMIT)];
  return {
    recent: applied.slice(-RECENT_LIMIT),
    recentVotes: settled.slice(-RECENT_LIMIT),
    forgotten: dropped.reduce((highest, { id }) => laterOf(highest, id), forgotten),
  };
}

function laterOf(highest: string | null, id: string): string | null {
  if (!isSnowflake(id)) return highest;
  return highest === null || isNotLater(highest, id) ? id : highest;
}

/**
 * The highest forgotten id of a state that does not say, because an older version of the game wrote it: the one below
 * the lowest that is left, unless the first interaction of the run is still there.
 */
export function forgottenBefore(recent: readonly RecentInteraction[]): string | null {
  if (recent.some(({ version }) => version === 0)) return null;
  const known = recent.map(({ id }) => id).filter(isSnowflake);
  const lowest = known.reduce<string | null>((low, id) => (low === null || isNotLater(id, low) ? id : low), null);
  return lowest === null ? null : String(BigInt(lowest) - 1n);
}
