/** Texts for what is stored about a player. */
export const PRIVACY = {
  question: 'You may have everything that is stored about you, or have it erased.',
  confirm: 'Erase your runs, scores and settings for good? This cannot be undone.',
  exported: 'This is everything stored about you.',
  erased: 'It is done: nothing about you is stored any more.',
  button: {
    export: 'Export',
    erase: 'Erase',
  },
};

export type PrivacyTexts = typeof PRIVACY;
