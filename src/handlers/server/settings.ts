import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, readEnvironment } from '../environment';

/** Settings that only the server on one machine has. */
interface OwnSettings {
  /** Port on 127.0.0.1; 0 for any free port. */
  port: number;
  /** Folder of the database, its backups and the log of erasures. */
  dataDir: string;
  /** Number of days after which backups are deleted, and erasures leave their log. */
  backupDays: number;
}

export interface ServerSettings extends OwnSettings {
  environment: Environment;
}

/** Error that the operator can correct. Its message says how. */
export class SettingsError extends Error {}

const KEY = /^[0-9a-fA-F]{64}$/;

const schema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  DATA_DIR: z._default(z.string(), '.data'),
  BACKUP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 30),
});

/** Advice on each setting, for the message about a malformed one. */
const TAKES: Record<string, string> = {
  PORT: 'PORT takes a whole number, 0 to 65535.',
  BACKUP_DAYS: 'BACKUP_DAYS takes a whole number of days, 1 or more.',
};

type Variables = Record<string, string | undefined>;

/** Reads the settings of the server. Throws a `SettingsError` if a setting is missing or malformed. */
export function readServerSettings(env: Variables): ServerSettings {
  if (!KEY.test(env.DISCORD_PUBLIC_KEY ?? '')) {
    throw new SettingsError(
      'Cannot start: DISCORD_PUBLIC_KEY takes the "Public Key" of your application, 64 hexadecimal digits. ' +
        'Find it at https://discord.com/developers/applications, under "General Information".',
    );
  }
  return { ...readDataSettings(env), environment: readShared(env) };
}

/** Reads the settings that a tool needs to find the data. Throws a `SettingsError` if one is malformed. */
export function readDataSettings(env: Variables): OwnSettings {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
    throw new SettingsError(`Cannot start: ${names.map((name) => TAKES[name]).join(' ')}`);
  }
  const { PORT, DATA_DIR, BACKUP_DAYS } = parsed.data;
  return { port: PORT, dataDir: resolve(DATA_DIR), backupDays: BACKUP_DAYS };
}

function readShared(env: Variables): Environment {
  try {
    return readEnvironment({ ...env, TABLE_NAME: env.TABLE_NAME || 'wyrmdeep' });
  } catch (cause) {
    throw new SettingsError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const withoutEmpty = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
