import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command-line';

/** Holds the process id of the server that uses the folder. */
const CLAIM = 'server.pid';
/** What `cleanFolder` deletes. */
const DATA = ['database', 'channel.json', 'signing-key.pem'];

/**
 * Claims a data folder for this process, for as long as it runs: two servers would spoil each other's database, or find
 * it closed. Throws a `UsageError` where another uses it, or where it cannot be one.
 */
export function claimFolder(folder: string): void {
  const claim = join(folder, CLAIM);
  const owner = ownerOf(claim);
  if (owner !== null) {
    throw new UsageError(
      `Another server, process ${owner}, uses the data folder ${folder}. Stop it, or choose a folder and a port for this one: DATA_DIR=.data/2 PORT=3001 npm start (If there is no such server, delete ${claim}.)`,
    );
  }
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(claim, String(process.pid));
  } catch (error) {
    if (!isAbout(error, 'EEXIST', 'ENOTDIR', 'EACCES', 'EPERM')) throw error;
    throw new UsageError(`DATA_DIR takes a folder that can be written to: ${error.message}`);
  }
  process.once('exit', () => rmSync(claim, { force: true }));
}

/** Deletes what is in a claimed folder, but for the claim. */
export function cleanFolder(folder: string): void {
  for (const name of DATA) rmSync(join(folder, name), { recursive: true, force: true });
}

/** The process that uses the folder; `null` where none does, as after one that was killed. */
function ownerOf(claim: string): number | null {
  const pid = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, for another user.
    return isAbout(error, 'EPERM');
  }
}

const isAbout = (error: unknown, ...codes: readonly string[]): error is NodeJS.ErrnoException =>
  codes.includes(String((error as NodeJS.ErrnoException | null)?.code));
