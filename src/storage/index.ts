import type { Store } from './contract';
import type { DynamoConfig } from './dynamo/client';
import { DynamoTable } from './dynamo/dynamo-table';
import { type ExpiredItems, expiredItemsOf } from './dynamo/expired-items';
import { MemoryTable } from './dynamo/memory-table';
import { type Retention, withRetention } from './dynamo/retaining-table';
import { claimDatabase } from './sqlite/claim-database';
import type { OpenSqlite } from './sqlite/connection';
import { SqliteTable } from './sqlite/sqlite-table';
import { createStore } from './store';

export * from './contract';
export type { DynamoConfig } from './dynamo/client';
export type { Retention } from './dynamo/retaining-table';
export { claimDatabase, DatabaseInUseError } from './sqlite/claim-database';
export type { OpenSqlite } from './sqlite/connection';

/** Without `retention`, played runs, profiles and audit lines never expire. */
export function createDynamoStore(config: DynamoConfig, retention: Retention | null = null): Store & { close(): void } {
  const table = new DynamoTable(config);
  return { ...createStore(retention ? withRetention(table, retention) : table), close: () => table.close() };
}

/** The process must remove expired items, because the database does not. */
export interface ServerStore extends Store, ExpiredItems {
  /** Removes erased data from SQLite's write-ahead log, if there is one. */
  emptyLog(): Promise<void>;
  close(): void;
}

/** Several processes may use the database. */
export function createSharedStore(config: DynamoConfig, retention: Retention | null): ServerStore {
  const table = new DynamoTable(config);
  return {
    ...createStore(retention ? withRetention(table, retention) : table),
    ...expiredItemsOf(table),
    emptyLog: async () => {},
    close: () => table.close(),
  };
}

interface SqliteOptions {
  retention: Retention | null;
  /** Called if an erasure cannot empty the write-ahead log. */
  onFullLog: (error: unknown) => void;
  /** If true, several processes may open the database. */
  isShared?: boolean;
}

/** Throws a `DatabaseInUseError` if another process has claimed the file. */
export function createSqliteStore(
  file: string,
  open: OpenSqlite,
  { retention, onFullLog, isShared = false }: SqliteOptions,
): ServerStore {
  const claim = isShared ? null : claimDatabase(file, open);
  const table = new SqliteTable(open(file));
  const store = createStore(retention ? withRetention(table, retention) : table);
  const emptyLog = (): Promise<void> => table.emptyLog().catch(onFullLog);
  return {
    ...store,
    eraseUser: (...args) => store.eraseUser(...args).finally(emptyLog),
    eraseConfirmed: (...args) => store.eraseConfirmed(...args).finally(emptyLog),
    removeExpired: (...args) => store.removeExpired(...args).finally(emptyLog),
    removeDue: (...args) => table.removeDue(...args),
    expired: (...args) => table.expired(...args),
    forget: (...args) => table.forget(...args),
    emptyLog: () => table.emptyLog(),
    close() {
      table.close();
      claim?.release();
    },
  };
}

/** The data is lost when the process ends. */
export function createMemoryStore(): Store {
  return createStore(new MemoryTable());
}
