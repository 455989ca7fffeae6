import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRetention } from '../src/handlers/environment';
import { dataFiles } from '../src/handlers/server/data-files';
import { loadSqlite } from '../src/handlers/server/database';
import { DatabaseInUseError } from '../src/storage';
import { commandLine, UsageError } from './lib/command-line';
import { dataSettings } from './lib/server-folder';
import { restoreBackup } from './restore/restore-backup';

const USAGE = `npm run restore -- --from FILE [--erasures FOLDER]

Puts a backup in the place of the database of "npm run serve", which must be stopped. Applies the erasures since the backup
again, so that nobody who was erased comes back. The database that is replaced becomes a backup.

  --from FILE        the backup, from DATA_DIR/backups or elsewhere
  --erasures FOLDER  the erasures (DATA_DIR/erasures)

RETENTION_DAYS is read from the environment, as the server has it.`;

void commandLine(
  USAGE,
  { from: { type: 'string', default: '' }, erasures: { type: 'string' } },
  async ({ values: { from, erasures } }) => {
    const { dataDir } = dataSettings();
    const files = dataFiles(dataDir);
    if (from === '') throw new UsageError(`--from is missing. The backups are in ${files.backups}.`);
    for (const [option, file] of [
      ['--from', from],
      ['--erasures', erasures],
    ] as const)
      if (file !== undefined && !existsSync(file))
        throw new UsageError(`${option} names nothing that exists: "${file}".`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const options = {
      from: resolve(from),
      files,
      retention: readRetention(process.env),
      erasures: erasures ?? files.erasures,
      now: Date.now(),
    };
    const { madeAt, applied, earlier, replaced } = await restoreBackup(options, await loadSqlite()).catch(explain);
    console.log(`${files.database} is as it was at ${new Date(madeAt).toISOString()}`);
    console.log(`${applied} erasures applied again, ${earlier} earlier ones left out`);
    if (replaced !== null) console.log(`The database before is now ${replaced}`);
  },
);

function explain(error: unknown): never {
  if (error instanceof DatabaseInUseError) throw new UsageError(`${error.message} Stop the server first.`);
  throw error;
}
