import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { APP, BUNDLE_LIMIT, buildHandlers } from '../build';
import { createSigningKeys } from '../discord/keys';
import { type Line, line } from './line';

const ROOT = join(__dirname, '../..');
/** Milliseconds from an empty process to a handler that could answer. */
const LOAD_LIMIT = 200;

/** What the deployed bundles weigh, and how long a fresh process takes to load the one that answers. */
export async function bundle(quick: boolean): Promise<Line[]> {
  const { sizes } = await buildHandlers();
  const program = `const t = performance.now(); require(${JSON.stringify(join(ROOT, APP, 'interactions.js'))});
    console.log('loaded', performance.now() - t)`;
  const env = { ...process.env, DISCORD_PUBLIC_KEY: createSigningKeys().publicKey, TABLE_NAME: 'bench' };
  const loads = Array.from({ length: quick ? 3 : 11 }, () => {
    const out = execFileSync(process.execPath, ['-e', program], {
      env,
      encoding: 'utf8',
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/loaded ([\d.]+)/.exec(out)?.[1]);
  });
  return [
    ...Object.entries(sizes).map(([file, bytes]) => line('bundle', file, 'bytes', [bytes], { max: BUNDLE_LIMIT })),
    line('bundle', 'module load', 'ms', loads, { median: LOAD_LIMIT }),
  ];
}
