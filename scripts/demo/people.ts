import { PEOPLE, type Person } from '../discord/users';

const SPOKEN = /^(de|en|es)\b/i;

/** Locales of browsers for which Discord uses `es-ES`. */
const EUROPE = /^es(-ES)?$/i;

/**
 * Returns Discord's locale for the visitor's first language that the game has: English, German or Spanish; English if
 * there is none. `languages` is in the visitor's order of preference.
 */
export function discordLocale(languages: readonly string[]): string {
  const language = languages.find((each) => SPOKEN.test(each)) ?? '';
  if (/^de/i.test(language)) return 'de';
  if (/^es/i.test(language)) return EUROPE.test(language) ? 'es-ES' : 'es-419';
  return /^en-GB$/i.test(language) ? 'en-GB' : 'en-US';
}

/** Returns the people of the demo, the visitor and bots, all with the language of the visitor's browser. */
export function peopleFor(languages: readonly string[]): [visitor: Person, ...bots: Person[]] {
  const locale = discordLocale(languages);
  const [visitor, ...others] = PEOPLE.map((person) => ({ ...person, locale }));
  return [visitor!, ...others.map((person) => ({ ...person, role: 'bot', isBot: true as const }))];
}
