/** Texts for the dungeon of the day. Markdown of Discord where it is text. */
export const DAILIES = {
  title: (day: string, whose: string) => `Dungeon of ${day} · ${whose}`,
  /** Whose it is that is told of in another server, or in none. */
  elsewhere: 'another server',
  begun: 'This is your one ranked try at the dungeon of the day.',
  practice: 'This is practice: it counts for nothing.',
  /** Practice was asked for while the ranked try goes on, or has not begun. */
  tryFirst: {
    begun: 'Your ranked try is still running. You can practise once it is over.',
    open: 'Play your one ranked try first: you can practise once it is over. Nothing was started.',
  },
  /** A try is over: on its day, and on a later one. */
  done: {
    today: 'Your try at the dungeon of the day is over. A new one opens at midnight (UTC).',
    former: 'Your try at the dungeon of that day is over. Today’s is open.',
  },
  erased:
    'Your one try at the dungeon of the day is used, and its result cannot be shown. You may practise; a new one opens at midnight (UTC).',
  cheated: 'with cheats, so it does not count',
  /** How low the hero fell at each depth. */
  health: {
    /** Parts such as `depths 1–2 above half`. */
    lowest: (parts: string) => `Lowest health: ${parts}.`,
    at: (from: number, to: number) => (from === to ? `depth ${from}` : `depths ${from}–${to}`),
    light: 'above half',
    heavy: 'below half',
    grave: 'below a quarter',
  },
  /** How it ended, at a depth. */
  ended: {
    died: (depth: number) => `Died at depth ${depth}.`,
    retired: () => 'Retired with the laurel.',
    abandoned: (depth: number) => `Gave up at depth ${depth}.`,
  },
  /** Two or more days. */
  streak: (days: number) => `${days} days in a row`,
  button: {
    share: 'Share',
    practise: 'Practise',
    board: 'Board of the day',
    open: 'Play today’s dungeon',
    yesterday: 'Yesterday’s board',
    /** The board of the day before that of the run. */
    dayBefore: 'Board of the day before',
    result: 'Result of the day',
  },
};

export type DailyTexts = typeof DAILIES;
