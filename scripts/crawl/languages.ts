import { LOCALES } from '../../src/i18n';
import type { Store } from '../../src/storage/contract';
import type { Person } from '../discord/users';
import type { Actor } from './set-up-start';

const LANGUAGES = Object.values(LOCALES).flatMap(({ id, tags }) => (id === LOCALES.en.id ? [] : tags.slice(0, 1)));

/** Returns the language that the player has chosen; `null` if the player follows the client's language. */
export async function chosenLanguage(store: Store, { person }: Actor): Promise<string | null> {
  const profile = await store.loadProfile(person.id);
  const language = profile?.settings.language ?? 'auto';
  return language === 'auto' ? null : language;
}

/** Returns an empty list if the player has chosen a language. */
export async function inOtherLanguages(store: Store, actor: Actor): Promise<Person[]> {
  if (await chosenLanguage(store, actor)) return [];
  return LANGUAGES.map((locale) => ({ ...actor.person, locale }));
}
