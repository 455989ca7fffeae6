import { discordWithToken, readApplication } from './application/application';
import { enterStack } from './application/enter-stack';
import { deploy } from './deploy/deploy';
import { addressOf, readStack } from './deploy/deployed-stack';
import { checkedSettings } from './deploy/settings';
import { stackOptions } from './deploy/stack';
import { commandLine, UsageError } from './lib/command-line';

const USAGE = `npm run setup -- [--stage NAME] [--region NAME] [--replace]

Sets up the bot on AWS and at Discord, with the AWS credentials of your shell and DISCORD_BOT_TOKEN. Reads the
application's public key, deploys, enters the address of the stack at Discord, which probes it, the ways to install the
application, and the commands. What is there already is shown and kept. The token is used on your machine alone.
Run it again after a change of FRONT_DOOR: it has Discord use the wanted door, then closes the other.

  --stage NAME   several deployments in one account (prod)
  --region NAME  AWS region (AWS_REGION, else us-east-1)
  --replace      also replaces an address that is not of this stack, and commands of another bot`;

const OPTIONS = {
  stage: { type: 'string' },
  region: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

void commandLine(USAGE, OPTIONS, async ({ values }) => {
  const options = stackOptions(values);
  const discord = discordWithToken(process.env);
  const application = await readApplication(discord);
  useKey(application.verify_key);
  const { FRONT_DOOR: wanted } = checkedSettings(options, process.env);
  console.log(`Application: ${application.name}, ${application.id}, with the public key ${application.verify_key}`);
  process.exitCode = await deploy(options, application.interactions_endpoint_url ?? null);
  if (process.exitCode !== 0) return;
  const stack = await readStack(options);
  if (!stack) throw new UsageError(`There is no stack wyrmdeep-${options.stage} in ${options.region}.`);
  const print = (line: string) => console.log(line);
  const isEntered = await enterStack(discord, application, { stack, wanted, replaces: values.replace, print });
  process.exitCode = isEntered ? 0 : 1;
  if (isEntered && stack.open === 'both' && wanted !== 'both')
    process.exitCode = await deploy(options, addressOf(stack, wanted));
});

/** Sets the application's key for the deployment. Throws a `UsageError` if the environment has another key. */
function useKey(key: string): void {
  const given = process.env.DISCORD_PUBLIC_KEY;
  if (given && given.toLowerCase() !== key.toLowerCase())
    throw new UsageError(
      `DISCORD_PUBLIC_KEY is not the key of this token's application, ${key}. Unset it, or correct it.`,
    );
  process.env.DISCORD_PUBLIC_KEY = key;
}
