import type { PageEvent, PageServer } from '../../playground/protocol';
import type { Calls, FromWorker } from '../protocol';

/** The bot in a worker of this browser, in the role of the page's server. */
export interface BotInWorker extends PageServer {
  /** Resolves with the seed code of the visitor's run; `null` if there is no run, or if its seed is secret. */
  seedCode(): Promise<string | null>;
}

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

/** Returns the bot in a worker. A call rejects with the worker's error. */
export function botIn(worker: Worker): BotInWorker {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let onEvent: (event: PageEvent) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('event' in data) return onEvent(data.event);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.output as never);
  };
  const call = <Kind extends keyof Calls>(kind: Kind, input: Calls[Kind]['input']): Promise<Calls[Kind]['output']> =>
    new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, kind, input });
    });
  return {
    fetchState: () => call('state', null),
    sendDraft: (draft) => call('send', draft),
    seedCode: () => call('seedCode', null),
    listen(listener) {
      onEvent = listener;
    },
  };
}
