import type { HttpReply, HttpRequest } from '../../src/discord/http/endpoint';
import type { InteractionsHandler } from '../../src/handlers/compose';
import { httpEvent } from './http-event';
import type { Upload } from './payload';

/** Transports of signed requests and replies: over HTTP, or directly into a handler or its endpoint. */

export interface OutgoingRequest {
  headers: Record<string, string>;
  body: string;
}

export interface IncomingReply {
  status: number;
  contentType: string;
  body: Buffer;
}

export type Transport = (request: OutgoingRequest) => Promise<IncomingReply>;

export function httpTransport(url: string): Transport {
  return async ({ headers, body }) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

export const handlerTransport =
  (handler: InteractionsHandler): Transport =>
  async ({ headers, body }) => {
    const result = await handler(httpEvent(headers, body));
    return {
      status: result.statusCode ?? 0,
      contentType: String(result.headers?.['content-type'] ?? ''),
      body: Buffer.from(result.body ?? '', 'base64'),
    };
  };

/** Creates a transport that calls an endpoint directly, without Lambda's events and their base64. */
export const endpointTransport =
  (endpoint: (request: HttpRequest) => Promise<HttpReply>): Transport =>
  async ({ headers, body }) => {
    const reply = await endpoint({ headers, body: Buffer.from(body), receivedAt: Date.now() });
    return { status: reply.status, contentType: reply.headers['content-type'] ?? '', body: reply.body };
  };

export interface ParsedBody {
  /** The JSON part, unchecked. */
  json: unknown;
  uploads: Upload[];
}

/**
 * Parses JSON, or form data with `payload_json` and `files[n]`, as Discord does. Rejects other bodies with a reason.
 */
export async function parseBody(contentType: string, body: Buffer): Promise<ParsedBody> {
  if (/^application\/json\b/i.test(contentType)) return { json: JSON.parse(body.toString('utf8')), uploads: [] };
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw new Error(`content type ${contentType || '(none)'} is not accepted`);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const uploads: Upload[] = [];
  let json: unknown = null;
  for (const [name, value] of form.entries()) {
    const index = /^files\[(\d+)\]$/.exec(name);
    if (name === 'payload_json') {
      if (typeof value !== 'string') throw new Error('payload_json must be a plain field, not a file');
      json = JSON.parse(value);
    } else if (index && typeof value !== 'string') {
      const bytes = Buffer.from(await value.arrayBuffer());
      uploads.push({ index: Number(index[1]), filename: value.name, contentType: value.type, bytes });
    } else throw new Error(`unexpected part ${name}`);
  }
  if (json === null) throw new Error('payload_json is missing');
  return { json, uploads };
}
