import { type ParseArgsConfig, parseArgs } from 'node:util';
import { RawsError } from '../../src/raws/problem';

/** A mistake in the arguments. The script prints only its message, without a stack trace. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

/**
 * Runs the main function of a script. `--help` prints the usage. A wrong argument or a `UsageError` prints one line and
 * sets exit code 2. A mistake in the raws or a refusal by AWS or Discord prints one line and sets exit code 1. Any
 * other error is thrown again. Positional arguments are refused unless `takes` is `arguments`.
 */
export async function commandLine<const T extends Options>(
  usage: string,
  options: T,
  main: (parsed: Parsed<T>) => Promise<void> | void,
  takes: 'options' | 'arguments' = 'options',
): Promise<void> {
  // Suppresses a warning of the SDK that concerns deployments only.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  try {
    const parsed = parseArgs({
      args: process.argv.slice(2),
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
      tokens: true,
    });
    if ((parsed.values as { help?: boolean }).help) return console.log(usage);
    const given = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const kept = Object.keys(options).filter((name) => !given.includes(name) && isKeptByNpm(name));
    if (kept.length > 0) throw new UsageError(adviceOn(kept));
    if (takes === 'options' && parsed.positionals.length > 0) {
      throw new UsageError(`Unknown argument "${parsed.positionals.join(' ')}".`);
    }
    await main(parsed as unknown as Parsed<T>);
  } catch (error) {
    const problem = readable(error);
    if (problem === null) throw error;
    console.error(problem.text);
    process.exitCode = problem.exitCode;
  }
}

/** Options that npm's settings share. The user's `.npmrc` may set them, so a set value may not have been typed. */
const SETTINGS_OF_NPM = ['before', 'json', 'only'];

/**
 * True if npm took this option. npm takes options before `--` and does not pass them to the script. Without its option
 * a script might deploy to another stage, or roll back instead of listing.
 */
function isKeptByNpm(name: string): boolean {
  const { env } = process;
  if (env.npm_lifecycle_event === undefined || SETTINGS_OF_NPM.includes(name)) return false;
  return env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
}

function adviceOn(kept: readonly string[]): string {
  const names = kept.map((name) => `--${name}`).join(' ');
  const script = process.env.npm_lifecycle_event;
  const command = script === 'start' ? 'npm start' : `npm run ${script}`;
  return `npm kept ${names} to itself. What is meant for the script goes after --, such as: ${command} -- ${names}`;
}

/** Advice that Node appends to the message about an unknown option. */
const NODES_ADVICE = / To specify a positional argument .*$/s;

/** Returns message and exit code of an error that the user or the raws' author can correct; `null` for others. */
function readable(error: unknown): { text: string; exitCode: number } | null {
  if (isUsage(error)) return { text: `${error.message.replace(NODES_ADVICE, '')}\nSee --help.`, exitCode: 2 };
  if (error instanceof RawsError) return { text: error.message, exitCode: 1 };
  if (hasNoCredentials(error)) {
    return {
      text: `AWS: ${error.message}\nPut credentials for AWS into this shell, such as AWS_PROFILE.`,
      exitCode: 1,
    };
  }
  if (isOfAws(error)) return { text: `AWS: ${error.message}`, exitCode: 1 };
  if (isOfDiscord(error)) return { text: `Discord: ${error.message}`, exitCode: 1 };
  return null;
}

const hasNoCredentials = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CredentialsProviderError';

/** True if AWS sent this error. */
const isOfAws = (error: unknown): error is Error => error instanceof Error && '$metadata' in error;

/** True if Discord's API refused a request. */
const isOfDiscord = (error: unknown): error is Error => error instanceof Error && 'rawError' in error;

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Parses a whole number from `low` to `high`, both included. Throws a `UsageError` that names the option. */
export function wholeNumber(name: string, text: string, low: number, high = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  const range = high === Number.MAX_SAFE_INTEGER ? `${low} or more` : `${low} to ${high}`;
  throw new UsageError(`${name} takes a whole number, ${range}, not "${text}".`);
}

/** Returns the text if it is one of the words. Throws a `UsageError` that lists the words if it is not. */
export function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${name} is one of ${words.join(', ')}, not "${text}".`);
}
