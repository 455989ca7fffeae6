import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/**
 * Value of a type that this build never writes, in DynamoDB's notation. The value is damaged, or comes from a later
 * build.
 */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

/** One item of the table: its partition key `PK`, its sort key `SK`, and its other attributes. */
export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** Condition for a put. `absent` requires that no item is stored. Several equalities must all hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** Condition that no item is stored, or that `attribute` of the stored item is a number less than `below`. */
export interface Below {
  attribute: string;
  below: number;
}

/** True for a condition on a number below a limit; false for one equality or a list of equalities. */
export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/**
 * Condition that an item is stored and its attribute equals `equals`; `null` requires that the item lacks the
 * attribute.
 */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** True if a put or removal under the condition takes effect. `stored` is the stored item, if there is one. */
export function isMet(condition: Condition | null, stored: Item | undefined): boolean {
  if (condition === null) return true;
  if (condition === 'absent') return stored === undefined;
  if (isBelow(condition)) {
    const value = stored?.[condition.attribute];
    return stored === undefined || (typeof value === 'number' && value < condition.below);
  }
  return (
    stored !== undefined &&
    [condition]
      .flat()
      .every(({ attribute, equals }) => JSON.stringify(stored[attribute] ?? null) === JSON.stringify(equals))
  );
}

/** Returns the condition that the stored attribute still has its value in `item`. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/**
 * Returns the condition for a put with this revision: the stored item must have `revision - 1`. Revision 1 requires
 * that no item is stored.
 */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

export type Key = Pick<Item, 'PK' | 'SK'>;

/** Returns the keys without repetitions. */
export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

/** Returns a different text for every key. */
export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

/** Selects a page of items from a partition. */
export interface PageRange {
  /** Maximum number of items on the page. */
  limit: number;
  /** Sort key after which the page begins. It must begin with the prefix of the call, but no item needs to have it. */
  after?: string;
  /** True if the page begins with the highest sort key. Default: `false`. */
  descending?: boolean;
  /** True for a strongly consistent read. Default: `false`; the page may then miss the latest writes. */
  consistent?: boolean;
}

/** One page of items. `next` is the value of `after` for the following page; `null` if no items follow. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** Selects items from the index by their sort key there. */
export interface IndexRange {
  /** Maximum number of items returned. */
  limit: number;
  /** Lowest sort key to return. Default: no lower bound. */
  from?: string;
  /** Exclusive upper bound of the sort keys to return. Default: no upper bound. */
  below?: string;
}

/**
 * Table of items. Every call rejects with the `StoreError` `unavailable`, or with the signal's reason if the signal
 * aborts. A value of a type that the store never writes is read as an `UnknownAttribute`.
 */
export interface Table {
  /** Reads one item with strong consistency; `null` if there is none. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /**
   * Reads items in the order of `keys`; `null` for a missing item. Sends one request for every 100 keys. Without
   * `consistent`, may miss the latest writes.
   */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /**
   * Writes an item and replaces a stored item with the same key. Resolves with `false` and writes nothing if the
   * condition does not hold. `null` stands for no condition.
   */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /**
   * Reads all items in a partition whose sort key begins with `prefix`, in ascending order, with strong consistency.
   */
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
