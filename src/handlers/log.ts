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

/**
 * Writes one line as `logLine` does, but leaves out of the line of an ordinary request whatever goes without saying:
 * the log's own time, the build, which the line of the process's first request has, and how the request was answered.
 * Run and version name the request, so the line needs no id. Each byte is paid for.
 */
export function logBriefly(fields: Record<string, unknown>): void {
  process.stdout.write(formatBriefly(fields));
}

/** Returns the line that `logBriefly` writes, with its line break. */
export function formatBriefly(fields: Record<string, unknown>): string {
  const { event, outcome, status, result, cause, cold } = fields;
  const isOrdinary = event === 'interaction' && outcome === 'answered' && status === 200 && !cause && !cold;
  if (!isOrdinary || (result !== undefined && result !== 'applied')) return formatLine(fields);
  return `${JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !OBVIOUS.has(name))))}\n`;
}

/** Fields that the line of an ordinary request goes without. */
const OBVIOUS = new Set(['at', 'status', 'interaction', 'type', 'outcome', 'result']);

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
