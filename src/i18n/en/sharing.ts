/** Texts for sharing, watching and forking runs. Messages are Discord Markdown; labels of controls are plain text. */
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
  /** Note on a shared run. `version` is the move shown; `null` if watchers follow the run. */
  shared: (player: string, version: number | null) =>
    version === null
      ? `${player} shares this run. \`/run watch\` follows it.`
      : `${player} shares this run as it was after move ${version}.`,
  /** Note in place of `shared` if the run is over. */
  sharedOver: (player: string) => `${player} shares this run, which is over.`,
  /** Refusal if a player asks for an animation and a move at once. */
  animationOfMove:
    'Nothing was shared: an animation shows the last turns and cannot begin or end at a move. Name a move, or ask for an animation.',
  /** Note shown instead of a run that is no longer shared in the channel. */
  ended: 'This run is no longer shared in this channel.',
  /** Reply to the command that stops sharing. The reply is the same if nothing was shared. */
  unshared:
    'The run you played last is not shared in this channel now. What was posted of it stays as it is. `/run watch` leads to what else you share here.',
  /** Refusal if somebody who does not play the run tries to stop the sharing. */
  onlyPlayersUnshare: (player: string) => `This is ${player}'s run: only those who play it can stop sharing it.`,
  /** Line for watchers: the player of the run, and the move shown. */
  watched: (player: string, version: number | null) =>
    version === null ? `This is ${player}'s run.` : `This is ${player}'s run as it was after move ${version}.`,
  /** Note in place of the board, if the run is in a daily dungeon that is still open. */
  hidden: (player: string) =>
    `${player} shares a run in the daily dungeon. It stays hidden: you may watch once you have finished that dungeon yourself, or its day is over.`,
  /** Confirmation before a player forks a ranked run of their own that still goes on. */
  confirmFork:
    '**This run is ranked, and it goes on.** A branch of it would show what it has yet to find out, so branching off takes the run itself out of the ranking for good. Or wait: once it is over, it can be branched off at any move and still counts.',
  notForked: 'Nothing was branched off.',
  forked: 'This branch is yours from here on, with other luck. It is not ranked.',
  /** Line after `forked`, if nobody else sees the branch. */
  onlyForYou: 'Only you see it here; `/play` shows it to all.',
  title: 'Runs to watch in this channel',
  /** Reply for an empty list. It does not say that no run exists, because the list may hide runs from the reader. */
  none: 'There is nothing for you to watch in this channel. `/run share` shows everyone your run.',
  pick: 'Watch …',
  /**
   * Details that tell a run in a list from others of its player. `kind` is one of the texts below or `''`. `when` says
   * how long ago the run was last played.
   */
  details: ({ depth, level, kind, when }: { depth: number; level: number; kind: string; when: string }) =>
    [`depth ${depth}`, `level ${level}`, kind, when].filter((part) => part !== '').join(' · '),
  /** Kinds of runs; `date` is like 2026-11-22. */
  kind: {
    seed: 'chosen seed',
    fork: 'branch',
    party: 'party',
    daily: (date: string) => `daily dungeon of ${date}`,
    practice: (date: string) => `practice for ${date}`,
  },
  /** Age in words, from a number of minutes. */
  ago: (minutes: number): string => {
    if (minutes < 60) return minutes === 0 ? 'just now' : `${minutes} min ago`;
    if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`;
    return `${Math.floor(minutes / 1440)} days ago`;
  },
  /** Finished run in a menu: at most 100 characters. `name` is plain text. */
  runOption: (name: string, depth: number, turn: number) => `${name} · depth ${depth} · turn ${turn}`,
  /**
   * Line in a list for a run that cannot be loaded. `player` is Markdown; `null` if the name of the player cannot be
   * read either.
   */
  unloadable: {
    unreadable: (player: string | null): string => `⚠ A run${player === null ? '' : ` of ${player}`} cannot be read.`,
    newer: (player: string | null): string => `⏳ A run${player === null ? '' : ` of ${player}`} waits for an update.`,
  },
  /**
   * Line in a menu for a run that cannot be loaded: at most 100 characters. The id tells the run from other such runs.
   */
  unloadableOption: {
    unreadable: (id: string): string => `⚠ A run cannot be read · ${id}`,
    newer: (id: string): string => `⏳ A run waits for an update · ${id}`,
  },
};

export type SharingTexts = typeof SHARING;
