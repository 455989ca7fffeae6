import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** Result of loading a file of code: what it exports, and what happened to its code cache. */
export interface LoadedCode<Exports> {
  exports: Exports;
  /** V8's answer to the code cache. `none` means that there is no cache file beside the code. */
  cache: 'accepted' | 'rejected' | 'none';
  /**
   * Returns a code cache with all that V8 has compiled so far. Only a process with the same build of Node and the same
   * V8 flags accepts it.
   */
  compiled(): Buffer;
}

/**
 * The function that a file of code consists of. The parameters are the variables that Node gives every CommonJS module.
 */
type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, filename: string, dirname: string) => void;

/** Returns the path of the code cache that belongs to a file of code. */
export const cacheFileOf = (file: string): string => file.replace(/\.js$/, '.cache');

/**
 * Runs a file of code, and offers V8 the code cache beside the file. V8 rejects a cache that was made by another build
 * of Node, for another processor, with other flags, or from a file of another length. V8 then compiles the code as
 * usual.
 *
 * V8 does not compare the contents. The name of the file must therefore change whenever its contents change.
 */
export function loadCode<Exports>(file: string, require: NodeJS.Require): LoadedCode<Exports> {
  const cachedData = readCache(cacheFileOf(file));
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  // Frees the buffer, because V8 no longer needs it. Otherwise so much memory outside the heap would make V8 collect
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
 * Frees the memory of a buffer, which is empty afterwards. Does nothing if the memory is shared with another buffer, or
 * if this version of Node cannot free it.
 */
function release({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && 'transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}
