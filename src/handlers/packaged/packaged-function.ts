import { join } from 'node:path';
import type * as functions from '../functions';
import { type Compiled, isCompileRequest } from './compile-request';
import { growSlowly } from './grow-slowly';
import { loadCode } from './load-code';
import { optimizeLate } from './optimize-late';

/** File with the code of all functions. The bundler inserts the name. */
const CODE_FILE = process.env.CODE_FILE as string;

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/**
 * Returns the handler of a deployed function. Loads the code, which is in another file, with its code cache. The
 * handler answers a compile request only if the process has received no other event before.
 */
export function packagedFunction(name: keyof typeof functions.start): Handler {
  const { exports, cache, compiled } = loadCode<typeof functions>(join(__dirname, CODE_FILE), require);
  if (cache === 'rejected') exports.logRejectedCache(process.env);
  const handle = exports.start[name]() as Handler;
  let hasBegun = false;
  return async (event, context) => {
    if (isCompileRequest(event)) {
      // The first event of another kind changes V8's flags. V8 rejects a code cache made under changed flags in a new
      // process, which starts with the default flags.
      if (hasBegun) throw new Error('compiles only before it has answered');
      await exports.rehearse(process.env);
      return { node: process.version, cache: compiled().toString('base64') } satisfies Compiled;
    }
    if (!hasBegun) {
      optimizeLate();
      growSlowly();
    }
    hasBegun = true;
    return handle(event, context);
  };
}
