import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

export interface LoadedCode<Exports> {
  exports: Exports;
  /** Result of V8's check of the code cache; `none` if there is no cache beside the file. */
  cache: 'accepted' | 'rejected' | 'none';
  /**
   * Returns a code cache for all code that V8 has compiled so far. V8 accepts the cache only with the same build of
   * Node and the same flags.
   */
  compiled(): Buffer;
}

type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, filename: string, dirname: string) => void;

export const cacheFileOf = (file: string): string => file.replace(/\.js$/, '.cache');

/**
 * Runs a file of code, with the code cache beside the file if there is one. V8 rejects a cache from another build of
 * Node, another processor, other flags, or a file of another length. V8 then compiles the code as usual.
 *
 * V8 does not compare the contents. If the contents of the file change, the name of the file must change too.
 */
export function loadCode<Exports>(file: string, require: NodeJS.Require): LoadedCode<Exports> {
  const cachedData = readCache(cacheFileOf(file));
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  // V8 no longer needs the buffer. If the buffer stayed, V8 would see so much memory in use that it would collect
  // garbage at once.
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

/**
 * Frees the memory of a buffer, which becomes empty. Does nothing if other buffers share this memory, or if this
 * version of Node cannot free memory.
 */
function release({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && 'transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}
