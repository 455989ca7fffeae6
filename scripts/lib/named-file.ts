import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from './command-line';

/** The file that an option names. Throws a `UsageError` where there is none, before anything is measured for it. */
export function namedFile(option: string, file: string): string {
  if (!existsSync(file)) throw new UsageError(`${option}: there is no file ${file}.`);
  return file;
}

/** The JSON in it. Throws a `UsageError` where it is none, too. */
export function namedJson(option: string, file: string): unknown {
  const text = readFileSync(namedFile(option, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${option}: ${file} is not JSON.`);
  }
}
