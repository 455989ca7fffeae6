import { StoreError } from '../store-error';
import { AUDIT_PREFIX, AUDITED_PREFIX, PROFILE, STATE } from './keys';
import type { Item, Table } from './table';
import { DAY_IN_SECONDS, EXPIRY_ATTRIBUTE, expiringAfter } from './table-definition';

export interface Retention {
  /** Days from the last use of data to the expiry. */
  days: number;
  now: () => number;
}

const SPARE_DAYS = 30;

const UNREAD_DAYS = 1;

/** States, profiles and audit lines expire `days` after their last use, or later. */
export function withRetention(table: Table, { days, now }: Retention): Table {
  const renewed = (item: Item): Item => ({
    ...item,
    ...expiringAfter(item.SK === PROFILE ? days + SPARE_DAYS : days, now()),
  });
  // An existing expiry stays, because not every write is a use.
  const retained = (item: Item): Item =>
    isRetained(item) && item[EXPIRY_ATTRIBUTE] === undefined ? renewed(item) : item;
  const isDue = ({ [EXPIRY_ATTRIBUTE]: expiry }: Item): boolean =>
    typeof expiry !== 'number' || expiry - now() / 1000 < (days + UNREAD_DAYS) * DAY_IN_SECONDS;
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
      // Only the acting player's profile is read with `consistent`.
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
