export type Attribute = string | number | Uint8Array | { [key: string]: string };

/** One item of the table: its key and whatever else it holds. */
export interface Item {
  PK: string;
  SK: string;
  [name: string]: Attribute;
}

/** What must be true of the stored item for a put to happen: there is none, or its number is this one. */
export type Condition = 'absent' | { attribute: string; equals: number };

/**
 * The little of a key-value table that the store needs. Calls reject with `StoreError` `unavailable`, or with the
 * reason of the signal when that aborts.
 */
export interface Table {
  /** Strongly consistent. */
  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null>;
  /** Writes the whole item; `false` when the condition did not hold and nothing was written. */
  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean>;
  /** All items of a partition whose sort key begins so, ascending by sort key; strongly consistent. */
  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]>;
}
