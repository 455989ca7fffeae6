/** Texts for those who look after the game in a server. Markdown of Discord where it is text. */
export const ADMIN = {
  title: 'Runs being played in this server',
  none: 'Nobody is playing right now.',
  /** Of a page that others follow. */
  noneHere: 'Nothing that stood on this page is being played any more.',
  /** Where the game may be played, and how channels play. */
  configuration: (channels: string, mode: string) => `Channels: ${channels} · parties: ${mode}`,
  anywhere: 'all',
  /** The channels where the game may be played. */
  notHere: (channels: string) => `This server keeps the game to ${channels}.`,
  /** Whether a server is quiet, and what it takes to change that. */
  quiet: {
    status: (on: boolean): string => (on ? 'replies: quiet' : 'replies: for all'),
    set: (on: boolean): string => (on ? 'Quiet replies' : 'Replies for all'),
  },
  button: {
    yes: 'Yes',
    runs: 'Runs',
    audit: 'Audit',
    newer: 'Newer runs',
    older: 'Older runs',
  },
  pickRun: 'Choose a run …',
  pickMode: 'How parties play …',
  player: (mention: string) => `Data of ${mention} in this server`,
  /** A player has no run here that goes on. */
  noRunsOf: (mention: string) => `${mention} plays no run that began in this server.`,
  /** Besides the run of a player that a question is about. */
  otherRuns: (count: number) =>
    `-# ${count === 1 ? 'One other run of theirs goes' : `${count} other runs of theirs go`} on here: \`/admin runs\` lists them.`,
  /** A run has not come to that move. */
  notSoFar: (move: number) => `It can only go back: move ${move} has not been played yet.`,
  /** Names of actions, at most 80 characters: the cheats are those of debugging. */
  actions: {
    end: 'End the run',
    reset: 'Reset the player',
    here: 'Only in this channel',
    anywhere: 'In every channel',
    export: 'Export the data',
    erase: 'Erase the data',
    heal: 'Debug: heal',
    reveal: 'Debug: reveal the level',
    exit: 'Debug: next level',
    god: 'Debug: invulnerable',
  },
  /** So many moves back. */
  rollBack: (by: number) => (by === 1 ? 'One move back' : `${by} moves back`),
  rollBackTo: (version: number) => `Back to move ${version}`,
  /** Parties shall play like this; `mode` is its name. */
  setMode: (mode: string) => `Parties: ${mode}`,
  /** `action` is the name of one. */
  confirm: (action: string) => `**${action}**: are you sure? It is written down.`,
  done: (action: string) => `**${action}**: done.`,
  auditTitle: 'What was done here',
  noAudit: 'Nothing yet.',
  /** `when` and `who` are Markdown; `action` is a raw name. */
  auditLine: (when: string, who: string, action: string, done: boolean) =>
    `${when} ${who}: ${action}${done ? '' : ' · came to nothing'}`,
};

export type AdminTexts = typeof ADMIN;
