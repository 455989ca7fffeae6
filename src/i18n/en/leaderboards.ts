import { EPITAPH } from './epitaph';
import { count } from './grammar';

/**
 * Texts for leaderboards and for the ends of runs. Messages are Discord Markdown; labels of controls are plain text.
 */
export const LEADERBOARDS = {
  /** Owner of the board: all players, or one server. */
  scope: { global: 'everyone', guild: 'this server' },
  title: {
    all: (whose: string) => `Best of ${whose}`,
    /** Title of a week's board; `days` is the range from its first to its last day. */
    week: (whose: string, days: string) => `Best of ${whose} · ${days}`,
    month: (whose: string, month: string) => `Best of ${whose} · ${month}`,
    day: (whose: string, day: string) => `Dungeon of ${day} · ${whose}`,
  },
  /** Ends of runs in which nobody killed the hero. */
  fate: { starved: 'starved', retired: 'retired victorious', abandoned: 'gave up', lost: 'was lost' },
  laurel: 'laurel won',
  /**
   * Note on the item of a campaign. `levels` is the distance to the town in levels; `null` if the hero brought the item
   * home.
   */
  carried(item: string, levels: number | null): string {
    if (levels === null) return `${item} brought home`;
    return `${item} in the pack, ${EPITAPH.fromHome(levels)}`;
  },
  none: 'There are no runs on this board yet.',
  yourPlace: 'You:',
  /** Line above the reader's best run, if its rank is below the `places` ranks shown. */
  beyond: (places: number) => `Beyond the first ${places}:`,
  /** Note on a long board: only its best `runs` runs were searched. */
  cut: (runs: number) => `Only the best ${runs} runs of this board were looked through.`,
  hidden: 'This board stays hidden until you have finished that dungeon yourself, or its day is over.',
  noServer: 'Only servers have one of their own. Use this in a server, or choose everyone.',
  /** Line of a menu of ranked runs. */
  rank: (place: number, name: string) => `${place}. ${name}`,
  /** Labels of buttons that lead to the board before the one shown. */
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
  /** Lines about a server's notable runs. Names are Markdown. */
  happened: {
    laurel: (name: string, day: string) => `Newest laurel: **${name}**, ${day}.`,
    noLaurel: 'Nobody here has won the laurel yet.',
    /** Line about the deepest run. `depth` is a text such as `depth 3`; `fate` says how the run ended. */
    deepest: (name: string, depth: string, fate: string) => `Deepest run this week: **${name}**, ${depth}, ${fate}.`,
    noDeepest: 'No run has ended here this week.',
    closeCall: (name: string, hp: number, depth: string) =>
      `Closest escape this week: **${name}** went on with ${count(hp, 'hit point', 'hit points')} at ${depth}.`,
    noCloseCall: 'No close escape here this week.',
  },
  /** Texts of the card that closes a week or a month. They stand in a picture, so they have no Markdown. */
  closing: {
    over: 'This board is closed.',
    deepest: 'Deepest run',
    mostFeats: 'Most feats in one run',
    feats: (number: number) => count(number, 'feat', 'feats'),
  },
  /** Texts around an animation of the last moves of a run. The run is the day's best that the reader may see. */
  bestRun: {
    /** Sentence above the animation. `name` is Markdown; `place` is the rank on that day's board. */
    lead: (name: string, place: number, day: string) =>
      `The last moves of ${name} · place ${place} · dungeon of ${day}`,
    none: 'There is no run that can be shown.',
    back: 'Back to the board',
  },
};

export type LeaderboardTexts = typeof LEADERBOARDS;
