/** Texts for leaderboards, and for how a run ended. Markdown of Discord where it is text. */
export const LEADERBOARDS = {
  /** Whose board it is. */
  scope: { global: 'everyone', guild: 'this server' },
  title: {
    all: (whose: string) => `Best of ${whose}`,
    month: (whose: string, month: string) => `Best of ${whose} · ${month}`,
    day: (whose: string, day: string) => `Dungeon of ${day} · ${whose}`,
  },
  /** How runs end when nobody killed the hero. */
  fate: { starved: 'starved', retired: 'retired victorious', abandoned: 'gave up', lost: 'was lost' },
  laurel: 'laurel won',
  none: 'There are no runs on this board yet.',
  yourPlace: 'You:',
  /** The same of their best run when it has none of the places shown. */
  beyond: (places: number) => `Beyond the first ${places}:`,
  /** Only so many runs of a long board count in it. */
  cut: (runs: number) => `Only the best ${runs} runs of this board were looked through.`,
  hidden: 'This board stays hidden until you have finished that dungeon yourself, or its day is over.',
  noServer: 'Only servers have one of their own. Use this in a server, or choose everyone.',
  /** A place in a menu. */
  rank: (place: number, name: string) => `${place}. ${name}`,
  button: {
    everyone: 'Everyone',
    server: 'This server',
    month: 'This month',
    allTime: 'All time',
    today: 'Today’s dungeon',
  },
};

export type LeaderboardTexts = typeof LEADERBOARDS;
