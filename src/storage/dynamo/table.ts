import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/** A value of a kind that this build never writes, in DynamoDB's notation: damaged, or of a later build. */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

/** One item of the table: its key and its other attributes. */
export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/**
 * What must be true of the stored item for a change to happen: there is none, or its attributes are these; or either
 * there is none or a number of it is lower.
 */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** The stored item has a number below this; that there is none does as well. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/** A value that the stored item must have, a number unless it is damaged; `null` for an attribute it must lack. */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** The condition that an attribute is as it was read, whatever it is. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/**
 * The condition of a put that raises a revision by one: the stored item has the one before, 0 meaning that there is
 * none.
 */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

/** What names an item. */
export type Key = Pick<Item, 'PK' | 'SK'>;

/** Which part of a partition is wanted. */
export interface PageRange {
  /** At most so many items. */
  limit: number;
  /** Goes on after this sort key, itself left out; it need not be that of an item, but must begin with the prefix. */
  after?: string;
  /** From the highest sort key down. */
  descending?: boolean;
  /** Strongly consistent; else it may lag a moment behind. */
  consistent?: boolean;
}

/** `next` is the sort key to go on after, `null` at the end. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** Which part of an index key is wanted. */
export interface IndexRange {
  /** At most so many items. */
  limit: number;
  /** Only sort keys from this one up, itself included. */
  from?: string;
  /** Only sort keys before this one, itself left out. */
  below?: string;
}

/**
 * The little of a key-value table that the store needs. Calls reject with `StoreError` `unavailable`, or with the
 * reason of the signal when that aborts. An attribute of a kind that the store never writes comes as
 * `UnknownAttribute`.
 */
export interface Table {
  /** Strongly consistent. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /**
   * The items of these keys in their order, `null` for those that do not exist, in one request for each hundred. They
   * may lag a moment behind unless they are asked for `consistent`.
   */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /** Writes the whole item; `false` when the condition did not hold and nothing was written. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** All items of a partition whose sort key begins so, ascending by sort key; strongly consistent. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /**
   * A page of the items that `query` would find, in one request unless it is over a megabyte.
   */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** The items under one key of the index, the highest sort key first. The index lags behind what was just put. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Removes an item, if the condition holds; does nothing if there is none. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
}
