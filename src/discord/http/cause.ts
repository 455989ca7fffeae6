/** Why a request was deferred or failed, for the log. */
export interface Cause {
  name: string;
  code: string | null;
  message: string;
  /** What led to it in turn. */
  cause?: Cause;
}

const MESSAGE_LENGTH = 200;
/** How far a chain of causes is followed. */
const DEPTH = 3;

/** An error without its stack. */
export function describeCause(error: unknown, depth = DEPTH): Cause {
  if (!isError(error)) return { name: typeof error, code: null, message: withoutQuotes(String(error)) };
  const { name, message, cause } = error;
  const described = { name, code: codeOf(error), message: withoutQuotes(message) };
  return cause === undefined || depth <= 1 ? described : { ...described, cause: describeCause(cause, depth - 1) };
}

/** Also those of another realm, which have another constructor. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';

const codeOf = (error: Error): string | null => ('code' in error ? String(error.code) : null);

/** Cut short, and without quotations: parsers quote what they could not read, and that may hold a player's name. */
export function withoutQuotes(message: string): string {
  return message.replace(/".*"/s, '"…"').slice(0, MESSAGE_LENGTH);
}
