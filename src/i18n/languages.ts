/** Name of each language in that language. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
