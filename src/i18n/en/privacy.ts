export const PRIVACY = {
  question:
    'You may have everything that is stored about you, or have it erased. Where a ranked hero of yours fell, later runs of that server may come by a grave with its name: erasing takes the name off, and so does hiding your card in `/settings`.',
  confirm:
    'Erase your runs, scores and settings for good? A run of yours that a channel plays goes to another member of the party, or is erased if there is none. This cannot be undone.',
  exported: 'This is everything stored about you.',
  hidden:
    'Only what would give the dungeon of the day away, its seed and how runs in it stand, is left out until that day is over.',
  packed:
    'It is a lot, so the file is packed: save it on a computer and double-click it, on Windows with 7-Zip. Inside is text that any editor opens.',
  /** Replaces an export that is too large for Discord. */
  tooLarge:
    'What is stored is more than Discord takes here, even packed into one file, so it cannot be sent. None of it is lost: please ask whoever runs this bot for it.',
  /** The "unnamed mark" keeps the player from a second try at the same daily dungeon. */
  erased:
    'It is done: nothing that names you is stored any more. What remains for a while: backups, and the note in the log by which a restored one would be erased again, for 30 days; a request of yours that could not be answered, for a day; and, if you have used your try at the dungeon of the day, an unnamed mark of that for a few days.',
  button: {
    export: 'Export',
    erase: 'Erase',
  },
};

export type PrivacyTexts = typeof PRIVACY;
