import { join } from 'node:path';

/** Paths of the files in the data folder. */
export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** Folder for erasures. It is outside the database, so that a restored backup cannot lose them. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
