import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWorkerStarter } from '../../src/handlers/worker-starter';

const job = { recordResult: 'run' };
const before = process.env;
let lambda: Server;

/** Starts a Lambda that answers every invocation with the given status, or never if the status is `null`. */
async function invocations(status: number | null): Promise<{ payloads: unknown[] }> {
  const payloads: unknown[] = [];
  lambda = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    payloads.push(JSON.parse(body));
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => lambda.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(lambda.address() as AddressInfo).port}`;
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'us-east-1' };
  process.env = { ...before, ...credentials, AWS_ENDPOINT_URL_LAMBDA: endpoint };
  return { payloads };
}

afterEach(() => {
  process.env = before;
  lambda.close();
  lambda.closeAllConnections();
  jest.dontMock('@aws-sdk/client-lambda');
});

test('the worker is invoked with the job', async () => {
  const { payloads } = await invocations(202);
  await createWorkerStarter('worker')(job, new AbortController().signal);
  expect(payloads).toEqual([job]);
});

test('if the client fails to load, the next job loads it, once for all others', async () => {
  const { payloads } = await invocations(202);
  let loads = 0;
  jest.doMock('@aws-sdk/client-lambda', () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return jest.requireActual('@aws-sdk/client-lambda');
  });
  const start = createWorkerStarter('worker');
  await expect(start(job, new AbortController().signal)).rejects.toThrow('too many open files');
  expect(payloads).toEqual([]);
  await start(job, new AbortController().signal);
  await start(job, new AbortController().signal);
  expect(payloads).toEqual([job, job]);
  expect(loads).toBe(2);
});

test('a refusal of Lambda is an error', async () => {
  await invocations(403);
  await expect(createWorkerStarter('worker')(job, new AbortController().signal)).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
});

test('the starter waits for a silent Lambda until the signal aborts', async () => {
  const { payloads } = await invocations(null);
  const controller = new AbortController();
  const start = createWorkerStarter('worker')(job, controller.signal);
  while (payloads.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort(new Error('over'));
  await expect(start).rejects.toThrow('over');
  expect(payloads).toHaveLength(1);
});
