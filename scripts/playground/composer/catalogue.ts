import type { CommandDefinition, OptionDefinition } from '../../discord/lint/commands';
import type { Person, Place } from '../../discord/users';

const ADMINISTRATOR = 1n << 3n;
const CONTEXT = { guild: 0, dm: 1 } as const;

/** Whether a client would offer the command to this person in this place. */
export function isOffered(command: CommandDefinition, person: Person, place: Place): boolean {
  if (command.contexts && !command.contexts.includes(CONTEXT[place.kind])) return false;
  const needed = command.default_member_permissions;
  if (place.kind === 'dm' || needed === null || needed === undefined) return true;
  const held = BigInt(person.permissions);
  if ((held & ADMINISTRATOR) !== 0n) return true;
  return BigInt(needed) !== 0n && (held & BigInt(needed)) === BigInt(needed);
}

/** The name as shown in a language; what is sent is always the default one. */
export function shownName(part: CommandDefinition | OptionDefinition, locale: string): string {
  return part.name_localizations?.[locale] ?? part.name;
}

export function shownDescription(part: CommandDefinition | OptionDefinition, locale: string): string {
  return part.description_localizations?.[locale] ?? part.description ?? '';
}

/** Entries whose name begins with what was typed, then those that contain it; each half in its own order. */
export function matching<Entry>(entries: readonly Entry[], typed: string, nameOf: (entry: Entry) => string): Entry[] {
  const wanted = typed.trim().toLowerCase();
  const names = entries.map((entry) => ({ entry, name: nameOf(entry).toLowerCase() }));
  const begins = names.filter(({ name }) => name.startsWith(wanted));
  const contains = names.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted));
  return [...begins, ...contains].map(({ entry }) => entry);
}
