import { statSync } from 'node:fs';
import { deleteOldBackups, makeBackup } from '../src/handlers/server/backups';
import { dataFiles } from '../src/handlers/server/data-files';
import { loadSqlite } from '../src/handlers/server/database';
import { commandLine } from './lib/command-line';
import { serverFolder } from './lib/server-folder';

const USAGE = `npm run backup

Copies the database of "npm run serve" into DATA_DIR/backups, also while the server runs, and deletes backups that are
older than BACKUP_DAYS (30). Prints the path of the copy.`;

void commandLine(USAGE, {}, async () => {
  const { dataDir, backupDays } = serverFolder();
  const files = dataFiles(dataDir);
  const file = makeBackup(files, await loadSqlite(), Date.now());
  const deleted = deleteOldBackups(files.backups, backupDays, Date.now());
  console.log(`${file}: ${statSync(file).size} bytes; ${deleted} older backups deleted`);
});
