import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Admission, admissionLimits, isPing } from '../../src/handlers/server/admission';
import { type LagProbe, startLagProbe } from '../../src/handlers/server/lag-probe';
import { FakeDiscord } from '../discord/fake-discord';
import { createSigningKeys, signingKeysOf } from '../discord/keys';
import type { CommandDefinition } from '../discord/lint/commands';
import { loadOracle } from '../discord/openapi';
import { apiReply } from '../discord/routes';
import { httpTransport } from '../discord/transport';
import { PEOPLE } from '../discord/users';
import { openArchive } from './archive';
import { type Asset, playgroundAssets } from './assets';
import { bodyOf, eventOf, type LambdaHandler, writeResult } from './http-adapter';
import { type PageParts, pageState } from './page-view';
import { file, filePath, send, stream, writeJson } from './playground';

export interface Application {
  handler: LambdaHandler;
  commands: readonly CommandDefinition[];
}

export interface DevServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** Public key of another Discord, if only its signatures are accepted; `null` for the playground's own key. */
  publicKey: string | null;
  /** File with Discord's API description for checking replies; `null` for no check. */
  openapi: string | null;
  /** Milliseconds after which a reply is too late. */
  replyLimit: number;
  /** Measures the lag of this process; by default a probe of its event loop. */
  probe?: LagProbe;
  load: (env: { publicKey: string; apiBase: string }) => Promise<Application>;
}

export interface DevServer {
  url: string;
  publicKey: string;
  close(): Promise<void>;
}

const API = '/api/v10';

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

interface Parts extends PageParts {
  handler: LambdaHandler;
  admission: Admission;
  assets: Map<string, Asset>;
}

/** Asks for another attempt in a second. */
function refuseBusy(response: ServerResponse): void {
  response.setHeader('retry-after', '1');
  writeJson(response, 503, { error: 'busy' });
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const now = Date.now();
  const method = request.method ?? 'GET';
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path === '/interactions' && method === 'POST') {
    const body = await bodyOf(request);
    const answer = () => parts.handler(eventOf(request, body, now));
    const result = isPing(body) ? await answer() : await parts.admission.admit(answer);
    return result ? writeResult(result, response) : refuseBusy(response);
  }
  if (path.startsWith(`${API}/`)) {
    const contentType = request.headers['content-type'] ?? '';
    const reply = await apiReply(parts.discord, {
      method,
      path: path.slice(API.length),
      contentType,
      body: await bodyOf(request),
    });
    return writeJson(response, reply.status, reply.json);
  }
  if (path === '/playground/send' && method === 'POST') return send(parts, await bodyOf(request), response);
  if (method !== 'GET') return writeJson(response, 405, { error: 'method not allowed' });
  if (path === '/playground/state') return writeJson(response, 200, pageState(parts, filePath));
  if (path === '/playground/events') return stream(parts, response);
  if (path.startsWith('/playground/files/')) return file(parts, path, response);
  const asset = parts.assets.get(path);
  if (!asset) return writeJson(response, 404, { error: 'not found' });
  response.writeHead(200, { 'content-type': asset.contentType, 'cache-control': 'no-cache' });
  response.end(asset.bytes);
}

/** Starts the server. Rejects if the port is taken or the application does not load. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const assets = await playgroundAssets();
  const probe = options.probe ?? startLagProbe();
  let ready: Parts | null = null;
  const http = createServer((request, response) => {
    const served = ready ? serve(ready, request, response) : writeJson(response, 503, { error: 'still starting' });
    Promise.resolve(served).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) writeJson(response, 500, { error: 'internal error' });
    });
  });
  const { port } = await listen(http, options.port, options.host);
  const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
  const archive = openArchive(join(options.dataDir, 'channel.json'));
  const close = async () => {
    probe.stop();
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    archive.flush();
  };
  try {
    const keys = options.publicKey === null ? signingKeysOf(options.dataDir) : createSigningKeys();
    const publicKey = options.publicKey ?? keys.publicKey;
    const { handler, commands } = await options.load({ publicKey, apiBase: `${url}${API}` });
    const oracle = options.openapi === null ? null : loadOracle(options.openapi);
    const discord = new FakeDiscord({
      keys,
      transport: httpTransport(`${url}/interactions`),
      commands,
      oracle,
      messages: archive.messages,
      limits: { ackMs: options.replyLimit },
    });
    ready = {
      discord,
      commands,
      people: PEOPLE,
      canSend: options.publicKey === null,
      publicKey,
      handler,
      assets,
      admission: new Admission(probe, admissionLimits(options.replyLimit)),
    };
    return { url, publicKey, close };
  } catch (error) {
    await close();
    throw error;
  }
}
