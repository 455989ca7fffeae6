import { readRetention } from '../../src/handlers/environment';
import { dataFiles } from '../../src/handlers/server/data-files';
import { loadSqlite } from '../../src/handlers/server/database';
import { createSqliteStore, type ServerStore, type Store } from '../../src/storage';
import { withDeployedTable } from './deployed-table';
import { serverFolder } from './server-folder';

/**
 * Opens a store and closes it after `use`. The store is on the named table or, if none is named and DATA_DIR is set, on
 * the file of "npm run serve". Throws a `UsageError` if the store does not exist.
 */
export const withChosenStore = (
  { table, region }: Parameters<typeof withDeployedTable>[0],
  use: (store: Store, name: string) => Promise<void>,
): Promise<void> =>
  table === undefined && process.env.DATA_DIR
    ? withServerStore(({ store, files }) => use(store, files.database))
    : withDeployedTable({ table, region }, (store) => use(store, String(table)));

/** Opens the store of "npm run serve" beside the server, and closes it after `use`. */
export async function withServerStore(
  use: (parts: { store: ServerStore; files: ReturnType<typeof dataFiles> }) => Promise<void>,
): Promise<void> {
  const files = dataFiles(serverFolder().dataDir);
  const store = createSqliteStore(files.database, await loadSqlite(), {
    retention: readRetention(process.env),
    onFullLog: () => console.error('A backup is being made. The server removes what was erased within the hour.'),
    isShared: true,
  });
  try {
    await use({ store, files });
  } finally {
    store.close();
  }
}
