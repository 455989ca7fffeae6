import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { UsageError } from '../lib/command-line';
import { FRONT_DOORS, type FrontDoor, type OpenDoors } from './front-door';
import { ownTable, type StackOptions } from './stack';

export interface DeployedStack {
  /** State of the stack in the words of CloudFormation, such as `UPDATE_COMPLETE`. */
  status: string;
  open: OpenDoors;
  /** Name of the table with the runs: the stack's own table, or one restored from a backup. */
  table: string;
  publicKey: string | null;
  /** Interactions Endpoint URLs; `null` for a door that is not deployed. */
  urls: Record<FrontDoor, string | null>;
}

/** Returns the address of the wanted door for Discord, the function URL for both; `null` for a missing door. */
export const addressOf = ({ urls }: Pick<DeployedStack, 'urls'>, wanted: OpenDoors): string | null =>
  urls[wanted === 'both' ? 'url' : wanted];

/**
 * Reads the deployed stack; `null` if there is none, or only the rest of a failed first deployment. Rejects if AWS does
 * not answer or credentials are missing, because the stack may exist nevertheless.
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
    return {
      status: Stacks?.[0]?.StackStatus ?? '',
      open,
      table: outputs.get('TableInUse') ?? ownTable({ stage }),
      publicKey: outputs.get('PublicKey') ?? null,
      urls: { url: open === 'api' ? null : address, api },
    };
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)) return null;
    throw error;
  } finally {
    client.destroy();
  }
}

export interface StackParts {
  /** Version of each function that CloudFormation last deployed, by the function's name. */
  versions: ReadonlyMap<string, string>;
  /** ARN of the topic for alarms; `null` if the stack has no address for alarms. */
  topic: string | null;
}

/** Reads the parts of a deployed stack. Rejects if there is no stack. */
export async function readStackParts({ stage, region }: StackOptions): Promise<StackParts> {
  const client = new CloudFormationClient({ region });
  const resources: StackResourceSummary[] = [];
  try {
    let NextToken: string | undefined;
    do {
      const page = await client.send(new ListStackResourcesCommand({ StackName: `wyrmdeep-${stage}`, NextToken }));
      resources.push(...(page.StackResourceSummaries ?? []));
      NextToken = page.NextToken;
    } while (NextToken);
  } finally {
    client.destroy();
  }
  // A version that an earlier deployment left behind is not part of the stack.
  const present = resources.filter(({ ResourceStatus }) => !ResourceStatus?.startsWith('DELETE_'));
  const idsOf = (type: string) =>
    present.flatMap(({ ResourceType, PhysicalResourceId: id }) => (ResourceType === type && id ? [id] : []));
  return {
    versions: new Map(idsOf('AWS::Lambda::Version').map((arn) => arn.split(':').slice(-2) as [string, string])),
    topic: idsOf('AWS::SNS::Topic')[0] ?? null,
  };
}

/**
 * Returns the ARN of a table's stream, which reports expired items to the worker. Rejects with a `UsageError` if there
 * is no such table, or if its stream does not keep old images.
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
