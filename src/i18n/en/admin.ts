import { CHEATS } from './cheats';

/** Texts for people who run the game in a server. Messages are Discord Markdown; labels of controls are plain text. */
export const ADMIN = {
  title: 'Runs being played in this server',
  none: 'Nobody is playing right now.',
  /** Note on a page of the list of runs whose runs have all ended, while other pages still have runs. */
  noneHere: 'Nothing that stood on this page is being played any more.',
  /** Line about the channels that may play, and the party mode. */
  configuration: (channels: string, mode: string) => `Channels: ${channels} · parties: ${mode}`,
  anywhere: 'all',
  /** Refusal for a channel where the game may not be played; `channels` lists the allowed ones. */
  notHere: (channels: string) => `This server keeps the game to ${channels}.`,
  /** Refusal for a party's run in a channel where the game may not be played; `channels` lists the allowed ones. */
  partyNotHere: (channels: string) =>
    `This server keeps the game to ${channels}. A party plays only where all its members see the board: \`/run resume\` there takes this run along.`,
  /** State of quiet replies in a server, and the actions that change the state. */
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
  /** Reply if a player has no running run that began in this server. */
  noRunsOf: (mention: string) => `${mention} plays no run that began in this server.`,
  /** Line about other runs of the player that a question is about. */
  otherRuns: (count: number) =>
    `-# ${count === 1 ? 'One other run of theirs goes' : `${count} other runs of theirs go`} on here: \`/admin runs\` lists them.`,
  /** Refusal if an admin rolls a run back to the move at which the run already stands. */
  atMove: (move: number) => `It stands at move ${move} already.`,
  /** Refusal if an admin rolls a run back to a move that the run has not reached. */
  notSoFar: (move: number) => `It can only go back: move ${move} has not been played yet.`,
  /** Labels of actions, debugging cheats included: at most 80 characters. */
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
  /** Label: roll the run back by `by` moves. */
  rollBack: (by: number) => (by === 1 ? 'One move back' : `${by} moves back`),
  rollBackTo: (version: number) => `Back to move ${version}`,
  /** Label: set the party mode; `mode` is its name. */
  setMode: (mode: string) => `Parties: ${mode}`,
  /** Line below the confirmation: the consequence of an action whose label does not say enough. */
  consequence: {
    end: 'The run ends as if its player had given up, and the result counts as it stands.',
    reset: 'The run ends as if its player had given up, who is free to begin anew.',
    back: 'From then on the run is not ranked, and what stood of it on boards is struck out.',
    cheat: 'It marks the run for good: it counts for nothing.',
    here: 'Runs are begun and shown there alone. Elsewhere only their players see them, and parties wait until `/run resume` moves them there.',
    mode: 'For parties that begin from now on.',
    erase: 'What is stored about their runs that began in this server is gone for good.',
  },
  /** Confirmation; `action` is the label of the action. */
  confirm: (action: string) => `**${action}**: are you sure? It is written down.`,
  done: (action: string) => `**${action}**: done.`,
  auditTitle: 'What was done here',
  noAudit: 'Nothing yet.',
  /** Actions in the audit log, each after the admin's name. `run` is a hero and its player, or `goneRun`. */
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
  /**
   * Line of the audit log. `when` and `who` are Markdown; `action` is one of `audited`; `done` is false if nothing
   * changed.
   */
  auditLine: (when: string, who: string, action: string, done: boolean) =>
    `${when} ${who}: ${action}${done ? '' : ' · came to nothing'}`,
};

export type AdminTexts = typeof ADMIN;
