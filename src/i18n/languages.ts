/** Names of languages, each in its own language, by BCP 47 tag. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
