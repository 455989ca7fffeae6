import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** Commit of this build. The bundler inserts it if it is known. */
const COMMIT = process.env.BUILD_COMMIT;

/** Build that writes the line, such as `1.2.0+3f2a9c1`. */
const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/** Writes one line of JSON to standard output, for the operator. Errors include their causes. */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/** Returns the line that `logLine` writes, with its line break. */
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
    // The stack begins with the message, so quotations are removed there too.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
