import { DEFINITIONS } from '../discord/definitions';
import type { ModalPart, OptionValue } from '../discord/interaction';
import type { OptionDefinition } from '../discord/lint/commands';
import { COMPONENT } from '../discord/payload';
import { typable } from '../discord/subcommands';
import { PEOPLE, type Place } from '../discord/users';

/** A command as typed. A subcommand has both names. */
export interface TypedCommand {
  command: string;
  options: OptionValue[];
  /** True if an option is free text, which has many possible values. */
  free?: boolean;
}

/** Types of options, as Discord numbers them. */
const OPTION = { text: 3, integer: 4, flag: 5, user: 6 } as const;

/** Maximum length in characters of a text option without its own limit. */
const LONGEST = 6000;

export const TYPABLE = typable(DEFINITIONS);

/** Texts that a player may type: a list number, names, a day, a cell, Markdown, a blank and the longest text. */
export const WORDS = ['1', 'goblin', '2026-01-01', 'K12', '`*_|~ <@1> \u202e🐉 ﷽', ' ', 'W'.repeat(LONGEST)] as const;

/**
 * Every command in all forms that a player can type. A command without required options is also sent without options.
 * Each option is sent together with the required ones, with each of its choices or with several values.
 */
export const TYPED_COMMANDS: readonly TypedCommand[] = TYPABLE.flatMap(({ name, options = [] }) =>
  formsOf(options).map((form) => ({ command: name, options: form, free: isFree(options, form) })),
);

/** True if one of the options is free text. */
function isFree(options: readonly OptionDefinition[], form: readonly OptionValue[]): boolean {
  const isText = ({ name }: OptionValue) => {
    const option = options.find((each) => each.name === name);
    return option?.type === OPTION.text && !option.choices;
  };
  return form.some(isText);
}

function formsOf(options: readonly OptionDefinition[]): OptionValue[][] {
  const chosen = options.flatMap((option) =>
    valuesOf(option).map((value) => [
      ...requiredBeside(options, option),
      { type: option.type, name: option.name, value },
    ]),
  );
  return options.some(({ required }) => required) ? chosen : [[], ...chosen];
}

/** Returns all required options except this one, each with its first value. */
export function requiredBeside(options: readonly OptionDefinition[], option: OptionDefinition): OptionValue[] {
  return options
    .filter((other) => other.required && other !== option)
    .flatMap((other) =>
      valuesOf(other)
        .slice(0, 1)
        .map((value) => ({ type: other.type, name: other.name, value })),
    );
}

/** Returns the choices of an option. If there are none, returns values that the bot treats differently. */
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

/** True if Discord offers the command in this place. */
export function isOffered({ command }: Pick<TypedCommand, 'command'>, { kind, brought }: Place): boolean {
  const definition = TYPABLE.find(({ name }) => name === command);
  const context = kind === 'guild' ? 0 : brought ? 2 : 1;
  return (
    (definition?.contexts ?? []).includes(context) && (definition?.integration_types ?? []).includes(brought ? 1 : 0)
  );
}

/** Maximum length in characters of a value in a path. */
const SHOWN = 24;

export const formatCommand = ({ command, options }: TypedCommand): string => {
  const words = options.flatMap(({ name, value }) => [name, String(value).slice(0, SHOWN)]);
  return [`/${command}`, ...words].join(' ');
};

/** Parses `/party mode:vote` or `/run share`. Types of options come from the command's definition. */
export function parseCommand(words: string): TypedCommand {
  const typed = words.slice(1).split(' ');
  const given = typed.filter((word) => word.includes(':'));
  const command = typed.filter((word) => !word.includes(':')).join(' ');
  const known = TYPABLE.find(({ name }) => name === command)?.options ?? [];
  const options = given.map((each): OptionValue => {
    const [name = '', value = ''] = each.split(':');
    const type = known.find((option) => option.name === name)?.type ?? OPTION.text;
    return { type, name, value: sentAs(type, value) };
  });
  return { command, options };
}

/** Returns the value of an option as a client sends it. */
function sentAs(type: number, typed: string): string | number | boolean {
  if (type === OPTION.flag) return typed === 'true';
  return type === OPTION.integer ? Number(typed) : typed;
}

export interface Form {
  customId: string;
  parts: ModalPart[];
}

/** Longest text of a form's field, in characters. */
const LONGEST_FIELD = 4000;

/** Forms of older versions that a player may still have open. The present bot opens no forms. */
export const OLD_FORMS: readonly Form[] = ['', ...WORDS].map((word, index) => {
  const component = { type: COMPONENT.textInput, custom_id: 'word', value: word.slice(0, LONGEST_FIELD) };
  return { customId: `v1|start|${index}|form`, parts: [{ type: COMPONENT.label, component }] };
});
