import { readEnvironment } from '../src/handlers/environment';
import { compileOnFunction } from './deploy/compile-on-function';
import { deployStack } from './deploy/deploy-stack';
import { readPings, readStack, readStream } from './deploy/deployed-stack';
import { FRONT_DOORS } from './deploy/front-door';
import { ownTable, type StackOptions, serverless, stackOptions } from './deploy/stack';
import { commandLine, oneOf, UsageError } from './lib/command-line';
import { buildPackage } from './package/build-package';

const USAGE = `npm run deploy -- [--stage NAME] [--region NAME] [--door-switched]

Builds the package, has the deployed function compile it, and deploys it, with the credentials of your shell. Needs
DISCORD_PUBLIC_KEY. Prints the URL for the application's page at the end. The README lists every setting that is read
from the environment.

  --stage NAME     several deployments in one account (prod)
  --region NAME    AWS region (AWS_REGION, else us-east-1)
  --door-switched  after a change of FRONT_DOOR: close the old address without having seen Discord's PING at the new one`;

/** Throws a `UsageError` for settings with which the deployed functions would refuse to start. */
function checkSettings(): void {
  try {
    readEnvironment({ ...process.env, TABLE_NAME: process.env.TABLE_NAME || ownTable(stackOptions({})) });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replace('Cannot start', 'Nothing deployed') : '');
  }
}

/** Makes the code cache. Resolves with `null` if that fails, because a deployment works without a cache. */
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

void commandLine(
  USAGE,
  {
    stage: { type: 'string' },
    region: { type: 'string' },
    'door-switched': { type: 'boolean', default: false },
  },
  async ({ values }) => {
    checkSettings();
    process.exitCode = await deployStack(
      {
        stack: stackOptions(values),
        wanted: oneOf('FRONT_DOOR', process.env.FRONT_DOOR || 'url', FRONT_DOORS),
        table: process.env.TABLE_NAME || null,
        isSwitched: values['door-switched'],
        alarmEmail: process.env.ALARM_EMAIL || null,
        protectTable: oneOf('PROTECT_TABLE', process.env.PROTECT_TABLE || 'true', ['true', 'false']),
      },
      {
        readStack,
        readPings,
        readStream,
        async deploy(stack, settings) {
          await buildPackage(stack, { env: { ...settings }, compile: (archive) => compile(archive, stack) });
          return serverless(['deploy', '--package', '.serverless'], stack, { env: { ...settings } });
        },
        print: (line) => console.log(line),
      },
    );
  },
);
