import type { KeyObject } from 'node:crypto';
import { type Interaction, parseInteraction, snowflakeTime, type UserInteraction } from '../api/interaction';
import { messageOf, type Reply, replyBody, traceOf } from '../api/reply';
import type { Bot } from '../bot';
import { isSlow } from '../commands/slow';
import { encodeBody } from './multipart';
import { type About, commandOf, type RequestLogEntry, UNTOLD } from './request-log';
import type { Rest } from './rest';
import { isAuthentic } from './signature';

/** A request as any host can hand it over: header names in lower case, the body as raw bytes. */
export interface HttpRequest {
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** When the host received it, in milliseconds since 1970. */
  receivedAt: number;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What the worker is sent when an answer would be late. */
export interface DeferredReplyJob {
  interaction: UserInteraction;
}

/** Milliseconds and bytes that decide how an answer travels. */
export interface EndpointLimits {
  /** Age at which we stop trying to answer at once and let the worker do it. */
  hedgeAt: number;
  /** Age at arrival from which nothing is committed: nobody would see it. */
  tooLate: number;
  /** Largest body; more is refused unread. */
  bodyBytes: number;
  /** Pictures sent inline are together no larger; larger ones take the callback route. */
  inlineBytes: number;
}

export const DEFAULT_LIMITS: EndpointLimits = {
  hedgeAt: 2000,
  tooLate: 2200,
  bodyBytes: 256 * 1024,
  inlineBytes: 80 * 1024,
};

export interface EndpointParts {
  publicKey: KeyObject;
  bot: Bot;
  rest: Rest;
  /** Starts the worker; resolves once it is sure to run, rejects when it cannot be started. */
  startWorker: (job: DeferredReplyJob) => Promise<void>;
  limits?: Partial<EndpointLimits>;
  now?: () => number;
  record?: (record: RequestLogEntry) => void;
}

/** Serves Discord's requests: checks the signature, answers in time, and hands over what would be late. */
export function createEndpoint(parts: EndpointParts): (request: HttpRequest) => Promise<HttpReply> {
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const now = parts.now ?? Date.now;
  return async (request) => {
    const began = now();
    const { reply, ...about } = await serve(parts, limits, request, began, now);
    const spent = { status: reply.status, ms: now() - began, bytes: reply.body.length };
    parts.record?.({ ...UNTOLD, ...about, ...spent });
    return reply;
  };
}

type Served = { reply: HttpReply } & Partial<About>;

async function serve(
  parts: EndpointParts,
  limits: EndpointLimits,
  request: HttpRequest,
  began: number,
  now: () => number,
): Promise<Served> {
  if (request.body.length > limits.bodyBytes) return { reply: bare(413) };
  const signed = {
    signature: request.headers['x-signature-ed25519'],
    timestamp: request.headers['x-signature-timestamp'],
    body: request.body,
  };
  if (!isAuthentic(parts.publicKey, signed, began)) return { reply: bare(401) };
  const interaction = parseInteraction(request.body);
  if (!interaction) return { reply: bare(400) };
  const sent = sentAt(interaction, request.receivedAt, began);
  const { reply, outcome, via } = await respond(parts, limits, interaction, began, sent, now);
  return {
    reply: via ?? (await inline(reply)),
    interaction: interaction.type === 1 ? null : interaction.id,
    type: interaction.type,
    command: commandOf(interaction),
    outcome,
    ...traceOf(reply),
  };
}

interface Responded {
  reply: Reply;
  outcome: RequestLogEntry['outcome'];
  /** Set when the reply has already gone another way. */
  via?: HttpReply;
}

async function respond(
  parts: EndpointParts,
  limits: EndpointLimits,
  interaction: Interaction,
  began: number,
  sent: number,
  now: () => number,
): Promise<Responded> {
  if (interaction.type === 1) return { reply: { kind: 'pong' }, outcome: 'answered' };
  const age = began - sent;
  if (isSlow(interaction)) return hedge(parts, interaction);
  if (age >= limits.tooLate && interaction.type !== 4) {
    return { reply: apology(parts.bot, interaction, 'tooLate'), outcome: 'too-late' };
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Error('deadline')), Math.max(0, limits.hedgeAt - age));
  try {
    const reply = await parts.bot.reply(interaction, now(), deadline.signal);
    const pictures = messageOf(reply)?.attachments ?? [];
    if (pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) > limits.inlineBytes) {
      const accepted = await parts.rest.callback(interaction.id, interaction.token, reply);
      if (accepted) return { reply, outcome: 'callback', via: bare(202) };
    }
    return { reply, outcome: 'answered' };
  } catch {
    return hedge(parts, interaction);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer would be late: the worker gives it. When even that cannot be started, say so instead of spinning. */
async function hedge(parts: EndpointParts, interaction: UserInteraction): Promise<Responded> {
  if (interaction.type === 4) return { reply: { kind: 'choices', choices: [] }, outcome: 'failed' };
  try {
    await parts.startWorker({ interaction });
    return { reply: parts.bot.deferred(interaction), outcome: 'deferred' };
  } catch {
    return { reply: apology(parts.bot, interaction, 'unanswered'), outcome: 'failed' };
  }
}

function apology(bot: Bot, interaction: UserInteraction, why: 'tooLate' | 'unanswered'): Reply {
  return { kind: 'message', message: bot.apology(interaction, why), ephemeral: true };
}

/** A snowflake tells when it was sent, unless its age is absurd: then the host's clock has to do. */
function sentAt(interaction: Interaction, receivedAt: number, now: number): number {
  if (interaction.type === 1) return receivedAt;
  const stamped = snowflakeTime(interaction.id);
  const age = now - stamped;
  return age < 0 || age > 15 * 60_000 ? receivedAt : Math.min(stamped, receivedAt);
}

async function inline(reply: Reply): Promise<HttpReply> {
  const { contentType, body } = await encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
  return { status: 200, headers: { 'content-type': contentType }, body };
}

function bare(status: number): HttpReply {
  return { status, headers: {}, body: Buffer.alloc(0) };
}
