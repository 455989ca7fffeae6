import type { CommandDefinition, OptionDefinition } from '../../discord/lint/commands';
import { OPTION } from '../../discord/options';
import type { Choice } from '../../discord/payload';
import type { Person, Place } from '../../discord/users';
import { pageTextsFor } from '../page-texts';

const ADMINISTRATOR = 1n << 3n;
const CONTEXT = { guild: 0, dm: 1 } as const;

export function isOffered(command: CommandDefinition, person: Person, place: Place): boolean {
  if (command.contexts && !command.contexts.includes(CONTEXT[place.kind])) return false;
  const needed = command.default_member_permissions;
  if (place.kind === 'dm' || needed === null || needed === undefined) return true;
  const held = BigInt(person.permissions);
  if ((held & ADMINISTRATOR) !== 0n) return true;
  return BigInt(needed) !== 0n && (held & BigInt(needed)) === BigInt(needed);
}

/** Returns the name as shown in a language. Clients always send the default name. */
export function shownName(part: CommandDefinition | OptionDefinition, locale: string): string {
  return part.name_localizations?.[locale] ?? part.name;
}

export function shownDescription(part: CommandDefinition | OptionDefinition, locale: string): string {
  return part.description_localizations?.[locale] ?? part.description ?? '';
}

/** Finds the command whose full name was typed with a blank after it, or `null`. `rest` is the text that follows. */
export function typedCommand(
  commands: readonly CommandDefinition[],
  typed: string,
  locale: string,
): { command: CommandDefinition; rest: string } | null {
  for (const command of commands)
    for (const name of [command.name, shownName(command, locale)])
      if (typed.startsWith(`/${name}`) && /^\s/.test(typed.slice(name.length + 1)))
        return { command, rest: typed.slice(name.length + 2) };
  return null;
}

/** Returns the entries whose name begins with the typed text, then those that contain it, each in their order. */
export function matching<Entry>(entries: readonly Entry[], typed: string, nameOf: (entry: Entry) => string): Entry[] {
  const wanted = typed.trim().toLowerCase();
  const names = entries.map((entry) => ({ entry, name: nameOf(entry).toLowerCase() }));
  const begins = names.filter(({ name }) => name.startsWith(wanted));
  const contains = names.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted));
  return [...begins, ...contains].map(({ entry }) => entry);
}

export type Value = string | number | boolean;

export interface Suggestion {
  name: string;
  value: Value;
}

/** Returns the fixed values of an option; `null` if the option takes free input or asks the application. */
export function fixedSuggestions(
  option: OptionDefinition,
  people: readonly Person[],
  locale: string,
): Suggestion[] | null {
  const { yes, no } = pageTextsFor(locale);
  if (option.type === OPTION.boolean) return [true, false].map((value) => ({ name: value ? yes : no, value }));
  if (option.type === OPTION.user) return people.map(({ id, displayName }) => ({ name: displayName, value: id }));
  if (!option.choices || option.choices.length === 0) return null;
  return option.choices.map((choice) => ({
    name: choice.name_localizations?.[locale] ?? choice.name,
    value: choice.value,
  }));
}

export function suggestionOf(choice: Choice): Suggestion {
  return { name: choice.name, value: choice.value };
}

/** Returns the value for a typed text; `null` if the text is no valid value. */
export function typedValue(
  option: OptionDefinition,
  text: string,
  suggestions: readonly Suggestion[] | null,
): Value | null {
  const typed = text.trim();
  if (typed === '') return null;
  const same = suggestions?.find(
    ({ name, value }) => name.toLowerCase() === typed.toLowerCase() || String(value) === typed,
  );
  if (same) return same.value;
  if (suggestions) return null;
  if (option.type === OPTION.integer) return /^-?\d+$/.test(typed) ? Number(typed) : null;
  if (option.type === OPTION.number) return Number.isFinite(Number(typed)) ? Number(typed) : null;
  return typed;
}

/** Splits text such as `north steps:3` at the names of other options. The first part belongs to the typed option. */
export function splitAtOptions(
  text: string,
  names: readonly string[],
): { own: string; others: { name: string; text: string }[] } {
  const starts = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((match) => names.includes(match[1]!));
  const own = text.slice(0, starts[0]?.index ?? text.length).trim();
  const others = starts.map((match, at) => {
    const end = starts[at + 1]?.index ?? text.length;
    return { name: match[1]!, text: text.slice(match.index + match[0].length, end).trim() };
  });
  return { own, others };
}
