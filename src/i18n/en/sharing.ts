export const SHARING = {
  /** Labels of at most 80 characters, short because phones cut long labels. */
  button: {
    watch: 'Watch',
    post: 'Share this',
    postIt: 'Post it',
    refresh: 'Refresh',
    unshare: 'Stop sharing',
    shares: 'What is shared',
    fork: 'Branch off',
    forkUnranked: 'Branch off, unranked',
    keepRanked: 'Keep it ranked',
  },
  /** `version` is the move on the board; `null` if the board always shows the newest move. */
  shared: (player: string, version: number | null) =>
    version === null
      ? `${player} shares this run. \`/run watch\` follows it.`
      : `${player} shares this run as it was after move ${version}.`,
  /** Replaces `shared` if the run is over. */
  sharedOver: (player: string) => `${player} shares this run, which is over.`,
  postedBy: (player: string) => `shared by ${player}`,
  refusedPosts: {
    nobody: 'This server wants no posts.',
    managers: 'In this server only those who manage it may post.',
    elsewhere: (channel: string) => `Posts belong into ${channel} here.`,
    tooMany: (perHour: number) =>
      perHour === 1
        ? 'This server wants one post an hour, and has had it.'
        : `This server wants at most ${perHour} posts an hour, and has had them.`,
  },
  animationOfMove:
    'Nothing was shared: an animation shows the last turns and cannot begin or end at a move. Name a move, or ask for an animation.',
  /** Replaces the shared board. The board of a finished run stays, so the player gets this text as a private reply. */
  ended: 'This run is no longer shared in this channel.',
  /** Reply to a request to stop sharing, even if the run was not shared. */
  unshared:
    'The run you played last is not shared in this channel now. What was posted of it stays as it is. `/run watch` leads to what else you share here.',
  onlyPlayersUnshare: (player: string) => `This is ${player}'s run: only those who play it can stop sharing it.`,
  watched: (player: string, version: number | null) =>
    version === null ? `This is ${player}'s run.` : `This is ${player}'s run as it was after move ${version}.`,
  /** Posted in place of the board, because the board would reveal the daily dungeon. */
  hidden: (player: string) =>
    `${player} shares a run in the daily dungeon. It stays hidden: you may watch once you have finished that dungeon yourself, or its day is over.`,
  confirmFork:
    '**This run is ranked, and it goes on.** A branch of it would show what it has yet to find out, so branching off takes the run itself out of the ranking for good. Or wait: once it is over, it can be branched off at any move and still counts.',
  notForked: 'Nothing was branched off.',
  forked: 'This branch is yours from here on, with other luck. It is not ranked.',
  /** Follows `forked` if only the player sees the reply. */
  onlyForYou: 'Only you see it here; `/play` shows it to all.',
  title: 'Runs to watch in this channel',
  /** Does not say that no run exists, because some runs may be hidden from the reader. */
  none: 'There is nothing for you to watch in this channel. `/run share` shows everyone your run.',
  pick: 'Watch …',
  details: ({ depth, level, kind, when }: { depth: number; level: number; kind: string; when: string }) =>
    [`depth ${depth}`, `level ${level}`, kind, when].filter((part) => part !== '').join(' · '),
  /** `date` has the form `2026-11-22`. */
  kind: {
    seed: 'chosen seed',
    fork: 'branch',
    party: 'party',
    daily: (date: string) => `daily dungeon of ${date}`,
    weekly: (week: string) => `dungeon of week ${week}`,
    practice: (date: string) => `practice for ${date}`,
  },
  ago: (minutes: number): string => {
    if (minutes < 60) return minutes === 0 ? 'just now' : `${minutes} min ago`;
    if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ago`;
    return `${Math.floor(minutes / 1440)} days ago`;
  },
  /** At most 100 characters. `name` is plain text. */
  runOption: (name: string, depth: number, turn: number) => `${name} · depth ${depth} · turn ${turn}`,
  /** `player` is Markdown; `null` if the name cannot be read. */
  unloadable: {
    unreadable: (player: string | null): string => `⚠ A run${player === null ? '' : ` of ${player}`} cannot be read.`,
    newer: (player: string | null): string => `⏳ A run${player === null ? '' : ` of ${player}`} waits for an update.`,
  },
  /** Labels in a menu, at most 100 characters. */
  unloadableOption: {
    unreadable: (id: string): string => `⚠ A run cannot be read · ${id}`,
    newer: (id: string): string => `⏳ A run waits for an update · ${id}`,
  },
};

export type SharingTexts = typeof SHARING;
