import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from './command-line';

/** Returns the path if the file exists. Throws a `UsageError` if it does not, before the script begins to measure. */
export function namedFile(option: string, file: string): string {
  if (!existsSync(file)) throw new UsageError(`${option}: there is no file ${file}.`);
  return file;
}

/** Parses the JSON of the file. Throws a `UsageError` if the file does not exist or is not JSON. */
export function namedJson(option: string, file: string): unknown {
  const text = readFileSync(namedFile(option, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${option}: ${file} is not JSON.`);
  }
}
