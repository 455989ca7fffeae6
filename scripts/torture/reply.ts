import { CALLBACK, type Callback, flatten, type PayloadData } from '../discord/payload';
import type { IncomingReply } from '../discord/transport';
import { parseBody } from '../discord/transport';
import { controlOf, type Press, pressesOf } from '../harness/presses';

/** What a player reads and can press in a reply. */
export interface SeenReply {
  /** More comes later, as an edit. */
  isDeferred: boolean;
  text: string;
  presses: Press[];
}

/** The reply of the endpoint; `null` for one that Discord would not show. */
export async function readReply({ status, contentType, body }: IncomingReply): Promise<SeenReply | null> {
  if (status !== 200) return null;
  const { json } = await parseBody(contentType, body);
  const { type, data } = json as Callback;
  const isDeferred = type === CALLBACK.deferMessage || type === CALLBACK.deferUpdate;
  return isDeferred ? { isDeferred, text: '', presses: [] } : readMessage(data ?? {});
}

export function readMessage({ components: sent }: PayloadData): SeenReply {
  const components = sent ?? [];
  const text = flatten(components)
    .flatMap((part) => part.content ?? [])
    .join('\n');
  return { isDeferred: false, text, presses: pressesOf(components) };
}

/** The controls of a running or finished game, with the version they are for. */
export interface SeenBoard {
  run: string;
  version: number;
  presses: Press[];
}

/** Controls that only the board of a run has. */
const OF_A_BOARD = /^(do|go|again|panel|begin|restart|party)\b/;

/** The board of a reply; `null` when it has no controls to play with. */
export function boardIn({ presses }: SeenReply): SeenBoard | null {
  const found = presses.find(({ customId }) => OF_A_BOARD.test(controlOf(customId)));
  const [, run, version] = found?.customId.split('|') ?? [];
  return run === undefined || run === '-' ? null : { run, version: Number(version), presses };
}
