import { COMMANDS } from '../../commands';
import { DEFINITIONS } from '../discord/definitions';
import type { OptionValue } from '../discord/interaction';
import type { OptionDefinition } from '../discord/lint/commands';
import { PEOPLE, type Place } from '../discord/users';

/** A command as it is typed. */
export interface TypedCommand {
  command: string;
  options: OptionValue[];
  /** One of many ways to fill in a free text. */
  free?: boolean;
}

/** Kinds of options, as Discord numbers them. */
const OPTION = { subcommand: 1, group: 2, text: 3, integer: 4, flag: 5, user: 6 } as const;

/** Longest text that Discord lets through where an option says nothing of it, in characters. */
const LONGEST = 6000;

/** What a word may be that somebody types: a number of a list, a name, a day, a cell; of odd characters; without end. */
export const WORDS = ['1', 'goblin', '2026-01-01', 'K12', '`*_|~ <@1> \u202e🐉 ﷽', ' ', 'W'.repeat(LONGEST)] as const;

/**
 * Every command as it can be typed: without options where none is required, and with each option alone beside those
 * that are required, with each of its choices or what else may be typed for it.
 */
export const TYPED_COMMANDS: readonly TypedCommand[] = DEFINITIONS.flatMap(({ name, options = [] }) =>
  formsOf(options).map((form) => ({ command: name, options: form, free: isFree(options, form) })),
);

/** Is a text written in that could be any other as well? */
function isFree(options: readonly OptionDefinition[], form: readonly OptionValue[]): boolean {
  const isText = ({ name }: OptionValue) => {
    const option = options.find((each) => each.name === name);
    return option?.type === OPTION.text && !option.choices;
  };
  return form.some(isText);
}

function formsOf(options: readonly OptionDefinition[]): OptionValue[][] {
  const below = options.filter(({ type }) => type === OPTION.subcommand || type === OPTION.group);
  if (below.length > 0)
    return below.flatMap(({ type, name, options: inner = [] }) =>
      formsOf(inner).map((form) => [{ type, name, options: form }]),
    );
  const chosen = options.flatMap((option) =>
    valuesOf(option).map((value) => [
      ...requiredBeside(options, option),
      { type: option.type, name: option.name, value },
    ]),
  );
  return options.some(({ required }) => required) ? chosen : [[], ...chosen];
}

/** What must be given besides an option: the first that comes to mind. */
export function requiredBeside(options: readonly OptionDefinition[], option: OptionDefinition): OptionValue[] {
  return options
    .filter((other) => other.required && other !== option)
    .flatMap((other) =>
      valuesOf(other)
        .slice(0, 1)
        .map((value) => ({ type: other.type, name: other.name, value })),
    );
}

/** The choices of an option, otherwise what tells the ways apart in which it may be meant. */
function valuesOf({ type, choices, min_value: least = 0, max_value: most = 1000, max_length }: OptionDefinition) {
  if (choices) return choices.map(({ value }) => value);
  switch (type) {
    case OPTION.flag:
      return [true, false];
    case OPTION.integer:
      return [...new Set([least, least + 1, most])];
    case OPTION.user:
      return PEOPLE.map(({ id }) => id);
    default:
      return WORDS.map((word) => word.slice(0, max_length ?? LONGEST));
  }
}

/** Does Discord offer the command in that place? */
export function isOffered({ command }: Pick<TypedCommand, 'command'>, { kind, brought }: Place): boolean {
  const shape = COMMANDS.find(({ definition }) => definition.name === command)?.definition;
  const context = kind === 'guild' ? 0 : brought ? 2 : 1;
  return (
    (shape?.contexts ?? []).some((each) => each === context) &&
    (shape?.integration_types ?? []).some((each) => each === (brought ? 1 : 0))
  );
}

/** Longest that a word is told in a path, in characters. */
const TOLD = 24;

/** `/party mode vote` */
export const formatCommand = ({ command, options }: TypedCommand): string => {
  const words = (given: readonly OptionValue[]): string[] =>
    given.flatMap(({ name, value, options: inner = [] }) => [
      name,
      ...(value === undefined ? [] : [String(value).slice(0, TOLD)]),
      ...words(inner),
    ]);
  return [`/${command}`, ...words(options)].join(' ');
};

/** The line of words such as `/party mode:vote`; the options are those of the command. */
export function parseCommand(words: string): TypedCommand {
  const [command = '', ...given] = words.slice(1).split(' ');
  const known = DEFINITIONS.find(({ name }) => name === command)?.options ?? [];
  const options = given.map((each): OptionValue => {
    const [name = '', value = ''] = each.split(':');
    return { type: known.find((option) => option.name === name)?.type ?? OPTION.text, name, value };
  });
  return { command, options };
}
