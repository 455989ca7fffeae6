import type { DynamoTable } from './dynamo-table';
import { type Attributes, decodeAttributes, encodeItem } from './item-json';
import { asRead, type Key, keyText } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

/** Item that was removed because it expired, with its key. */
export interface ExpiredItem {
  key: Key;
  attributes: Attributes;
}

/** Removal of expired items, for a process without a stream of them. */
export interface ExpiredItems {
  /**
   * Removes items that had expired by `now`, at most `limit`, and keeps a record of them, even if the process ends in
   * between. Resolves with their number. `now` is in milliseconds since 1970.
   */
  removeDue(now: number, limit: number): Promise<number>;
  /**
   * Returns recorded expired items, at most `limit`, in the order of their keys. Begins after the key `after`, or with
   * the first item if `after` is `null`.
   */
  expired(limit: number, after: Key | null): Promise<ExpiredItem[]>;
  /** Drops the record of an expired item, once its remaining data is removed. */
  forget(key: Key): Promise<void>;
}

/** Partition of the records of expired items. */
const EXPIRED = 'EXPIRED';

/** Finds the expired items of a table by reading the whole table. The table's own removal must be switched off. */
export const expiredItemsOf = (table: DynamoTable): ExpiredItems => ({
  async removeDue(now, limit) {
    const due = await table.scanDue(now / 1000, limit);
    for (const item of due) {
      await table.put({ PK: EXPIRED, SK: keyText(item), item: encodeItem(item) }, null);
      await table.remove(item.PK, item.SK, undefined, asRead(item, EXPIRY_ATTRIBUTE));
    }
    return due.length;
  },

  async expired(limit, after) {
    const range = { limit, consistent: true, ...(after === null ? {} : { after: keyText(after) }) };
    const { items } = await table.page(EXPIRED, '', range);
    return items.map(({ SK, item }) => {
      const [pk = '', sk = ''] = SK.split('\n');
      return { key: { PK: pk, SK: sk }, attributes: decodeAttributes(String(item)) };
    });
  },

  forget: (key) => table.remove(EXPIRED, keyText(key)),
});
