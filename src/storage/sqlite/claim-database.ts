import type { OpenSqlite } from './connection';

export class DatabaseInUseError extends Error {}

/** Locks a separate file, because backups read the database. Throws a `DatabaseInUseError`. */
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

/** Drivers differ in error codes, but not in the message. */
const isLocked = (error: unknown): boolean => String(error).includes('database is locked');
