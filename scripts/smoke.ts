import { setTimeout } from 'node:timers/promises';
import { changeApplication, discordOf, readApplication } from './application/application';
import { addressOf, readStack } from './deploy/deployed-stack';
import { type StackOptions, stackOptions } from './deploy/stack';
import { commandLine, UsageError, wholeNumber } from './lib/command-line';
import { sumOfMetric } from './smoke/metric';

const USAGE = `npm run smoke -- [--stage NAME] [--region NAME] [--seconds N]

Proves that a deployment works. Sends it a PING without a signature and a forged one, which it must reject. Waits until
CloudWatch counts these rejections, which proves log and metrics. With DISCORD_BOT_TOKEN it also saves the endpoint's
address at Discord once more, if it is this deployment's: Discord refuses an address that answers its PINGs wrongly.
Changes nothing else.

  --stage NAME   several deployments in one account (prod)
  --region NAME  AWS region (AWS_REGION, else us-east-1)
  --seconds N    how long to wait for the metric (300)`;

/** Time in milliseconds between two readings of the metric. */
const POLL_MS = 10_000;
const PING = JSON.stringify({ type: 1 });
const forged = (now: number) => ({
  'content-type': 'application/json',
  'x-signature-ed25519': 'ab'.repeat(64),
  'x-signature-timestamp': String(Math.floor(now / 1000)),
});

/** Result of one step: a line for the operator, and whether the step succeeded. */
interface Seen {
  line: string;
  isRight: boolean;
}

/** Sends a PING that the deployment must reject with status 401. */
async function reject(address: string, headers: Record<string, string>, name: string): Promise<Seen> {
  const { status } = await fetch(address, { method: 'POST', headers, body: PING });
  return { line: `${name}: status ${status}`, isRight: status === 401 };
}

/** Makes Discord test its address, if it is one of `addresses`. Rejects if Discord refuses the address. */
async function probe(addresses: readonly (string | null)[]): Promise<Seen> {
  const discord = discordOf(process.env);
  if (!discord) return { line: 'PING of Discord: not asked for, DISCORD_BOT_TOKEN is not set', isRight: true };
  const { interactions_endpoint_url: entered } = await readApplication(discord);
  if (!entered || !addresses.includes(entered))
    return {
      line: `PING of Discord: it has ${entered ?? 'no address'}. npm run setup enters this one.`,
      isRight: false,
    };
  await changeApplication(discord, { interactions_endpoint_url: entered });
  return { line: 'PING of Discord: the address was accepted', isRight: true };
}

/** Waits until the rejections are counted in the metric, at most until `seconds` after `began`. */
async function counted(began: number, seconds: number, options: StackOptions): Promise<Seen> {
  const read = (name: string) => sumOfMetric(name, began, options);
  for (;;) {
    const rejected = await read('Rejected');
    if (rejected > 0) return { line: `metrics: ${rejected} rejected, ${await read('Pings')} PINGs`, isRight: true };
    if (Date.now() > began + 1000 * seconds)
      return { line: `metrics: nothing was counted within ${seconds} s`, isRight: false };
    await setTimeout(POLL_MS);
  }
}

const OPTIONS = {
  stage: { type: 'string' },
  region: { type: 'string' },
  seconds: { type: 'string', default: '300' },
} as const;

void commandLine(USAGE, OPTIONS, async ({ values }) => {
  const options = stackOptions(values);
  const seconds = wholeNumber('--seconds', values.seconds, 1);
  const stack = await readStack(options);
  const address = stack && addressOf(stack, stack.open);
  if (!stack || !address) throw new UsageError(`There is no stack wyrmdeep-${options.stage} in ${options.region}.`);
  const began = Date.now();
  const steps = [
    () => reject(address, { 'content-type': 'application/json' }, 'PING without a signature'),
    () => reject(address, forged(began), 'forged PING'),
    () => probe([stack.urls.url, stack.urls.api]),
    () => counted(began, seconds, options),
  ];
  for (const step of steps) {
    const { line, isRight } = await step();
    console.log(`${isRight ? 'ok   ' : 'WRONG'} ${line}`);
    if (!isRight) process.exitCode = 1;
  }
});
