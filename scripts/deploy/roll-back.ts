import {
  GetAliasCommand,
  type LambdaClient,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda';
import { UsageError } from '../lib/command-line';

/** Name of the alias through which functions are called. */
export const ALIAS = 'live';

export interface DeployedVersions {
  functionName: string;
  current: string;
  /** Share of the traffic, 0 to 1, for each other version while a deployment is in progress. */
  shares: Readonly<Record<string, number>>;
  /** Published versions, oldest first. */
  versions: string[];
}

/** Reads the published versions of a function and its live alias. Rejects if the function has no live alias. */
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

/** Lists the versions in one line, with the live version in brackets and the traffic shares of all others. */
export function versionsLine({ functionName, current, shares, versions }: DeployedVersions): string {
  const marked = versions.map((each) => (each === current ? `[${each}]` : `${each}${shareOf(shares[each])}`));
  return `${functionName}: ${marked.join(' ')}`;
}

const shareOf = (share: number | undefined): string => (share === undefined ? '' : ` (${Math.round(100 * share)} %)`);

/**
 * Points the live alias of each function, with all traffic, at the version from `back` deployments ago. A deployment in
 * progress counts as one. If an earlier rollback moved only some of the functions, moves the others. Rejects with a
 * `UsageError` and changes nothing if a function has no such version.
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
  // Finds all targets before it moves an alias, so that a missing version changes nothing.
  const moves = functions.map((each) => ({ ...each, target: versionAt(each, goal) }));
  if (isUnfinished) print('A rollback was cut short, which is finished now. To go back farther, run this again.');
  for (const { functionName, shares, target } of moves) {
    await client.send(
      new UpdateAliasCommand({
        FunctionName: functionName,
        Name: ALIAS,
        FunctionVersion: target,
        // AWS would keep the shares of a deployment in progress if the call left them out.
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

/** Returns the number of deployments since the version to which the alias points. */
function deploymentsBack({ current, shares, versions }: DeployedVersions): number {
  // While a deployment is in progress, the alias still points at the previous version.
  const isUnderWay = Object.keys(shares).length > 0;
  return versions.length - 1 - versions.indexOf(current) - (isUnderWay ? 1 : 0);
}

/** Throws a `UsageError` if there is no version from `deploymentsAgo` deployments ago. */
function versionAt(each: DeployedVersions, deploymentsAgo: number): string {
  const { functionName, current, versions } = each;
  const target = versions[versions.length - 1 - deploymentsAgo];
  if (target !== undefined) return target;
  throw new UsageError(`${functionName} has no version ${deploymentsAgo - deploymentsBack(each)} before ${current}.`);
}
