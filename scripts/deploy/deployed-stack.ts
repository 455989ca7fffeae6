import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import type { FrontDoor } from '../../src/discord/http/request-log';
import { DAY_MS } from '../../src/lib/calendar';
import { UsageError } from '../lib/command-line';
import { FRONT_DOORS, type OpenDoors, type Pings } from './front-door';
import { ownTable, type StackOptions } from './stack';

/** Addresses at which a deployment answers Discord, and its table. */
export interface DeployedStack {
  open: OpenDoors;
  /** Name of the table with the runs: the stack's own, or a table restored from a backup. */
  table: string;
  /** Interactions Endpoint URLs; `null` for a closed door. */
  urls: Record<FrontDoor, string | null>;
}

/**
 * Reads the deployed stack; `null` if there is none, or only the remains of a failed first deployment. Throws if AWS
 * does not answer or the shell has no credentials, because the stack may exist nevertheless.
 */
export async function readStack({ stage, region }: StackOptions): Promise<DeployedStack | null> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: `wyrmdeep-${stage}` }));
    const outputs = new Map((Stacks?.[0]?.Outputs ?? []).map((each) => [each.OutputKey, each.OutputValue]));
    const address = outputs.get('InteractionsUrl');
    if (address === undefined) return null;
    const parameter = Stacks?.[0]?.Parameters?.find((each) => each.ParameterKey === 'FrontDoor')?.ParameterValue;
    // Stacks older than the setting have the HTTP API.
    const open = FRONT_DOORS.find((each) => each === parameter) ?? 'api';
    const api = outputs.get('InteractionsUrlHttpApi') ?? (open === 'api' ? address : null);
    const table = outputs.get('TableInUse') ?? ownTable({ stage });
    return { open, table, urls: { url: open === 'api' ? null : address, api } };
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)) return null;
    throw error;
  } finally {
    client.destroy();
  }
}

/**
 * Returns the ARN of a table's stream, which reports expired items to the worker. Throws a `UsageError` if there is no
 * such table, or if its stream does not keep old images.
 */
export async function readStream(table: string, { region }: StackOptions): Promise<string> {
  const client = new DynamoDBClient({ region });
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    if (Table?.StreamSpecification?.StreamViewType === 'OLD_IMAGE' && Table.LatestStreamArn)
      return Table.LatestStreamArn;
    throw new UsageError(
      `The table ${table} has no stream of old images. docs/operations.md tells how to restore a backup.`,
    );
  } catch (error) {
    if (error instanceof ResourceNotFoundException) throw new UsageError(`There is no table ${table} in ${region}.`);
    throw error;
  } finally {
    client.destroy();
  }
}

/** Days to look back for PINGs. CloudWatch keeps figures by the minute for 15 days. */
const LOOK_BACK_DAYS = 14;
const METRICS = { url: 'PingsByUrl', api: 'PingsByApi' } as const satisfies Record<FrontDoor, string>;

/**
 * Reads when Discord's last PING came to each address, in milliseconds since 1970, to the minute. CloudWatch shows a
 * PING only after a minute or two.
 */
export async function readPings({ stage, region }: StackOptions, now: number = Date.now()): Promise<Pings> {
  const client = new CloudWatchClient({ region });
  const latest = async (door: FrontDoor): Promise<number | null> => {
    const { MetricDataResults } = await client.send(
      new GetMetricDataCommand({
        StartTime: new Date(now - LOOK_BACK_DAYS * DAY_MS),
        EndTime: new Date(now),
        ScanBy: 'TimestampDescending',
        MetricDataQueries: [
          {
            Id: 'pings',
            MetricStat: {
              Metric: {
                Namespace: 'Wyrmdeep',
                MetricName: METRICS[door],
                Dimensions: [{ Name: 'Stage', Value: stage }],
              },
              Period: 60,
              Stat: 'Sum',
            },
          },
        ],
      }),
    );
    return MetricDataResults?.[0]?.Timestamps?.[0]?.getTime() ?? null;
  };
  try {
    return { url: await latest('url'), api: await latest('api') };
  } finally {
    client.destroy();
  }
}
