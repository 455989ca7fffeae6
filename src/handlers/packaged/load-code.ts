import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** Evaluated code of the package. */
export interface LoadedCode<Exports> {
  exports: Exports;
  /** Result of offering V8 the code cache. `none` if there is no cache file beside the code. */
  cache: 'accepted' | 'rejected' | 'none';
  /**
   * Returns a code cache of all that V8 has compiled so far. Only a process with the same build of Node and the same
   * flags accepts it.
   */
  compiled(): Buffer;
}

/** The single function in a file of code. Its parameters are the values that Node gives every CommonJS module. */
type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, filename: string, dirname: string) => void;

/** Returns the path of a file's code cache. */
export const cacheFileOf = (file: string): string => file.replace(/\.js$/, '.cache');

/**
 * Evaluates a file of code with the code cache beside it. V8 rejects a cache of another build of Node, processor, set
 * of flags or file length, and compiles without it. V8 does not compare the contents, so the name of the file must
 * change with them.
 */
export function loadCode<Exports>(file: string, require: NodeJS.Require): LoadedCode<Exports> {
  const cachedData = readCache(cacheFileOf(file));
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  // V8 no longer needs the buffer. If the buffer stayed, so much memory outside the heap would start a garbage
  // collection at once.
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

/** Frees the memory of a buffer if no other buffer shares it and Node can free it. The buffer is empty afterwards. */
function release({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && 'transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}
