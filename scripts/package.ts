import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { APP, buildHandlers } from './build';

const CANVAS = '@napi-rs/canvas';
const CANVAS_BINARY = `${CANVAS}-linux-arm64-gnu`;
const CACHE = 'node_modules/.cache/wyrmdeep';
const ZIP = 'dist/wyrmdeep.zip';

/** So that equal contents make equal archives. */
const STAMP = new Date('2020-01-01T00:00:00Z');

/** Builds the deployable package into `.serverless/`. Needs no credentials; fetches the arm64 canvas once. */
async function main(): Promise<void> {
  rmSync('dist', { recursive: true, force: true });
  console.table(await buildHandlers());
  cpSync(`node_modules/${CANVAS}`, join(APP, 'node_modules', CANVAS), { recursive: true });
  unpack(fetchBinary(), join(APP, 'node_modules', CANVAS_BINARY));
  await zip(APP, ZIP);
  execFileSync('npx', ['serverless', 'package', '--package', '.serverless'], {
    stdio: 'inherit',
    env: { ...process.env, SLS_TELEMETRY_DISABLED: '1', SLS_NOTIFICATIONS_MODE: 'off' },
  });
}

interface Locked {
  version: string;
  integrity: string;
}

function locked(name: string): Locked {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry) throw new Error(`${name} is not in package-lock.json`);
  return entry;
}

/** The binary package at the version and with the digest the lockfile names, from the cache where it is there. */
function fetchBinary(): string {
  const { version, integrity } = locked(CANVAS_BINARY);
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `canvas-linux-arm64-gnu-${version}.tgz`);
  if (!existsSync(file) || digestOf(file) !== integrity) {
    const made = execFileSync('npm', ['pack', `${CANVAS_BINARY}@${version}`, '--pack-destination', CACHE, '--silent'], {
      encoding: 'utf8',
    }).trim();
    cpSync(join(CACHE, made.split('\n').at(-1) as string), file);
  }
  if (digestOf(file) !== integrity) throw new Error(`${CANVAS_BINARY}@${version} does not match package-lock.json`);
  return file;
}

const digestOf = (file: string): string => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
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

/** Paths below a folder, in order of name. */
function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

void main();
