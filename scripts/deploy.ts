import { discordOf, readApplication } from './application/application';
import { deploy } from './deploy/deploy';
import { stackOptions } from './deploy/stack';
import { commandLine } from './lib/command-line';

const USAGE = `npm run deploy -- [--stage NAME] [--region NAME]

Builds the package, has the deployed function compile it, and deploys it, with the credentials of your shell. Needs
DISCORD_PUBLIC_KEY. docs/settings.md lists every setting that is read from the environment. npm run setup does the same with
a bot token in place of the key, and enters the address and the commands at Discord.

  --stage NAME     several deployments in one account (prod)
  --region NAME    AWS region (AWS_REGION, else us-east-1)

With DISCORD_BOT_TOKEN set, a front door that Discord has left is closed.`;

void commandLine(USAGE, { stage: { type: 'string' }, region: { type: 'string' } }, async ({ values }) => {
  const stack = stackOptions(values);
  const discord = discordOf(process.env);
  const entered = discord && (await readApplication(discord)).interactions_endpoint_url;
  process.exitCode = await deploy(stack, entered ?? null);
});
