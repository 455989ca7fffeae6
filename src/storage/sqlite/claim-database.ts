import type { OpenSqlite } from './connection';

export class DatabaseInUseError extends Error {}

/**
 * Locks a second, empty database, because backups read the first. Throws a `DatabaseInUseError` if another process
 * holds the lock.
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

/** Drivers have different error codes for a lock, but the same message. */
const isLocked = (error: unknown): boolean => String(error).includes('database is locked');
