import { EMBLEM_COLOUR_NAMES, EMBLEM_NAMES, FRAME_NAMES, PET_NAMES, TITLE_NAMES } from './looks';
export const PROFILES = {
  /** Labels have at most 100 characters, and are whole phrases, because a menu shows no other text. */
  settings: {
    looks: 'Looks and kit',
    looksAbout: 'What has a lock is opened by a feat. The kit is that of your next runs.',
    intro: [
      '## Settings',
      'They apply to all your runs, from your next turn on. How a party sees its run is set with `/party`.',
    ],
    layout: {
      compact: 'Picture: compact, with sprites',
      large: 'Picture: fewer, larger cells',
      classic: 'Picture: the classic screen of glyphs, for wide windows',
      text: 'No picture: everything in words',
    },
    colours: {
      standard: 'Colours: as the dungeon has them',
      safe: 'Colours: safe for colour-blind eyes',
      contrast: 'Colours: high contrast, told apart without hue',
    },
    pickup: {
      all: 'Exploring picks up: everything',
      useful: 'Exploring picks up: what is useful',
      nothing: 'Exploring picks up: nothing',
    },
    /** `percent` is a share of the hero's maximum hit points. */
    rest: (percent: number): string => `Exploring rests first: to ${percent}% of health`,
    emblems: EMBLEM_NAMES,
    emblemColours: EMBLEM_COLOUR_NAMES,
    titles: TITLE_NAMES,
    pets: PET_NAMES,
    frames: FRAME_NAMES,
    emblem: (name: string) => `Emblem: ${name}`,
    title: (name: string) => `Title: ${name}`,
    pet: (name: string) => `Pet in town: ${name}`,
    frame: (name: string) => `Frame of your card: ${name}`,
    kit: (name: string) => `Kit of a new run: ${name}`,
    lastKit: 'that of the last hero',
    emblemColour: (name: string) => `Its colour: ${name}`,
    /** Menu options, one for each danger before which the game asks "Sure?". `when` is the option's description. */
    confirmations: {
      friendly: { label: 'Ask: friends', when: 'before I hurt somebody friendly' },
      trap: { label: 'Ask: traps', when: 'before I step into one I know' },
      fire: { label: 'Ask: fire', when: 'before I step into it' },
      'low-health': { label: 'Ask: badly hurt', when: 'before I rush into a fight like that' },
      self: { label: 'Ask: own magic', when: 'before it catches myself' },
    },
    /** Option that turns the question "Sure?" off for all dangers in `confirmations`. */
    noConfirmations: 'Ask about nothing but the end of a run',
    language: (name: string) => `Language: ${name}`,
    advice: (on: boolean): string => (on ? 'Recommendations: on' : 'Recommendations: off'),
    quiet: (on: boolean): string => (on ? 'Quiet replies: on' : 'Quiet replies: off'),
    log: (on: boolean): string => (on ? 'Log in the picture: on' : 'Log in the picture: off'),
    steps: (on: boolean): string => (on ? 'Directions always shown: on' : 'Directions always shown: off'),
    shown: (on: boolean): string => (on ? 'Card shown to others: on' : 'Card shown to others: off'),
  },
  feats: {
    earned: (name: string) => `Feat: ${name} · yours when the run ends`,
    /** Note at the start of a run, for feats that no earlier note has named. */
    counted: (names: string) => `Earned before this run: ${names}`,
    atEnd: (name: string) => `Feat: ${name}`,
  },
  looks: {
    opened: {
      emblem: (name: string) => `New emblem: ${name}`,
      title: (name: string) => `New title: ${name}`,
      pet: (name: string) => `New pet: ${name}`,
      frame: (name: string) => `New frame: ${name}`,
      kit: (name: string) => `New kit: ${name}`,
    },
    locked: (label: string, how: string) => `🔒 **${label}** is still locked. ${how}`,
    practice: 'In practice all kits are open: `/run seed`, `/party`.',
  },
  card: {
    open: 'Card',
    pick: 'See the card of …',
    listFeats: 'All feats',
    runs: 'Runs',
    heading: (who: string) => `${who}’s record`,
    /** Lowest first. A rank has at most 15 letters. */
    ranks: ['Newcomer', 'Wayfarer', 'Delver', 'Deepwalker', 'Champion', 'Legend'] as readonly string[],
    best: {
      laurel: (score: string) => `Best moment: laurel with ${score} points`,
      escape: (hp: number, depth: string) => `Best moment: escaped with ${hp} HP, ${depth}`,
      depth: (depth: string) => `Best moment: came to ${depth}`,
    },
    /** Labels in the picture, each at most 84 pixels wide. */
    figures: { runs: 'Runs', wins: 'Laurels', deepest: 'Depth', best: 'Best' },
    none: 'No ranked run is finished yet.',
    cause: (name: string, times: number) => `Favourite death: ${name} (${times}×)`,
    streak: (days: number) => `Daily dungeon: ${days} ${days === 1 ? 'day' : 'days in a row'}`,
    ladder: 'Depth of each run',
    depthRuns: (depth: string, runs: number) => `${depth}: ${runs} ${runs === 1 ? 'run' : 'runs'}`,
    deepest: 'Deepest run ended in',
    feats: (have: number, all: number) => `Feats: ${have} of ${all}`,
    noFeats: 'No feat yet.',
    share: (percent: string) => `in ${percent} of all runs`,
    rare: 'in under 1% of all runs',
    /** Replaces the name of a hidden feat that the player has not earned. */
    unknownFeat: 'Hidden feat',
    notShown: (who: string) => `${who} prefers not to be shown.`,
  },
  suspended: {
    title: 'Your paused runs',
    none: 'You have no paused runs. `/play` goes on with your current one, or begins one.',
    pick: 'Go on with …',
    ofChannels: 'Runs of your parties',
    playHere: 'Play it here …',
  },
  history: {
    server: 'Finished runs of this server',
    own: 'Your finished runs',
    /** Does not deny that runs exist, because some may be hidden from the reader. */
    none: 'There is no finished run to show that matches.',
    noneYet: 'There is no finished run to show yet.',
    searched: (when: string) => `Searched back to ${when}. There are older runs.`,
    older: 'Search older runs',
    unranked: { seed: 'chosen seed', fork: 'branch', daily: 'practice', other: 'not ranked' },
    noSuchCause: 'Nothing that could end a run has that name.',
    noSuchDay: 'That is not a date. Write dates like 2026-11-20.',
  },
  stats: {
    title: (name: string) => `Ranked runs of ${name}`,
    figures: (runs: number, wins: number, deepest: number, best: string) =>
      `${runs} ${runs === 1 ? 'run' : 'runs'} · ${wins} ${wins === 1 ? 'laurel' : 'laurels'} · deepest ${deepest} · best: ${best}`,
    none: 'No ranked run is finished yet.',
    list: { server: 'Runs that began here, ranked or not:', own: 'Your finished runs, ranked or not:' },
  },
};

export type ProfileTexts = typeof PROFILES;
