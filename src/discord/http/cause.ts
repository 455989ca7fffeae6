/** The error that deferred or failed a request, for the log. */
export interface Cause {
  name: string;
  code: string | null;
  message: string;
  /** The error that caused this one. */
  cause?: Cause;
}

const MESSAGE_LENGTH = 200;
/** Maximum number of errors in a logged chain of causes. */
const DEPTH = 3;

/** Describes an error and its causes for the log, without stacks. */
export function describeCause(error: unknown, depth = DEPTH): Cause {
  if (!isError(error)) return { name: typeof error, code: null, message: withoutQuotes(String(error)) };
  const { name, message, cause } = error;
  const described = { name, code: codeOf(error), message: withoutQuotes(message) };
  return cause === undefined || depth <= 1 ? described : { ...described, cause: describeCause(cause, depth - 1) };
}

/**
 * True for errors of this and other JavaScript realms. An error of another realm has another constructor, so
 * `instanceof` would miss it.
 */
const isError = (error: unknown): error is Error =>
  error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';

const codeOf = (error: Error): string | null => ('code' in error ? String(error.code) : null);

/**
 * Removes quotations and cuts the message at 200 characters. Parsers quote unreadable input, which may hold a player's
 * name.
 */
export function withoutQuotes(message: string): string {
  return message.replace(/".*"/s, '"…"').slice(0, MESSAGE_LENGTH);
}
