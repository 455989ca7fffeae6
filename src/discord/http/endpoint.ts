import { messageOf, type Reply, replyBody, traceOf } from '../api';
import { parseInteraction } from '../controls/parse-interaction';
import { encodeBody } from './multipart';
import {
  describeInteraction,
  REJECTED,
  type RequestDescription,
  type RequestLogEntry,
  UNREADABLE,
} from './request-log';
import { type ResponderLimits, type ResponderParts, respond } from './respond';

/** Header names are in lower case. */
export interface HttpRequest {
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface EndpointLimits extends ResponderLimits {
  bodyBytes: number;
}

export const DEFAULT_LIMITS: EndpointLimits = {
  hedgeAt: 2000,
  tooLate: 2200,
  replyBy: 2800,
  bodyBytes: 256 * 1024,
  inlineBytes: 80 * 1024,
};

export interface SignedRequest {
  signature: string | undefined;
  timestamp: string | undefined;
  /** Body, byte for byte as received. */
  body: Buffer;
}

export interface EndpointParts extends Omit<ResponderParts, 'limits' | 'now'> {
  /** True if Discord signed the request. `nowMs` counts from 1970. */
  isAuthentic: (request: SignedRequest, nowMs: number) => boolean;
  limits?: Partial<EndpointLimits>;
  now?: () => number;
  record?: (entry: RequestLogEntry) => void;
}

/** Status 413 is a large body, 401 a bad signature, 400 an unreadable interaction. */
export function createEndpoint(parts: EndpointParts): (request: HttpRequest) => Promise<HttpReply> {
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const now = parts.now ?? Date.now;
  const context = { ...parts, limits, now };
  return async (request) => {
    const began = now();
    const { reply, description } = await serve(context, request, began);
    parts.record?.({
      ...description,
      status: reply.status,
      ms: now() - began,
      bytes: reply.body.length,
    });
    return reply;
  };
}

type EndpointContext = EndpointParts & Pick<ResponderParts, 'now'> & { limits: EndpointLimits };

interface Served {
  reply: HttpReply;
  description: RequestDescription;
}

async function serve(context: EndpointContext, request: HttpRequest, began: number): Promise<Served> {
  const { body, headers, receivedAt } = request;
  if (body.length > context.limits.bodyBytes) return rejection(413);
  const signature = headers['x-signature-ed25519'];
  const timestamp = headers['x-signature-timestamp'];
  if (!context.isAuthentic({ signature, timestamp, body }, began)) return rejection(401);
  const parsed = parseInteraction(body);
  if ('problem' in parsed) return unreadable(parsed.problem);
  const { interaction } = parsed;
  const { reply, ...result } = await respond(context, interaction, { receivedAt, began });
  return {
    reply: result.outcome === 'callback' ? emptyReply(202) : inlineReply(reply),
    description: { ...REJECTED, ...describeInteraction(interaction), ...result, ...traceOf(reply) },
  };
}

const rejection = (status: number): Served => ({ reply: emptyReply(status), description: REJECTED });

/** Counts as a failure, because a player waits for the answer. */
const unreadable = (problem: string): Served => ({
  reply: emptyReply(400),
  description: {
    ...REJECTED,
    outcome: 'failed',
    cause: { name: UNREADABLE, code: UNREADABLE, message: problem },
  },
});

const emptyReply = (status: number): HttpReply => ({ status, headers: {}, body: Buffer.alloc(0) });

function inlineReply(reply: Reply): HttpReply {
  const { contentType, body } = encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
  return { status: 200, headers: { 'content-type': contentType }, body };
}
