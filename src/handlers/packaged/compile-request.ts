export const COMPILE_REQUEST = { compile: true } as const;

export interface Compiled {
  node: string;
  /** V8's code cache in base64. */
  cache: string;
}

/**
 * Only a caller with the right to invoke the function can send a compile request. A public request reaches the function
 * as an event of another form.
 */
export const isCompileRequest = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'compile' in event && event.compile === COMPILE_REQUEST.compile;
