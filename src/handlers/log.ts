import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** The bundler inserts the commit, if known. */
const COMMIT = process.env.BUILD_COMMIT;

/** Name of this build in every log line, such as `1.2.0+3f2a9c1`. */
export const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/** Writes a line of JSON to standard output. Describes each error in the fields with its stack and causes. */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/**
 * Writes a line like `logLine`, with fewer fields if the line reports an ordinary interaction. The operator pays for
 * each byte of the log. An ordinary interaction was answered with status 200 and without an error, and its result is
 * absent or `applied`. The first interaction of a process never counts as ordinary, because its line names the build.
 */
export function logBriefly(fields: Record<string, unknown>): void {
  process.stdout.write(formatBriefly(fields));
}

/** Returns the line that `logBriefly` writes, with a line break at the end. */
export function formatBriefly(fields: Record<string, unknown>): string {
  const { event, outcome, status, result, cause, cold } = fields;
  const isOrdinary = event === 'interaction' && outcome === 'answered' && status === 200 && !cause && !cold;
  if (!isOrdinary || (result !== undefined && result !== 'applied')) return formatLine(fields);
  return `${JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !OBVIOUS.has(name))))}\n`;
}

const OBVIOUS = new Set(['at', 'status', 'interaction', 'type', 'outcome', 'result']);

export type WriteLine = (fields: Record<string, unknown>) => void;

/** Returns one line of JSON with a line break at the end. Adds the field `build`. */
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
    // The stack repeats the message. `describe` removes quoted text from both, because the quoted text may come from
    // players.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
