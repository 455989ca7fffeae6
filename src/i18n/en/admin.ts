import { CHEATS } from './cheats';

/** Messages are Discord Markdown; labels of buttons and menus are plain text. */
export const ADMIN = {
  title: 'Runs being played in this server',
  none: 'Nobody is playing right now.',
  /** Shown on a page without runs if another page has runs. */
  noneHere: 'Nothing that stood on this page is being played any more.',
  configuration: (channels: string, mode: string) => `Channels: ${channels} · parties: ${mode}`,
  anywhere: 'all',
  notHere: (channels: string) => `This server keeps the game to ${channels}.`,
  partyNotHere: (channels: string) =>
    `This server keeps the game to ${channels}. A party plays only where all its members see the board: \`/run resume\` there takes this run along.`,
  /** Only the player who gave the command sees quiet replies. */
  quiet: {
    status: (on: boolean): string => (on ? 'replies: quiet' : 'replies: for all'),
    set: (on: boolean): string => (on ? 'Quiet replies' : 'Replies for all'),
  },
  /** Applies to new runs in the server. */
  stories: {
    status: (on: boolean): string => (on ? 'hunt and avengers: on' : 'hunt and avengers: off'),
    set: (on: boolean): string => (on ? 'Hunt and avengers on' : 'Hunt and avengers off'),
  },
  posts: {
    title: 'Posts',
    about: 'A post is for the whole channel and comes only when a player presses a button. It pings nobody.',
    by: { all: 'Everybody may post', managers: 'Only managers may post', nobody: 'Nobody may post' },
    cap: (perHour: number): string => (perHour === 0 ? 'as many as they like' : `at most ${perHour} an hour`),
    anywhere: 'in every channel of the game',
    only: (channel: string) => `only in ${channel}`,
    pickBy: 'Who may post …',
    pickCap: 'Posts in an hour …',
    set: (rule: string) => `Posts: ${rule}`,
  },
  button: {
    yes: 'Yes',
    runs: 'Runs',
    audit: 'Audit',
    posts: 'Posts',
    newer: 'Newer runs',
    older: 'Older runs',
  },
  pickRun: 'Choose a run …',
  pickMode: 'How parties play …',
  player: (mention: string) => `Data of ${mention} in this server`,
  noRunsOf: (mention: string) => `${mention} plays no run that began in this server.`,
  /** Line below the question about an action on one run. `count` is the number of the player's other runs. */
  otherRuns: (count: number) =>
    `-# ${count === 1 ? 'One other run of theirs goes' : `${count} other runs of theirs go`} on here: \`/admin runs\` lists them.`,
  atMove: (move: number) => `It stands at move ${move} already.`,
  notSoFar: (move: number) => `It can only go back: move ${move} has not been played yet.`,
  /** Labels of at most 80 characters. */
  actions: {
    end: 'End the run',
    reset: 'Reset the player',
    here: 'Only in this channel',
    thread: 'Only in this thread',
    anywhere: 'In every channel',
    'posts-here': 'Posts only here',
    'posts-anywhere': 'Posts everywhere',
    export: 'Export the data',
    erase: 'Erase the data',
    heal: 'Debug: heal',
    reveal: 'Debug: reveal the level',
    exit: 'Debug: next level',
    god: 'Debug: invulnerable',
  },
  rollBack: (by: number) => (by === 1 ? 'One move back' : `${by} moves back`),
  rollBackTo: (version: number) => `Back to move ${version}`,
  setMode: (mode: string) => `Parties: ${mode}`,
  /** Texts below the question of `confirm`, for actions whose label says too little. */
  consequence: {
    end: 'The run ends as if its player had given up, and the result counts as it stands.',
    reset: 'The run ends as if its player had given up, who is free to begin anew.',
    back: 'From then on the run is not ranked, and what stood of it on boards is struck out.',
    cheat: 'It marks the run for good: it counts for nothing.',
    here: 'Runs are begun and shown there alone. Elsewhere only their players see them, and parties wait until `/run resume` moves them there.',
    mode: 'For parties that begin from now on.',
    posts: 'Nothing is ever posted by itself: each post is a press of a player.',
    erase: 'What is stored about their runs that began in this server is gone for good.',
  },
  confirm: (action: string) => `**${action}**: are you sure? It is written down.`,
  done: (action: string) => `**${action}**: done.`,
  auditTitle: 'What was done here',
  noAudit: 'Nothing yet.',
  /** Phrases that follow the admin's name in the audit log. */
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
    stories: (on: boolean): string => (on ? 'switched hunt and avengers on' : 'switched hunt and avengers off'),
    posts: (rules: string) => `set posts to: ${rules}`,
    export: (player: string) => `exported the data of ${player}`,
    erase: (player: string) => `erased the data of ${player}`,
  },
  cheats: CHEATS,
  /** `when` and `who` are Markdown. `action` comes from `audited`. `done` is false if nothing changed. */
  auditLine: (when: string, who: string, action: string, done: boolean) =>
    `${when} ${who}: ${action}${done ? '' : ' · came to nothing'}`,
};

export type AdminTexts = typeof ADMIN;
