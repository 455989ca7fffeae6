import { LambdaClient } from '@aws-sdk/client-lambda';
import { buildPackage } from '../package/build-package';
import { readAlarmMail, silenceOf } from './alarm-mail';
import { compileOnFunction } from './compile-on-function';
import { deployStack } from './deploy-stack';
import { readStack, readStackParts, readStream } from './deployed-stack';
import { restoreAlias } from './restore-alias';
import { checkedSettings } from './settings';
import { type StackOptions, serverless } from './stack';

/**
 * Builds the package, lets the deployed function compile it, and deploys it with the settings in the environment.
 * `entered` is the Interactions Endpoint URL at Discord, if known. Resolves with the exit code. Rejects with a
 * `UsageError` before the build if a setting is wrong.
 */
export async function deploy(stack: StackOptions, entered: string | null): Promise<number> {
  const { FRONT_DOOR, PROTECT_TABLE, MONTHLY_BUDGET } = checkedSettings(stack, process.env);
  const print = (line: string) => console.log(line);
  const code = await deployStack(
    { stack, wanted: FRONT_DOOR, table: process.env.TABLE_NAME || null, entered, protectTable: PROTECT_TABLE },
    {
      readStack,
      readStream,
      async deploy(_, settings) {
        await buildPackage(stack, { env: { ...settings }, compile: (archive) => compile(archive, stack) });
        await undoRollback(stack, print);
        return serverless(['deploy', '--package', '.serverless'], stack, { env: { ...settings } });
      },
      async readSilence() {
        const { topic } = await readStackParts(stack);
        return silenceOf(await readAlarmMail(topic, stack), topic, stack);
      },
      print,
    },
  );
  if (code === 0 && MONTHLY_BUDGET > 0) print(`${BUDGET_TAG}\n${ACTIVATE_TAG}`);
  return code;
}

const BUDGET_TAG =
  'The budget counts nothing before the tag is active in this account. Once, a day after the first deployment:';
const ACTIVATE_TAG =
  'aws ce update-cost-allocation-tags-status --cost-allocation-tags-status TagKey=wyrmdeep,Status=Active';

/** Undoes a rollback, because CodeDeploy expects the alias where CloudFormation has put it. */
async function undoRollback(stack: StackOptions, print: (line: string) => void): Promise<void> {
  if ((await readStack(stack)) === null) return;
  const client = new LambdaClient({ region: stack.region });
  try {
    await restoreAlias(client, await readStackParts(stack), print);
  } finally {
    client.destroy();
  }
}

/** Makes the code cache. Resolves with `null` on failure, because a deployment works without a cache. */
async function compile(archive: string, stack: StackOptions): Promise<Buffer | null> {
  try {
    const compiled = await compileOnFunction(archive, stack);
    if (!compiled) return null;
    console.log(`code cache: ${compiled.cache.length} bytes, made by the function on Node ${compiled.node}`);
    return compiled.cache;
  } catch (error) {
    console.warn(`Deploying without a code cache, so functions start slower: ${error}`);
    return null;
  }
}
