import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CANVAS = '@napi-rs/canvas';
/** The package with the canvas for the machines the functions run on. */
export const CANVAS_BINARY = `${CANVAS}-linux-arm64-gnu`;
const CACHE = 'node_modules/.cache/wyrmdeep';

interface LockedPackage {
  version: string;
  integrity: string;
}

/**
 * Unpacks the binary package into a folder, at the version and with the digest that the lockfile names. It comes from a
 * cache where it is there, else from the registry.
 */
export function unpackCanvasBinary(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', canvasArchive(), '-C', folder, '--strip-components=1']);
}

function canvasArchive(): string {
  const { version, integrity } = lockedPackage(CANVAS_BINARY);
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

function lockedPackage(name: string): LockedPackage {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry) throw new Error(`${name} is not in package-lock.json`);
  return entry;
}

const digestOf = (file: string): string => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
