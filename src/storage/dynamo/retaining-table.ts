import { StoreError } from '../store-error';
import { AUDIT_PREFIX, AUDITED_PREFIX, PROFILE, STATE } from './keys';
import type { Item, Table } from './table';
import { DAY_IN_SECONDS, EXPIRY_ATTRIBUTE, expiringAfter } from './table-definition';

/** How long what nobody uses any more is kept. */
export interface Retention {
  /** Days since it was last used; for a profile up to `SPARE_DAYS` more. */
  days: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A profile is kept up to so many days longer than asked for, so that one in use is rewritten only once a month. */
const SPARE_DAYS = 30;

/** Boards read a profile once a day: the last turn may come so long after the last reading. */
const UNREAD_DAYS = 1;

/**
 * The table, letting expire what is deserted: the state of a run so long after its last turn, the profile of a player
 * so long, and at most `SPARE_DAYS` more, after they were last there, and an audit line, with what leads to it,
 * after it was written. The rest of a run or a player goes when these have gone: see `removeExpired` of the store.
 */
export function withRetention(table: Table, { days, now }: Retention): Table {
  const renewed = (item: Item): Item => ({
    ...item,
    ...expiringAfter(item.SK === PROFILE ? days + SPARE_DAYS : days, now()),
  });
  // What is rewritten without being used keeps its time.
  const retained = (item: Item): Item =>
    isRetained(item) && item[EXPIRY_ATTRIBUTE] === undefined ? renewed(item) : item;
  const isDue = ({ [EXPIRY_ATTRIBUTE]: expiry }: Item): boolean =>
    typeof expiry !== 'number' || expiry - now() / 1000 < (days + UNREAD_DAYS) * DAY_IN_SECONDS;
  /** Fails without harm: the next reading tries again. */
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
      // Who acts is read so. Others are looked up one at a time, or for lists, which may lag behind.
      if (options?.consistent) await Promise.all(items.map((item) => renewIfDue(item, signal)));
      return items;
    },
    query: (...args) => table.query(...args),
    page: (...args) => table.page(...args),
    index: (...args) => table.index(...args),
    remove: (...args) => table.remove(...args),
  };
}

const isRetained = ({ SK }: Item): boolean =>
  SK === STATE || SK === PROFILE || SK.startsWith(AUDIT_PREFIX) || SK.startsWith(AUDITED_PREFIX);
