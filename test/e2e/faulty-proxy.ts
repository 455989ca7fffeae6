import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Fault of a request. `pass`: none. `lose`: the database carries it out, but the connection breaks before the answer.
 * `refuse`: the connection breaks before the database gets it.
 */
export type Fault = 'pass' | 'lose' | 'refuse';

/** Proxy in front of the database that loses requests or answers. */
export interface FaultyProxy {
  endpoint: string;
  /** Endpoint of the database, to which the proxy passes requests on. */
  target: string;
  /** Picks the fault of a request by its operation, such as `PutItem`. */
  fault: (operation: string) => Fault;
  stop(): void;
}

/** Starts a proxy without faults on a free port. The caller sets `target` before the first request. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target'] ?? '')
      .split('.')
      .at(-1) as string;
    const fault = proxy.fault(operation);
    const body = await buffer(request);
    if (fault === 'refuse') return request.socket.destroy();
    const { method, headers, url: path } = request;
    const { hostname, port } = new URL(proxy.target);
    send({ hostname, port, path, method, headers }, async (answer) => {
      const bytes = await buffer(answer);
      if (fault === 'lose') return request.socket.destroy();
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(bytes);
    }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: FaultyProxy = {
    endpoint: `http://127.0.0.1:${port}`,
    target: '',
    fault: () => 'pass',
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
