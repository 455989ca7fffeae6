import { LambdaClient } from '@aws-sdk/client-lambda';
import { readVersions, rollBack, versionsLine } from './deploy/roll-back';
import { stackOptions } from './deploy/stack';
import { commandLine, wholeNumber } from './lib/command-line';

const USAGE = `npm run rollback -- [--stage NAME] [--region NAME] [--list] [--back N]

Points the live alias of both functions at an earlier deployed version, at once, with all of the traffic. Saves written
meanwhile stay as they are: what an older version cannot read it leaves untouched, and says so to the player.

  --list    only shows the versions there are
  --back N  how many deployments to go back (1); one that is under way is the first of them`;

void commandLine(
  USAGE,
  {
    stage: { type: 'string' },
    region: { type: 'string' },
    list: { type: 'boolean', default: false },
    back: { type: 'string', default: '1' },
  },
  async ({ values }) => {
    const back = wholeNumber('--back', values.back, 1);
    const { stage, region } = stackOptions(values);
    const client = new LambdaClient({ region });
    const names = ['interactions', 'worker'].map((name) => `wyrmdeep-${stage}-${name}`);
    const functions = await Promise.all(names.map((name) => readVersions(client, name)));
    for (const each of functions) console.log(versionsLine(each));
    if (values.list) return;
    await rollBack(client, functions, back, (line) => console.log(line));
  },
);
