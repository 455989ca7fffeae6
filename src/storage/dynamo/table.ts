import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/** Value in DynamoDB's notation, of a type that this build never writes. */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** `absent` requires that no item has the key. In a list, every equality must hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** Holds if no item is stored, or if the stored attribute is a number less than `below`. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/** Holds only if an item is stored. If `equals` is `null`, the item must lack the attribute. */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** Returns the condition that the stored attribute still equals the attribute of `item`. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/** Requires that the stored item has the previous revision, or that no item is stored for revision 1. */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

export type Key = Pick<Item, 'PK' | 'SK'>;

export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

export interface PageRange {
  limit: number;
  /** The page begins after this sort key, which need not belong to an item. */
  after?: string;
  descending?: boolean;
  /** If false, the page may miss the latest writes. */
  consistent?: boolean;
}

/** `next` is the value of `after` for the following page; `null` if no items follow. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** Sort keys from `from` (inclusive) to `below` (exclusive). An absent bound sets no limit. */
export interface IndexRange {
  limit: number;
  from?: string;
  below?: string;
}

/** Every call that fails rejects with the `StoreError` `unavailable`, or with the reason of an aborted signal. */
export interface Table {
  /** Reads with strong consistency. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /** Returns items in the order of `keys`. Without `consistent`, may miss the latest writes. */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /** Resolves with `false` and writes nothing if the condition does not hold. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** Returns items in ascending order. Reads with strong consistency. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /** Reads a page of the items that `query` would return. */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** Returns the highest sort key first. May miss the latest writes. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Does nothing if there is no item, or if the condition does not hold. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
  /** Ignores keys without an item. A call that rejects may have removed some items. */
  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void>;
}
