import { firstSnowflake } from '../../src/lib/snowflake';
import {
  type AttachmentEntry,
  type Component,
  type EmbedPart,
  FLAG,
  flatten,
  type PayloadData,
  type Upload,
} from './payload';

export interface StoredFile {
  id: string;
  filename: string;
  description: string | null;
  contentType: string;
  bytes: Buffer;
}

export interface Message {
  id: string;
  channel: string;
  /** Id of the only person who sees an ephemeral message; `null` if everybody sees the message. */
  visibleTo: string | null;
  /** The command to which the message replies; `null` if it replies to a component. */
  cause: { user: string; command: string } | null;
  flags: number;
  content: string;
  embeds: EmbedPart[];
  components: Component[];
  files: StoredFile[];
  sentAt: number;
  editedAt: number | null;
}

export type MessageChange = { kind: 'put'; message: Message } | { kind: 'deleted'; message: Message };

/** Returns copies of the components, in which those without an id have the number that Discord would give them. */
function numbered(components: readonly Component[]): Component[] {
  const copy = structuredClone([...components]);
  const parts = flatten(copy);
  const taken = new Set(parts.flatMap((part) => part.id ?? []));
  let next = 1;
  for (const part of parts) {
    if (part.id !== undefined) continue;
    while (taken.has(next)) next++;
    part.id = next++;
  }
  return copy;
}

function storedFile(upload: Upload, entry: AttachmentEntry | undefined, id: string): StoredFile {
  return {
    id,
    filename: entry?.filename ?? upload.filename,
    description: entry?.description ?? null,
    contentType: upload.contentType || 'application/octet-stream',
    bytes: upload.bytes,
  };
}

/**
 * Returns the files of a message after an edit. With a list of attachments, only the listed files remain. Without a
 * list, all remain. Uploads are added at the end.
 */
function filesAfter(
  files: StoredFile[],
  data: PayloadData,
  uploads: readonly Upload[],
  nextId: () => string,
): StoredFile[] {
  const entries = data.attachments;
  const entryOf = (upload: Upload) => entries?.find((entry) => Number(entry.id) === upload.index);
  const kept = entries ? files.filter((file) => entries.some((entry) => String(entry.id) === file.id)) : files;
  return [...kept, ...uploads.map((upload) => storedFile(upload, entryOf(upload), nextId()))];
}

/** Returns the message after an edit. Absent fields do not change. The Components V2 flag cannot be removed. */
export function edited(message: Message, data: PayloadData, uploads: readonly Upload[], nextId: () => string): Message {
  return {
    ...message,
    flags: (message.flags & ~FLAG.loading) | ((data.flags ?? 0) & FLAG.componentsV2),
    content: data.content === undefined ? message.content : (data.content ?? ''),
    embeds: data.embeds === undefined ? message.embeds : (data.embeds ?? []),
    components: data.components === undefined ? message.components : numbered(data.components ?? []),
    files: filesAfter(message.files, data, uploads, nextId),
  };
}

/** Messages of all channels, newest last. Only the newest `limit` messages are kept. */
export class MessageStore {
  private readonly messages = new Map<string, Message>();
  private readonly listeners = new Set<(change: MessageChange) => void>();

  constructor(private readonly limit = 200) {}

  all(): Message[] {
    return [...this.messages.values()];
  }

  get(id: string): Message | null {
    return this.messages.get(id) ?? null;
  }

  put(message: Message): void {
    this.messages.set(message.id, message);
    this.notify({ kind: 'put', message });
    const oldest = this.messages.size > this.limit ? this.messages.keys().next().value : undefined;
    if (oldest !== undefined) this.remove(oldest);
  }

  remove(id: string): void {
    const message = this.messages.get(id);
    if (!message) return;
    this.messages.delete(id);
    this.notify({ kind: 'deleted', message });
  }

  /** Returns a function that unsubscribes. */
  onChange(listener: (change: MessageChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(change: MessageChange): void {
    for (const listener of this.listeners) listener(change);
  }
}

/** Number of tabs that can make ids without repeating each other's. */
export const TABS = 1024;
/** Number of low bits in an id that count the ids of one tab within a millisecond. */
const COUNT_BITS = 12n;

/**
 * Creates a generator of ids that contain the time of `now`, in milliseconds. Ids never repeat, not even within a
 * millisecond. `tab` is a number below `TABS`.
 */
export function snowflakes(now: () => number, tab = 0): () => string {
  let last = 0n;
  return () => {
    const fresh = firstSnowflake(Math.floor(now())) + (BigInt(tab) << COUNT_BITS);
    last = fresh > last ? fresh : last + 1n;
    return String(last);
  };
}
