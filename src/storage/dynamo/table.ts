import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/**
 * Value of a type that this build never writes, in DynamoDB's notation. A later build wrote the value, or the value is
 * damaged.
 */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** Condition for a put. `absent` requires that no item is stored under the key. In a list, every equality must hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** Holds if no item is stored, or if the stored attribute is a number less than `below`. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/** Holds if an item is stored and its attribute equals `equals`. For `null`, the item must lack the attribute. */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** Returns the condition that the stored attribute is the same as in `item`. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/**
 * Returns the condition for a put of `revision`. The stored item must have the previous revision. For revision 1, no
 * item may be stored.
 */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

export type Key = Pick<Item, 'PK' | 'SK'>;

/** Returns each key once, in the order of first appearance. */
export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

export interface PageRange {
  limit: number;
  /** Sort key after which the page begins. The key must have the prefix, but need not belong to an item. */
  after?: string;
  /** True if the highest sort key comes first. */
  descending?: boolean;
  /** True for strong consistency. Otherwise the page may miss the latest writes. */
  consistent?: boolean;
}

/** `next` is the value of `after` for the following page; `null` if no items follow. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** Range of sort keys in the index, from `from` (inclusive) to `below` (exclusive). An absent bound sets no limit. */
export interface IndexRange {
  limit: number;
  from?: string;
  below?: string;
}

/**
 * Every call that fails rejects with the `StoreError` `unavailable`, or with the signal's reason if the signal aborts.
 * A value of a type that the store never writes is read as an `UnknownAttribute`.
 */
export interface Table {
  /** Reads with strong consistency. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /**
   * Returns items in the order of `keys`, and `null` for a key without an item. Sends one request per 100 keys. Without
   * `consistent`, may miss the latest writes.
   */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /** Stores or replaces an item. Resolves with `false` and writes nothing if the condition does not hold. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** Returns the items whose sort keys begin with `prefix`, in ascending order. Reads with strong consistency. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /** Reads a page of the items that `query` would return. Sends one request, or more if the page exceeds 1 MB. */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** Returns the items with this partition key in the index, the highest sort key first. May miss the latest writes. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Does nothing if there is no item, or if the condition does not hold. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
  /**
   * Removes items in any order, with one request per 25 keys. Ignores keys without an item. A call that rejects may
   * have removed some items.
   */
  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void>;
}
