import { isNotLater, isSnowflake } from '../../lib/snowflake';
import type { Run } from './turns-contract';

/** Returns the newest action or vote; `null` if the run lists no Discord id. */
export function newestInteraction({ recent, recentVotes }: Run): string | null {
  const ids = [...recent, ...recentVotes].map(({ id }) => id).filter(isSnowflake);
  return ids.reduce<string | null>((newest, id) => (newest !== null && isNotLater(id, newest) ? newest : id), null);
}
