import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { type ErasureEntry, parseErasure } from '../erasure-log';

/** Adds an erasure to the file. The entry is on disk when the function returns. */
export function appendErasure(file: string, entry: ErasureEntry): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    // The line break in front ends a line that a crash has cut off.
    writeSync(descriptor, `\n${JSON.stringify(entry)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads the lines of the file, oldest first; none if the file is missing. Leaves out lines that a crash has cut off. */
export function readErasures(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
}

/** Removes erasures from before `since` from the file. `since` is in milliseconds since 1970. */
export function forgetErasures(file: string, since: number): void {
  const lines = readErasures(file);
  const kept = lines.filter((line) => Date.parse(parseErasure(line)?.at ?? '') >= since);
  if (kept.length === lines.length) return;
  const descriptor = openSync(`${file}.new`, 'w', 0o600);
  writeSync(descriptor, kept.map((line) => `\n${line}\n`).join(''));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.new`, file);
}
