import { clamp } from '../../lib/clamp';
import { wait } from '../../lib/wait';
import { type Message, messageBody, messageOf, type Reply, replyBody } from '../api/reply';
import { parseErrorBody } from './error-body';
import { type EncodedBody, encodeBody } from './multipart';
import {
  isAccepted,
  isDeletedAlready,
  isUnclear,
  pauseBeforeResending,
  type RestResponse,
  retryAfterOf,
} from './resend';

export interface RestOptions {
  /** Root of Discord's API, for instance `https://discord.com/api/v10`. */
  base: string;
  /** Waits this many milliseconds; replaceable, like the clock, so that tests need not wait. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * `refused`: Discord did not carry out the request. `unclear`: Discord may have carried it out, so it must not be sent
 * twice.
 */
export type RestResult = { kind: 'accepted' } | { kind: 'refused' | 'unclear'; error: DiscordError };

/** A request that Discord did not accept. Its message never quotes Discord's, which may repeat what was sent. */
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
 * Requests to Discord, authorized by the interaction's own token. Each is given up at `until`, in milliseconds since
 * 1970.
 */
export interface Rest {
  /** Replies through the callback route, which takes larger pictures than an inline response. Never repeated. */
  callback(interaction: { id: string; token: string }, reply: Reply, until: number): Promise<RestResult>;
  /**
   * Edits the original response. Editing is idempotent, so a failed request is repeated until Discord accepts it or
   * never will.
   */
  editOriginal(webhook: Webhook, message: Message, until: number): Promise<RestResult>;
  /**
   * Deletes the original response. Deleting is idempotent, so a failed request is repeated until Discord accepts it or
   * never will.
   */
  withdraw(webhook: Webhook, until: number): Promise<RestResult>;
  /**
   * Sends a message beside the original response. Repeated only if Discord certainly did not send it, so that no
   * message appears twice.
   */
  note(webhook: Webhook, note: Note, until: number): Promise<RestResult>;
}

/** A message beside the original response. */
export interface Note {
  message: Message;
  ephemeral: boolean;
}

/** The application and token that authorize replies to one interaction. */
export interface Webhook {
  application_id: string;
  token: string;
}

/** Milliseconds after which a request is given up and repeated; Discord normally answers within two seconds. */
const REQUEST_MS = 10_000;
/** Least time for a request, in milliseconds. */
const SHORTEST_REQUEST_MS = 500;

interface Request {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** The path without the token, for the log. */
  name: string;
  body: EncodedBody | null;
}

/** Creates the client of Discord's REST API. A failed request does not reject: its `RestResult` names the error. */
export function createRest({ base, sleep = wait, now = Date.now }: RestOptions): Rest {
  /** Sends a request, and repeats it as long as that can help and `mayRepeat` allows it. */
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
      // A request may delete the message although its response is lost. If the next request then finds no message, the
      // deletion succeeded. A message that somebody else has deleted needs no deletion either.
      let mayBeCarriedOut = false;
      let isDeleted = false;
      const result = await send({ method: 'DELETE', ...originalOf(webhook), body: null }, until, (response) => {
        isDeleted = isDeletedAlready(response, mayBeCarriedOut);
        mayBeCarriedOut ||= isUnclear(response);
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
    // The status counts even if the connection breaks off while the body is read.
    const refusal = parseErrorBody(await response.text().catch(() => ''));
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), refusal);
    return { status: response.status, retryAfter, code: refusal.code, error: null };
  } catch (error) {
    return { status: 0, retryAfter: null, code: null, error };
  }
}
