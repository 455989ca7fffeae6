import { stackOptions } from './deploy/stack';
import { examine } from './doctor/examine';
import { findings } from './doctor/findings';
import { commandLine } from './lib/command-line';

const USAGE = `npm run doctor -- [--stage NAME] [--region NAME]

Compares a deployment with the application at Discord and with what is live: key, endpoint, commands, stack, live
versions, alarms, and whom alarms reach. Prints one line for each, with the command that repairs what is wrong. Changes
nothing. Ends with 1 if anything is wrong. Without DISCORD_BOT_TOKEN it asks AWS alone.

  --stage NAME   several deployments in one account (prod)
  --region NAME  AWS region (AWS_REGION, else us-east-1)`;

void commandLine(USAGE, { stage: { type: 'string' }, region: { type: 'string' } }, async ({ values }) => {
  const options = stackOptions(values);
  const examined = await examine(options, process.env);
  if (!examined) {
    const command = `npm run setup -- --stage ${options.stage} --region ${options.region}`;
    console.log(`WRONG stack: there is no wyrmdeep-${options.stage} in ${options.region}\n      ${command}`);
    process.exitCode = 1;
    return;
  }
  for (const { name, found, repair } of findings(examined)) {
    console.log(
      `${repair === null ? 'ok   ' : 'WRONG'} ${name}: ${found}${repair === null ? '' : `\n      ${repair}`}`,
    );
    if (repair !== null) process.exitCode = 1;
  }
  if (!examined.discord) console.log('      Not compared with Discord: DISCORD_BOT_TOKEN is not set.');
});
