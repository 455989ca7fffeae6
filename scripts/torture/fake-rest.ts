import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rng } from '../../src/lib/rng';
import { bodyOf } from '../dev/http-adapter';
import type { PayloadData } from '../discord/payload';
import { parseBody } from '../discord/transport';

/** A message that the bot sent or edited with the token of an interaction. */
export interface LateReply {
  token: string;
  data: PayloadData;
}

export interface FakeRest {
  endpoint: string;
  endFaults(): void;
  close(): void;
}

const ROUTES = [
  { method: 'PATCH', path: /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/ },
  { method: 'POST', path: /^\/webhooks\/\d+\/([^/]+)$/ },
  { method: 'POST', path: /^\/interactions\/\d+\/([^/]+)\/callback$/ },
  { method: 'DELETE', path: /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/ },
];

/**
 * Starts fakes of Discord's webhook and callback routes, which refuse or lose some requests. `onReply` receives each
 * message that a route accepted.
 */
export async function startFakeRest(rng: Rng, onReply: (reply: LateReply) => void): Promise<FakeRest> {
  let faulty = true;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const found = ROUTES.map(({ method, path }) => (method === request.method ? path.exec(request.url ?? '') : null));
    const token = found.find((match) => match !== null)?.[1];
    const chance = faulty ? rng.int(1, 100) : 100;
    if (token === undefined) return response.writeHead(404).end('{}');
    if (chance <= 3) return json(response.writeHead(429, { 'retry-after': '0.05' }), { retry_after: 0.05 });
    if (chance <= 6) return json(response.writeHead(500), { message: 'Internal Server Error', code: 0 });
    if (chance <= 8) return json(response.writeHead(404), { message: 'Unknown Webhook', code: 10015 });
    if (chance <= 10) return response.destroy();
    if (request.method !== 'DELETE') {
      const { json: sent } = await parseBody(request.headers['content-type'] ?? '', body);
      const data = request.url?.endsWith('/callback') ? (sent as { data: PayloadData }).data : (sent as PayloadData);
      onReply({ token: decodeURIComponent(token), data });
    }
    if (chance <= 12) return response.destroy();
    return json(response.writeHead(200), {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    endFaults() {
      faulty = false;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const json = (response: { end(text: string): unknown }, body: unknown) => response.end(JSON.stringify(body));
