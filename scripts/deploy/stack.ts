import { spawnSync } from 'node:child_process';
import { UsageError } from '../lib/command-line';
import { regionOf } from '../lib/region';

export interface StackOptions {
  stage: string;
  region: string;
}

const QUIET = { SLS_TELEMETRY_DISABLED: '1', SLS_NOTIFICATIONS_MODE: 'off' };

/** Runs a command of Serverless for one stage and region. Its output goes to the terminal. Returns the exit code. */
export function serverless(
  command: readonly string[],
  { stage, region }: StackOptions,
  { env = {} }: { env?: Record<string, string> } = {},
): number {
  const { status } = spawnSync('npx', ['serverless', ...command, '--stage', stage, '--region', region], {
    stdio: 'inherit',
    env: { ...whatIsSet(process.env), ...QUIET, ...env },
  });
  return status ?? 1;
}

/** Returns the variables without those with an empty value, because an empty value would override the default. */
const whatIsSet = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Returns the name of the table that a stack creates for itself. */
export const ownTable = ({ stage }: Pick<StackOptions, 'stage'>): string => `wyrmdeep-${stage}`;

/** Stages that fit into the names of stacks and functions, which have at most 64 letters, digits and hyphens. */
const STAGE = /^[A-Za-z0-9-]{1,42}$/;

/**
 * Returns the stage from the command line, else `prod`, and the region from the command line or the environment, else
 * `us-east-1`. Throws a `UsageError` for names that AWS would refuse.
 */
export function stackOptions({
  stage = 'prod',
  region,
}: {
  stage?: string | undefined;
  region?: string | undefined;
}): StackOptions {
  if (!STAGE.test(stage)) throw new UsageError(`--stage takes 1 to 42 letters, digits and hyphens, not "${stage}".`);
  return { stage, region: regionOf(region) };
}
