type Mode = 'owner' | 'handover' | 'vote' | 'hotseat';

const MODE: Record<Mode, string> = {
  owner: 'owner only',
  handover: 'pass the torch',
  vote: 'vote',
  hotseat: 'hot seat',
};

/** What is said in English where people play together, and by those who look after a server. */
export const TOGETHER = {
  mode: MODE,
  party: (mode: Mode, torch: string, votes: number, needed: number) => {
    if (mode === 'handover') return `Party: ${MODE[mode]} · the torch is with ${torch}`;
    return mode === 'vote' ? `Party: ${MODE[mode]} · ${votes} cast, ${needed} alike decide` : `Party: ${MODE[mode]}`;
  },
  button: {
    takeTorch: 'Take the torch',
    watch: 'Watch',
    refresh: 'Refresh',
    fork: 'Branch off',
    yes: 'Yes',
    runs: 'Runs',
    audit: 'Audit',
    export: 'Export',
    erase: 'Erase',
  },
  vain: {
    'no-party': 'Nothing is played together here. `/party` begins something.',
    'not-shared': 'That run is not shared in this channel.',
    hidden: 'That run stays veiled until you have finished its dungeon yourself, or its day is over.',
    'no-moment': 'That moment cannot be shown: it never was, or was played under older rules.',
    'daily-open': 'A daily dungeon cannot be branched off while its day or a ranked try in it lasts.',
    over: 'Nothing comes after the end of a run. Choose an earlier move.',
    'goes-on': 'Only what is over is played back. `/watch` follows what goes on.',
    'no-run': 'There is no such run here.',
    'no-server': 'That only works in a server.',
    'not-allowed': 'For that you need the permission to manage this server.',
    refused: 'The game does not allow that now.',
    busy: 'Somebody else was quicker, several times over. Nothing was done; try again.',
  },
  veiled: (player: string) =>
    `${player} shares a run in the daily dungeon. It stays veiled: you may watch once you have finished that dungeon yourself, or its day is over.`,
  shared: (player: string, version: number | null) =>
    version === null
      ? `${player} shares this run. \`/watch\` follows it.`
      : `${player} shares this run as it was after move ${version}.`,
  watched: (player: string, version: number | null) =>
    version === null ? `This is ${player}'s run.` : `This is ${player}'s run as it was after move ${version}.`,
  forked: 'This branch is yours from here on, with other luck. It is not ranked.',
  alone: 'Only you see it here; `/play` shows it to all.',
  sharesTitle: 'Runs to watch in this channel',
  noShares: 'Nothing is shared in this channel. `/share` shows everyone your run.',
  pick: 'Watch …',
  run: ({ name, player, depth, turn }: { name: string; player: string; depth: number; turn: number }) =>
    `**${name}** ${player} · depth ${depth} · turn ${turn}`,
  choice: (name: string, depth: number, turn: number) => `${name} · depth ${depth} · turn ${turn}`,
  waiting: {
    title: 'Your runs that wait',
    none: 'No run of yours waits to be taken up. `/play` goes on with the one at hand.',
    pick: 'Take up …',
  },
  replay: {
    none: 'You have finished no run yet, or it is no longer kept.',
    at: (version: number, last: number) => `move ${version} of ${last}`,
    way: {
      first: 'Beginning',
      back10: '10 back',
      back: 'Back',
      on: 'On',
      on10: '10 on',
      last: 'End',
    },
    open: 'Play back',
    pick: 'Play back …',
    film: 'As animation',
    animation: 'The run as an animation, up to this:',
  },
  building: {
    title: 'How it was built:',
    'no-run': 'You have finished no run yet. Name a seed to practise on.',
    'no-moment': 'Your last run never came so deep, or was a branch. Name a seed to practise on.',
    'in-play': 'That stays veiled: somebody is still to play it.',
  },
  privacy: {
    question: 'You may have everything that is stored about you, or have it erased.',
    sure: 'Erase your runs, scores and settings for good? This cannot be undone.',
    exported: 'This is everything stored about you.',
    erased: 'It is done: nothing about you is stored any more.',
  },
  admin: {
    title: 'Runs being played in this server',
    nobody: 'Nobody is playing right now.',
    config: (channels: string, mode: string) => `Channels: ${channels} · parties: ${mode}`,
    anywhere: 'all',
    pickRun: 'Choose a run …',
    pickMode: 'How parties play …',
    player: (mention: string) => `Data of ${mention} in this server`,
    deeds: {
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
    back: (by: number) => (by === 1 ? 'One move back' : `${by} moves back`),
    parties: (mode: string) => `Parties: ${mode}`,
    sure: (what: string) => `**${what}**: are you sure? It is written down.`,
    done: (what: string) => `**${what}**: done.`,
    auditTitle: 'What was done here',
    noAudit: 'Nothing yet.',
    audit: (when: string, who: string, act: string, done: boolean) =>
      `${when} ${who}: ${act}${done ? '' : ' · came to nothing'}`,
  },
};
