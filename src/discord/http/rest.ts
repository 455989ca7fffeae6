import { clamp } from '../../lib/clamp';
import { wait } from '../../lib/wait';
import { type Message, messageBody, messageOf, type Reply, replyBody } from '../api/reply';
import { type EncodedBody, encodeBody } from './multipart';
import { codeOf, isAccepted, isUnclear, pauseBeforeResending, type RestResponse, retryAfterOf } from './resend';

export interface RestOptions {
  /** For instance `https://discord.com/api/v10`. */
  base: string;
  /** Waits so many milliseconds; replaceable, like the clock, so that tests need not wait. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** `refused`: Discord did not take the request; `unclear`: it may have, and must not be sent it twice. */
export type RestResult = { kind: 'accepted' } | { kind: 'refused' | 'unclear'; error: DiscordError };

/** What Discord did not accept. Its text is not Discord's, which may quote what was sent. */
export class DiscordError extends Error {
  readonly code: string;

  constructor(
    call: string,
    readonly response: RestResponse,
  ) {
    const { status, code, error } = response;
    super(status === 0 ? `${call}: no response` : `${call}: HTTP ${status}`, error === null ? {} : { cause: error });
    this.name = 'DiscordError';
    this.code = String(code ?? status);
  }
}

/**
 * Requests to Discord. Each is authorized by the interaction's own token, and is given up at `until`, in milliseconds
 * since 1970.
 */
export interface Rest {
  /** Replies through the callback route, which takes larger pictures than an inline response. Made once. */
  callback(interaction: { id: string; token: string }, reply: Reply, until: number): Promise<RestResult>;
  /** Edits the original response. It is idempotent, so it is made until Discord accepts it or never will. */
  editOriginal(webhook: Webhook, message: Message, until: number): Promise<RestResult>;
  /** Deletes the original response. It is idempotent, so it is made until Discord accepts it or never will. */
  withdraw(webhook: Webhook, until: number): Promise<RestResult>;
  /** Sends a message beside the original response. Made again only when it is sure not to be there twice. */
  note(webhook: Webhook, note: Note, until: number): Promise<RestResult>;
}

/** A message beside the original response. */
export interface Note {
  message: Message;
  ephemeral: boolean;
}

/** What an interaction is replied to by. */
export interface Webhook {
  application_id: string;
  token: string;
}

/** Discord answers within a second or two; a request that takes longer is made again. */
const REQUEST_MS = 10_000;
/** No request is given less time than this. */
const SHORTEST_REQUEST_MS = 500;

interface Request {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** For the log: the path without the token. */
  name: string;
  body: EncodedBody | null;
}

export function createRest({ base, sleep = wait, now = Date.now }: RestOptions): Rest {
  /** Makes a request, and again as long as that can help and `mayRepeat` allows it. */
  const send = async (
    request: Request,
    until: number,
    mayRepeat: (response: RestResponse) => boolean,
  ): Promise<RestResult> => {
    const began = now();
    for (let failures = 1; ; failures++) {
      const timeout = clamp(until - now(), SHORTEST_REQUEST_MS, REQUEST_MS);
      const response = await call(base, request, timeout);
      if (isAccepted(response)) return { kind: 'accepted' };
      const canRepeat = mayRepeat(response);
      const pause = canRepeat ? pauseBeforeResending(response, failures, now() - began) : null;
      if (pause === null || now() + pause >= until) {
        const error = new DiscordError(`${request.method} ${request.name}`, response);
        return { kind: !canRepeat && isUnclear(response) ? 'unclear' : 'refused', error };
      }
      await sleep(pause);
    }
  };
  return {
    async callback({ id, token }, reply, until) {
      const body = encodeBody(replyBody(reply), messageOf(reply)?.attachments ?? []);
      const path = `/interactions/${id}/${token}/callback`;
      return send({ method: 'POST', path, name: 'callback', body }, until, () => false);
    },
    async editOriginal(webhook, message, until) {
      const body = encodeBody(messageBody(message, false), message.attachments);
      return send({ method: 'PATCH', ...originalOf(webhook), body }, until, () => true);
    },
    async withdraw(webhook, until) {
      // Not found after a try whose response was lost: that try has deleted it.
      let isUncertain = false;
      let isDeleted = false;
      const result = await send({ method: 'DELETE', ...originalOf(webhook), body: null }, until, (response) => {
        isDeleted = response.status === 404 && isUncertain;
        isUncertain ||= isUnclear(response);
        return !isDeleted;
      });
      return isDeleted ? { kind: 'accepted' } : result;
    },
    async note({ application_id, token }, { message, ephemeral }, until) {
      const body = encodeBody(messageBody(message, ephemeral), message.attachments);
      const path = `/webhooks/${application_id}/${token}`;
      return send({ method: 'POST', path, name: 'follow-up', body }, until, (response) => !isUnclear(response));
    },
  };
}

const originalOf = ({ application_id, token }: Webhook): Pick<Request, 'path' | 'name'> => ({
  path: `/webhooks/${application_id}/${token}/messages/@original`,
  name: '@original',
});

async function call(base: string, { method, path, body }: Request, timeout: number): Promise<RestResponse> {
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body ? { headers: { 'content-type': body.contentType }, body: new Uint8Array(body.body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    // The status counts even if the connection breaks off after it.
    const json = parseJson(await response.text().catch(() => ''));
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), json);
    return { status: response.status, retryAfter, code: codeOf(json), error: null };
  } catch (error) {
    return { status: 0, retryAfter: null, code: null, error };
  }
}

/** A proxy on the way answers with something else than JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
