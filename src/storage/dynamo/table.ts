import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Attribute = string | number | Uint8Array | { [key: string]: string } | UnknownAttribute;

/** DynamoDB value of a type that this build never writes. */
export class UnknownAttribute {
  constructor(readonly stored: AttributeValue) {}
}

export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** `absent` requires that no item has the key. All listed equalities must hold. */
export type Condition = 'absent' | Equality | readonly Equality[] | Below;

/** Holds for a number less than `below`, or without an item. */
export interface Below {
  attribute: string;
  below: number;
}

export const isBelow = (condition: Exclude<Condition, 'absent'>): condition is Below => 'below' in condition;

/** Holds only for a stored item. `null` requires a missing attribute. */
export interface Equality {
  attribute: string;
  equals: Attribute | null;
}

/** Requires that the stored attribute still equals the attribute of `item`. */
export const asRead = (item: Item, attribute: string): Equality => ({ attribute, equals: item[attribute] ?? null });

/** Requires the previous revision, or no item for revision 1. */
export const afterRevision = (revision: number): Condition =>
  revision === 1 ? 'absent' : { attribute: 'rev', equals: revision - 1 };

export type Key = Pick<Item, 'PK' | 'SK'>;

export const distinctKeys = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyText(key), key])).values(),
];

export const keyText = ({ PK, SK }: Key): string => `${PK}\n${SK}`;

export interface PageRange {
  limit: number;
  /** Sort key before the page; need not belong to an item. */
  after?: string;
  descending?: boolean;
  /** If false, the page may miss the latest writes. */
  consistent?: boolean;
}

/** `next` is the following page's `after`; `null` if no items follow. */
export interface Page {
  items: Item[];
  next: string | null;
}

/** `from` is inclusive, `below` exclusive. An absent bound sets no limit. */
export interface IndexRange {
  limit: number;
  from?: string;
  below?: string;
}

/** Calls reject with the `StoreError` `unavailable` or the signal's reason. */
export interface Table {
  /** Reads with strong consistency. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /** Keeps the order of `keys`. Without `consistent`, may miss the latest writes. */
  getMany(keys: readonly Key[], signal?: AbortSignal, options?: { consistent?: boolean }): Promise<(Item | null)[]>;
  /** If the condition does not hold, writes nothing and resolves with `false`. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** Sorts by sort key, ascending. Reads with strong consistency. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
  /** Reads a page of the items that `query` would return. */
  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page>;
  /** Returns the highest sort key first. May miss the latest writes. */
  index(pk: string, range: IndexRange, signal?: AbortSignal): Promise<Item[]>;
  /** Does nothing without an item, or if the condition does not hold. */
  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void>;
  /** A call that rejects may have removed some items. */
  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void>;
}
