import { spawnSync } from 'node:child_process';
import { UsageError } from '../lib/command-line';
import { regionOf } from '../lib/region';

/** Which deployment is meant: the stack's stage and its AWS region. */
export interface StackOptions {
  stage: string;
  region: string;
}

const QUIET = { SLS_TELEMETRY_DISABLED: '1', SLS_NOTIFICATIONS_MODE: 'off' };

/**
 * Runs a command of Serverless for one stage and region, which every step of a deployment must be given alike. Returns
 * its exit code; its output goes to the terminal.
 */
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

/** An empty value, as of a line `TABLE_NAME=` in a file of settings, would stand in place of the default. */
const whatIsSet = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The table that a stack makes for itself. */
export const ownTable = ({ stage }: Pick<StackOptions, 'stage'>): string => `wyrmdeep-${stage}`;

/** Stacks and functions have the stage in their names, which take no other signs and at most 64. */
const STAGE = /^[A-Za-z0-9-]{1,42}$/;

/**
 * The stage and region of the command line, else of the environment, else `prod` in `us-east-1`. Throws a `UsageError`
 * at names that AWS would not take.
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
