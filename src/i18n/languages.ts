/** Name of each language in that language, by BCP 47 tag. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
