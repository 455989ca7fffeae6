/** Event with which the deployment asks a function for a code cache. */
export const COMPILE_REQUEST = { compile: true } as const;

/** Reply to a compile request. */
export interface Compiled {
  /** Version of Node. */
  node: string;
  /** Code cache in base64. */
  cache: string;
}

/**
 * True if the event asks for a code cache. Only callers with the right to invoke the function can send it, because AWS
 * makes the events of public requests.
 */
export const isCompileRequest = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'compile' in event && event.compile === COMPILE_REQUEST.compile;
