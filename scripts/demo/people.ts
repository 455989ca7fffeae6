import { PEOPLE, type Person } from '../discord/users';

/** Countries and regions whose Spanish Discord calls `es-ES`. */
const EUROPE = /^es(-ES)?$/i;

/** Returns Discord's name for the language of a browser. Wyrmdeep speaks English, German and Spanish. */
export function discordLocale(language: string): string {
  if (/^de\b/i.test(language)) return 'de';
  if (/^es\b/i.test(language)) return EUROPE.test(language) ? 'es-ES' : 'es-419';
  return /^en-GB$/i.test(language) ? 'en-GB' : 'en-US';
}

/** Returns the people of the demo, the visitor first. All of them read the language of the visitor's browser. */
export const peopleFor = (language: string): Person[] =>
  PEOPLE.map((person) => ({ ...person, locale: discordLocale(language) }));
