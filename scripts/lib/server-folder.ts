import { existsSync } from 'node:fs';
import { dataFiles } from '../../src/handlers/server/data-files';
import { readDataSettings, SettingsError } from '../../src/handlers/server/settings';
import { UsageError } from './command-line';

/**
 * Reads the settings for the data folder of "npm run serve". Throws a `UsageError` without good settings or database.
 */
export function serverFolder(): ReturnType<typeof readDataSettings> {
  const settings = dataSettings();
  const { database } = dataFiles(settings.dataDir);
  if (!existsSync(database)) throw new UsageError(`DATA_DIR takes the data folder of the server: no ${database}.`);
  return settings;
}

/** Reads the same settings for a folder that may be empty. Throws a `UsageError` if a setting is wrong. */
export function dataSettings(): ReturnType<typeof readDataSettings> {
  try {
    return readDataSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
}
