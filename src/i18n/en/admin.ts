import { CHEATS } from './cheats';

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
  /** A run is to go back to the move at which it is. */
  atMove: (move: number) => `It stands at move ${move} already.`,
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
  /** What an action entails, where its name does not say it; below the question. */
  consequence: {
    end: 'The run ends as if its player had given up, and the result counts as it stands.',
    reset: 'The run ends as if its player had given up, who is free to begin anew.',
    back: 'From then on the run is not ranked, and what stood of it on boards is struck out.',
    cheat: 'It marks the run for good: it counts for nothing.',
    here: 'Runs are begun and shown there alone; what was begun elsewhere goes on.',
    mode: 'For parties that begin from now on.',
    erase: 'What is stored about their runs that began in this server is gone for good.',
  },
  /** `action` is the name of one. */
  confirm: (action: string) => `**${action}**: are you sure? It is written down.`,
  done: (action: string) => `**${action}**: done.`,
  auditTitle: 'What was done here',
  noAudit: 'Nothing yet.',
  /** What was done, after a name; `run` is a hero and its player, or `goneRun`. */
  audited: {
    erased: 'somebody since erased',
    goneRun: 'gone since',
    end: (run: string) => `ended a run: ${run}`,
    reset: (player: string, run: string) => `reset ${player} with their run: ${run}`,
    rollback: (run: string, move: number) => `took a run back to move ${move}: ${run}`,
    debug: (run: string, help: string) => `debugged a run (${help}): ${run}`,
    channels: (channels: string): string =>
      channels === '' ? 'allowed the game in every channel' : `kept the game to ${channels}`,
    mode: (mode: string) => `set parties to “${mode}”`,
    quiet: (on: boolean): string => (on ? 'made replies quiet' : 'made replies visible to all'),
    export: (player: string) => `exported the data of ${player}`,
    erase: (player: string) => `erased the data of ${player}`,
  },
  cheats: CHEATS,
  /** `when` and `who` are Markdown; `action` one of `audited`. */
  auditLine: (when: string, who: string, action: string, done: boolean) =>
    `${when} ${who}: ${action}${done ? '' : ' · came to nothing'}`,
};

export type AdminTexts = typeof ADMIN;
