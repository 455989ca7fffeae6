import type { FrontDoor } from '../../src/discord/http/request-log';
import { UsageError } from '../lib/command-line';
import type { DeployedStack } from './deployed-stack';
import { doorsToOpen, type OpenDoors, type Pings } from './front-door';
import { ownTable, type StackOptions } from './stack';

export interface DeployOptions {
  stack: StackOptions;
  wanted: OpenDoors;
  /** Name of the table to use; `null` for the stack's own. */
  table: string | null;
  /** True if the operator knows that Discord uses the wanted door, so that no PING is needed as a proof. */
  isSwitched: boolean;
  /** `false` removes the deletion protection of the table. */
  protectTable: 'true' | 'false';
  /** Address that gets alarms by mail; `null` for none. */
  alarmEmail: string | null;
}

/** Variables of the environment that serverless.yml reads, besides the operator's settings. */
export interface DeploySettings {
  FRONT_DOOR: OpenDoors;
  PROTECT_TABLE: 'true' | 'false';
  /** ARN of the stream of a table that is not the stack's own; else empty. */
  TABLE_STREAM: string;
  /** Name of the table that the previous version uses, if that is another table; else empty. */
  FORMER_TABLE: string;
}

/** Steps of a deployment. Each works on one stage and region. */
export interface DeployParts {
  readStack(stack: StackOptions): Promise<DeployedStack | null>;
  readPings(stack: StackOptions): Promise<Pings>;
  readStream(table: string, stack: StackOptions): Promise<string>;
  /** Builds the package with these settings and deploys it. Resolves with the exit code. */
  deploy(stack: StackOptions, settings: DeploySettings): Promise<number>;
  print(line: string): void;
}

const NO_PINGS: Pings = { url: null, api: null };
const NAMES = { url: 'function URL', api: 'HTTP API' } as const satisfies Record<FrontDoor, string>;

/**
 * Deploys a stack, and prints the address to enter at Discord. Resolves with the exit code. Throws a `UsageError` if
 * the deployment would silently return from a restored table to the stack's own.
 */
export async function deployStack(options: DeployOptions, parts: DeployParts): Promise<number> {
  const { stack, wanted, isSwitched, protectTable } = options;
  const before = await parts.readStack(stack);
  refuseLosingTable(options, before);
  const open = before?.open ?? null;
  const pings = open === 'both' ? await parts.readPings(stack) : NO_PINGS;
  const doors = doorsToOpen({ wanted, open, pings, isSwitched });
  const settings = { FRONT_DOOR: doors, ...(await tableSettings(options, before, parts)) };
  // CloudFormation cannot undo a failed creation with a protected table, so a new stack is first created without
  // protection.
  const isNew = before === null && protectTable === 'true';
  for (const protect of isNew ? (['false', 'true'] as const) : [protectTable]) {
    const code = await parts.deploy(stack, { ...settings, PROTECT_TABLE: protect });
    if (code !== 0) return code;
  }
  const after = await parts.readStack(stack);
  if (after) for (const line of instructions(wanted, after)) parts.print(line);
  const { alarmEmail } = options;
  if (alarmEmail !== null)
    parts.print(`Alarms: AWS sends ${alarmEmail} a mail once, and no alarm before the link in it was followed.`);
  return 0;
}

async function tableSettings(
  { stack, table }: DeployOptions,
  before: DeployedStack | null,
  parts: DeployParts,
): Promise<Pick<DeploySettings, 'TABLE_STREAM' | 'FORMER_TABLE'>> {
  const own = ownTable(stack);
  const used = table ?? own;
  return {
    TABLE_STREAM: used === own ? '' : await parts.readStream(used, stack),
    FORMER_TABLE: before === null || before.table === used ? '' : before.table,
  };
}

function refuseLosingTable({ stack, table }: DeployOptions, before: DeployedStack | null): void {
  if (table !== null || before === null || before.table === ownTable(stack)) return;
  throw new UsageError(
    `The stack uses the table ${before.table}. Set TABLE_NAME=${before.table} to keep it, or TABLE_NAME=${ownTable(stack)} to go back.`,
  );
}

/** Steps that the operator must take by hand. */
function instructions(wanted: OpenDoors, { open, urls }: DeployedStack): string[] {
  if (open !== 'both') return [`Interactions Endpoint URL: ${urls[open]}`];
  const each = (['url', 'api'] as const).map(
    (door) => `Interactions Endpoint URL by the ${NAMES[door]}: ${urls[door]}`,
  );
  if (wanted === 'both') return each;
  const old = NAMES[wanted === 'url' ? 'api' : 'url'];
  return [
    `Both front doors are open: Discord has not been seen to change to the ${NAMES[wanted]} yet.`,
    ...each,
    `Save that of the ${NAMES[wanted]} on the application's page, which makes Discord send it a PING. Some minutes later`,
    `deploy again: the ${old} is closed once that PING is on record, or at once with --door-switched.`,
  ];
}
