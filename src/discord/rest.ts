import { type Message, messageBody, messageOf, type Reply, replyBody } from './reply';
import { encode } from './wire';

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
  /** A private note after a deferred update. Sent once only: a second try could say it twice. */
  note(application: string, token: string, message: Message): Promise<boolean>;
}

/** Waits before each further try of an edit: it can outrun Discord's own registration of the deferral. */
const BACKOFF_MS = [150, 400, 1000, 2500, 5000];

export function createRest({ base, sleep = wait }: RestOptions): Rest {
  const send = async (method: string, path: string, json: unknown, message: Message | null): Promise<number> => {
    const { contentType, body } = await encode(json, message?.attachments ?? []);
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: { 'content-type': contentType },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };
  return {
    async callback(id, token, reply) {
      const status = await send('POST', `/interactions/${id}/${token}/callback`, replyBody(reply), messageOf(reply));
      return status >= 200 && status < 300;
    },
    async editOriginal(application, token, message) {
      const path = `/webhooks/${application}/${token}/messages/@original`;
      for (const pause of [0, ...BACKOFF_MS]) {
        if (pause > 0) await sleep(pause);
        const status = await send('PATCH', path, messageBody(message, false), message);
        if (status >= 200 && status < 300) return true;
        if (status >= 400 && status < 500 && status !== 404 && status !== 429) return false;
      }
      return false;
    },
    async note(application, token, message) {
      const status = await send('POST', `/webhooks/${application}/${token}`, messageBody(message, true), message);
      return status >= 200 && status < 300;
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
