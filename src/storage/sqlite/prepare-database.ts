import type { SqliteConnection } from './connection';

const LAYOUT = 1;

/** Commits are on disk at once; `secure_delete` overwrites removed content. */
const SETTINGS = [
  { name: 'busy_timeout', value: '1000', reported: 1000 },
  { name: 'journal_mode', value: 'WAL', reported: 'wal' },
  { name: 'synchronous', value: 'FULL', reported: 2 },
  { name: 'secure_delete', value: 'ON', reported: 1 },
] as const;

const LOG_LIMIT = 16 * 1024 * 1024;

const TABLES = `
  CREATE TABLE IF NOT EXISTS items (
    pk TEXT NOT NULL, sk TEXT NOT NULL, index_pk TEXT, index_sk TEXT, expires_at INTEGER, item TEXT NOT NULL,
    PRIMARY KEY (pk, sk)
  );
  CREATE INDEX IF NOT EXISTS items_by_index ON items (index_pk, index_sk) WHERE index_pk IS NOT NULL;
  CREATE INDEX IF NOT EXISTS items_by_expiry ON items (expires_at) WHERE expires_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS expired (pk TEXT NOT NULL, sk TEXT NOT NULL, item TEXT NOT NULL, PRIMARY KEY (pk, sk));
  PRAGMA user_version = ${LAYOUT};
`;

/** Throws if SQLite refuses a setting, or for a later version's database. */
export function prepareDatabase(connection: SqliteConnection): void {
  for (const { name, value } of SETTINGS) connection.prepare(`PRAGMA ${name} = ${value}`).all();
  for (const { name, reported } of SETTINGS) {
    const found = readSetting(connection, name);
    if (found !== reported) throw new Error(`SQLite reports ${name} = ${found} instead of ${reported}`);
  }
  const layout = readSetting(connection, 'user_version');
  if (Number(layout) > LAYOUT) throw new Error(`A later version made this database: its layout is ${layout}`);
  connection.prepare(`PRAGMA journal_size_limit = ${LOG_LIMIT}`).all();
  if (layout !== LAYOUT) connection.exec(TABLES);
}

function readSetting(connection: SqliteConnection, name: string): unknown {
  const row = connection.prepare(`PRAGMA ${name}`).get() as Record<string, unknown> | undefined;
  return row?.[name === 'busy_timeout' ? 'timeout' : name];
}
