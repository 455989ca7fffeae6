import { EPITAPH } from './epitaph';
import { count } from './grammar';

/** Messages are Markdown; labels of buttons and menus are plain text. */
export const LEADERBOARDS = {
  scope: { global: 'everyone', guild: 'this server' },
  title: {
    all: (whose: string) => `Best of ${whose}`,
    former: (whose: string) => `Best of ${whose} · before 1.0`,
    /** `days` names the first and the last day. */
    week: (whose: string, days: string) => `Best of ${whose} · ${days}`,
    month: (whose: string, month: string) => `Best of ${whose} · ${month}`,
    weekly: (whose: string, days: string) => `Long dungeon, ${days} · ${whose}`,
    day: (whose: string, day: string) => `Dungeon of ${day} · ${whose}`,
  },
  fate: { starved: 'starved', retired: 'retired victorious', abandoned: 'gave up', lost: 'was lost' },
  laurel: 'laurel won',
  /** `levels` is the distance from the hero to the town; `null` if the hero brought the item home. */
  carried(item: string, levels: number | null): string {
    if (levels === null) return `${item} brought home`;
    return `${item} in the pack, ${EPITAPH.fromHome(levels)}`;
  },
  none: 'There are no runs on this board yet.',
  yourPlace: 'You:',
  /** Introduces the reader's best run, if the run is not among the first `places` runs. */
  beyond: (places: number) => `Beyond the first ${places}:`,
  cut: (runs: number) => `Only the best ${runs} runs of this board were looked through.`,
  hidden: 'This board stays hidden until you have finished that dungeon yourself, or it has closed.',
  noServer: 'Only servers have one of their own. Use this in a server, or choose everyone.',
  rank: (place: number, name: string) => `${place}. ${name}`,
  previous: {
    week: 'Week before',
    month: 'Month before',
    day: 'Day before',
    weekly: 'Week before',
    former: 'Before 1.0',
  },
  button: {
    everyone: 'Everyone',
    server: 'This server',
    week: 'This week',
    month: 'This month',
    allTime: 'All time',
    today: 'Today’s dungeon',
    bestRun: 'Watch the best run',
  },
  happened: {
    laurel: (name: string, day: string) => `Newest laurel: **${name}**, ${day}.`,
    noLaurel: 'Nobody here has beaten the game yet.',
    /** `name` is Markdown. `depth` is text such as `depth 3`; `fate` says how the run ended. */
    deepest: (name: string, depth: string, fate: string) => `Deepest run this week: **${name}**, ${depth}, ${fate}.`,
    noDeepest: 'No run has ended here this week.',
    closeCall: (name: string, hp: number, depth: string) =>
      `Closest escape this week: **${name}** went on with ${count(hp, 'hit point', 'hit points')} at ${depth}.`,
    noCloseCall: 'No close escape here this week.',
    hunter: (name: string, beast: string) => `Hunt of the week: **${name}** felled ${beast}.`,
  },
  /** Plain text without Markdown, because the closing card is a picture. */
  closing: {
    over: 'This board is closed.',
    deepest: 'Deepest run',
    mostFeats: 'Most feats in one run',
    feats: (number: number) => count(number, 'feat', 'feats'),
  },
  bestRun: {
    /** `name` is Markdown. `place` is the run's rank on the leaderboard for `day`. */
    lead: (name: string, place: number, day: string) =>
      `The last moves of ${name} · place ${place} · dungeon of ${day}`,
    none: 'There is no run that can be shown.',
    back: 'Back to the board',
  },
};

export type LeaderboardTexts = typeof LEADERBOARDS;
