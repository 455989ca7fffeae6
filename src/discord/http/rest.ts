import { type Message, messageBody, messageOf, type Reply, replyBody } from '../api/reply';
import { type Encoded, encodeBody } from './multipart';

export interface RestOptions {
  /** For instance `https://discord.com/api/v10`. */
  base: string;
  /** Wait between tries, in milliseconds; replaceable so that tests need not wait. */
  sleep?: (ms: number) => Promise<void>;
}

/** The few calls made to Discord. None needs a bot token: the interaction's own token is permission enough. */
export interface Rest {
  /** Answers through the callback route, which takes larger pictures than an inline response. True when accepted. */
  callback(id: string, token: string, reply: Reply): Promise<boolean>;
  /** Edits the original response. Repeating it is harmless, so it is tried until it lands. */
  editOriginal(application: string, token: string, message: Message): Promise<boolean>;
  /** Takes the original response back. Repeating it is harmless, so it is tried until it is gone. */
  withdraw(application: string, token: string): Promise<boolean>;
  /** A private note beside or in place of the original response. Sent once only: a second try could say it twice. */
  note(application: string, token: string, message: Message): Promise<boolean>;
}

/** Waits before each further try: the first can outrun Discord's own registration of the deferral. */
const BACKOFF_MS = [150, 400, 1000, 2500, 5000];

export function createRest({ base, sleep = wait }: RestOptions): Rest {
  const call = async (method: string, path: string, sent: Encoded | null): Promise<number> => {
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
  /** Tries until Discord takes it, or says that it never will. */
  const insist = async (tried: () => Promise<number>): Promise<boolean> => {
    for (const pause of [0, ...BACKOFF_MS]) {
      if (pause > 0) await sleep(pause);
      const status = await tried();
      if (isTaken(status)) return true;
      if (status >= 400 && status < 500 && status !== 404 && status !== 429) return false;
    }
    return false;
  };
  return {
    async callback(id, token, reply) {
      const status = await send('POST', `/interactions/${id}/${token}/callback`, replyBody(reply), messageOf(reply));
      return isTaken(status);
    },
    editOriginal: (application, token, message) =>
      insist(() => send('PATCH', originalOf(application, token), messageBody(message, false), message)),
    withdraw: (application, token) => {
      // What is not found after a try whose answer was lost is gone by that try.
      let unheard = false;
      return insist(async () => {
        const status = await call('DELETE', originalOf(application, token), null);
        if (status === 404 && unheard) return 204;
        unheard ||= status === 0 || status >= 500;
        return status;
      });
    },
    async note(application, token, message) {
      const status = await send('POST', `/webhooks/${application}/${token}`, messageBody(message, true), message);
      return isTaken(status);
    },
  };
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

const originalOf = (application: string, token: string): string =>
  `/webhooks/${application}/${token}/messages/@original`;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
