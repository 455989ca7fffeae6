import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { start } from '../../../src/handlers/functions';
import { bodyOf, eventOf, writeResult } from '../../dev/http-adapter';

/** The part of Lambda's context that the worker uses: the remaining time for the job, in milliseconds. */
interface WorkerContext {
  getRemainingTimeInMillis(): number;
}

/** In milliseconds. */
const WORKER_MS = 45_000;

const interactions = start.interactions();
const work: (job: unknown, context: WorkerContext) => Promise<unknown> = start.worker();

/** Serves both deployed functions in one process: `POST /interactions`, and `POST /worker` for invocations. */
const server = createServer(async (request, response) => {
  const began = Date.now();
  try {
    const body = await bodyOf(request);
    if (request.url === '/interactions') {
      writeResult(await interactions(eventOf(request, body, began)), response);
      return;
    }
    await work(JSON.parse(body.toString('utf8')), { getRemainingTimeInMillis: () => began + WORKER_MS - Date.now() });
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
