import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rng } from '../../src/lib/rng';
import { wait } from '../../src/lib/wait';
import { bodyOf } from '../dev/http-adapter';
import type { Fault, FaultPlan } from './faults';

export interface Call {
  /** Name of the operation, such as `PutItem`. */
  operation: string;
  body: Buffer;
  /** Number of the proxy's client that sent the request. */
  client: number;
}

export interface ProxyOptions {
  target: number;
  clients: number;
  plan: FaultPlan;
  rng: Rng;
  /** Called when a request has arrived, before the proxy passes it on. */
  onCall?: (call: Call) => void;
  /** Called when the database has handled a request: true if it was executed, `null` if the proxy cannot know. */
  onResult: (call: Call, carriedOut: boolean | null) => void;
}

export interface FaultyProxy {
  /** Endpoint of each client. */
  endpoints: string[];
  faults: Partial<Record<Fault, number>>;
  /** `pause` holds back all further requests. `resume` lets them pass again. */
  pause(): void;
  resume(): void;
  /** Resolves when no request to the database is in progress. */
  idle(): Promise<void>;
  close(): void;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Ranges of delays in milliseconds. A client waits for 500 milliseconds. */
const DELAY = { low: 600, high: 2500 };
const LATE = { low: 550, high: 1200 };

/** Starts a DynamoDB endpoint for each client. The endpoints pass requests on to one database, with faults. */
export async function startFaultyProxy(options: ProxyOptions): Promise<FaultyProxy> {
  const { target, clients, plan, rng, onCall, onResult } = options;
  const agent = new Agent({ keepAlive: true });
  const faults: FaultyProxy['faults'] = {};
  let gate: { opened: Promise<void>; open: () => void } | null = null;
  let inFlight = 0;

  /** Sends a request to the database; resolves with `null` if the database does not answer. */
  const forward = async (call: Call, headers: IncomingMessage['headers']): Promise<Answer | null> => {
    await gate?.opened;
    inFlight += 1;
    const answer = await send(call.body, { target, agent, headers }).catch(() => null);
    inFlight -= 1;
    onResult(call, answer && answer.status === 200);
    return answer;
  };

  const serve = async (client: number, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = String(incoming.headers['x-amz-target']).split('.').at(-1) as string;
    const call: Call = { operation, body: await bodyOf(incoming), client };
    onCall?.(call);
    const fault = plan.next();
    if (fault) faults[fault] = (faults[fault] ?? 0) + 1;
    const { headers } = incoming;
    switch (fault) {
      case 'dropBefore':
        return drop(response);
      case 'dropAfter':
        await forward(call, headers);
        return drop(response);
      case 'delay':
        await wait(rng.int(DELAY.low, DELAY.high));
        return reply(response, await forward(call, headers));
      case 'late': {
        const answer = await forward(call, headers);
        await wait(rng.int(LATE.low, LATE.high));
        return reply(response, answer);
      }
      case 'duplicate': {
        const pause = rng.int(0, 100);
        const first = await forward(call, headers);
        const second = wait(pause).then(() => forward(call, headers));
        return reply(response, rng.percent(50) ? await second : first);
      }
      case 'throttle':
        return reply(response, failure(400, 'ProvisionedThroughputExceededException'));
      case 'errorAfter':
        await forward(call, headers);
        return reply(response, failure(500, 'InternalServerError'));
      case 'error':
        return reply(response, failure(500, 'InternalServerError'));
      case null:
        return reply(response, await forward(call, headers));
    }
  };

  const servers: Server[] = [];
  const endpoints: string[] = [];
  for (let client = 0; client < clients; client++) {
    const server = createServer((incoming, response) => {
      serve(client, incoming, response).catch((error: unknown) => {
        console.error(error);
        drop(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    endpoints.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  return {
    endpoints,
    faults,
    pause() {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      gate ??= { opened, open };
    },
    resume() {
      gate?.open();
      gate = null;
    },
    async idle() {
      while (inFlight > 0) await wait(5);
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      agent.destroy();
    },
  };
}

function send(
  body: Buffer,
  { target, agent, headers }: { target: number; agent: Agent; headers: IncomingMessage['headers'] },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: target, method: 'POST', path: '/', agent, headers },
      (response) => {
        bodyOf(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const failure = (status: number, name: string): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name })),
});

function reply(response: ServerResponse, answer: Answer | null): void {
  if (answer) response.writeHead(answer.status, answer.headers as Record<string, string>).end(answer.body);
  else drop(response);
}

const drop = (response: ServerResponse): void => void response.destroy();
