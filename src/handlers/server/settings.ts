import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, readEnvironment, readSettings } from '../environment';

interface OwnSettings {
  /** Port on 127.0.0.1; 0 for any free port. */
  port: number;
  dataDir: string;
  backupDays: number;
}

export interface ServerSettings extends OwnSettings {
  environment: Environment;
}

export class SettingsError extends Error {}

const KEY = /^[0-9a-fA-F]{64}$/;

const schema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  DATA_DIR: z._default(z.string(), '.data'),
  BACKUP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 30),
});

const EXPECTED: Record<keyof z.infer<typeof schema>, string> = {
  PORT: 'a whole number, 0 to 65535',
  DATA_DIR: 'a folder',
  BACKUP_DAYS: 'a whole number of days, 1 or more',
};

type Variables = Record<string, string | undefined>;

/** Throws a `SettingsError` if a setting is missing or malformed. */
export function readServerSettings(env: Variables): ServerSettings {
  if (!KEY.test(env.DISCORD_PUBLIC_KEY ?? '')) {
    throw new SettingsError(
      'Cannot start: DISCORD_PUBLIC_KEY takes the "Public Key" of your application, 64 hexadecimal digits. ' +
        'Find it at https://discord.com/developers/applications, under "General Information".',
    );
  }
  return { ...readDataSettings(env), environment: readShared(env) };
}

/** Throws a `SettingsError` if a setting is malformed. */
export function readDataSettings(env: Variables): OwnSettings {
  const { PORT, DATA_DIR, BACKUP_DAYS } = asSettingsError(() => readSettings(schema, EXPECTED, env));
  return { port: PORT, dataDir: resolve(DATA_DIR), backupDays: BACKUP_DAYS };
}

function readShared(env: Variables): Environment {
  return asSettingsError(() => readEnvironment({ ...env, TABLE_NAME: env.TABLE_NAME || 'wyrmdeep' }));
}

function asSettingsError<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new SettingsError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
