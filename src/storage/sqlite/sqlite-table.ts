import type { ExpiredItem, ExpiredItems } from '../dynamo/expired-items';
import { isMet } from '../dynamo/is-met';
import { decodeAttributes, decodeItem, encodeItem } from '../dynamo/item-json';
import type { Attribute, Condition, Equality, IndexRange, Item, Key, Page, PageRange, Table } from '../dynamo/table';
import { EXPIRY_ATTRIBUTE, INDEX_PK, INDEX_SK } from '../dynamo/table-definition';
import { withDeadline } from '../dynamo/with-deadline';
import { inTransaction, type SqliteConnection, type SqliteStatement } from './connection';
import { prepareDatabase } from './prepare-database';

const LAST = String.fromCodePoint(0x10ffff);

const OF_PARTITION = 'SELECT item FROM items WHERE pk = ? AND sk >= ? AND sk < ?';

interface Row {
  pk: string;
  sk: string;
  item: string;
}

/** Calls block the process. A resolved change is on disk. */
export class SqliteTable implements Table, ExpiredItems {
  private readonly statements: Record<
    'get' | 'put' | 'remove' | 'ascending' | 'descending' | 'index' | 'due' | 'keepExpired' | 'expired' | 'forget',
    SqliteStatement
  >;

  constructor(private readonly connection: SqliteConnection) {
    prepareDatabase(connection);
    const prepare = (sql: string): SqliteStatement => connection.prepare(sql);
    this.statements = {
      get: prepare('SELECT item FROM items WHERE pk = ? AND sk = ?'),
      put: prepare(`INSERT INTO items (pk, sk, index_pk, index_sk, expires_at, item) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (pk, sk) DO UPDATE SET index_pk = excluded.index_pk, index_sk = excluded.index_sk,
        expires_at = excluded.expires_at, item = excluded.item`),
      remove: prepare('DELETE FROM items WHERE pk = ? AND sk = ?'),
      ascending: prepare(`${OF_PARTITION} AND sk > ? ORDER BY sk LIMIT ?`),
      descending: prepare(`${OF_PARTITION} AND sk < ? ORDER BY sk DESC LIMIT ?`),
      index: prepare(`SELECT item FROM items WHERE index_pk = ? AND index_sk >= ? AND index_sk < ?
        ORDER BY index_sk DESC LIMIT ?`),
      due: prepare('SELECT pk, sk, item FROM items WHERE expires_at < ? ORDER BY expires_at, pk, sk LIMIT ?'),
      keepExpired: prepare('INSERT OR REPLACE INTO expired (pk, sk, item) VALUES (?, ?, ?)'),
      expired: prepare('SELECT pk, sk, item FROM expired WHERE (pk, sk) > (?, ?) ORDER BY pk, sk LIMIT ?'),
      forget: prepare('DELETE FROM expired WHERE pk = ? AND sk = ?'),
    };
  }

  get(pk: string, sk: string, signal?: AbortSignal): Promise<Item | null> {
    return call(signal, () => this.read({ PK: pk, SK: sk }));
  }

  getMany(keys: readonly Key[], signal?: AbortSignal): Promise<(Item | null)[]> {
    return call(signal, () => keys.map((key) => this.read(key)));
  }

  put(item: Item, condition: Condition | null, signal?: AbortSignal): Promise<boolean> {
    return this.change(signal, () => {
      if (condition !== null && !isMet(condition, this.read(item))) return false;
      this.statements.put.run(item.PK, item.SK, ...columnsOf(item), encodeItem(item));
      return true;
    });
  }

  query(pk: string, prefix: string, signal?: AbortSignal): Promise<Item[]> {
    return call(signal, () => itemsIn(this.statements.ascending.all(pk, prefix, prefix + LAST, '', ALL)));
  }

  page(pk: string, prefix: string, range: PageRange, signal?: AbortSignal): Promise<Page> {
    const { limit, descending = false, after = descending ? prefix + LAST : '' } = range;
    const statement = this.statements[descending ? 'descending' : 'ascending'];
    return call(signal, () => {
      const found = statement.all(pk, prefix, prefix + LAST, after, limit + 1);
      const items = itemsIn(found.slice(0, limit));
      return { items, next: found.length > limit ? (items.at(-1)?.SK ?? null) : null };
    });
  }

  index(pk: string, { limit, from = '', below = LAST }: IndexRange, signal?: AbortSignal): Promise<Item[]> {
    return call(signal, () => itemsIn(this.statements.index.all(pk, from, below, limit)));
  }

  remove(pk: string, sk: string, signal?: AbortSignal, condition?: Equality): Promise<void> {
    return this.change(signal, () => {
      if (condition && !isMet(condition, this.read({ PK: pk, SK: sk }))) return;
      this.statements.remove.run(pk, sk);
    });
  }

  removeMany(keys: readonly Key[], signal?: AbortSignal): Promise<void> {
    return this.change(signal, () => {
      for (const { PK, SK } of keys) this.statements.remove.run(PK, SK);
    });
  }

  removeDue(now: number, limit: number): Promise<number> {
    return this.change(undefined, () => {
      const due = this.statements.due.all(now / 1000, limit) as Row[];
      for (const { pk, sk, item } of due) {
        this.statements.keepExpired.run(pk, sk, item);
        this.statements.remove.run(pk, sk);
      }
      return due.length;
    });
  }

  expired(limit: number, after: Key | null): Promise<ExpiredItem[]> {
    return call(undefined, () =>
      (this.statements.expired.all(after?.PK ?? '', after?.SK ?? '', limit) as Row[]).map(({ pk, sk, item }) => ({
        key: { PK: pk, SK: sk },
        attributes: decodeAttributes(item),
      })),
    );
  }

  forget({ PK, SK }: Key): Promise<void> {
    return this.change(undefined, () => void this.statements.forget.run(PK, SK));
  }

  /** Rejects if another process keeps reading the database. */
  emptyLog(): Promise<void> {
    return call(undefined, () => {
      const state = this.connection.prepare(EMPTY_LOG).get() as { busy: number };
      if (state.busy !== 0) throw new Error('another process reads the database');
    });
  }

  /** Empties the write-ahead log, because some drivers keep the file. */
  close(): void {
    this.connection.prepare(EMPTY_LOG).all();
    this.connection.close();
  }

  private read({ PK, SK }: Key): Item | null {
    const row = this.statements.get.get(PK, SK) as Row | undefined;
    return row ? decodeItem(row.item) : null;
  }

  private change<T>(signal: AbortSignal | undefined, work: () => T): Promise<T> {
    return call(signal, () => inTransaction(this.connection, work));
  }
}

const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

const ALL = -1;

const call = <T>(signal: AbortSignal | undefined, work: () => T): Promise<T> =>
  withDeadline(signal, async () => work());

const itemsIn = (rows: unknown[]): Item[] => (rows as Row[]).map(({ item }) => decodeItem(item));

const columnsOf = (item: Item) =>
  [textOrNull(item[INDEX_PK]), textOrNull(item[INDEX_SK]), numberOrNull(item[EXPIRY_ATTRIBUTE])] as const;

const textOrNull = (value: Attribute | undefined): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: Attribute | undefined): number | null => (typeof value === 'number' ? value : null);
