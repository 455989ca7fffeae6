import type { OpenSqlite } from '../../storage';
import { SettingsError } from './settings';

/**
 * Loads the SQLite driver. Its package is an optional dependency, because deployed functions do not need the driver.
 * Rejects with a `SettingsError` if the package is not installed.
 */
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
