import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { OLDEST_NODE } from './oldest-node';

const SCRIPTS = join(__dirname, '..');
const OUT = join(SCRIPTS, '../out');

/**
 * Bundles a script into `out/` and returns the path of the bundle. Long or measured work runs bundled, because scripts
 * compiled at run time are only half as fast. `options` of esbuild override the defaults below.
 */
export async function bundleScript(entry: string, options: BuildOptions = {}): Promise<string> {
  mkdirSync(OUT, { recursive: true });
  const name = relative(SCRIPTS, entry).replace(/\.ts$/, '').replaceAll(/[\\/]/g, '-');
  const outfile = join(OUT, `${name}.js`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
    ...options,
  });
  return outfile;
}
