import { spawnSync } from 'node:child_process';

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
    env: { ...process.env, ...QUIET, ...env },
  });
  return status ?? 1;
}

/** The table that a stack makes for itself. */
export const ownTable = ({ stage }: Pick<StackOptions, 'stage'>): string => `wyrmdeep-${stage}`;

/** The stage and region of the command line, else of the environment, else `prod` in `us-east-1`. */
export function stackOptions(values: { stage?: string | undefined; region?: string | undefined }): StackOptions {
  return { stage: values.stage ?? 'prod', region: values.region ?? process.env.AWS_REGION ?? 'us-east-1' };
}
