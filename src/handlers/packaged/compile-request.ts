/** Event with which the deployment asks a deployed function for a code cache. */
export const COMPILE_REQUEST = { compile: true } as const;

export interface Compiled {
  /** Version of Node that made the code cache. */
  node: string;
  /** V8's code cache in base64. */
  cache: string;
}

/**
 * True if the event asks for a code cache. Only callers with the right to invoke the function can send this event.
 * Events that AWS makes from public requests have another form.
 */
export const isCompileRequest = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'compile' in event && event.compile === COMPILE_REQUEST.compile;
