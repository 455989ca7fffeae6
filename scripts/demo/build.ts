import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { packagesOf } from '../build';
import { bake } from '../build/bake';
import { thirdPartyNotices } from '../third-party/notices';
import { drawIcon, ICON_SIZES, iconName, manifest } from './manifest';

const HERE = __dirname;

const OPTIONS = {
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'warning',
  outdir: 'dist/demo',
  write: false,
  metafile: true,
} as const satisfies BuildOptions;

/** Replaces Node's modules with the files in `scripts/demo/node`. */
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

/** Settings of a demo, from environment variables of the build. */
interface DemoSettings {
  DISCORD_APPLICATION_ID?: string;
  SOURCE_URL?: string;
}

const inviteUrl = (application: string): string =>
  `https://discord.com/oauth2/authorize?${new URLSearchParams({ client_id: application, scope: 'applications.commands' })}`;

export type Files = Map<string, Uint8Array>;

/** Builds the demo's files in memory. Writes nothing. */
export async function buildDemo(settings: DemoSettings = {}): Promise<Files> {
  const { DISCORD_APPLICATION_ID: application, SOURCE_URL: source } = settings;
  const define = {
    APPLICATION_ID: JSON.stringify(application ?? ''),
    INVITE_URL: JSON.stringify(application ? inviteUrl(application) : ''),
    SOURCE_URL: JSON.stringify(source ?? ''),
  };
  const [page, worker] = await Promise.all([
    build({
      ...OPTIONS,
      entryPoints: [join(HERE, 'page/main.ts'), join(HERE, 'page/style.css')],
      format: 'esm',
      define,
    }),
    build({
      ...OPTIONS,
      entryPoints: [join(HERE, 'worker.ts')],
      format: 'iife',
      plugins: [standIns(), bake()],
      inject: [join(HERE, 'node/globals.ts')],
      define,
    }),
  ]);
  const files: Files = new Map();
  let html = readFileSync(join(HERE, 'page/index.html'), 'utf8');
  for (const { path, contents } of [...page.outputFiles, ...worker.outputFiles]) {
    const name = withHash(basename(path), contents);
    files.set(name, contents);
    html = html.replace(`{{${basename(path)}}}`, name);
  }
  for (const size of ICON_SIZES) files.set(iconName(size), await drawIcon(size));
  files.set('manifest.webmanifest', Buffer.from(manifest()));
  const others = [...files.keys()];
  files.set('index.html', Buffer.from(html));
  const packages = packagesOf({ ...page.metafile.outputs, ...worker.metafile.outputs });
  files.set('licences.txt', Buffer.from(thirdPartyNotices(packages)));
  files.set('service-worker.js', await serviceWorker(others, hashOf(...files.values())));
  return files;
}

/** Bundles the service worker, which stores the page and these files for use without a network. */
async function serviceWorker(files: readonly string[], buildName: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(HERE, 'service-worker.ts')],
    format: 'iife',
    define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(buildName) },
  });
  return outputFiles[0]!.contents;
}

/** Writes the files of a demo into a folder. Deletes the previous content of the folder. */
export function writeDemo(files: Files, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/** Adds a hash of the content to a file's name, so that a cache never returns old content for a new file. */
const withHash = (name: string, content: Uint8Array): string => name.replace(/\.(\w+)$/, `-${hashOf(content)}.$1`);

function hashOf(...contents: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}
