import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ErasureEntry } from '../erasure-log';

const NAME = /^\d{4}-\d\d-\d\d\.log$/;

const DAY_MS = 86_400_000;

/** Returns when the entry is on disk. Several processes may append. */
export function appendErasure(folder: string, entry: ErasureEntry): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const descriptor = openSync(join(folder, `${entry.at.slice(0, 10)}.log`), 'a', 0o600);
  try {
    // A crash may have cut off the line before.
    writeSync(descriptor, `\n${JSON.stringify(entry)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns JSON lines, oldest first. Leaves out lines that a crash cut off. */
export const readErasures = (folder: string): string[] =>
  filesIn(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.endsWith('}'));

/** Deletes the files of days that ended before `since` (milliseconds since 1970). */
export function forgetErasures(folder: string, since: number): void {
  for (const name of filesIn(folder)) {
    if (Date.parse(name.slice(0, 10)) + DAY_MS < since) rmSync(join(folder, name), { force: true });
  }
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
    : [];
