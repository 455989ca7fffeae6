export interface Cause {
  name: string;
  code: string | null;
  message: string;
  cause?: Cause;
}

const MESSAGE_LENGTH = 200;
const DEPTH = 3;

/** Omits stacks and quoted text. Describes at most `depth` nested errors. */
export function describeCause(error: unknown, depth = DEPTH): Cause {
  if (!isError(error)) return { name: typeof error, code: null, message: withoutQuotes(String(error)) };
  const { name, message, cause } = error;
  const described = { name, code: codeOf(error), message: withoutQuotes(message) };
  return cause === undefined || depth <= 1 ? described : { ...described, cause: describeCause(cause, depth - 1) };
}

/** `instanceof` would miss an error of another JavaScript realm. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || Object.prototype.toString.call(error) === '[object Error]';

const codeOf = (error: Error): string | null => ('code' in error ? String(error.code) : null);

/** Removes quotes, which may contain a player's name. Cuts at 200 characters. */
export function withoutQuotes(message: string): string {
  return message.replace(/".*"/s, '"…"').slice(0, MESSAGE_LENGTH);
}
