import { StoreError } from '../store-error';
import { AUDIT_PREFIX, AUDITED_PREFIX, PROFILE, STATE } from './keys';
import type { Item, Table } from './table';
import { DAY_IN_SECONDS, EXPIRY_ATTRIBUTE, expiringAfter } from './table-definition';

export interface Retention {
  /** Days from the last use of data to its expiry. A profile may expire up to `SPARE_DAYS` later. */
  days: number;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

/**
 * Days by which the expiry of a profile exceeds `days`. A profile in use therefore needs a new expiry only once a
 * month.
 */
const SPARE_DAYS = 30;

/** Maximum number of days between two consistent reads of an active player's profile. */
const UNREAD_DAYS = 1;

/**
 * Returns a table that sets an expiry on states of runs, profiles, audit lines and pointers to audit lines. A run's
 * state expires `days` after the last turn. A profile expires between `days` and `days + SPARE_DAYS` after the player's
 * last visit. Audit lines and their pointers expire `days` after they were written.
 */
export function withRetention(table: Table, { days, now }: Retention): Table {
  const renewed = (item: Item): Item => ({
    ...item,
    ...expiringAfter(item.SK === PROFILE ? days + SPARE_DAYS : days, now()),
  });
  // A write keeps an existing expiry, because not every write means that a player uses the item.
  const retained = (item: Item): Item =>
    isRetained(item) && item[EXPIRY_ATTRIBUTE] === undefined ? renewed(item) : item;
  const isDue = ({ [EXPIRY_ATTRIBUTE]: expiry }: Item): boolean =>
    typeof expiry !== 'number' || expiry - now() / 1000 < (days + UNREAD_DAYS) * DAY_IN_SECONDS;
  /** Postpones the expiry of an item. Ignores a `StoreError`, because the next read tries again. */
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
      // Only the acting player's profile is read with `consistent`. Reads of other profiles must not postpone an
      // expiry.
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
