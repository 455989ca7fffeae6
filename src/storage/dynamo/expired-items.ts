import type { DynamoTable } from './dynamo-table';
import { type Attributes, decodeAttributes, encodeItem } from './item-json';
import { asRead, type Key, keyText } from './table';
import { EXPIRY_ATTRIBUTE } from './table-definition';

export interface ExpiredItem {
  key: Key;
  attributes: Attributes;
}

export interface ExpiredItems {
  /** Returns the number of items moved to `expired`. `now` is in milliseconds. */
  removeDue(now: number, limit: number): Promise<number>;
  /** Sorts by key. Begins after the key `after`, or with the first item. */
  expired(limit: number, after: Key | null): Promise<ExpiredItem[]>;
  /** The caller must first remove the remaining data of the run or player. */
  forget(key: Key): Promise<void>;
}

const EXPIRED = 'EXPIRED';

/** The database must not remove expired items by itself. */
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
