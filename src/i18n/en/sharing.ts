/** Texts for sharing, watching and forking runs. Markdown of Discord where it is text. */
export const SHARING = {
  /** Labels: at most 80 characters, and short. */
  button: {
    watch: 'Watch',
    refresh: 'Refresh',
    unshare: 'Stop sharing',
    shares: 'What is shared',
    fork: 'Branch off',
    forkUnranked: 'Branch off, unranked',
    keepRanked: 'Keep it ranked',
  },
  /** `version` is the moment shown, `null` where the run is followed. */
  shared: (player: string, version: number | null) =>
    version === null
      ? `${player} shares this run. \`/run watch\` follows it.`
      : `${player} shares this run as it was after move ${version}.`,
  /** Of a run that is over, in place of `shared`. */
  sharedOver: (player: string) => `${player} shares this run, which is over.`,
  /** To whoever asks for both. */
  animationOfMove:
    'Nothing was shared: an animation shows the last turns and cannot begin or end at a move. Name a move, or ask for an animation.',
  /** In place of a run that the channel could watch. */
  ended: 'This run is no longer shared in this channel.',
  /** To whoever stops sharing by a command; said likewise where nothing was shared. */
  unshared:
    'The run you played last is not shared in this channel now. What was posted of it stays as it is. `/run watch` leads to what else you share here.',
  /** To others who try to. */
  onlyPlayersUnshare: (player: string) => `This is ${player}'s run: only those who play it can stop sharing it.`,
  /** To those who watch: whose run it is. */
  watched: (player: string, version: number | null) =>
    version === null ? `This is ${player}'s run.` : `This is ${player}'s run as it was after move ${version}.`,
  /** In place of the board of an open daily dungeon. */
  hidden: (player: string) =>
    `${player} shares a run in the daily dungeon. It stays hidden: you may watch once you have finished that dungeon yourself, or its day is over.`,
  /** Before a ranked run of the player's own is branched off while it goes on. */
  confirmFork:
    '**This run is ranked, and it goes on.** A branch of it would show what it has yet to find out, so branching off takes the run itself out of the ranking for good. Or wait: once it is over, it can be branched off at any move and still counts.',
  notForked: 'Nothing was branched off.',
  forked: 'This branch is yours from here on, with other luck. It is not ranked.',
  /** After `forked`, where nobody else sees the branch. */
  onlyForYou: 'Only you see it here; `/play` shows it to all.',
  title: 'Runs to watch in this channel',
  /** For a list in which nothing may be shown: there may be what the reader may not see yet. */
  none: 'There is nothing for you to watch in this channel. `/run share` shows everyone your run.',
  pick: 'Watch …',
  /**
   * What tells a run in a list from others of its player: `kind` is one of the texts below or `''`, `when` how long
   * ago.
   */
  details: ({ depth, level, kind, when }: { depth: number; level: number; kind: string; when: string }) =>
    [`depth ${depth}`, `level ${level}`, kind, when].filter((part) => part !== '').join(' · '),
  /** What a run was begun as; `date` is like 2026-11-22. */
  kind: {
    seed: 'chosen seed',
    fork: 'branch',
    party: 'party',
    daily: (date: string) => `daily dungeon of ${date}`,
    practice: (date: string) => `practice for ${date}`,
  },
  /** How long ago, from minutes. */
  ago: (minutes: number): string => {
    if (minutes < 60) return minutes === 0 ? 'just now' : `${minutes} min ago`;
    if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`;
    return `${Math.floor(minutes / 1440)} days ago`;
  },
  /** A finished run in a menu, at most 100 characters; the name is plain text. */
  runOption: (name: string, depth: number, turn: number) => `${name} · depth ${depth} · turn ${turn}`,
  /** In its place where a run cannot be loaded; `player` is Markdown, `null` where that cannot be read either. */
  unloadable: {
    unreadable: (player: string | null): string => `⚠ A run${player === null ? '' : ` of ${player}`} cannot be read.`,
    newer: (player: string | null): string => `⏳ A run${player === null ? '' : ` of ${player}`} waits for an update.`,
  },
  /** The same in a menu, where its id tells it from others: at most 100 characters. */
  unloadableOption: {
    unreadable: (id: string): string => `⚠ A run cannot be read · ${id}`,
    newer: (id: string): string => `⏳ A run waits for an update · ${id}`,
  },
};

export type SharingTexts = typeof SHARING;
