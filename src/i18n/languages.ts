/** Names of languages, each in its own language. Keys: BCP 47 tags. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
