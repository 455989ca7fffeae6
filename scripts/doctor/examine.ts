import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { discordOf, readApplication, readCommands } from '../application/application';
import { readAlarmMail } from '../deploy/alarm-mail';
import { readStack, readStackParts } from '../deploy/deployed-stack';
import { readVersions } from '../deploy/roll-back';
import type { StackOptions } from '../deploy/stack';
import type { Alarm, Examined } from './findings';

/** Reads everything about a deployment; `null` if there is no stack. Changes nothing. */
export async function examine(options: StackOptions, env: NodeJS.ProcessEnv): Promise<Examined | null> {
  const stack = await readStack(options);
  if (!stack) return null;
  const parts = await readStackParts(options);
  const client = new LambdaClient({ region: options.region });
  try {
    return {
      options,
      stack,
      parts,
      functions: await Promise.all([...parts.versions.keys()].map((name) => readVersions(client, name))),
      alarms: await readAlarms(options),
      mail: await readAlarmMail(parts.topic, options),
      discord: await readDiscord(env),
    };
  } finally {
    client.destroy();
  }
}

async function readDiscord(env: NodeJS.ProcessEnv): Promise<Examined['discord']> {
  const discord = discordOf(env);
  if (!discord) return null;
  const application = await readApplication(discord);
  return { application, commands: await readCommands(discord, application.id) };
}

async function readAlarms({ stage, region }: StackOptions): Promise<Alarm[]> {
  const client = new CloudWatchClient({ region });
  const alarms: Alarm[] = [];
  try {
    // The name of an alarm begins with the name of its stack.
    for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
      { client },
      { AlarmNamePrefix: `wyrmdeep-${stage}-` },
    ))
      for (const { AlarmName = '', StateValue = '' } of MetricAlarms)
        alarms.push({ name: AlarmName, state: StateValue });
  } finally {
    client.destroy();
  }
  return alarms;
}
