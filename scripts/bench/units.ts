import { toAttributes } from '../../src/storage/dynamo/attributes';
import type { Item, Table } from '../../src/storage/dynamo/table';
import { INDEX_PK, INDEX_SK } from '../../src/storage/dynamo/table-definition';

/** Bytes of one write unit and of one read unit. */
const WRITE_UNIT = 1024;
const READ_UNIT = 4096;

/** Requests to a table, and the units that DynamoDB would bill for them. */
export interface TableCost {
  reads: number;
  readUnits: number;
  writeUnits: number;
  /** Number of snapshots that were read. A process reads a snapshot if the run is new to it. */
  snapshots: number;
}

export const noCost = (): TableCost => ({ reads: 0, readUnits: 0, writeUnits: 0, snapshots: 0 });

export function meteredTable(table: Table, cost: TableCost): Table {
  const addRead = (items: readonly (Item | null)[], share: number): void => {
    cost.reads += 1;
    cost.snapshots += items.filter((item) => item?.SK.startsWith('SNAPSHOT#')).length;
    for (const item of items) cost.readUnits += share * Math.max(1, Math.ceil(itemBytes(item) / READ_UNIT));
  };
  const addListed = (items: readonly Item[], share: number): void => {
    cost.reads += 1;
    const bytes = items.reduce((sum, item) => sum + itemBytes(item), 0);
    cost.readUnits += share * Math.max(1, Math.ceil(bytes / READ_UNIT));
  };
  const addWrite = (before: Item | null, after: Item | null): void => {
    const units = Math.max(1, Math.ceil(Math.max(itemBytes(before), itemBytes(after)) / WRITE_UNIT));
    const places = [before, after].flatMap((item) => placeInIndex(item) ?? []);
    // A changed index key costs two writes, because DynamoDB deletes the old entry and writes a new one.
    cost.writeUnits += units * (1 + new Set(places).size);
  };
  return {
    async get(...args) {
      const item = await table.get(...args);
      addRead([item], 1);
      return item;
    },
    async getMany(keys, signal, options) {
      const items = await table.getMany(keys, signal, options);
      addRead(items, options?.consistent ? 1 : 0.5);
      return items;
    },
    async put(item, ...rest) {
      addWrite(await table.get(item.PK, item.SK), item);
      return table.put(item, ...rest);
    },
    async query(...args) {
      const items = await table.query(...args);
      addListed(items, 1);
      return items;
    },
    async page(pk, prefix, range, signal) {
      const page = await table.page(pk, prefix, range, signal);
      addListed(page.items, range.consistent ? 1 : 0.5);
      return page;
    },
    async index(...args) {
      const items = await table.index(...args);
      addListed(items, 0.5);
      return items;
    },
    async remove(pk, sk, ...rest) {
      addWrite(await table.get(pk, sk), null);
      return table.remove(pk, sk, ...rest);
    },
    async removeMany(keys, signal) {
      for (const { PK, SK } of keys) addWrite(await table.get(PK, SK), null);
      return table.removeMany(keys, signal);
    },
  };
}

const placeInIndex = (item: Item | null): string | null =>
  item?.[INDEX_PK] === undefined ? null : `${String(item[INDEX_PK])} ${String(item[INDEX_SK])}`;

/**
 * Returns the size of an item in bytes by DynamoDB's rules; 0 for `null`. Names and values count; a digit of a number
 * counts about half a byte. A map costs 3 more bytes, and one for each entry.
 */
export const itemBytes = (item: Item | null): number => (item ? attributeBytes(toAttributes(item)) : 0);

function attributeBytes(attributes: ReturnType<typeof toAttributes>): number {
  let total = 0;
  for (const [name, value] of Object.entries(attributes)) {
    total += Buffer.byteLength(name);
    if (value.S !== undefined) total += Buffer.byteLength(value.S);
    else if (value.N !== undefined) total += Math.ceil(value.N.length / 2) + 1;
    else if (value.B !== undefined) total += value.B.length;
    else if (value.M !== undefined) total += 3 + attributeBytes(value.M) + Object.keys(value.M).length;
  }
  return total;
}
