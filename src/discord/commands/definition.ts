import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { CommandText, OptionText } from '../../i18n';
import { CONTEXT_TYPE, INTEGRATION_TYPE, OPTION_TYPE, PERMISSION } from '../api/constants';
import type { I18n } from '../types';

export type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Discord offers the keys of `choices` in the option's texts as values. */
export interface OptionShape {
  type: Exclude<keyof typeof OPTION_TYPE, 'subcommand'>;
  name: string;
  required?: boolean;
  autocomplete?: boolean;
  min_value?: number;
  max_value?: number;
  max_length?: number;
}

export interface CommandShape {
  name: string;
  /** Restricts the command to servers, by default to members who manage the server. */
  audience?: 'admins';
  options?: readonly OptionShape[];
  subcommands?: readonly Omit<CommandShape, 'audience'>[];
}

export interface CommandLanguage {
  tags: readonly string[];
  commands: I18n['commands'];
}

type Localized<T> = { tags: readonly string[]; text: T }[];

/** The first language is the default. Throws if a language lacks a text. */
export function definitionsOf(
  shapes: readonly CommandShape[],
  languages: readonly [CommandLanguage, ...CommandLanguage[]],
): Definition[] {
  return shapes.map((shape) => {
    const texts = languages.map(({ tags, commands }) => ({ tags, text: textFor(commands, shape.name) }));
    return { ...commandDefinition(shape, texts), ...availability(shape.audience) } as Definition;
  });
}

function commandDefinition({ name, options = [], subcommands = [] }: CommandShape, texts: Localized<CommandText>) {
  const inner = [
    ...subcommands.map((shape) => subcommandDefinition(shape, texts)),
    ...options.map((option) => optionDefinition(option, texts)),
  ];
  return { name, ...descriptions(texts), ...(inner.length > 0 ? { options: inner } : {}) };
}

function subcommandDefinition(shape: CommandShape, groupTexts: Localized<CommandText>): object {
  const texts = groupTexts.map(({ tags, text }) => ({ tags, text: textFor(text.subcommands ?? {}, shape.name) }));
  return { type: OPTION_TYPE.subcommand, ...commandDefinition(shape, texts) };
}

const availability = (audience: CommandShape['audience']) =>
  audience === 'admins'
    ? {
        contexts: [CONTEXT_TYPE.server],
        integration_types: [INTEGRATION_TYPE.server],
        default_member_permissions: String(PERMISSION.manageServer),
      }
    : { contexts: Object.values(CONTEXT_TYPE), integration_types: Object.values(INTEGRATION_TYPE) };

const descriptions = (texts: Localized<CommandText | OptionText>) => ({
  description: texts[0]?.text.description ?? '',
  name_localizations: byTag(texts, ({ name }) => name),
  description_localizations: byTag(texts, ({ description }) => description),
});

function optionDefinition(shape: OptionShape, commandTexts: Localized<CommandText>): object {
  const texts = commandTexts.map(({ tags, text: { options = {} } }) => ({ tags, text: textFor(options, shape.name) }));
  return { ...shape, type: OPTION_TYPE[shape.type], ...descriptions(texts), ...choices(shape, texts) };
}

function choices({ type }: OptionShape, texts: Localized<OptionText>) {
  const named = texts[0]?.text.choices;
  if (!named) return {};
  return {
    choices: Object.entries(named).map(([key, name]) => ({
      name,
      value: type === 'string' ? key : Number(key),
      name_localizations: byTag(texts, (text) => text.choices?.[key] ?? name),
    })),
  };
}

const byTag = <T>(texts: Localized<T>, pick: (text: T) => string): Record<string, string> =>
  Object.fromEntries(texts.flatMap(({ tags, text }) => tags.map((tag) => [tag, pick(text)])));

function textFor<T>(texts: Record<string, T>, name: string): T {
  const text = texts[name];
  if (!text) throw new Error(`no texts for ${name} in src/i18n/<locale>/commands.ts`);
  return text;
}
