import { isNotLater, isSnowflake } from '../../lib/snowflake';
import type { Run } from './turns-contract';

/** Includes votes. Returns `null` if no entry has a Discord id. */
export function newestInteraction({ recent, recentVotes }: Run): string | null {
  const ids = [...recent, ...recentVotes].map(({ id }) => id).filter(isSnowflake);
  return ids.reduce<string | null>((newest, id) => (newest !== null && isNotLater(id, newest) ? newest : id), null);
}
