import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { OpenSqlite, SqliteConnection } from '../../src/storage/sqlite/connection';

/** The driver of SQLite under test: `libsql`, or Node's own if `SQLITE_DRIVER` is `node`. */
const isNodes = process.env.SQLITE_DRIVER === 'node';

/** Name of SQLite with its driver, for the names of tests. */
export const SQLITE = `SQLite by ${isNodes ? 'node:sqlite' : 'libsql'}`;

/** Opens a database with the driver under test. */
export const openSqlite: OpenSqlite = (file) => (isNodes ? openWithNode(file) : new Libsql(file));

function openWithNode(file: string): SqliteConnection {
  const { DatabaseSync } = require('node:sqlite') as { DatabaseSync: new (file: string) => SqliteConnection };
  return new DatabaseSync(file);
}

/** Folder in memory if this machine has one, because a disk takes milliseconds for each of thousands of commits. */
const TEMPORARY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates an empty folder for the files of a test. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(TEMPORARY, 'wyrmdeep-sqlite-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
