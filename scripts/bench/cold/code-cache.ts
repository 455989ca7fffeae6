import { execFile } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILE_REQUEST } from '../../../src/handlers/packaged/compile-request';
import { cacheFileOf } from '../../../src/handlers/packaged/load-code';
import { createSigningKeys } from '../../discord/keys';
import type { Database } from '../../lib/database';
import { settingsOf } from './player';

const run = promisify(execFile);

/** Has the handler in this folder compile its code, and prints the answer. */
const PROGRAM = `require('./interactions.js').handler(${JSON.stringify(COMPILE_REQUEST)})
  .then(({ cache }) => console.log(cache))`;

/** Where in a code cache V8 has the hash of its version. */
const VERSION_HASH = 4;

/**
 * Copies a build twice: with the code cache that it makes in the environment given, as the deployed one does, and with
 * the same marked as that of another V8. `file` is its bundle of `interactions`; returns those of the copies.
 */
export async function withCodeCaches(
  file: string,
  env: NodeJS.ProcessEnv,
  database: Database,
): Promise<{ accepted: string; rejected: string }> {
  const [accepted, rejected] = ['accepted', 'rejected'].map((kind) => copy(dirname(file), kind)) as [string, string];
  const settings = { ...env, ...settingsOf(createSigningKeys(), database) };
  const { stdout } = await run(process.execPath, ['-e', PROGRAM], { cwd: accepted, env: settings, maxBuffer: 2 ** 24 });
  const cache = Buffer.from(stdout, 'base64');
  const name = cacheFileOf(readdirSync(accepted).find((each) => /^code-\w+\.js$/.test(each)) ?? '');
  writeFileSync(join(accepted, name), cache);
  cache.writeUInt32LE(0, VERSION_HASH);
  writeFileSync(join(rejected, name), cache);
  return { accepted: join(accepted, basename(file)), rejected: join(rejected, basename(file)) };
}

function copy(folder: string, kind: string): string {
  const to = `${folder}-${kind}`;
  rmSync(to, { recursive: true, force: true });
  cpSync(folder, to, { recursive: true });
  return to;
}
