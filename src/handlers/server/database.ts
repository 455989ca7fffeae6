import type { OpenSqlite } from '../../storage';
import { SettingsError } from './settings';

/** Rejects with a `SettingsError` if the SQLite driver is not installed. */
export async function loadSqlite(): Promise<OpenSqlite> {
  try {
    const { default: Database } = await import('libsql');
    return (file) => new Database(file);
  } catch (cause) {
    throw new SettingsError(
      'Cannot start: the package libsql is missing. Install the optional dependencies: npm ci --include=optional',
      { cause },
    );
  }
}
