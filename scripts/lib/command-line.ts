import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RawsError } from '../../src/raws/problem';

/** A mistake in the arguments: printed in one line, without a stack trace. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The parsed arguments. */
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

/**
 * Runs a script. `--help` prints its usage; a wrong argument or a `UsageError` prints one line and sets exit code 2;
 * what is wrong with the raws is listed, with exit code 1; other errors are thrown on.
 */
export async function commandLine<const T extends Options>(
  usage: string,
  options: T,
  main: (parsed: Parsed<T>) => Promise<void> | void,
): Promise<void> {
  try {
    const parsed = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    }) as unknown as Parsed<T>;
    if ((parsed.values as { help?: boolean }).help) return console.log(usage);
    await main(parsed);
  } catch (error) {
    const problem = readable(error);
    if (problem === null) throw error;
    console.error(problem.text);
    process.exitCode = problem.exitCode;
  }
}

/** What Node adds to each unknown option. */
const NODES_ADVICE = / To specify a positional argument .*$/s;

/** What whoever typed the command, or wrote the raws, can mend; `null` for anything else. */
function readable(error: unknown): { text: string; exitCode: number } | null {
  if (isUsage(error)) return { text: `${error.message.replace(NODES_ADVICE, '')}\nSee --help.`, exitCode: 2 };
  if (error instanceof RawsError) return { text: error.message, exitCode: 1 };
  return null;
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** A whole number from `low` to `high`, both included. Throws a `UsageError` that names the option. */
export function wholeNumber(name: string, text: string, low: number, high = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  const range = high === Number.MAX_SAFE_INTEGER ? `${low} or more` : `${low} to ${high}`;
  throw new UsageError(`${name} takes a whole number, ${range}, not "${text}".`);
}

/** One of the words. Throws a `UsageError` that lists them. */
export function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${name} is one of ${words.join(', ')}, not "${text}".`);
}
