import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

/** Where scripts leave what they make. */
export const OUT = join(__dirname, '../out');

/**
 * Bundles a script of ours into `out/` and returns the file. What runs long or is measured runs bundled, as the deployed
 * code does: compiled on the fly every function is wrapped to keep its name, which costs about half the speed.
 */
export async function bundleScript(entry: string): Promise<string> {
  mkdirSync(OUT, { recursive: true });
  const name = relative(__dirname, entry).replace(/\.ts$/, '').replaceAll(/[\\/]/g, '-');
  const outfile = join(OUT, `${name}.js`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outfile;
}
