import { join } from 'node:path';

export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** Folder outside the database, so that a restored backup cannot lose erasures. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
