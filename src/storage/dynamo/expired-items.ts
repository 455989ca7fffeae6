import type { DynamoTable } from './dynamo-table';
import { type Attributes, decodeAttributes, encodeItem } from './item-json';
import { asRead, type Key, keyText } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

export interface ExpiredItem {
  key: Key;
  attributes: Attributes;
}

export interface ExpiredItems {
  /**
   * Removes items that had expired by `now` (milliseconds since 1970), at most `limit`, and resolves with their number.
   * First writes a copy of each item, which `expired` lists.
   */
  removeDue(now: number, limit: number): Promise<number>;
  /**
   * Returns at most `limit` copies in the order of their keys, beginning after `after`, or with the first for `null`.
   */
  expired(limit: number, after: Key | null): Promise<ExpiredItem[]>;
  /** Removes the copy. The caller must have removed the item's remaining data. */
  forget(key: Key): Promise<void>;
}

const EXPIRED = 'EXPIRED';

/** Finds expired items by reading the whole table. The database must not remove expired items itself. */
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
