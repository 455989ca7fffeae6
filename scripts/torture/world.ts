import type { Rng } from '../../src/lib/rng';
import { createSigningKeys } from '../discord/keys';
import { type DatabaseProcess, startDatabaseProcess } from './database-process';
import { type FakeLambda, startFakeLambda } from './fake-lambda';
import { startFakeRest } from './fake-rest';
import { createFaultPlan } from './faults';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy';
import { type LoggedRequest, parseLogLine } from './oracle/replies';
import type { Plan } from './plan';
import { createSender, type Sender } from './sender';
import { type ServerPool, startServerPool } from './server-pool';
import { createWriteHistory, type WriteHistory } from './write-history';

export const TABLE = 'wyrmdeep';

/**
 * Settings of the servers. The first server is as deployed. The second also accepts late interactions, which it passes
 * to the worker. The third accepts them and passes on none. The fourth passes nearly everything to the worker.
 */
const SETTINGS: Record<string, string>[] = [
  {},
  { TOO_LATE_AFTER: '900000' },
  { TOO_LATE_AFTER: '900000', HEDGE_AFTER: '900000' },
  { TOO_LATE_AFTER: '900000', HEDGE_AFTER: '120' },
];

/** The database, the faulty connection to it, the servers, and the fakes of Discord and Lambda. */
export interface World {
  database: DatabaseProcess;
  proxy: FaultyProxy;
  history: WriteHistory;
  servers: ServerPool;
  lambda: FakeLambda;
  sender: Sender;
  lines: LoggedRequest[];
  endFaults(): void;
  stop(): Promise<void>;
}

/** Starts all processes. Calls `onPut` when a server begins a write. */
export async function startWorld(
  plan: Plan,
  stream: (name: string) => Rng,
  onPut: (server: number) => void,
): Promise<World> {
  const history = createWriteHistory();
  const lines: LoggedRequest[] = [];
  const keys = createSigningKeys();
  const faults = createFaultPlan(stream('faults'));
  const late: { sender: Sender | null; servers: ServerPool | null } = { sender: null, servers: null };

  const database = await startDatabaseProcess(plan);
  const proxy = await startFaultyProxy({
    target: database.port,
    clients: plan.servers,
    plan: faults,
    rng: stream('line'),
    onCall: ({ operation, client }) => operation === 'PutItem' && onPut(client),
    onResult: history.record,
  });
  const rest = await startFakeRest(stream('discord'), (reply) => late.sender?.onLateReply(reply));
  const lambda = await startFakeLambda(stream('lambda'), async () => `${await late.servers?.url()}/worker`);
  const servers = await startServerPool({
    script: plan.serverScript,
    servers: plan.servers,
    rng: stream('servers'),
    onLine(line) {
      const entry = parseLogLine(line);
      if (entry) lines.push(entry);
    },
    envOf: (server) => ({
      ...SETTINGS[server % SETTINGS.length],
      DISCORD_PUBLIC_KEY: keys.publicKey,
      DISCORD_API_BASE: rest.endpoint,
      TABLE_NAME: TABLE,
      DYNAMODB_ENDPOINT: proxy.endpoints[server] as string,
      WORKER_FUNCTION: 'worker',
      AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    }),
  });
  const sender = createSender({ keys, url: servers.url, invokeWorker: lambda.invoke });
  Object.assign(late, { sender, servers });
  return {
    database,
    proxy,
    history,
    servers,
    lambda,
    sender,
    lines,
    endFaults() {
      faults.end();
      rest.endFaults();
      lambda.endFaults();
    },
    async stop() {
      await servers.stop();
      proxy.close();
      rest.close();
      lambda.close();
      await database.stop();
    },
  };
}
