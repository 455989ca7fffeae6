import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import type { FrontDoor } from '../../src/discord/http/request-log';
import { DAY_MS } from '../../src/lib/calendar';
import { UsageError } from '../lib/command-line';
import { FRONT_DOORS, type OpenDoors, type Pings } from './front-door';
import { ownTable, type StackOptions } from './stack';

/** What a deployment answers Discord at. */
export interface DeployedStack {
  open: OpenDoors;
  /** The table with the runs: the stack's own, or one restored from a backup. */
  table: string;
  /** Interactions Endpoint URLs; `null` for a door that is not open. */
  urls: Record<FrontDoor, string | null>;
}

/**
 * The stack as it is deployed; `null` when there is none, or only what a failed first deployment left. Throws when AWS
 * does not answer, as without credentials: nothing must be concluded from that.
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
 * The stream of a table that was restored from a backup, by which the worker hears of what expired. Throws a
 * `UsageError` when there is no such table, or none that keeps old images.
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

/** How far back PINGs are looked for: CloudWatch keeps figures by the minute for 15 days. */
const LOOK_BACK_DAYS = 14;
const METRICS = { url: 'PingsByUrl', api: 'PingsByApi' } as const satisfies Record<FrontDoor, string>;

/** When Discord's last PING came to each address, to the minute. It takes a minute or two until one is on record. */
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
