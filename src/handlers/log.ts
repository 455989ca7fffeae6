import { version } from '../../package.json';
import { describeCause, withoutQuotes } from '../discord/http/cause';
import { sourceStack } from './source-stack';

/** The bundler inserts the commit, if known. */
const COMMIT = process.env.BUILD_COMMIT;

export const BUILD = COMMIT ? `${version}+${COMMIT}` : version;

/** Writes one line of JSON to standard output, with the stacks of errors. */
export function logLine(fields: Record<string, unknown>): void {
  process.stdout.write(formatLine(fields));
}

/** Leaves out fields of ordinary interactions, because each logged byte costs money. */
export function logBriefly(fields: Record<string, unknown>): void {
  process.stdout.write(formatBriefly(fields));
}

export function formatBriefly(fields: Record<string, unknown>): string {
  const { event, outcome, status, result, cause, cold } = fields;
  const isOrdinary = event === 'interaction' && outcome === 'answered' && status === 200 && !cause && !cold;
  if (!isOrdinary || (result !== undefined && result !== 'applied')) return formatLine(fields);
  return `${JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !OBVIOUS.has(name))))}\n`;
}

const OBVIOUS = new Set(['at', 'status', 'interaction', 'type', 'outcome', 'result']);

export type WriteLine = (fields: Record<string, unknown>) => void;

/** Adds the field `build`, and a line break at the end. */
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
    // Quoted text in the message may come from players.
    stack: error.stack && sourceStack(error.stack.replace(error.message, withoutQuotes(error.message))),
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
