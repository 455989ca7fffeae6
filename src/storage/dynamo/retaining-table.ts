import { StoreError } from '../store-error';
import { AUDIT_PREFIX, AUDITED_PREFIX, PROFILE, STATE } from './keys';
import type { Item, Table } from './table';
import { DAY_IN_SECONDS, EXPIRY_ATTRIBUTE, expiringAfter } from './table-definition';

/** Time for which unused data is kept. */
export interface Retention {
  /** Days since the last use. A profile may stay up to `SPARE_DAYS` longer. */
  days: number;
  /** Returns the present time in milliseconds since 1970. */
  now: () => number;
}

/** Days that a profile is kept beyond the retention, so that a profile in use is rewritten only once a month. */
const SPARE_DAYS = 30;

/**
 * Greatest number of days between the last read of a profile and the player's last turn. Boards read a profile once a
 * day.
 */
const UNREAD_DAYS = 1;

/**
 * Wraps a table so that unused items expire. A run's state expires `days` after its last turn. A profile expires after
 * the player's last visit, up to `SPARE_DAYS` later. An audit line and its pointers expire `days` after they were
 * written. `removeExpired` of the store removes the other items of a run or player.
 */
export function withRetention(table: Table, { days, now }: Retention): Table {
  const renewed = (item: Item): Item => ({
    ...item,
    ...expiringAfter(item.SK === PROFILE ? days + SPARE_DAYS : days, now()),
  });
  // An item that is rewritten without being used keeps its expiry.
  const retained = (item: Item): Item =>
    isRetained(item) && item[EXPIRY_ATTRIBUTE] === undefined ? renewed(item) : item;
  const isDue = ({ [EXPIRY_ATTRIBUTE]: expiry }: Item): boolean =>
    typeof expiry !== 'number' || expiry - now() / 1000 < (days + UNREAD_DAYS) * DAY_IN_SECONDS;
  /** Renews a profile's expiry. Ignores store errors, because the next read tries again. */
  const renew = async (item: Item, signal?: AbortSignal): Promise<void> => {
    if (typeof item.rev !== 'number') return;
    try {
      await table.put(renewed(item), { attribute: 'rev', equals: item.rev }, signal);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  };
  const renewIfDue = async (item: Item | null, signal?: AbortSignal): Promise<void> => {
    if (item?.SK === PROFILE && isDue(item)) await renew(item, signal);
  };
  return {
    get: (...args) => table.get(...args),
    put: (item, condition, signal) => table.put(retained(item), condition, signal),
    async getMany(keys, signal, options) {
      const items = await table.getMany(keys, signal, options);
      // A consistent `getMany` reads no profile except the acting player's. Other profiles are read one at a time, or
      // for lists, which may lag.
      if (options?.consistent) await Promise.all(items.map((item) => renewIfDue(item, signal)));
      return items;
    },
    query: (...args) => table.query(...args),
    page: (...args) => table.page(...args),
    index: (...args) => table.index(...args),
    remove: (...args) => table.remove(...args),
    removeMany: (...args) => table.removeMany(...args),
  };
}

const isRetained = ({ SK }: Item): boolean =>
  SK === STATE || SK === PROFILE || SK.startsWith(AUDIT_PREFIX) || SK.startsWith(AUDITED_PREFIX);
