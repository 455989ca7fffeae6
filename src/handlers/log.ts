import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** The bundler puts the commit in, where it knows one. */
const COMMIT = process.env.BUILD_COMMIT;

/** What the line was written by, such as `1.2.0+3f2a9c1`. */
const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/** Writes one line of JSON to standard output, for the operator; errors with their causes. */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/** The line that `logLine` writes, its end included. */
export function formatLine(fields: Record<string, unknown>): string {
  const line = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describe(value) : value]),
  );
  return `${JSON.stringify({ ...line, build: BUILD })}\n`;
}

function describe(error: Error): Record<string, unknown> {
  const { name, code, message } = describeCause(error);
  return {
    name,
    code,
    message,
    // The stack begins with the message.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
