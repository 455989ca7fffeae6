import { type LambdaClient, UpdateAliasCommand } from '@aws-sdk/client-lambda';
import type { StackParts } from './deployed-stack';
import { ALIAS, readVersions } from './roll-back';

/**
 * Points the live alias of each function at the version that CloudFormation deployed last. A rollback moves the alias
 * without CloudFormation. CodeDeploy is then told of a current version that is not current, and fails the deployment.
 * Leaves alone a function whose alias is where CloudFormation left it, and one whose traffic CodeDeploy is moving.
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
