import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** Code of the package, evaluated. */
export interface LoadedCode<Exports> {
  exports: Exports;
  /** Whether V8 took what it had compiled of the file before: `none` where nothing lies beside it. */
  cache: 'accepted' | 'rejected' | 'none';
  /** What V8 has compiled of the file up to now, for a process of the same build of Node with the same flags. */
  compiled(): Buffer;
}

/** A file of code is one function, of what Node gives every CommonJS module. */
type Wrapper = (module: { exports: unknown }, require: NodeJS.Require, filename: string, dirname: string) => void;

/** Where the code cache of a file lies. */
export const cacheFileOf = (file: string): string => file.replace(/\.js$/, '.cache');

/**
 * Evaluates a file of code with the code cache beside it. V8 rejects a cache of another build of Node, of another kind
 * of processor, of other flags, or of a file of another length, and then compiles as without one. It does not compare
 * the contents: the name of a file has to tell them.
 */
export function loadCode<Exports>(file: string, require: NodeJS.Require): LoadedCode<Exports> {
  const cachedData = readCache(cacheFileOf(file));
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  // V8 is done with it: left to the collector, so much memory outside of the heap would have it begin at once.
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

/** Gives back the memory of a buffer that shares it with no other, where Node knows how: it is empty afterwards. */
function release({ buffer, length }: Buffer): void {
  if (length === buffer.byteLength && 'transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}
