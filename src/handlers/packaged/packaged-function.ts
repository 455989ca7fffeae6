import { join } from 'node:path';
import type * as functions from '../functions';
import { type Compiled, isCompileRequest } from './compile-request';
import { growSlowly } from './grow-slowly';
import { loadCode } from './load-code';
import { optimizeLate } from './optimize-late';

/** The bundler inserts the name of this file with the deployed functions. */
const CODE_FILE = process.env.CODE_FILE as string;

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/** The handler accepts compile requests only before its first event. */
export function packagedFunction(name: keyof typeof functions.start): Handler {
  const { exports, cache, compiled } = loadCode<typeof functions>(join(__dirname, CODE_FILE), require);
  if (cache === 'rejected') exports.logRejectedCache(process.env);
  const handle = exports.start[name]() as Handler;
  let hasBegun = false;
  return async (event, context) => {
    if (isCompileRequest(event)) {
      // Events change V8's flags, so new processes would reject this cache.
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
