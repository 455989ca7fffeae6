import { COMPONENT_TYPE, type Message, type Reply } from '../api';
import type { I18n } from '../types';

/**
 * Texts speak of commands by the names under which Discord sends them. Players see the names of their client's
 * language, whatever language they chose for the game, so those take their place.
 */
export function localizeCommandNames<T extends Reply | Message>(reply: T, commands: I18n['commands']): T {
  return replaceMentions(reply, (name) => commands[name]?.name ?? name) as T;
}

const MENTION = /\x60\/([a-z]+)/g;

/** Replaces the mentions in every text component; buffers and everything else stay as they are. */
function replaceMentions(part: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => replaceMentions(each, nameOf));
  if (!isPlainObject(part)) return part;
  if (part.type === COMPONENT_TYPE.text && typeof part.content === 'string') {
    return { ...part, content: part.content.replace(MENTION, (_, name: string) => `\`/${nameOf(name)}`) };
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replaceMentions(value, nameOf)]));
}

const isPlainObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
