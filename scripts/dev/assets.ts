import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface Asset {
  contentType: string;
  bytes: Buffer;
}

const ROOT = join(__dirname, '..', 'playground');

/** Bundles the playground. Keys are URL paths. */
export async function playgroundAssets(): Promise<Map<string, Asset>> {
  const bundle = await build({
    entryPoints: [join(ROOT, 'main.ts'), join(ROOT, 'style.css')],
    bundle: true,
    write: false,
    outdir: ROOT,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  const assets = new Map<string, Asset>([
    ['/', { contentType: 'text/html; charset=utf-8', bytes: readFileSync(join(ROOT, 'index.html')) }],
  ]);
  for (const file of bundle.outputFiles) {
    const script = file.path.endsWith('.js');
    const contentType = script ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8';
    assets.set(`/playground/${script ? 'main.js' : 'style.css'}`, { contentType, bytes: Buffer.from(file.contents) });
  }
  return assets;
}
