import { COMPONENT_TYPE, type Message, type Reply } from '../api';
import type { I18n } from '../types';

/**
 * Replaces the registered command names in texts by the names in the player's Discord client. Players see those names,
 * whatever language they chose for the game. The names of subcommands are replaced too.
 */
export function localizeCommandNames<T extends Reply | Message>(reply: T, commands: I18n['commands']): T {
  return replaceMentions(reply, (typed) => localizedName(typed, commands)) as T;
}

const MENTION = /\x60\/([a-z]+(?: [a-z]+)?)/g;

/**
 * Translates a command's name, and a subcommand's in `run seed`. In `buy fine` only the command's name changes, because
 * `fine` is an argument.
 */
function localizedName(typed: string, commands: I18n['commands']): string {
  const [name = '', word] = typed.split(' ');
  const command = commands[name];
  const shown = command?.name ?? name;
  return word === undefined ? shown : `${shown} ${command?.subcommands?.[word]?.name ?? word}`;
}

/** Replaces the command names in every text component; buffers and everything else stay as they are. */
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
