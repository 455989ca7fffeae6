import { join } from 'node:path';

export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** The log of erasures is outside the database, because a restored backup must not lose erasures. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
