/** Value in a column of this project's SQLite tables. */
type Value = string | number | null;

/** Prepared statement. Its parameters are positional. */
export interface SqliteStatement {
  /** Returns the first row; `undefined` if there is none. */
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
  run(...values: Value[]): unknown;
}

/**
 * Connection to a SQLite database, with the functions that this project needs. Both `libsql` and Node's own
 * `node:sqlite` have them. All calls block until SQLite has finished, and throw if SQLite fails.
 */
export interface SqliteConnection {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

/** Opens the database in a file, and creates the file if it is missing. */
export type OpenSqlite = (file: string) => SqliteConnection;

/** Runs `work` in one transaction, which takes the write lock first. Changes nothing if `work` throws. */
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

/** Ends a failed transaction. SQLite may have ended it already, for example if the disk is full. */
function rollBack(connection: SqliteConnection): void {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // There is no transaction left.
  }
}
