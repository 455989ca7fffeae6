import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { httpEvent } from '../../scripts/discord/http-event';
import { createSigningKeys, signedHeaders } from '../../scripts/discord/keys';
import { createInteractionsHandler, createWorkerHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { logLine } from '../../src/handlers/log';
import { localContext } from '../../src/handlers/server/local-context';
import { createWorkerStarter } from '../../src/handlers/worker-starter';
import { discord } from '../support/deferred-reply';

const keys = createSigningKeys();

/** Settings whose addresses lead nowhere: no server listens there. */
const environment = readEnvironment({
  DISCORD_PUBLIC_KEY: keys.publicKey,
  TABLE_NAME: 'runs',
  AWS_REGION: 'us-east-1',
  DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
  DISCORD_API_BASE: 'http://127.0.0.1:9',
});

/** Lines that `act` writes to standard output, parsed as JSON. */
async function printed(act: () => Promise<unknown> | unknown): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return written.map((line) => JSON.parse(line));
}

function signed(json: unknown): APIGatewayProxyEventV2 {
  const body = JSON.stringify(json);
  return httpEvent(signedHeaders(keys, body, Date.now()), body);
}

test('a ping is answered, and logged in one line of JSON', async () => {
  const handler = createInteractionsHandler(environment, async () => {});
  let status: number | undefined;
  const lines = await printed(async () => {
    status = (await handler(signed({ type: 1 }))).statusCode;
  });
  expect(status).toBe(200);
  expect(lines).toMatchObject([{ event: 'interaction', type: 1, status: 200, outcome: 'answered' }]);
});

test.each([
  null,
  undefined,
  {},
  { interaction: null },
  { interaction: { type: 2 } },
  { interaction: 'DROP TABLE runs' },
  { interaction: { type: 1 } },
  { recordResult: '' },
  { recordResult: 7 },
  { eraseUser: 'everybody' },
])('the worker rejects what is not a job: %j', async (job) => {
  await expect(createWorkerHandler(environment)(job, localContext())).rejects.toThrow();
});

/** Job that needs no store, because no such command exists. */
const job = (sentAt: number) => ({
  interaction: {
    type: 2,
    id: '9',
    token: 'tok',
    application_id: '5',
    user: { id: '1', username: 'ada' },
    data: { name: 'dance' },
  },
  sentAt,
});

test.each([
  ['undelivered', Date.now(), { name: 'DiscordError', code: '0', cause: { message: 'fetch failed' } }],
  ['lost', Date.now() - 16 * 60_000, null],
])(
  'if its reply is %s, the worker fails, so that Lambda tries again and then queues the job',
  async (outcome, sentAt, deliveryCause) => {
    const soonOver = { getRemainingTimeInMillis: () => 5_400 };
    const lines = await printed(async () => {
      await expect(createWorkerHandler(environment)(job(sentAt), soonOver)).rejects.toThrow(outcome);
    });
    expect(lines).toMatchObject([{ event: 'deferred-reply', interaction: '9', outcome, cause: null, deliveryCause }]);
    expect(JSON.stringify(lines)).not.toMatch(/tok|ada/);
  },
);

test('an apology sent by the worker counts as a failed request', () =>
  discord([], async ({ base }) => {
    const handler = createWorkerHandler({ ...environment, DISCORD_API_BASE: base });
    const typed = { ...job(Date.now()), interaction: { ...job(0).interaction, data: { name: 'play' } } };
    // The store does not answer, and the worker has no time left to ask it again.
    const lines = await printed(() => handler(typed, { getRemainingTimeInMillis: () => 15_000 }));
    expect(lines).toMatchObject([{ event: 'deferred-reply', outcome: 'failed', Stage: environment.STAGE, Failed: 1 }]);
  }));

test('the starter says if no worker is configured', async () => {
  const job = { interaction: { type: 5 } } as unknown as Parameters<ReturnType<typeof createWorkerStarter>>[0];
  await expect(createWorkerStarter(undefined)(job, new AbortController().signal)).rejects.toThrow('WORKER_FUNCTION');
});

test('errors are logged with their causes, one line each', async () => {
  const error = new Error('outer', { cause: new TypeError('inner') });
  const [line] = await printed(() => logLine({ event: 'failed', error }));
  expect(line).toMatchObject({
    event: 'failed',
    error: { name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } },
  });
});
