import { build } from 'esbuild';
import { loadRaws } from '../src/raws';

/** Where the bundles go; the root of what is deployed. */
export const APP = 'dist/app';

/** Largest bundle of one handler, in bytes, the canvas binary not counted. */
export const BUNDLE_LIMIT = 1.5e6;

/** Checks the raws and bundles both functions for Node 24. Returns the size of each in bytes. */
export async function buildHandlers(): Promise<Record<string, number>> {
  loadRaws();
  const result = await build({
    entryPoints: { interactions: 'src/handlers/interactions.ts', worker: 'src/handlers/worker.ts' },
    outdir: APP,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minify: true,
    // The SDK's own default picks CommonJS files, which cannot be shaken.
    mainFields: ['module', 'main'],
    external: ['@napi-rs/canvas'],
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const sizes = Object.entries(result.metafile.outputs).map(([file, { bytes }]) => [file, bytes] as const);
  const tooLarge = sizes.filter(([, bytes]) => bytes > BUNDLE_LIMIT);
  if (tooLarge.length > 0) {
    throw new Error(
      `Bundle over ${BUNDLE_LIMIT} bytes: ${tooLarge.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`,
    );
  }
  return Object.fromEntries(sizes);
}

if (require.main === module) {
  void buildHandlers().then((sizes) => console.table(sizes));
}
