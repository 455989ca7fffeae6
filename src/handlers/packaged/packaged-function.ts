import { join } from 'node:path';
import type * as functions from '../functions';
import { type Compiled, isCompileRequest } from './compile-request';
import { growSlowly } from './grow-slowly';
import { loadCode } from './load-code';
import { optimizeLate } from './optimize-late';

/** File with the code of all functions. The bundler inserts its name. */
const CODE_FILE = process.env.CODE_FILE as string;

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/**
 * Returns the handler of a deployed function. The code is in another file, which is loaded with a code cache. The
 * handler also answers a compile request, but only before any other event of the process.
 */
export function packagedFunction(name: keyof typeof functions.start): Handler {
  const { exports, cache, compiled } = loadCode<typeof functions>(join(__dirname, CODE_FILE), require);
  if (cache === 'rejected') exports.logRejectedCache(process.env);
  const handle = exports.start[name]() as Handler;
  let hasBegun = false;
  return async (event, context) => {
    if (isCompileRequest(event)) {
      // Other events change V8's flags. V8 would then reject the code cache in a new process, which starts with other
      // flags.
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
