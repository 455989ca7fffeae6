function ordinal(rank: number): string {
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
  return `${rank}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)]}`;
}

/** Messages are Discord Markdown. Labels of buttons and menus are plain text. */
export const DAILIES = {
  title: (day: string, whose: string) => `Dungeon of ${day} · ${whose}`,
  /** Replaces "this server" if the player shares the result in another server. */
  elsewhere: 'another server',
  begun: 'This is your one ranked try at the dungeon of the day.',
  practice: 'This is practice: it counts for nothing.',
  /** Refusals of a practice run, because the player's ranked run has not ended (`begun`) or not begun (`open`). */
  tryFirst: {
    begun: 'Your ranked try is still running. You can practise once it is over.',
    open: 'Play your one ranked try first: you can practise once it is over. Nothing was started.',
  },
  /** `former` is for the dungeon of an earlier day. */
  done: {
    today: 'Your try at the dungeon of the day is over. A new one opens at midnight (UTC).',
    former: 'Your try at the dungeon of that day is over. Today’s is open.',
  },
  erased:
    'Your one try at the dungeon of the day is used, and its result cannot be shown. You may practise; a new one opens at midnight (UTC).',
  cheated: 'with cheats, so it does not count',
  health: {
    /** `parts` is text such as `depths 1–2 above half`. */
    lowest: (parts: string) => `Lowest health: ${parts}.`,
    at: (from: number, to: number) => (from === to ? `depth ${from}` : `depths ${from}–${to}`),
    light: 'above half',
    heavy: 'below half',
    grave: 'below a quarter',
  },
  ended: {
    died: (depth: number) => `Died at depth ${depth}.`,
    retired: () => 'Retired with the laurel.',
    abandoned: (depth: number) => `Gave up at depth ${depth}.`,
  },
  rank: (rank: number, players: number) => `${ordinal(rank)} of ${players}`,
  ghosts: 'Others from this server:',
  before: (best: string, own: string | null) => `Yesterday: ${best}${own === null ? '' : ` · you were ${own}`}.`,
  streak: (days: number) => `${days} days in a row`,
  button: {
    share: 'Share',
    practise: 'Practise',
    board: 'Board of the day',
    open: 'Play today’s dungeon',
    yesterday: 'Yesterday’s board',
    dayBefore: 'Board of the day before',
    result: 'Result of the day',
  },
  /** In a weekly dungeon, replaces the texts above that have the same keys. */
  weekly: {
    title: (days: string, whose: string) => `Long dungeon, ${days} · ${whose}`,
    begun: 'This is your one ranked try at the dungeon of the week, the long way.',
    done: {
      today: 'Your try at the dungeon of the week is over. A new one opens on Monday (UTC).',
      former: 'Your try at the dungeon of that week is over. This week’s is open.',
    },
    erased:
      'Your one try at the dungeon of the week is used, and its result cannot be shown. You may practise; a new one opens on Monday (UTC).',
    before: (best: string, own: string | null) => `Last week: ${best}${own === null ? '' : ` · you were ${own}`}.`,
    button: {
      board: 'Board of the week',
      open: 'The dungeon of the week',
      yesterday: 'Last week’s board',
      dayBefore: 'Board of the week before',
    },
  },
};

export type DailyTexts = typeof DAILIES;
