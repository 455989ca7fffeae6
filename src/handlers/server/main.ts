import { DatabaseInUseError } from '../../storage';
import { formatLine, logLine } from '../log';
import { growSlowly } from '../packaged/grow-slowly';
import { loadSqlite } from './database';
import { readServerSettings, SettingsError } from './settings';
import { startServer } from './start-server';

/** Exceeds the time limit of a job, because a stopping server waits for jobs. */
const STOP_MS = 55_000;

async function main(): Promise<void> {
  const settings = readServerSettings(process.env);
  const { port, stop } = await startServer(settings, { openSqlite: await loadSqlite(), write: logLine });
  growSlowly();
  logLine({ event: 'listening', port, data: settings.dataDir, node: process.version });
  let stopping = false;
  const end = (signal: string): void => {
    // All commits are on disk already.
    if (stopping) process.exit(1);
    stopping = true;
    logLine({ event: 'stopping', signal });
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void stop().then(() => {
      logLine({ event: 'stopped' });
      process.exit(0);
    });
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** Tells supervisors not to start the server again. */
const MUST_CORRECT = 2;

function fail(error: unknown): void {
  const advice = adviceOn(error);
  process.stderr.write(advice === null ? formatLine({ event: 'crashed', error }) : `${advice}\n`);
  process.exit(advice === null ? 1 : MUST_CORRECT);
}

function adviceOn(error: unknown): string | null {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof DatabaseInUseError) return `Cannot start: ${error.message} Stop that process first.`;
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'EADDRINUSE') return `Cannot start: another process listens on the port. Set PORT to a free one.`;
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return `Cannot start: DATA_DIR takes a folder that this user can write to. ${error.message}`;
  return null;
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
