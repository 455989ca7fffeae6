import { join } from 'node:path';
import { loadSqlite } from '../../../src/handlers/server/database';
import { startDatabase } from '../../lib/database';
import { startSqliteEndpoint } from '../../lib/sqlite-endpoint';

/**
 * Runs a database in its own process. `PORT` and `DATA_PATH` set its port and folder. With `STORE=sqlite` the database
 * is a SQLite file in the folder. Otherwise it is the embedded database, which keeps its data in memory if there is no
 * folder.
 */
async function main(): Promise<void> {
  const { DATA_PATH: path, STORE: store } = process.env;
  const port = Number(process.env.PORT ?? 0);
  const database =
    store === 'sqlite'
      ? await startSqliteEndpoint(join(path as string, 'table.sqlite'), await loadSqlite(), port)
      : await startDatabase({ port, ...(path ? { path } : {}) });
  process.send?.({ port: Number(new URL(database.endpoint).port) });
}

process.on('disconnect', () => process.exit());
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
