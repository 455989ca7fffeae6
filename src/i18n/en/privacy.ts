/** Texts for what is stored about a player. */
export const PRIVACY = {
  question: 'You may have everything that is stored about you, or have it erased.',
  confirm: 'Erase your runs, scores and settings for good? This cannot be undone.',
  exported: 'This is everything stored about you.',
  /** An unnamed mark keeps a used try from being tried again: its key expires two days after the day. */
  erased:
    'It is done: nothing that names you is stored any more. If you have used your try at the dungeon of the day, an unnamed mark of that stays for a few days. A request of yours that could not be answered may be kept for a day, backups for 35 days.',
  button: {
    export: 'Export',
    erase: 'Erase',
  },
};

export type PrivacyTexts = typeof PRIVACY;
