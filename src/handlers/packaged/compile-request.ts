export const COMPILE_REQUEST = { compile: true } as const;

export interface Compiled {
  node: string;
  cache: string;
}

/** Only callers that may invoke the function can send this event. */
export const isCompileRequest = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'compile' in event && event.compile === COMPILE_REQUEST.compile;
