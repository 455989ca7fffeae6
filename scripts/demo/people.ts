import { PEOPLE, type Person } from '../discord/users';

/** Countries and regions whose Spanish Discord calls `es-ES`. */
const EUROPE = /^es(-ES)?$/i;

/** Returns Discord's name for the language of a browser. Wyrmdeep speaks English, German and Spanish. */
export function discordLocale(language: string): string {
  if (/^de\b/i.test(language)) return 'de';
  if (/^es\b/i.test(language)) return EUROPE.test(language) ? 'es-ES' : 'es-419';
  return /^en-GB$/i.test(language) ? 'en-GB' : 'en-US';
}

/**
 * Returns the people of the demo: the visitor, and others who are bots. All of them read the language of the visitor's
 * browser.
 */
export function peopleFor(language: string): [visitor: Person, ...bots: Person[]] {
  const locale = discordLocale(language);
  const [visitor, ...others] = PEOPLE.map((person) => ({ ...person, locale }));
  return [visitor!, ...others.map((person) => ({ ...person, role: 'bot', isBot: true as const }))];
}
