import { join } from 'node:path';

/** Paths of the files in the data folder. */
export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** Erasures, which a restore applies again. They are kept outside the database for that reason. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
