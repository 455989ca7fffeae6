import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Admission, admissionLimits } from '../../../src/handlers/server/admission';
import { createHttpServer } from '../../../src/handlers/server/http-server';

let server: Server;
afterEach(() => server.close());

/**
 * Starts a server whose lag is the given number of milliseconds. Resolves with its address and the refusals that it
 * counted.
 */
async function start(lag: number): Promise<{ url: string; refusals: () => number }> {
  let refusals = 0;
  server = createHttpServer({
    answer: async () => ({ status: 200, headers: {}, body: Buffer.from('answered') }),
    admission: new Admission({ lag: () => lag, stop: () => {} }, admissionLimits(3000)),
    problem: async () => null,
    metrics: () => 'none\n',
    onRefusal: () => void refusals++,
    write: () => {},
    bodyBytes: 100,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, refusals: () => refusals };
}

const post = (url: string, type: number) =>
  fetch(`${url}/interactions`, { method: 'POST', body: JSON.stringify({ type }), headers: { connection: 'close' } });

test('a lagging server refuses an interaction at the door, and counts the refusal', async () => {
  const { url, refusals } = await start(1000);
  const response = await post(url, 2);
  expect([response.status, response.headers.get('retry-after'), refusals()]).toEqual([503, '1', 1]);
});

test('a ping is answered however busy the server is', async () => {
  const { url, refusals } = await start(1000);
  expect([(await post(url, 1)).status, refusals()]).toEqual([200, 0]);
});

test('a server without lag answers', async () => {
  const { url } = await start(0);
  expect(await (await post(url, 2)).text()).toBe('answered');
});
