import { isMet } from '../../src/storage/dynamo/is-met';
import {
  type Attribute,
  type Condition,
  type Equality,
  type IndexRange,
  type Item,
  type Key,
  type Page,
  type PageRange,
  type Table,
  UnknownAttribute,
} from '../../src/storage/dynamo/table';
import { withDeadline } from '../../src/storage/dynamo/with-deadline';
import { BY_INDEX_KEYS, ITEMS, resultOf, stored } from './database';

/** Text that is greater than all sort keys. */
const LAST = '\uffff';

/**
 * Implements `Table` in the browser's IndexedDB. A put reads and writes in one transaction. If two tabs write under
 * conditions that exclude each other, only one write succeeds.
 */
export class IndexedDbTable implements Table {
  constructor(private readonly database: IDBDatabase) {}

  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    return this.read(signal, async (items) => fromRecord(await resultOf(items.get([pk, sk]))));
  }

  getMany(keys: readonly Key[], signal?: AbortSignal): Promise<(Item | null)[]> {
    return this.read(signal, async (items) =>
      (await Promise.all(keys.map(({ PK, SK }) => resultOf(items.get([PK, SK]))))).map(fromRecord),
    );
  }

  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    return this.write(signal, async (items) => {
      const before = condition === null ? null : fromRecord(await resultOf(items.get([item.PK, item.SK])));
      const isWritten = isMet(condition, before);
      if (isWritten) items.put(toRecord(item));
      return isWritten;
    });
  }

  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    return this.read(signal, async (items) => (await resultOf(items.getAll(rangeOf(pk, prefix)))).map(itemOf));
  }

  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    const { limit, after, descending = false } = range;
    const keys = rangeOf(pk, prefix, after, descending);
    return this.read(signal, async (items) => {
      // Reads one item more than the limit. If it exists, another page follows.
      const found = keys === null ? [] : await collect(items.openCursor(keys, descending ? 'prev' : 'next'), limit + 1);
      const wanted = found.slice(0, limit);
      return { items: wanted, next: found.length > limit ? (wanted.at(-1)?.SK ?? null) : null };
    });
  }

  index(pk: string, { limit, from = '', below = LAST }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    return this.read(signal, async (items) => {
      if (below <= from) return [];
      const range = IDBKeyRange.bound([pk, from], [pk, below], false, true);
      return collect(items.index(BY_INDEX_KEYS).openCursor(range, 'prev'), limit);
    });
  }

  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    return this.write(signal, async (items) => {
      const before = condition ? fromRecord(await resultOf(items.get([pk, sk]))) : null;
      if (isMet(condition ?? null, before)) items.delete([pk, sk]);
    });
  }

  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void> {
    return this.write(signal, async (items) => {
      for (const { PK, SK } of keys) items.delete([PK, SK]);
    });
  }

  private read<T>(signal: AbortSignal | undefined, work: (items: IDBObjectStore) => Promise<T>): Promise<T> {
    return withDeadline(signal, () => work(this.database.transaction(ITEMS).objectStore(ITEMS)));
  }

  /** Resolves when the browser has stored everything that `work` wrote. */
  private write<T>(signal: AbortSignal | undefined, work: (items: IDBObjectStore) => Promise<T>): Promise<T> {
    return withDeadline(signal, async () => {
      const transaction = this.database.transaction(ITEMS, 'readwrite');
      const [result] = await Promise.all([work(transaction.objectStore(ITEMS)), stored(transaction)]);
      return result;
    });
  }
}

/** Returns the range of sort keys with a prefix, or of the keys after `after`; `null` if the range is empty. */
function rangeOf(pk: string, prefix: string, after?: string, descending = false): IDBKeyRange | null {
  const low = !descending && after !== undefined && after >= prefix ? after : prefix;
  const high = descending && after !== undefined && after <= prefix + LAST ? after : prefix + LAST;
  if (low > high) return null;
  return IDBKeyRange.bound([pk, low], [pk, high], low === after, high === after);
}

function collect(request: IDBRequest<IDBCursorWithValue | null>, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor) items.push(itemOf(cursor.value));
      if (!cursor || items.length >= limit) resolve(items);
      else cursor.continue();
    };
  });
}

/** An item as the database stores it. A list stands for an `UnknownAttribute`; no other attribute is a list. */
type StoredItem = Record<string, Exclude<Attribute, UnknownAttribute> | [UnknownAttribute['stored']]>;

const toRecord = (item: Item): StoredItem =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, value instanceof UnknownAttribute ? [value.stored] : value]),
  );

const itemOf = (found: StoredItem): Item =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, Array.isArray(value) ? new UnknownAttribute(value[0]) : value]),
  ) as Item;

const fromRecord = (found: StoredItem | undefined): Item | null => (found ? itemOf(found) : null);
