import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { loadRaws } from '../src/raws';
import { bake } from './build/bake';
import { leaveOut, leftOut } from './build/later';
import { packRaws } from './build/pack-raws';
import { commandLine } from './lib/command-line';

/** Folder of the bundles, which is the root of the deployed package. */
export const APP = 'dist/app';

/** Maximum size of a file of code, in bytes. */
export const BUNDLE_LIMIT = 1.5e6;

const FUNCTIONS = ['interactions', 'worker'];

interface Build {
  /** Size of each file in bytes, by path. */
  sizes: Record<string, number>;
  codeFile: string;
  /** Folders of the npm packages whose code is in a bundle, sorted by name. */
  packages: string[];
}

const OPTIONS = {
  outdir: APP,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  minify: true,
  // Code from a code cache cannot use import(). An import of node:http would load all modules behind its getters.
  supported: { 'dynamic-import': false },
  // By default the SDK resolves to CommonJS, which cannot be tree-shaken.
  mainFields: ['module', 'main'],
  // Stack traces in the log name source files. Leaving the sources out of the maps halves their size.
  sourcemap: 'linked',
  sourcesContent: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Wraps a file into a function of the variables that Node gives every module, as `loadCode` expects. */
export const WRAPPED = {
  banner: { js: '(function (module, require, __filename, __dirname) {' },
  footer: { js: '})' },
} as const satisfies BuildOptions;

/** Checks the raws and bundles both functions for Node 24. Rejects if a file is larger than BUNDLE_LIMIT. */
export async function buildHandlers(): Promise<Build> {
  loadRaws();
  rmSync(APP, { recursive: true, force: true });
  const code = await build({
    ...OPTIONS,
    entryPoints: { code: 'src/handlers/functions.ts' },
    // The hash in the name makes sure that a code cache beside the file belongs to the same code.
    entryNames: '[name]-[hash]',
    define: { 'process.env.BUILD_COMMIT': JSON.stringify(commitName()) },
    plugins: [bake(), packRaws(), leaveOut()],
    ...WRAPPED,
  });
  const others = await build({ ...OPTIONS, ...leftOut(code.metafile) });
  const handlers = await build({
    ...OPTIONS,
    entryPoints: FUNCTIONS.map((name) => `src/handlers/${name}.ts`),
    define: { 'process.env.CODE_FILE': JSON.stringify(codeFileOf(code.metafile)) },
  });
  const outputs = { ...code.metafile.outputs, ...others.metafile.outputs, ...handlers.metafile.outputs };
  const sizes = Object.entries(outputs)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, { bytes }]) => [file, bytes] as const);
  const tooLarge = sizes.filter(([, bytes]) => bytes > BUNDLE_LIMIT);
  if (tooLarge.length > 0) {
    throw new Error(
      `Bundle over ${BUNDLE_LIMIT} bytes: ${tooLarge.map(([file, bytes]) => `${file} ${bytes}`).join(', ')}`,
    );
  }
  return { sizes: Object.fromEntries(sizes), codeFile: codeFileOf(code.metafile), packages: packagesOf(outputs) };
}

function codeFileOf({ outputs }: Metafile): string {
  const file = Object.keys(outputs).find((each) => each.endsWith('.js'));
  if (file === undefined) throw new Error('nothing was built');
  return basename(file);
}

/** Returns the name of the build's commit, marked if the working tree has changes; empty outside of a repository. */
export function commitName(): string {
  try {
    const args = ['describe', '--always', '--exclude=*', '--abbrev=10', '--dirty'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Returns the folders of the npm packages whose code is in a bundle, sorted by name. */
export function packagesOf(outputs: Metafile['outputs']): string[] {
  const folders = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    // Skips inputs that the build itself made. Their names have a prefix such as `later:`.
    .map(([file]) => /^[^:]*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

const USAGE = `npm run build

Checks the raws and bundles both functions into ${APP}. Ends with 1 when a bundle is over its limit.`;

if (require.main === module) {
  void commandLine(USAGE, {}, async () => console.table((await buildHandlers()).sizes));
}
