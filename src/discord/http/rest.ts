import { type Message, messageBody, messageOf, type Reply, replyBody } from '../api/reply';
import { type EncodedBody, encodeBody } from './multipart';

export interface RestOptions {
  /** For instance `https://discord.com/api/v10`. */
  base: string;
  /** Pauses before a retry, in milliseconds; replaceable so that tests need not wait. */
  sleep?: (ms: number) => Promise<void>;
}

/** Requests to Discord. Each is authorized by the interaction's own token, and resolves to whether it was accepted. */
export interface Rest {
  /** Replies through the callback route, which takes larger pictures than an inline response. */
  callback(id: string, token: string, reply: Reply): Promise<boolean>;
  /** Edits the original response. It is idempotent, so it is retried. */
  editOriginal(application: string, token: string, message: Message): Promise<boolean>;
  /** Deletes the original response. It is idempotent, so it is retried. */
  withdraw(application: string, token: string): Promise<boolean>;
  /** Sends an ephemeral message beside the original response. Once only: a retry could send it twice. */
  note(application: string, token: string, message: Message): Promise<boolean>;
}

/** Pauses before each retry: the first request can arrive before Discord has registered the deferral. */
const BACKOFF_MS = [150, 400, 1000, 2500, 5000];

export function createRest({ base, sleep = wait }: RestOptions): Rest {
  const call = async (method: string, path: string, sent: EncodedBody | null): Promise<number> => {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        ...(sent ? { headers: { 'content-type': sent.contentType }, body: new Uint8Array(sent.body) } : {}),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
  const send = async (method: string, path: string, json: unknown, message: Message | null): Promise<number> =>
    call(method, path, await encodeBody(json, message?.attachments ?? []));
  /** Retries until Discord accepts the request, or answers that it never will. */
  const retry = async (request: () => Promise<number>): Promise<boolean> => {
    for (const pause of [0, ...BACKOFF_MS]) {
      if (pause > 0) await sleep(pause);
      const status = await request();
      if (isAccepted(status)) return true;
      if (status >= 400 && status < 500 && status !== 404 && status !== 429) return false;
    }
    return false;
  };
  return {
    async callback(id, token, reply) {
      const status = await send('POST', `/interactions/${id}/${token}/callback`, replyBody(reply), messageOf(reply));
      return isAccepted(status);
    },
    editOriginal: (application, token, message) =>
      retry(() => send('PATCH', originalOf(application, token), messageBody(message, false), message)),
    withdraw: (application, token) => {
      // Not found after a try whose response was lost: that try has deleted it.
      let isUncertain = false;
      return retry(async () => {
        const status = await call('DELETE', originalOf(application, token), null);
        if (status === 404 && isUncertain) return 204;
        isUncertain ||= status === 0 || status >= 500;
        return status;
      });
    },
    async note(application, token, message) {
      const status = await send('POST', `/webhooks/${application}/${token}`, messageBody(message, true), message);
      return isAccepted(status);
    },
  };
}

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

const originalOf = (application: string, token: string): string =>
  `/webhooks/${application}/${token}/messages/@original`;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
