import { execFileSync } from 'node:child_process';
import { cpSync, createWriteStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { APP, buildHandlers } from './build';
import { CANVAS, CANVAS_BINARY, unpackCanvasBinary } from './package/canvas-binary';
import { thirdPartyNotices } from './third-party/notices';

const ZIP = 'dist/wyrmdeep.zip';

/** A fixed time, so that equal contents make equal archives. */
const STAMP = new Date('2020-01-01T00:00:00Z');

/**
 * Builds the deployable package into `.serverless/`. Needs no credentials; fetches the arm64 canvas once. With
 * `--notices` it also rewrites THIRD_PARTY.md, whose copy the package carries.
 */
async function main(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  const { sizes, packages } = await buildHandlers();
  console.table(sizes);
  cpSync(`node_modules/${CANVAS}`, join(APP, 'node_modules', CANVAS), { recursive: true });
  unpackCanvasBinary(join(APP, 'node_modules', CANVAS_BINARY));
  writeNotices(thirdPartyNotices(packages, join(APP, 'node_modules')));
  await zip(APP, ZIP);
  execFileSync('npx', ['serverless', 'package', '--package', '.serverless'], {
    stdio: 'inherit',
    env: { ...process.env, SLS_TELEMETRY_DISABLED: '1', SLS_NOTIFICATIONS_MODE: 'off' },
  });
}

function writeNotices(text: string): void {
  writeFileSync(join(APP, 'THIRD_PARTY.md'), text);
  if (process.argv.includes('--notices')) writeFileSync('THIRD_PARTY.md', text);
}

async function zip(folder: string, file: string): Promise<void> {
  const archive = new ZipFile();
  for (const path of filesBelow(folder)) {
    archive.addFile(join(folder, path), path, { mtime: STAMP, mode: 0o644 });
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
  console.log(`${file}: ${statSync(file).size} bytes`);
}

/** Paths below a folder, sorted by name. */
function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

void main();
