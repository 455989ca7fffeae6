import {
  GetAliasCommand,
  type LambdaClient,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda';
import { UsageError } from '../lib/command-line';

const ALIAS = 'live';

/** A function, and where its live alias leads. */
export interface DeployedVersions {
  functionName: string;
  current: string;
  /** What other versions take of the traffic while a deployment is under way, from 0 to 1. */
  shares: Readonly<Record<string, number>>;
  /** Published versions, oldest first. */
  versions: string[];
}

export async function readVersions(client: LambdaClient, functionName: string): Promise<DeployedVersions> {
  const versions: string[] = [];
  let Marker: string | undefined;
  do {
    const page = await client.send(new ListVersionsByFunctionCommand({ FunctionName: functionName, Marker }));
    versions.push(
      ...(page.Versions ?? []).flatMap(({ Version }) => (Version && Version !== '$LATEST' ? [Version] : [])),
    );
    Marker = page.NextMarker;
  } while (Marker);
  const { FunctionVersion: current = '', RoutingConfig } = await client.send(
    new GetAliasCommand({ FunctionName: functionName, Name: ALIAS }),
  );
  const shares = RoutingConfig?.AdditionalVersionWeights ?? {};
  return { functionName, current, shares, versions: versions.sort((a, b) => Number(a) - Number(b)) };
}

/** The versions in one line: the live one in brackets, and what another takes of the traffic. */
export function versionsLine({ functionName, current, shares, versions }: DeployedVersions): string {
  const marked = versions.map((each) => (each === current ? `[${each}]` : `${each}${shareOf(shares[each])}`));
  return `${functionName}: ${marked.join(' ')}`;
}

const shareOf = (share: number | undefined): string => (share === undefined ? '' : ` (${Math.round(100 * share)} %)`);

/**
 * Points the live alias of each function at the version so many deployments back, with all of the traffic. One that is
 * under way counts as a deployment. Where the functions are not equally far back a rollback was cut short, which is
 * finished instead. Throws a `UsageError`, and changes nothing, where one of them has no such version.
 */
export async function rollBack(
  client: LambdaClient,
  functions: readonly DeployedVersions[],
  back: number,
  print: (line: string) => void,
): Promise<void> {
  const farthest = Math.max(...functions.map(deploymentsBack));
  const isUnfinished = functions.some((each) => deploymentsBack(each) < farthest);
  const goal = isUnfinished ? farthest : farthest + back;
  // Every target is known before the first alias moves.
  const moves = functions.map((each) => ({ ...each, target: versionAt(each, goal) }));
  if (isUnfinished) print('A rollback was cut short, which is finished now. To go back farther, run this again.');
  for (const { functionName, shares, target } of moves) {
    await client.send(
      new UpdateAliasCommand({
        FunctionName: functionName,
        Name: ALIAS,
        FunctionVersion: target,
        // Left out, those of a deployment under way would stay.
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    );
    print(`${functionName}: ${ALIAS} is now version ${target}`);
    for (const [version, share] of Object.entries(shares)) {
      print(`${functionName}: version ${version} takes nothing any more of the traffic${shareOf(share)}.`);
    }
  }
  if (moves.some(({ shares }) => Object.keys(shares).length > 0))
    print(
      'A deployment is under way, which may move the traffic again: stop it in CodeDeploy, see docs/operations.md.',
    );
}

/** How many deployments were made since the one that the alias is at. */
function deploymentsBack({ current, shares, versions }: DeployedVersions): number {
  // While a deployment is under way the alias itself names the version before it.
  const isUnderWay = Object.keys(shares).length > 0;
  return versions.length - 1 - versions.indexOf(current) - (isUnderWay ? 1 : 0);
}

/** The version from so many deployments ago. */
function versionAt(each: DeployedVersions, deploymentsAgo: number): string {
  const { functionName, current, versions } = each;
  const target = versions[versions.length - 1 - deploymentsAgo];
  if (target !== undefined) return target;
  throw new UsageError(`${functionName} has no version ${deploymentsAgo - deploymentsBack(each)} before ${current}.`);
}
