type Value = string | number | null;

/** The values of a call replace the question marks of the statement, in order. */
export interface SqliteStatement {
  /** Returns `undefined` if there is no row. */
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
  run(...values: Value[]): unknown;
}

/**
 * Both `libsql` and Node's own `node:sqlite` have these functions. All calls block until SQLite has finished, and throw
 * if SQLite fails.
 */
export interface SqliteConnection {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

export type OpenSqlite = (file: string) => SqliteConnection;

/** Runs `work` in a transaction, which takes the write lock first. Changes nothing if `work` throws. */
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

/** Ignores an error, because SQLite may have ended the transaction already, for example if the disk is full. */
function rollBack(connection: SqliteConnection): void {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // There is no transaction left.
  }
}
