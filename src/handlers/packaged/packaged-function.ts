import { join } from 'node:path';
import type * as functions from '../functions';
import { type Compiled, isCompileRequest } from './compile-request';
import { growSlowly } from './grow-slowly';
import { loadCode } from './load-code';
import { optimizeLate } from './optimize-late';

/** Name of the file with the deployed functions, which the bundler inserts. */
const CODE_FILE = process.env.CODE_FILE as string;

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/** Returns a deployed function's handler, which refuses compile requests after any other event. */
export function packagedFunction(name: keyof typeof functions.start): Handler {
  const { exports, cache, compiled } = loadCode<typeof functions>(join(__dirname, CODE_FILE), require);
  if (cache === 'rejected') exports.logRejectedCache(process.env);
  const handle = exports.start[name]() as Handler;
  let hasBegun = false;
  return async (event, context) => {
    if (isCompileRequest(event)) {
      // Any event except a compile request changes V8's flags. New processes would reject a cache compiled afterwards.
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
