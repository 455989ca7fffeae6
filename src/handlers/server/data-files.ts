import { join } from 'node:path';

export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** Folder for the log of erasures, outside the database, because a restored backup must not lose erasures. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
