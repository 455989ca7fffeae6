import * as z from 'zod/mini';
import { problemsIn, problemsInEnvironment, readSettings } from '../../src/handlers/environment';
import { UsageError } from '../lib/command-line';
import { FRONT_DOORS } from './front-door';
import { ownTable, type StackOptions } from './stack';

const from = (low: number, high: number) => z.coerce.number().check(z.int(), z.minimum(low), z.maximum(high));

/** Settings that only a deployment reads. serverless.yml has the defaults of all others. */
const schema = z.object({
  FRONT_DOOR: z._default(z.enum(FRONT_DOORS), 'url'),
  PROTECT_TABLE: z._default(z.enum(['true', 'false']), 'true'),
  DEPLOYMENT_PREFERENCE: z.optional(z.string().check(z.regex(/^CodeDeployDefault\.Lambda\w+$/))),
  THROTTLE_RATE: z.optional(from(1, 10_000)),
  THROTTLE_BURST: z.optional(from(1, 5000)),
  RESERVED_CONCURRENCY: z.optional(z.union([z.literal('-1'), from(1, 100_000)])),
  ALARM_EMAIL: z.optional(z.email()),
  MONTHLY_BUDGET: z._default(z.coerce.number().check(z.minimum(0)), 0),
  SILENCE_HOURS: z.optional(from(0, 24)),
  BILLING: z._default(z.enum(['on-demand', 'provisioned']), 'on-demand'),
  READ_UNITS: z.optional(from(1, 40_000)),
  WRITE_UNITS: z.optional(from(1, 40_000)),
  MAX_WRITE_UNITS: z._default(from(0, 40_000), 0),
  WARM_WRITE_UNITS: z.optional(z.union([z.literal('0'), from(4000, 1_000_000)])),
});

const EXPECTED: Record<keyof z.infer<typeof schema>, string> = {
  FRONT_DOOR: 'url, api or both',
  PROTECT_TABLE: 'true or false',
  DEPLOYMENT_PREFERENCE: 'a name of CodeDeploy, such as CodeDeployDefault.LambdaCanary10Percent5Minutes',
  THROTTLE_RATE: 'a whole number from 1 to 10000',
  THROTTLE_BURST: 'a whole number from 1 to 5000',
  RESERVED_CONCURRENCY: 'a whole number from 1 on, or -1 to reserve nothing',
  ALARM_EMAIL: 'a mail address',
  MONTHLY_BUDGET: 'a number of US dollars, or 0 for no budget',
  SILENCE_HOURS: 'a whole number of hours up to 24, or 0 for no alarm',
  BILLING: 'on-demand or provisioned',
  READ_UNITS: 'a whole number from 1 to 40000',
  WRITE_UNITS: 'a whole number from 1 to 40000',
  MAX_WRITE_UNITS: 'a whole number up to 40000, or 0 for no limit',
  WARM_WRITE_UNITS: 'a whole number from 4000 on, or 0 to warm nothing',
};

export type DeploymentSettings = z.infer<typeof schema>;

/**
 * Returns the settings of a deployment. Throws a `UsageError` that names each wrong setting and its expected value.
 * Includes settings with which the deployed functions would not start.
 */
export function checkedSettings(stack: StackOptions, env: NodeJS.ProcessEnv): DeploymentSettings {
  const problems = [
    ...problemsInEnvironment({ ...env, TABLE_NAME: env.TABLE_NAME || ownTable(stack) }),
    ...problemsIn(schema, EXPECTED, env),
  ];
  if (problems.length > 0)
    throw new UsageError(`Nothing deployed: ${problems.join('; ')}. docs/settings.md lists every setting.`);
  const settings = readSettings(schema, EXPECTED, env);
  if (settings.MONTHLY_BUDGET > 0 && settings.ALARM_EMAIL === undefined)
    throw new UsageError('Nothing deployed: MONTHLY_BUDGET needs ALARM_EMAIL, because nobody else would be warned.');
  if (settings.MAX_WRITE_UNITS > 0 && settings.BILLING === 'provisioned')
    throw new UsageError(
      'Nothing deployed: MAX_WRITE_UNITS is for BILLING=on-demand; WRITE_UNITS limits a provisioned table.',
    );
  return settings;
}
