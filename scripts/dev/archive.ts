import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Message, MessageStore } from '../discord/messages';

const LIMIT = 40;
/** Time in milliseconds between a change and the writing of the file. */
const WRITE_DELAY_MS = 300;

export interface Archive {
  messages: MessageStore;
  flush(): void;
}

function read(file: string): Message[] {
  if (!existsSync(file)) return [];
  const revive = (key: string, value: unknown) =>
    key === 'bytes' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;
  return JSON.parse(readFileSync(file, 'utf8'), revive);
}

function write(file: string, messages: readonly Message[]): void {
  const plain = messages.map((message) => ({
    ...message,
    files: message.files.map((part) => ({ ...part, bytes: part.bytes.toString('base64') })),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(plain));
  renameSync(`${file}.new`, file);
}

/** Opens a store that keeps the newest messages in a file, so that they survive a restart. */
export function openArchive(file: string): Archive {
  const messages = new MessageStore();
  for (const message of read(file)) messages.put(message);
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    write(file, messages.all().slice(-LIMIT));
  };
  messages.onChange(() => {
    timer ??= setTimeout(flush, WRITE_DELAY_MS);
  });
  return { messages, flush };
}
