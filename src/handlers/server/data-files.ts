import { join } from 'node:path';

export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'wyrmdeep.sqlite'),
  /** A restored backup must not lose logged erasures. */
  erasures: join(dataDir, 'erasures'),
  backups: join(dataDir, 'backups'),
});
