type Value = string | number | null;

export interface SqliteStatement {
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
  run(...values: Value[]): unknown;
}

/** Calls block until SQLite has finished, and throw if SQLite fails. */
export interface SqliteConnection {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

export type OpenSqlite = (file: string) => SqliteConnection;

/** Takes the write lock first. Rolls back if `work` throws. */
export function inTransaction<T>(connection: SqliteConnection, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

function rollBack(connection: SqliteConnection): void {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // A full disk may have ended the transaction already.
  }
}
