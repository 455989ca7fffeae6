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

/** Makes the handler in this folder compile its code, and prints the code cache. */
const PROGRAM = `require('./interactions.js').handler(${JSON.stringify(COMPILE_REQUEST)})
  .then(({ cache }) => console.log(cache))`;

/** Offset in bytes of V8's version hash in a code cache. */
const VERSION_HASH = 4;

/**
 * Makes two copies of a build. One has a valid code cache, made in this environment. The other has the same cache with
 * another version hash, which V8 rejects. `file` is the build's bundle of `interactions`. Returns the paths of this
 * bundle in both copies.
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
