import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { makeBackup, moveDamaged, renameDurably } from '../../src/handlers/server/backups';
import type { dataFiles } from '../../src/handlers/server/data-files';
import { readErasures } from '../../src/handlers/server/erasure-files';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { claimDatabase, createSqliteStore, type OpenSqlite, type Retention } from '../../src/storage';
import { UsageError } from '../lib/command-line';
import { type EraseAgainResult, eraseAgain } from './erase-again';

interface RestoreOptions {
  from: string;
  files: ReturnType<typeof dataFiles>;
  retention: Retention | null;
  /** Folder with the erasures. */
  erasures: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RestoreResult extends EraseAgainResult {
  /** Time of the backup in milliseconds since 1970. */
  madeAt: number;
  /** Backup of the database that was replaced; `null` if there was none. */
  replaced: string | null;
}

/**
 * Replaces the database with a backup, after repeating in the backup all erasures since it was made. Keeps the replaced
 * database as a backup. Rejects with a `UsageError` if the file is no backup, and with a `DatabaseInUseError` if a
 * server is running.
 */
export async function restoreBackup(options: RestoreOptions, open: OpenSqlite): Promise<RestoreResult> {
  const { from, files, retention, erasures, now } = options;
  const claim = claimDatabase(files.database, open);
  try {
    const restored = `${files.database}.restored`;
    removeDatabase(restored);
    copyFileSync(from, restored);
    const madeAt = takeMark(restored, open);
    const store = createSqliteStore(restored, open, { retention, onFullLog: fail, isShared: true });
    const play = createPlay({ store, raws: loadRaws() });
    const erased = await eraseAgain(play, readErasures(erasures), madeAt).finally(() => store.close());
    const replaced = existsSync(files.database) ? setAside(files, open, now) : null;
    removeDatabase(files.database);
    renameDurably(restored, files.database);
    removeDatabase(restored);
    return { ...erased, madeAt, replaced };
  } finally {
    claim.release();
  }
}

/** Keeps the present database as a backup, or moves a damaged one aside unchecked. Returns the kept file's path. */
function setAside(files: RestoreOptions['files'], open: OpenSqlite, now: number): string {
  try {
    return makeBackup(files, open, now);
  } catch {
    return moveDamaged(files, now);
  }
}

function fail(error: unknown): never {
  throw error;
}

/** Removes the mark of a backup and returns its time. Throws a `UsageError` if the file is no backup. */
function takeMark(file: string, open: OpenSqlite): number {
  const connection = open(file);
  try {
    const { made_at: madeAt } = connection.prepare('SELECT made_at FROM backup').get() as { made_at: number };
    // Rewrites the file, because unused parts of its pages may keep old content.
    connection.exec('PRAGMA secure_delete = ON; DROP TABLE backup; VACUUM');
    return madeAt;
  } catch (error) {
    throw new UsageError(
      `--from takes a file that "npm run backup" made. ${error instanceof Error ? error.message : ''}`,
    );
  } finally {
    connection.close();
  }
}

/** Removes a database with the files that SQLite keeps next to it. */
function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
}
