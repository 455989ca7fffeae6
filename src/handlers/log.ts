import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** Commit of this build, which the bundler inserts; `undefined` if the bundler does not know it. */
const COMMIT = process.env.BUILD_COMMIT;

/** Name of this build in every log line, such as `1.2.0+3f2a9c1`. */
export const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/** Writes a line of JSON to standard output for the operator's log. Errors are written with their causes. */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/**
 * Writes a line like `logLine`, but leaves out needless fields of an ordinary request, because the operator pays for
 * each byte. An ordinary request is answered with status 200, and its result, if any, is `applied`. The log itself adds
 * the time. The first line of the process contains the build. Run, version and command make up for the id and type of
 * the interaction.
 */
export function logBriefly(fields: Record<string, unknown>): void {
  process.stdout.write(formatBriefly(fields));
}

/** Returns the line that `logBriefly` writes, including its line break. */
export function formatBriefly(fields: Record<string, unknown>): string {
  const { event, outcome, status, result, cause, cold } = fields;
  const isOrdinary = event === 'interaction' && outcome === 'answered' && status === 200 && !cause && !cold;
  if (!isOrdinary || (result !== undefined && result !== 'applied')) return formatLine(fields);
  return `${JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !OBVIOUS.has(name))))}\n`;
}

const OBVIOUS = new Set(['at', 'status', 'interaction', 'type', 'outcome', 'result']);

export type WriteLine = (fields: Record<string, unknown>) => void;

/** Returns the line that `logLine` writes, including its line break. */
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
    // The stack repeats the message. Quoted text is removed from both, because it may come from players.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
