import { describeCause, withoutQuotes } from '../discord/http/cause';

/** Version and commit of this build; the bundler puts it in. */
const BUILD = process.env.BUILD ?? 'unbuilt';

/** Writes one line of JSON to standard output, for the operator; errors with their causes. */
export function logLine(fields: Record<string, unknown>): void {
  const line = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describe(value) : value]),
  );
  process.stdout.write(`${JSON.stringify({ ...line, build: BUILD })}\n`);
}

function describe(error: Error): Record<string, unknown> {
  const { name, code, message } = describeCause(error);
  return {
    name,
    code,
    message,
    // The stack begins with the message.
    stack: error.stack?.replace(error.message, withoutQuotes(error.message)),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
