import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { createClient } from '../../../src/storage/dynamo/client';
import { createQuickRetries } from '../../../src/storage/dynamo/quick-retries';

/** Answers of an empty database. */
const ANSWERS = {
  found: [200, {}],
  throttled: [400, { __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException' }],
  failed: [500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' }],
  denied: [400, { __type: 'com.amazon.coral.service#AccessDeniedException' }],
} as const;
type Answer = keyof typeof ANSWERS;

let server: Server;
let pending: Answer[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const [status, body] = ANSWERS[pending.shift() ?? 'found'];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Sends one request. Resolves with the attempts that it took, and its pauses in milliseconds. */
async function request(...answers: Answer[]): Promise<{ ok: boolean; attempts: number; pauses: number }> {
  pending = answers;
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ table: 't', endpoint });
  const command = new GetItemCommand({ TableName: 't', Key: { PK: { S: 'a' }, SK: { S: 'b' } } });
  const result = await client.send(command).then(
    ({ $metadata }) => ({ ok: true, ...$metadata }),
    ({ $metadata }) => ({ ok: false, ...$metadata }),
  );
  client.destroy();
  return { ok: result.ok, attempts: result.attempts ?? 0, pauses: result.totalRetryDelay ?? 0 };
}

test('two throttled requests take a fraction of the time after which the bot defers', async () => {
  const { ok, attempts, pauses } = await request('throttled', 'throttled');
  expect([ok, attempts]).toEqual([true, 3]);
  expect(pauses).toBeGreaterThanOrEqual(75);
  expect(pauses).toBeLessThanOrEqual(150);
});

test.each<[Answer, number]>([
  ['throttled', 5],
  ['failed', 3],
  ['denied', 1],
])('a request that is always %s is sent %i times', async (answer, attempts) => {
  const always = new Array<Answer>(9).fill(answer);
  expect(await request(...always)).toMatchObject({ ok: false, attempts });
});

describe('pauses', () => {
  const pausesOf = async (errorType: 'THROTTLING' | 'TRANSIENT', random: number) => {
    const retries = createQuickRetries(undefined, () => random);
    let token = await retries.acquireInitialRetryToken('');
    const pauses: number[] = [];
    try {
      for (;;) {
        token = await retries.refreshRetryTokenForRetry(token, { errorType });
        pauses.push(token.getRetryDelay());
      }
    } catch {
      return pauses;
    }
  };

  test('of throttled requests double, and keep at least half of their length', async () => {
    expect(await pausesOf('THROTTLING', 0)).toEqual([25, 50, 100, 200]);
    expect(await pausesOf('THROTTLING', 1)).toEqual([50, 100, 200, 400]);
  });

  test('after other faults end with the third attempt', async () => {
    expect(await pausesOf('TRANSIENT', 1)).toEqual([50, 100]);
  });
});

test('while most requests fail, none is repeated, until some succeed', async () => {
  const retries = createQuickRetries(undefined, () => 0);
  const first = await retries.acquireInitialRetryToken('');
  const again = () => retries.refreshRetryTokenForRetry(first, { errorType: 'TRANSIENT' });
  let repeated = 0;
  let last = first;
  try {
    for (;;) {
      last = await again();
      repeated++;
    }
  } catch {
    expect(repeated).toBe(35);
  }
  retries.recordSuccess(last);
  await expect(again()).resolves.toBeDefined();
  await expect(again()).rejects.toThrow();
});
