import { mkdirSync, statfsSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_LIMITS } from '../../discord/http/endpoint';
import { createSharedStore, createSqliteStore, type OpenSqlite, type ServerStore } from '../../storage';
import { createInteractionsEndpoint, createWorkerHandler } from '../compose';
import { retentionOf } from '../environment';
import { logErasures } from '../erasure-log';
import type { WriteLine } from '../log';
import { Admission, admissionLimits } from './admission';
import { createBackground } from './background';
import { deleteOldBackups } from './backups';
import { dataFiles } from './data-files';
import { appendErasure, forgetErasures } from './erasure-files';
import { createHttpServer } from './http-server';
import { startLagProbe } from './lag-probe';
import { createServerMetrics } from './metrics-text';
import type { ServerSettings } from './settings';
import { sweep } from './sweep';
import { createLocalStarter } from './worker';

export interface RunningServer {
  port: number;
  /** Waits for all work that has begun, and closes the database. */
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const REPLY_LIMIT_MS = 3000;
const SWEEP_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const IDLE_EVERY_MS = 50;
/** If fewer bytes are free, commits may soon fail. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

interface ServerParts {
  openSqlite: OpenSqlite;
  write: WriteLine;
  /** Milliseconds; 3000 if absent. */
  replyLimit?: number;
}

/** Rejects if another process uses the port or the database file. */
export async function startServer(
  settings: ServerSettings,
  { openSqlite, write: writeLine, replyLimit = REPLY_LIMIT_MS }: ServerParts,
): Promise<RunningServer> {
  const { environment, port, dataDir, backupDays } = settings;
  const files = dataFiles(dataDir);
  const { write, ...metrics } = createServerMetrics(writeLine);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const own = openStore(settings, openSqlite, write);
  const store = logErasures(own, (entry) => {
    appendErasure(files.erasures, entry);
    write({ ...entry });
  });

  const background = createBackground((error) => write({ event: 'failed', error }));
  const work = createWorkerHandler(environment, { store, write });
  const probe = startLagProbe();
  let stopping = false;
  const server = createHttpServer({
    answer: createInteractionsEndpoint(environment, createLocalStarter(work, background, write), { store, write }),
    admission: new Admission(probe, admissionLimits(replyLimit)),
    problem: async () => (stopping ? 'stopping' : problemOf(own, dataDir)),
    metrics: () => metrics.text({ lag: probe.lag(), ...sizesOf(files.database, dataDir) }),
    onRefusal: metrics.countRefusal,
    write,
    bodyBytes: DEFAULT_LIMITS.bodyBytes,
  });
  const clean = (): void =>
    background.start(async () => {
      await sweep({ store: own, work, write }, Date.now());
      deleteOldBackups(files.backups, backupDays, Date.now());
      // An erasure may begin before a backup and end afterwards.
      forgetErasures(files.erasures, Date.now() - (backupDays + 1) * DAY_MS);
    });
  const timer = setInterval(clean, SWEEP_EVERY_MS);

  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(timer);
    await closeServer(server);
    await background.idle();
    probe.stop();
    own.close();
  };
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  } catch (error) {
    await stop();
    throw error;
  }
  clean();
  return { port: (server.address() as AddressInfo).port, stop };
}

function openStore({ environment, dataDir }: ServerSettings, openSqlite: OpenSqlite, write: WriteLine): ServerStore {
  const retention = retentionOf(environment);
  const { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: table, AWS_REGION: region } = environment;
  if (endpoint !== undefined) return createSharedStore({ table, endpoint, ...(region ? { region } : {}) }, retention);
  const onFullLog = (error: unknown): void => write({ event: 'log-not-emptied', error });
  return createSqliteStore(dataFiles(dataDir).database, openSqlite, { retention, onFullLog });
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const timer = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
  await closed;
  clearInterval(timer);
}

async function problemOf(store: ServerStore, dataDir: string): Promise<string | null> {
  if (freeBytesOf(dataDir) < MIN_FREE_BYTES) return 'the disk is full';
  try {
    await store.lookUpProfile('0');
    return null;
  } catch {
    return 'the database cannot be read';
  }
}

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const sizesOf = (database: string, dataDir: string) => ({
  databaseBytes: sizeOf(database),
  logBytes: sizeOf(`${database}-wal`),
  freeBytes: freeBytesOf(dataDir),
});

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
