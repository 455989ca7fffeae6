import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/**
 * A value in DynamoDB's notation, of a kind that this build never writes. It is damaged or comes from a later build.
 */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

/** One item of the table: its key and its other attributes. */
export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** Condition of a change. `absent` requires that no item is stored. Of several equalities, all must hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** Condition that no item is stored, or that an attribute of the stored item is a number less than `below`. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/**
 * Condition that an item is stored and that its attribute equals a value; `null` if the item must lack the attribute.
 */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** Returns the condition that an attribute still has the value that was read, even a damaged one. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/**
 * Returns the condition of a put that raises a revision by one: the stored item has the revision before. Revision 1
 * requires that no item is stored.
 */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

/** Primary key of an item. */
export type Key = Pick<Item, 'PK' | 'SK'>;

/** Returns the keys, each once. */
export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

/** Returns a text that no other key has. */
export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

/** Part of a partition to read. */
export interface PageRange {
  /** Greatest number of items. */
  limit: number;
  /** Sort key after which to go on, exclusive. No item needs to have it, but it must begin with the prefix. */
  after?: string;
  /** True to read from the highest sort key down. */
  descending?: boolean;
  /** True for a strongly consistent read. Otherwise the page may lag a moment behind. */
  consistent?: boolean;
}

/** One page of items. `next` is the sort key after which to go on, or `null` at the end. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** Part of an index partition to read. */
export interface IndexRange {
  /** Greatest number of items. */
  limit: number;
  /** Lowest sort key to return, inclusive. */
  from?: string;
  /** Upper bound of the sort keys, exclusive. */
  below?: string;
}

/**
 * Operations of a key-value table that the store needs. A call rejects with `StoreError` `unavailable`, or with the
 * signal's reason if the signal aborts. An attribute of a kind that the store never writes is read as
 * `UnknownAttribute`.
 */
export interface Table {
  /** Reads one item, strongly consistent; `null` if there is none. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /**
   * Reads items in the order of their keys, with `null` for missing items, a hundred keys a request. The items may lag
   * a moment behind unless `consistent` is true.
   */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /** Writes the whole item. Resolves with `false` if the condition did not hold and nothing was written. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** Reads all items of a partition with this prefix of the sort key, ascending, strongly consistent. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /** Reads a page of the items that `query` would find, in one request unless the page is over a megabyte. */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** Reads the items under one key of the index, the highest sort key first. The index lags behind recent puts. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Removes an item if the condition holds. Does nothing if there is no item. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
  /** Removes items in any order, 25 a request. Ignores keys without an item. If it rejects, some may be gone. */
  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void>;
}
