import {
  GetAliasCommand,
  LambdaClient,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda';
import { stackOptions } from './deploy/stack';
import { commandLine, UsageError, wholeNumber } from './lib/command-line';

const USAGE = `npm run rollback -- [--stage NAME] [--region NAME] [--list] [--back N]

Points the live alias of both functions at an earlier deployed version, at once. Saves written meanwhile stay as they
are: what an older version cannot read it leaves untouched, and says so to the player.

  --list    only shows the versions there are
  --back N  how many deployments to go back (1)`;

const ALIAS = 'live';

interface Deployed {
  functionName: string;
  current: string;
  /** Published versions, oldest first. */
  versions: string[];
}

async function deployed(client: LambdaClient, functionName: string): Promise<Deployed> {
  const versions: string[] = [];
  let Marker: string | undefined;
  do {
    const page = await client.send(new ListVersionsByFunctionCommand({ FunctionName: functionName, Marker }));
    versions.push(
      ...(page.Versions ?? []).flatMap(({ Version }) => (Version && Version !== '$LATEST' ? [Version] : [])),
    );
    Marker = page.NextMarker;
  } while (Marker);
  const { FunctionVersion: current = '' } = await client.send(
    new GetAliasCommand({ FunctionName: functionName, Name: ALIAS }),
  );
  return { functionName, current, versions: versions.sort((a, b) => Number(a) - Number(b)) };
}

function earlier({ functionName, current, versions }: Deployed, back: number): string {
  const target = versions[versions.indexOf(current) - back];
  if (target === undefined) throw new UsageError(`${functionName} has no version ${back} before ${current}.`);
  return target;
}

void commandLine(
  USAGE,
  {
    stage: { type: 'string' },
    region: { type: 'string' },
    list: { type: 'boolean', default: false },
    back: { type: 'string', default: '1' },
  },
  async ({ values }) => {
    const { stage, region } = stackOptions(values);
    const client = new LambdaClient({ region });
    const names = ['interactions', 'worker'].map((name) => `wyrmdeep-${stage}-${name}`);
    const functions = await Promise.all(names.map((name) => deployed(client, name)));
    for (const { functionName, current, versions } of functions)
      console.log(`${functionName}: ${versions.map((each) => (each === current ? `[${each}]` : each)).join(' ')}`);
    if (values.list) return;
    // Every target is known before the first alias moves.
    const moves = functions.map((each) => ({ ...each, target: earlier(each, wholeNumber('--back', values.back, 1)) }));
    for (const { functionName, target } of moves) {
      await client.send(new UpdateAliasCommand({ FunctionName: functionName, Name: ALIAS, FunctionVersion: target }));
      console.log(`${functionName}: ${ALIAS} is now version ${target}`);
    }
  },
);
