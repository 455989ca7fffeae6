import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HttpReply, HttpRequest } from '../../discord/http/endpoint';
import type { WriteLine } from '../log';
import { type Admission, isPing } from './admission';

export interface HttpParts {
  answer(request: HttpRequest): Promise<HttpReply>;
  admission: Admission;
  /** Resolves with `null` if the server can serve interactions. */
  problem(): Promise<string | null>;
  metrics(): string;
  /** Called when the busy server refuses an interaction. */
  onRefusal(): void;
  write: WriteLine;
  bodyBytes: number;
}

/** Proxies must close idle connections sooner, or they may lose interactions. */
const KEEP_ALIVE_MS = 180_000;
const REQUEST_MS = 10_000;

export function createHttpServer(parts: HttpParts): Server {
  const server = createServer((request, response) => {
    serve(parts, request, response).catch((error: unknown) => {
      parts.write({ event: 'failed', error });
      if (!response.headersSent) sendText(response, 500, 'internal error');
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  return server;
}

async function serve(parts: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receivedAt = Date.now();
  const [path] = (request.url ?? '').split('?');
  const allowed = METHODS[path as keyof typeof METHODS];
  if (allowed === undefined) return sendText(response, 404, 'not found');
  if (request.method !== allowed) return sendText(response.setHeader('allow', allowed), 405, 'method not allowed');
  if (path === '/metrics') return sendText(response, 200, parts.metrics());
  if (path === '/healthz') {
    const problem = await parts.problem();
    return sendText(response, problem === null ? 200 : 503, problem ?? 'ok');
  }
  const body = await readBody(request, parts.bodyBytes);
  if (body === null) return sendText(response.setHeader('connection', 'close'), 413, 'too large');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const answer = () => parts.answer({ headers, body, receivedAt });
  const reply = isPing(body) ? await answer() : await parts.admission.admit(answer);
  if (reply) return void response.writeHead(reply.status, reply.headers).end(reply.body);
  parts.onRefusal();
  sendText(response.setHeader('retry-after', '1'), 503, 'busy');
}

const METHODS = { '/interactions': 'POST', '/healthz': 'GET', '/metrics': 'GET' } as const;

/** Returns `null` if the body is longer than `limit` bytes. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const body = text.endsWith('\n') ? text : `${text}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
