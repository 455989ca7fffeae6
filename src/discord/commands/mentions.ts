import { TYPE } from '../api/component';
import type { Message, Reply } from '../api/reply';
import type { Wording } from '../wording';

/**
 * Sentences speak of commands by the names under which Discord sends them. Players see the names of their client's
 * language, whatever language they chose for the game, and are told those.
 */
export function mentioning<T extends Reply | Message>(reply: T, commands: Wording['commands']): T {
  return renamed(reply, (name) => commands[name]?.name ?? name) as T;
}

const MENTION = /\x60\/([a-z]+)/g;

/** The same with every text component's mentions renamed; buffers and all else are left as they are. */
function renamed(part: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => renamed(each, nameOf));
  if (!isPlain(part)) return part;
  if (part.type === TYPE.text && typeof part.content === 'string') {
    return { ...part, content: part.content.replace(MENTION, (_, name: string) => `\`/${nameOf(name)}`) };
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, renamed(value, nameOf)]));
}

const isPlain = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
