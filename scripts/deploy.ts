import { serverless, stackOptions } from './deploy/stack';
import { commandLine, UsageError } from './lib/command-line';
import { buildPackage } from './package/build-package';

const USAGE = `npm run deploy -- [--stage NAME] [--region NAME]

Builds the package and deploys it with the credentials of your shell. Needs DISCORD_PUBLIC_KEY. Prints the URL for the
application's page at the end. The README lists every setting that is read from the environment.

  --stage NAME   several deployments in one account (prod)
  --region NAME  AWS region (AWS_REGION, else us-east-1)`;

const PUBLIC_KEY = /^[0-9a-fA-F]{64}$/;

void commandLine(USAGE, { stage: { type: 'string' }, region: { type: 'string' } }, async ({ values }) => {
  if (!PUBLIC_KEY.test(process.env.DISCORD_PUBLIC_KEY ?? ''))
    throw new UsageError('Set DISCORD_PUBLIC_KEY to the 64 hexadecimal digits on the application page.');
  const stack = stackOptions(values);
  const isNew = serverless(['info'], stack, { silent: true }) !== 0;
  // CloudFormation cannot undo a failed creation that holds a protected table, so the first one goes without.
  const steps = isNew ? ['false', 'true'] : [process.env.PROTECT_TABLE ?? 'true'];
  for (const protect of steps) {
    await buildPackage(stack, { env: { PROTECT_TABLE: protect } });
    const code = serverless(['deploy', '--package', '.serverless'], stack);
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
});
