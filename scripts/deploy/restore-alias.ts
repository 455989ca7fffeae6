import { type LambdaClient, UpdateAliasCommand } from '@aws-sdk/client-lambda';
import type { StackParts } from './deployed-stack';
import { ALIAS, readVersions } from './roll-back';

/**
 * Points the live alias of each function at the version that CloudFormation last deployed. A rollback moves the alias
 * without CloudFormation, and CodeDeploy fails a deployment if the alias is not where CloudFormation put it. Does not
 * move an alias that is in place, or whose traffic CodeDeploy is shifting.
 */
export async function restoreAlias(
  client: LambdaClient,
  { versions }: Pick<StackParts, 'versions'>,
  print: (line: string) => void,
): Promise<void> {
  for (const [functionName, version] of versions) {
    const { current, shares } = await readVersions(client, functionName);
    if (current === version || Object.keys(shares).length > 0) continue;
    await client.send(
      new UpdateAliasCommand({
        FunctionName: functionName,
        Name: ALIAS,
        FunctionVersion: version,
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    );
    print(
      `${functionName}: was rolled back to version ${current}; ${ALIAS} is version ${version} until the new one is.`,
    );
  }
}
