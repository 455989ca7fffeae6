import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { loadRaws } from '../src/raws';
import { commitName } from './build';
import { bake } from './build/bake';
import { commandLine } from './lib/command-line';
import { OLDEST_NODE } from './lib/oldest-node';

/** The server needs only this folder and Node. */
export const SERVER = 'dist/server';

const ENTRIES = {
  serve: 'src/handlers/server/main.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  erase: 'scripts/erase.ts',
  export: 'scripts/export.ts',
  nameless: 'scripts/nameless.ts',
};

/** Packages of the SQLite driver. They cannot be bundled, because they load a binary. */
const DRIVER = ['libsql', '@libsql', '@neon-rs'];

/** Checks the raws, bundles the server and its tools, and adds the SQLite driver. */
export async function buildServer(folder = SERVER): Promise<void> {
  loadRaws();
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    format: 'cjs',
    minify: true,
    // By default the SDK resolves to CommonJS, which cannot be tree-shaken.
    mainFields: ['module', 'main'],
    external: ['libsql'],
    define: { 'process.env.BUILD_COMMIT': JSON.stringify(commitName()) },
    plugins: [bake()],
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const name of ['LICENSE', 'THIRD_PARTY.md']) cpSync(name, join(folder, name));
  for (const name of DRIVER)
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}

const USAGE = `npm run build:server

Checks the raws and bundles the server of "npm run serve" into ${SERVER}, with all that it needs but Node.`;

if (require.main === module) void commandLine(USAGE, {}, () => buildServer());
