import { join } from 'node:path';

/** Paths of the files in the data folder. */
export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** Log of erasures, which a restore applies again. It is kept outside the database for that reason. */
  erasures: join(dataDir, 'erasures.log'),
  backups: join(dataDir, 'backups'),
});
