import { UsageError } from '../lib/command-line';
import type { DeployedStack } from './deployed-stack';
import { doorsToOpen, type FrontDoor, type OpenDoors } from './front-door';
import { ownTable, type StackOptions } from './stack';

export interface DeployOptions {
  stack: StackOptions;
  wanted: OpenDoors;
  /** `null` for the stack's own table. */
  table: string | null;
  /** Interactions Endpoint URL at Discord; `null` if there is none, or if Discord was not asked. */
  entered: string | null;
  /** `false` removes the table's protection against deletion. */
  protectTable: 'true' | 'false';
}

/** Variables of the environment that serverless.yml reads, besides the operator's settings. */
export interface DeploySettings {
  FRONT_DOOR: OpenDoors;
  PROTECT_TABLE: 'true' | 'false';
  /** ARN of the stream of the table; empty for the stack's own table. */
  TABLE_STREAM: string;
  /** Name of the table of the previous version, if it was another table; else empty. */
  FORMER_TABLE: string;
}

export interface DeployParts {
  readStack(stack: StackOptions): Promise<DeployedStack | null>;
  readStream(table: string, stack: StackOptions): Promise<string>;
  /** Resolves with the exit code. */
  deploy(stack: StackOptions, settings: DeploySettings): Promise<number>;
  /** Returns a warning that alarms reach nobody; `null` if they reach somebody. */
  readSilence(stack: StackOptions): Promise<string | null>;
  print(line: string): void;
}

const NAMES = { url: 'function URL', api: 'HTTP API' } as const satisfies Record<FrontDoor, string>;

/**
 * Deploys a stack, and prints the address to enter at Discord. Resolves with the exit code. Rejects with a `UsageError`
 * if the deployment would switch from a restored table back to the stack's own without a request.
 */
export async function deployStack(options: DeployOptions, parts: DeployParts): Promise<number> {
  const { stack, wanted, entered, protectTable } = options;
  const before = await parts.readStack(stack);
  refuseLosingTable(options, before);
  const open = before?.open ?? null;
  const used = (['url', 'api'] as const).find((door) => entered !== null && before?.urls[door] === entered) ?? null;
  const doors = doorsToOpen({ wanted, open, used });
  const settings = { FRONT_DOOR: doors, ...(await tableSettings(options, before, parts)) };
  // CloudFormation cannot undo a failed creation with a protected table, so a new stack is first created without
  // protection.
  const isNew = before === null && protectTable === 'true';
  for (const protect of isNew ? (['false', 'true'] as const) : [protectTable]) {
    const code = await parts.deploy(stack, { ...settings, PROTECT_TABLE: protect });
    if (code !== 0) return code;
  }
  const after = await parts.readStack(stack);
  if (after) for (const line of addressLines(options, after)) parts.print(line);
  const silence = await parts.readSilence(stack);
  if (silence !== null) parts.print(silence);
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

function addressLines({ wanted, stack: { stage, region } }: DeployOptions, { open, urls }: DeployedStack): string[] {
  if (open !== 'both') return [`Interactions Endpoint URL: ${urls[open]}`];
  const each = (['url', 'api'] as const).map(
    (door) => `Interactions Endpoint URL by the ${NAMES[door]}: ${urls[door]}`,
  );
  if (wanted === 'both') return each;
  const old = NAMES[wanted === 'url' ? 'api' : 'url'];
  return [
    ...each,
    `Both front doors are open. To have Discord use the ${NAMES[wanted]}, and to close the ${old}:`,
    `DISCORD_BOT_TOKEN=… npm run setup -- --stage ${stage} --region ${region}`,
  ];
}
