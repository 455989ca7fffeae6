/** What the deployment invokes a function with, to be told what V8 compiled of its code. */
export const COMPILE_REQUEST = { compile: true } as const;

/** The answer to it. */
export interface Compiled {
  /** The version of Node. */
  node: string;
  /** The code cache, in base64. */
  cache: string;
}

/** Nobody but who may invoke the function directly can send it: at its front doors an event is made by AWS. */
export const isCompileRequest = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'compile' in event && event.compile === COMPILE_REQUEST.compile;
