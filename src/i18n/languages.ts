/** Keys: BCP 47 tags. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' };
