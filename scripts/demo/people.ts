import { PEOPLE, type Person } from '../discord/users';

const SPOKEN = /^(de|en|es)\b/i;

/** Countries and regions whose Spanish Discord calls `es-ES`. */
const EUROPE = /^es(-ES)?$/i;

/**
 * Returns Discord's name for the first language of a browser that Wyrmdeep speaks. Wyrmdeep speaks English, German and
 * Spanish. English stands in for all others. The languages are in the order in which the visitor prefers them.
 */
export function discordLocale(languages: readonly string[]): string {
  const language = languages.find((each) => SPOKEN.test(each)) ?? '';
  if (/^de/i.test(language)) return 'de';
  if (/^es/i.test(language)) return EUROPE.test(language) ? 'es-ES' : 'es-419';
  return /^en-GB$/i.test(language) ? 'en-GB' : 'en-US';
}

/**
 * Returns the people of the demo: the visitor, and others who are bots. All of them read the language of the visitor's
 * browser.
 */
export function peopleFor(languages: readonly string[]): [visitor: Person, ...bots: Person[]] {
  const locale = discordLocale(languages);
  const [visitor, ...others] = PEOPLE.map((person) => ({ ...person, locale }));
  return [visitor!, ...others.map((person) => ({ ...person, role: 'bot', isBot: true as const }))];
}
