import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/** Value of a type that this build never writes, because of damage or a later build, in DynamoDB's notation. */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** Condition for a put. `absent` requires that no item is stored. Several equalities must all hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** No item is stored, or `attribute` of the stored item is a number less than `below`. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/** An item is stored and its attribute equals `equals`; `null` requires that the item lacks the attribute. */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** Returns the condition that the stored item still has the attribute as in `item`. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/**
 * Returns the condition for a put of this revision: the stored item must have `revision - 1`. Revision 1 requires that
 * no item is stored.
 */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

export type Key = Pick<Item, 'PK' | 'SK'>;

/** Returns the keys without repetitions. */
export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

/** Returns a text that is different for every key. */
export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

export interface PageRange {
  limit: number;
  /** The page begins after this sort key, which must have the prefix but need not belong to an item. */
  after?: string;
  /** True if the page begins with the highest sort key. Default: `false`. */
  descending?: boolean;
  /** True for strong consistency. Default: `false`; the page may then miss the latest writes. */
  consistent?: boolean;
}

/** `next` is the value of `after` for the following page; `null` if no items follow. */
export interface Page {
  items: Item[];
  next: string | null;
}

export interface IndexRange {
  limit: number;
  /** Lowest sort key to return. Default: no lower bound. */
  from?: string;
  /** Exclusive upper bound of the sort keys to return. Default: no upper bound. */
  below?: string;
}

/**
 * Every call that fails rejects with the `StoreError` `unavailable`, or with the signal's reason if the signal aborts.
 * A value of a type that the store never writes is read as an `UnknownAttribute`.
 */
export interface Table {
  /** Returns an item; `null` if there is none. Reads with strong consistency. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /**
   * Returns items in the order of `keys`. Sends one request for every 100 keys. Without `consistent`, may miss the
   * latest writes.
   */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /**
   * Stores an item, and replaces an item with the same key. Resolves with `false` and writes nothing if the condition
   * does not hold.
   */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** Reads a partition's items by prefix of the sort key, in ascending order, with strong consistency. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /** Reads a page of the items that `query` would return. Needs one request, or more if the page exceeds 1 MB. */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** Reads items with one partition key of the index, highest sort key first. May miss the latest writes. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Removes an item. Does nothing if there is no item or the condition does not hold. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
  /**
   * Removes items in no particular order, with one request for every 25 keys. Ignores keys without an item. A call that
   * rejects may have removed some items.
   */
  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void>;
}
