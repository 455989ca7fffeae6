import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** Commit from which this build was made. The bundler inserts it; it is absent if the bundler does not know it. */
const COMMIT = process.env.BUILD_COMMIT;

/** Name of this build, such as `1.2.0+3f2a9c1`. Every log line contains it. */
export const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/**
 * Writes one line of JSON to standard output, where the operator's log collects it. Errors are written with their
 * causes.
 */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/** Writes one line of a log, as `logLine` does. */
export type WriteLine = (fields: Record<string, unknown>) => void;

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
    // Removes quoted text from the stack too, because the stack repeats the message, and the quoted text may come from
    // players.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
