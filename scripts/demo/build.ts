import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { bake } from '../build/bake';

const HERE = __dirname;

/** Settings of a demo. */
export interface DemoOptions {
  /** Folder for the files. Its former content is deleted. */
  folder: string;
}

const OPTIONS = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions;

/** A plugin that puts the stand-ins of `scripts/demo/node` in the place of Node's modules. */
function standIns(): Plugin {
  const standIn = (name: string) => ({ path: join(HERE, 'node', `${name}.ts`) });
  return {
    name: 'stand-ins',
    setup(build) {
      build.onResolve({ filter: /^node:(crypto|zlib)$/ }, ({ path }) => standIn(path.slice('node:'.length)));
      build.onResolve({ filter: /^\.\/whole$/ }, ({ importer }) =>
        importer.endsWith(join('storage', 'codec', 'save.ts')) ? standIn('whole') : null,
      );
    },
  };
}

/** Builds the demo. Returns the size of each file in bytes, by name. */
export async function buildDemo({ folder }: DemoOptions): Promise<Record<string, number>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, Uint8Array | string>();
  const page = await build({
    ...OPTIONS,
    entryPoints: [join(HERE, 'page/main.ts'), join(HERE, 'page/style.css')],
    format: 'esm',
    outdir: folder,
    write: false,
  });
  const worker = await build({
    ...OPTIONS,
    entryPoints: [join(HERE, 'worker.ts')],
    format: 'iife',
    outdir: folder,
    write: false,
    plugins: [standIns(), bake()],
    inject: [join(HERE, 'node/globals.ts')],
  });
  let html = readFileSync(join(HERE, 'page/index.html'), 'utf8');
  for (const { path, contents } of [...page.outputFiles, ...worker.outputFiles]) {
    const name = withHash(basename(path), contents);
    files.set(name, contents);
    html = html.replace(`{{${basename(path)}}}`, name);
  }
  files.set('index.html', html);
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
  return Object.fromEntries([...files].map(([name, content]) => [name, Buffer.byteLength(content)]));
}

/** Adds a hash of the content to the name of a file, so that no cache ever holds an old file under a new name. */
function withHash(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return name.replace(/\.(\w+)$/, `-${hash}.$1`);
}
