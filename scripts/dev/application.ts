import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInteractionsHandler, createWorkerHandler } from '../../src/handlers/compose';
import { type Environment, readEnvironment } from '../../src/handlers/environment';
import { logLine } from '../../src/handlers/log';
import { type Background, createBackground } from '../../src/handlers/server/background';
import { localContext } from '../../src/handlers/server/local-context';
import type { StartWorker } from '../../src/handlers/worker-starter';
import { DEFINITIONS } from '../discord/definitions';
import { UsageError } from '../lib/command-line';
import { type Database, ensureTable, startDatabase } from '../lib/database';
import type { Application, DevServerOptions } from './server';

export interface Loader {
  load: DevServerOptions['load'];
  stop(): Promise<void>;
}

/** Replaces asynchronous invocations of Lambda: the worker runs in this process, after the reply. */
function createLocalStarter(environment: Environment, background: Background): StartWorker {
  const work = createWorkerHandler(environment);
  return async (job) => background.start(() => work(job, localContext()));
}

/** Free space in bytes that the embedded database may need at its start. */
const SPACE = 1_000_000;

/** Throws `ENOSPC` if the disk is full, because the embedded database would fail to open without the reason. */
function checkSpace(folder: string): void {
  const probe = join(folder, 'probe');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(probe, Buffer.alloc(SPACE));
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Returns the endpoint when its table exists. Rejects with a `UsageError` if no database answers. */
async function answering(endpoint: string, table: string): Promise<string> {
  try {
    await ensureTable(endpoint, table);
    return endpoint;
  } catch (error) {
    throw new UsageError(`DYNAMODB_ENDPOINT: no table can be made at ${endpoint}: ${messageOf(error)}`);
  }
}

function settingsOf(env: NodeJS.ProcessEnv): Environment {
  try {
    return readEnvironment(env);
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a loader of the deployed functions with a local database and the fake Discord. */
export function localApplication(dataDir: string, env: NodeJS.ProcessEnv): Loader {
  const table = env.TABLE_NAME || 'wyrmdeep';
  const background = createBackground((error) => console.error(error));
  let database: Database | null = null;

  const endpointOf = async (): Promise<string> => {
    if (env.DYNAMODB_ENDPOINT) return answering(env.DYNAMODB_ENDPOINT, table);
    checkSpace(dataDir);
    database = await startDatabase({ path: join(dataDir, 'database'), table });
    return database.endpoint;
  };

  const load = async ({ publicKey, apiBase }: { publicKey: string; apiBase: string }): Promise<Application> => {
    const environment = settingsOf({
      ...env,
      DISCORD_PUBLIC_KEY: publicKey,
      DISCORD_API_BASE: env.DISCORD_API_BASE || apiBase,
      TABLE_NAME: table,
      DYNAMODB_ENDPOINT: await endpointOf(),
    });
    return {
      handler: createInteractionsHandler(environment, createLocalStarter(environment, background), { write: logLine }),
      commands: DEFINITIONS,
    };
  };

  // A database that closes during a write would crash the process.
  const stop = async (): Promise<void> => {
    await background.idle();
    await database?.stop();
  };
  return { load, stop };
}
