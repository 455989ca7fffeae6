import { CALLBACK, type Callback, FLAG, flatten, type PayloadData } from '../discord/payload';
import type { IncomingReply } from '../discord/transport';
import { parseBody } from '../discord/transport';
import { controlOf, type Press, pressesOf } from '../harness/presses';

/** Text and controls of a reply, as a player sees them. */
export interface SeenReply {
  /** True if the bot sends the message later, as an edit. */
  isDeferred: boolean;
  /** True if the reply is a new message. A late reply is not known to be one. */
  isNew: boolean;
  isEphemeral: boolean;
  text: string;
  presses: Press[];
}

/** Parses the reply of the endpoint; `null` if the status is not 200, because Discord would show nothing. */
export async function readReply({ status, contentType, body }: IncomingReply): Promise<SeenReply | null> {
  if (status !== 200) return null;
  const { json } = await parseBody(contentType, body);
  const { type, data } = json as Callback;
  const isDeferred = type === CALLBACK.deferMessage || type === CALLBACK.deferUpdate;
  const isNew = type === CALLBACK.message;
  return isDeferred ? { ...NOTHING, isDeferred } : { ...readMessage(data ?? {}), isNew };
}

const NOTHING: SeenReply = { isDeferred: false, isNew: false, isEphemeral: false, text: '', presses: [] };

export function readMessage({ components: sent, flags = 0 }: PayloadData): SeenReply {
  const components = sent ?? [];
  const text = flatten(components)
    .flatMap((part) => part.content ?? [])
    .join('\n');
  return { ...NOTHING, isEphemeral: (flags & FLAG.ephemeral) !== 0, text, presses: pressesOf(components) };
}

/** Controls of a running or finished game, and the version for which they were made. */
export interface SeenBoard {
  run: string;
  version: number;
  presses: Press[];
  /** The message with the board, and whether only one player sees it. */
  message: SeenMessage;
}

export interface SeenMessage {
  id: string;
  isEphemeral: boolean;
}

/** Pattern of controls that exist only on the board of a run. */
const OF_A_BOARD = /^(do|go|again|panel|begin|restart|party)\b/;

/** Extracts the board of a reply in a message; `null` if the reply has no controls of a run. */
export function boardIn({ presses }: SeenReply, message: SeenMessage): SeenBoard | null {
  const found = presses.find(({ customId }) => OF_A_BOARD.test(controlOf(customId)));
  const [, run, version] = found?.customId.split('|') ?? [];
  return run === undefined || run === '-' ? null : { run, version: Number(version), presses, message };
}
