import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

export interface LoadedCode<Exports> {
  exports: Exports;
  cache: 'accepted' | 'rejected' | 'none';
  /** Returns a cache that fits only this build of Node and its flags. */
  compiled(): Buffer;
}

type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, filename: string, dirname: string) => void;

export const cacheFileOf = (file: string): string => file.replace(/\.js$/, '.cache');

/** Changed code needs a new file name, because V8 does not compare contents. */
export function loadCode<Exports>(file: string, require: NodeJS.Require): LoadedCode<Exports> {
  const cachedData = readCache(cacheFileOf(file));
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  // V8 would count the buffer's bytes and collect garbage at once.
  if (cachedData) release(cachedData);
  const module = { exports: {} };
  (script.runInThisContext() as Wrapper)(module, require, file, dirname(file));
  return {
    exports: module.exports as Exports,
    cache: cachedData ? (script.cachedDataRejected ? 'rejected' : 'accepted') : 'none',
    compiled: () => script.createCachedData(),
  };
}

function readCache(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function release({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && 'transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}
