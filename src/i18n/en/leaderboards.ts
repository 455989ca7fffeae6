import { EPITAPH } from './epitaph';
import { count } from './grammar';

/** Texts for leaderboards, and for how a run ended. Markdown of Discord where it is text. */
export const LEADERBOARDS = {
  /** Whose board it is. */
  scope: { global: 'everyone', guild: 'this server' },
  title: {
    all: (whose: string) => `Best of ${whose}`,
    /** Of the days from the first to the last of it. */
    week: (whose: string, days: string) => `Best of ${whose} · ${days}`,
    month: (whose: string, month: string) => `Best of ${whose} · ${month}`,
    day: (whose: string, day: string) => `Dungeon of ${day} · ${whose}`,
  },
  /** How runs end when nobody killed the hero. */
  fate: { starved: 'starved', retired: 'retired victorious', abandoned: 'gave up', lost: 'was lost' },
  laurel: 'laurel won',
  /** An item was brought home or, at so many levels from the town, not quite. */
  carried(item: string, levels: number | null): string {
    if (levels === null) return `${item} brought home`;
    return `${item} in the pack, ${EPITAPH.fromHome(levels)}`;
  },
  none: 'There are no runs on this board yet.',
  yourPlace: 'You:',
  /** The same of their best run when it has none of the places shown. */
  beyond: (places: number) => `Beyond the first ${places}:`,
  /** Only so many runs of a long board count in it. */
  cut: (runs: number) => `Only the best ${runs} runs of this board were looked through.`,
  hidden: 'This board stays hidden until you have finished that dungeon yourself, or its day is over.',
  noServer: 'Only servers have one of their own. Use this in a server, or choose everyone.',
  /** A place in a menu. */
  rank: (place: number, name: string) => `${place}. ${name}`,
  /** Leads to the one before that is shown. */
  previous: { week: 'Week before', month: 'Month before', day: 'Day before' },
  button: {
    everyone: 'Everyone',
    server: 'This server',
    week: 'This week',
    month: 'This month',
    allTime: 'All time',
    today: 'Today’s dungeon',
    bestRun: 'Watch the best run',
  },
  /** What happened on a server; names are Markdown. */
  happened: {
    laurel: (name: string, day: string) => `Newest laurel: **${name}**, ${day}.`,
    noLaurel: 'Nobody here has won the laurel yet.',
    /** The depth as a text such as `depth 3`; how the run ended. */
    deepest: (name: string, depth: string, fate: string) => `Deepest run this week: **${name}**, ${depth}, ${fate}.`,
    noDeepest: 'No run has ended here this week.',
    closeCall: (name: string, hp: number, depth: string) =>
      `Closest escape this week: **${name}** went on with ${count(hp, 'hit point', 'hit points')} at ${depth}.`,
    noCloseCall: 'No close escape here this week.',
  },
  /** The card of a week or month that is over: in a picture, so without Markdown. */
  closing: {
    over: 'This board is closed.',
    deepest: 'Deepest run',
    mostFeats: 'Most feats in one run',
    feats: (number: number) => count(number, 'feat', 'feats'),
  },
  /** The last moments of the best run of a day that can be shown. */
  bestRun: {
    /** The name is Markdown; the place is that on the board of the day. */
    lead: (name: string, place: number, day: string) =>
      `The last moves of ${name} · place ${place} · dungeon of ${day}`,
    none: 'There is no run that can be shown.',
    back: 'Back to the board',
  },
};

export type LeaderboardTexts = typeof LEADERBOARDS;
