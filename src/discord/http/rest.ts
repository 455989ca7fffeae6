import { clamp } from '../../lib/clamp';
import { wait } from '../../lib/wait';
import { type Edit, type Message, messageBody, messageOf, type Reply, replyBody, type Webhook } from '../api/reply';
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
  base: string;
  sleep?: (ms: number) => Promise<unknown>;
  now?: () => number;
  fetch?: typeof fetch;
}

/** `unclear` requests may have succeeded and must not be repeated. */
export type RestResult = { kind: 'accepted' } | { kind: 'refused' | 'unclear'; error: DiscordError };

/** Quotes no response, because a response may repeat the bot's data. */
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

/** Each method gives up at `until`, in milliseconds since 1970. */
export interface Rest {
  /** Never repeats a request. The callback route accepts larger attachments. */
  callback(interaction: { id: string; token: string }, reply: Reply, until: number): Promise<RestResult>;
  /** Repeats a failed request, because a second edit is harmless. */
  editOriginal(webhook: Webhook, message: Message, until: number): Promise<RestResult>;
  /** Deletes the original message. A missing message counts as deleted. */
  withdraw(webhook: Webhook, until: number): Promise<RestResult>;
  /** Repeats a request only if Discord certainly sent no message. */
  note(webhook: Webhook, note: Note, until: number): Promise<RestResult>;
}

export interface Note {
  message: Message;
  ephemeral: boolean;
}

/** Milliseconds for one request. Discord normally answers within two seconds. */
const REQUEST_MS = 10_000;
const SHORTEST_REQUEST_MS = 500;

interface Request {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  /** Name for the log, because the path contains the token. */
  name: string;
  body: EncodedBody | null;
}

/** Requests never reject; a `RestResult` contains the error. */
export function createRest({ base, sleep = wait, now = Date.now, fetch = globalThis.fetch }: RestOptions): Rest {
  const send = async (
    request: Request,
    until: number,
    mayRepeat: (response: RestResponse) => boolean,
  ): Promise<RestResult> => {
    const began = now();
    for (let failures = 1; ; failures++) {
      const timeout = clamp(until - now(), SHORTEST_REQUEST_MS, REQUEST_MS);
      const response = await call({ base, fetch }, request, timeout);
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
      // After an unclear request, a missing message counts as deleted.
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

/** Calls `refused` if Discord does not accept the edit. Never rejects. */
export async function editBoard(rest: Rest, { webhook, message, refused }: Edit, until: number): Promise<void> {
  if ((await rest.editOriginal(webhook, message, until)).kind !== 'accepted') refused();
}

const originalOf = ({ application_id, token }: Webhook): Pick<Request, 'path' | 'name'> => ({
  path: `/webhooks/${application_id}/${token}/messages/@original`,
  name: '@original',
});

async function call(
  { base, fetch }: Required<Pick<RestOptions, 'base' | 'fetch'>>,
  { method, path, body }: Request,
  timeout: number,
): Promise<RestResponse> {
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body ? { headers: { 'content-type': body.contentType }, body: new Uint8Array(body.body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    // The status has arrived, so a broken body does not matter.
    const refusal = parseErrorBody(await response.text().catch(() => ''));
    const retryAfter = retryAfterOf(response.headers.get('retry-after'), refusal);
    return { status: response.status, retryAfter, code: refusal.code, error: null };
  } catch (error) {
    return { status: 0, retryAfter: null, code: null, error };
  }
}
