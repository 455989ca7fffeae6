/** What each language calls itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
