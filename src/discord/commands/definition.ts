import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { CommandWords, OptionWords, Wording } from '../wording';

/** A command as Discord is told of it. */
export type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** What of an option is the same in every language. One whose words name choices offers those, by their keys. */
export interface OptionShape {
  type: number;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  min_value?: number;
  max_value?: number;
  max_length?: number;
  options?: readonly OptionShape[];
}

/** What of a command is the same in every language; its words are found by these names. */
export interface Shape extends Pick<Definition, 'name' | 'contexts' | 'integration_types'> {
  /** Who sees it, as a bitset of permissions; a default that servers may change. */
  default_member_permissions?: string;
  options?: readonly OptionShape[];
}

/** The commands of a language, with the tags by which Discord knows it. */
export interface Tongue {
  tags: readonly string[];
  commands: Wording['commands'];
}

/** Joins shapes and words: the first language is the default, the others are given as its localisations. */
export function definitionsOf(shapes: readonly Shape[], tongues: readonly [Tongue, ...Tongue[]]): Definition[] {
  return shapes.map(({ options, ...shape }) => {
    const words = tongues.map(({ tags, commands }) => ({ tags, words: wordsOf(commands, shape.name) }));
    return { ...shape, ...worded(words), ...optionsOf(options, words) } as Definition;
  });
}

/** Words of one thing in every language, the default first. */
type Told<T> = { tags: readonly string[]; words: T }[];

function worded(told: Told<CommandWords | OptionWords>) {
  return {
    description: told[0]?.words.description ?? '',
    name_localizations: byTag(told, ({ name }) => name),
    description_localizations: byTag(told, ({ description }) => description),
  };
}

function optionsOf(options: readonly OptionShape[] | undefined, told: Told<CommandWords | OptionWords>) {
  return options ? { options: options.map((option) => optionOf(option, told)) } : {};
}

function optionOf({ options, ...shape }: OptionShape, told: Told<CommandWords | OptionWords>): object {
  const words = told.map(({ tags, words: { options: all = {} } }) => ({ tags, words: wordsOf(all, shape.name) }));
  return { ...shape, ...worded(words), ...choicesOf(shape, words), ...optionsOf(options, words) };
}

function choicesOf({ type }: OptionShape, told: Told<OptionWords>) {
  const choices = told[0]?.words.choices;
  if (!choices) return {};
  return {
    choices: Object.entries(choices).map(([key, name]) => ({
      name,
      value: type === 3 ? key : Number(key),
      name_localizations: byTag(told, (words) => words.choices?.[key] ?? name),
    })),
  };
}

const byTag = <T>(told: Told<T>, pick: (words: T) => string): Record<string, string> =>
  Object.fromEntries(told.flatMap(({ tags, words }) => tags.map((tag) => [tag, pick(words)])));

function wordsOf<T>(all: Record<string, T>, name: string): T {
  const words = all[name];
  if (!words) throw new Error(`no words for ${name}`);
  return words;
}
