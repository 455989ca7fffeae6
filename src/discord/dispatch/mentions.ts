import { COMPONENT_TYPE, type Message, type Reply } from '../api';
import type { I18n } from '../types';

/** Replaces English names such as `/run seed` with the names in `commands`. */
export function localizeCommandNames<T extends Reply | Message>(reply: T, commands: I18n['commands']): T {
  return replaceMentions(reply, (typed) => localizedName(typed, commands)) as T;
}

const MENTION = /\x60\/([a-z]+(?: [a-z]+)?)/g;

/** Translates a subcommand, as in `run seed`, but no argument, as in `buy fine`. */
function localizedName(typed: string, commands: I18n['commands']): string {
  const [name = '', word] = typed.split(' ');
  const command = commands[name];
  const shown = command?.name ?? name;
  return word === undefined ? shown : `${shown} ${command?.subcommands?.[word]?.name ?? word}`;
}

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
