import type { OpenSqlite } from './connection';

export class DatabaseInUseError extends Error {}

/**
 * Claims a database for this process until `release` is called or the process ends, even by SIGKILL. The claim locks a
 * second, empty database, because backups must be able to read the first. Throws a `DatabaseInUseError` if another
 * process has claimed the database.
 */
export function claimDatabase(file: string, open: OpenSqlite): { release(): void } {
  const claim = open(`${file}.lock`);
  try {
    claim.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    claim.close();
    if (isLocked(cause)) throw new DatabaseInUseError(`Another process uses the database ${file}.`, { cause });
    throw cause;
  }
  return { release: () => void claim.close() };
}

/** Drivers have different error codes for a lock of another connection, but the same message. */
const isLocked = (error: unknown): boolean => String(error).includes('database is locked');
