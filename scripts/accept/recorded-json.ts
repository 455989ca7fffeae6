import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from '../lib/write-json';

/** Folder of the recorded files that tests read and `npm run accept` rewrites. */
const FOLDER = 'test/recorded';

/** Returns `null` if the file is missing. */
export function readRecorded<T>(root: string, name: string): T | null {
  const file = join(root, FOLDER, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

export function writeRecorded(root: string, name: string, value: unknown): void {
  writeJson(join(root, FOLDER, name), value);
}
