import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command-line';

/** File with the process id of the server that uses the folder. */
const CLAIM = 'server.pid';
/** Names of files and folders that `cleanFolder` deletes. */
const DATA = ['database', 'channel.json', 'signing-key.pem'];

/**
 * Reserves a data folder for this process until it ends, because two servers in one folder would damage each other's
 * data. Throws a `UsageError` if another process uses the folder, or if the folder cannot be created or written to.
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

export function cleanFolder(folder: string): void {
  for (const name of DATA) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the id of the process that uses the folder; `null` if there is none, or if it no longer runs. */
function ownerOf(claim: string): number | null {
  const pid = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs as another user.
    return isAbout(error, 'EPERM');
  }
}

const isAbout = (error: unknown, ...codes: readonly string[]): error is NodeJS.ErrnoException =>
  codes.includes(String((error as NodeJS.ErrnoException | null)?.code));
