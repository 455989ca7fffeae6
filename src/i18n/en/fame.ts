type ScopeKind = 'global' | 'guild';

/** What is said in English of finished runs: boards, histories, figures and the dungeon of the day. */
export const FAME = {
  whose: { global: 'everyone', guild: 'this server' } satisfies Record<ScopeKind, string>,
  board: {
    all: (whose: string) => `Best of ${whose}`,
    month: (whose: string, month: string) => `Best of ${whose} · ${month}`,
    day: (whose: string, day: string) => `Dungeon of ${day} · ${whose}`,
  },
  /** How runs end when nobody is to blame. */
  fate: { starved: 'starved', retired: 'retired victorious', abandoned: 'gave up', lost: 'was lost' },
  unranked: { seed: 'chosen seed', fork: 'branch', daily: 'practice', other: 'not ranked' },
  nobody: 'Nobody has come this far yet.',
  yourPlace: 'You:',
  cut: (runs: number) => `Only the best ${runs} runs of this board were looked through.`,
  hidden: 'This board stays veiled until you have finished that dungeon yourself, or its day is over.',
  noSuchDay: 'That is no day. Days are written like 2026-11-20.',
  noServer: 'Only a server has one of its own. Ask again in one, or for everyone’s.',
  history: {
    server: 'Finished runs of this server',
    own: 'Your finished runs',
    none: 'No finished run is like that.',
    searched: (when: string) => `Searched back to ${when}. There are older runs.`,
  },
  stats: (name: string) => `Ranked runs of ${name}`,
  figures: (runs: number, wins: number, deepest: number, best: string) =>
    `${runs} ${runs === 1 ? 'run' : 'runs'} · ${wins} ${wins === 1 ? 'laurel' : 'laurels'} · deepest level ${deepest} · best: ${best}`,
  noFigures: 'No ranked run is finished yet.',
  daily: {
    title: (day: string, whose: string) => `Dungeon of ${day} · ${whose}`,
    begun: 'This is your one ranked try at the dungeon of the day.',
    practice: 'This is practice: it counts for nothing.',
    done: 'Your try at the dungeon of the day is over. A new one opens at midnight (UTC).',
    gone: 'Your try at the dungeon of the day is over, and no longer on record.',
    laurel: 'laurel won',
    cheated: 'with cheats, so it does not count',
  },
  button: {
    everyone: 'Everyone',
    server: 'This server',
    month: 'This month',
    allTime: 'All time',
    today: 'Today’s dungeon',
    share: 'Share',
    practise: 'Practise',
    board: 'Board of the day',
    result: 'Result of the day',
    older: 'Search older runs',
  },
};
