import type { GameSummary, RawId, Raws } from '../engine';
import { DAY_MS, dayOf, periodOf, startOfWeek, weekOfWeekly } from '../lib/calendar';
import { otherCampaign, secondWaysTaken } from './campaigns';
import type { DailyTexts } from './en/dailies';
import type { GraveTexts } from './en/graves';
import type { LeaderboardTexts } from './en/leaderboards';
import type { ProfileTexts } from './en/profiles';
import { killerOf } from './epitaph';
import { otherKit } from './kits';
import type { Locale } from './locale';
import type { Names } from './names';
import { runShape, runShapeInWords, type ShapedRun } from './run-shape';

type Scope = keyof LeaderboardTexts['scope'];

interface FinishedRun {
  name: string;
  record: GameSummary;
}

interface DailyResult extends ShapedRun, Pick<GameSummary, 'score' | 'laurel' | 'cheated' | 'campaign'> {
  date: string;
  circle: Scope;
  /** True if the run does not belong to the server where the result is shared. */
  elsewhere: boolean;
  /** Number of successive days, up to the day of the run, on which the player had a ranked run. */
  streak: number;
  /** Rank of the run among the `players` of its dungeon; absent if unknown. */
  standing?: { rank: number; players: number };
}

/** A field is `null` if no run qualifies, and `hidden` if the reader must not see the run. Names are Markdown. */
interface Happened {
  laurel: { name: string; finishedAt: number } | 'hidden' | null;
  deepest: FinishedRun | 'hidden' | null;
  closeCall: { name: string; hp: number; depth: number } | 'hidden' | null;
  /** Hero who killed the beast of the week; `null` if nobody has killed the beast. */
  hunter: { name: string; beast: RawId } | 'hidden' | null;
}

export interface LeaderboardI18n extends Omit<LeaderboardTexts, 'title' | 'happened' | 'closing' | 'bestRun'> {
  /** `season` is `all`, `former` (before version 1.0), or a period that `periodText` can format. */
  title(scope: Scope, season: string): string;
  closing: Pick<LeaderboardTexts['closing'], 'over'>;
  bestRun: Pick<LeaderboardTexts['bestRun'], 'none' | 'back'> & {
    /** `name` is Markdown; `place` is the rank for `day`. */
    lead(name: string, place: number, day: string): string;
  };
  /** Returns lines about notable runs in a server. A hidden run has no line. */
  happened(happened: Happened): string[];
  /**
   * Returns a line of a leaderboard, without a rank if `rank` is `null`. Only the leaderboard's title names the
   * campaign.
   */
  place(rank: number | null, run: FinishedRun): string;
}

export interface DailyI18n extends Omit<DailyTexts, 'title' | 'elsewhere' | 'weekly'> {
  /** Returns the texts for a daily dungeon (`2026-11-20`) or for a weekly one (`2026-W47-d`). */
  of(date: string): Omit<DailyTexts, 'weekly'>;
  share(result: DailyResult): string;
}

export interface GraveI18n extends Omit<GraveTexts, 'of'> {
  of(run: FinishedRun): string;
}

type History = ProfileTexts['history'];

export type UnrankedReason = keyof History['unranked'];

export interface ProfileI18n extends Omit<ProfileTexts, 'history' | 'stats'> {
  history: Pick<History, 'none' | 'searched' | 'older' | 'noSuchDay' | 'noSuchCause' | 'noneYet'> & {
    /** All causes that can end a run: raw ids and `hunger`. */
    causes: readonly { id: string; name: string }[];
    title(server: boolean): string;
    /** `when` is Markdown. `unranked` is `null` if the run is on a leaderboard. */
    run(run: FinishedRun, when: string, unranked: UnrankedReason | null): string;
  };
  stats: Pick<ProfileTexts['stats'], 'title' | 'none' | 'list'> & {
    figures(runs: number, wins: number, deepest: number, best: number): string;
  };
}

export function resultTexts(locale: Locale, names: Names, raws: Raws) {
  const { labels, leaderboards: texts, profiles } = locale;
  const score = (value: number): string => labels.epitaph.score(value, true);
  type Reached = Pick<GameSummary, 'deepest' | 'depth' | 'laurel' | 'campaign' | 'kit' | 'carried' | 'secondWays'>;
  const reached = (summary: Reached, ofOneCampaign = false): string => {
    const { deepest, depth, laurel, carried } = summary;
    return [
      labels.depth(deepest),
      ...(laurel ? [`🏆 ${texts.laurel}`] : []),
      ...(carried === undefined ? [] : [texts.carried(names.raw(carried), laurel ? null : depth - 1)]),
      ...(ofOneCampaign ? [] : otherCampaign(raws, locale, summary)),
      ...otherKit(raws, locale, summary),
      ...secondWaysTaken(raws, names, summary),
    ].join(' · ');
  };
  const fate = (summary: GameSummary): string => fateOf(locale, names, summary);

  const leaderboards: LeaderboardI18n = {
    ...texts,
    bestRun: {
      ...texts.bestRun,
      lead: (name, place, date) => texts.bestRun.lead(name, place, periodText(locale, date)),
    },
    title(scope, season) {
      const whose = texts.scope[scope];
      if (season === 'all' || season === 'former') return texts.title[season](whose);
      return texts.title[periodOf(season)](whose, periodText(locale, season));
    },
    happened: ({ laurel, deepest, closeCall, hunter }) => {
      const { happened } = texts;
      const line = <T>(
        sign: string,
        of: T | 'hidden' | null,
        tell: (highlight: T) => string,
        none: string,
      ): string[] => (of === 'hidden' ? [] : [`${sign} ${of === null ? none : tell(of)}`]);
      return [
        ...line(
          '🏆',
          laurel,
          (it) => happened.laurel(it.name, periodText(locale, dayOf(it.finishedAt))),
          happened.noLaurel,
        ),
        ...line(
          '🔽',
          deepest,
          ({ name, record }) => happened.deepest(name, labels.depth(record.deepest), fate(record)),
          happened.noDeepest,
        ),
        ...line(
          '💓',
          closeCall,
          ({ name, hp, depth }) => happened.closeCall(name, hp, labels.depth(depth)),
          happened.noCloseCall,
        ),
        ...(hunter === null || hunter === 'hidden'
          ? []
          : [`🐾 ${happened.hunter(hunter.name, names.raw(hunter.beast))}`]),
      ];
    },
    place: (rank, { name, record }) =>
      `${rank === null ? '' : `**${rank}.** `}${name} — **${score(record.score)}** · ${reached(record, true)} · ${fate(record)}`,
  };
  const { weekly, ...daily } = locale.dailies;
  const dailyTextsOf = (date: string): ReturnType<DailyI18n['of']> =>
    periodOf(date) === 'weekly' ? { ...daily, ...weekly, button: { ...daily.button, ...weekly.button } } : daily;
  const dailies: DailyI18n = {
    ...daily,
    of: dailyTextsOf,
    share(result) {
      const { date, circle, elsewhere, streak } = result;
      const whose = elsewhere ? daily.elsewhere : texts.scope[circle];
      const title = dailyTextsOf(date).title(periodText(locale, date), whose);
      const notes = [
        score(result.score),
        ...(result.standing ? [daily.rank(result.standing.rank, result.standing.players)] : []),
        ...(result.cheated ? [daily.cheated] : []),
        ...(streak > 1 ? [`🔥 ${daily.streak(streak)}`] : []),
      ];
      return [
        `**Wyrmdeep** · ${title}`,
        `${runShape(result, levelsOf(raws, result.campaign))} ${reached(result)}`,
        `-# ${runShapeInWords(result, locale.dailies)}`,
        notes.join(' · '),
      ].join('\n');
    },
  };
  // Leaves out parts of cages: they kill nobody, and their equal names would make duplicate choices.
  const props = raws.props.filter(({ cage }) => cage === undefined);
  const history: ProfileI18n['history'] = {
    ...profiles.history,
    causes: [
      { id: 'hunger', name: texts.fate.starved },
      ...[...raws.mobs, ...props, ...raws.spells, ...raws.items.filter(mayKillByItself)].map(({ id }) => ({
        id,
        name: names.raw(id),
      })),
    ],
    title: (server) => (server ? profiles.history.server : profiles.history.own),
    run: ({ name, record }, when, unranked) =>
      [
        `${when} **${name}** — ${score(record.score)}`,
        reached(record),
        fate(record),
        ...(unranked ? [profiles.history.unranked[unranked]] : []),
      ].join(' · '),
  };
  const stats: ProfileI18n['stats'] = {
    ...profiles.stats,
    figures: (runs, wins, deepest, best) => profiles.stats.figures(runs, wins, deepest, score(best)),
  };
  const graves: GraveI18n = {
    ...locale.graves,
    of: ({ name, record }) =>
      [
        locale.graves.of([name, ...otherKit(raws, locale, record)].join(', '), record.level, fate(record)),
        ...secondWaysTaken(raws, names, record),
        ...(record.boons ? [record.boons.map(names.raw).join(', ')] : []),
      ].join(' · '),
  };
  return { leaderboards, dailies, graves, profiles: { ...profiles, history, stats } };
}

/** Formats a day, a week, a weekly dungeon or a month: `2026-11-20`, `2026-W47`, `2026-W47-d` or `2026-11`. */
export function periodText({ id }: Locale, season: string): string {
  const week = startOfWeek(weekOfWeekly(season) ?? season);
  if (week !== null) {
    const format = new Intl.DateTimeFormat(id, { dateStyle: 'long', timeZone: 'UTC' });
    return format.formatRange(week, week + 6 * DAY_MS).replace(/\s/g, ' ');
  }
  return periodOf(season) === 'day'
    ? formatDate(id, season, { dateStyle: 'long' })
    : formatDate(id, `${season}-01`, { year: 'numeric', month: 'long' });
}

/** False for weapons, because the creature that wields a weapon is the killer. */
const mayKillByItself = ({ consumable }: Raws['items'][number]): boolean =>
  consumable?.effects.damage !== undefined || consumable?.effects.damage_over_time !== undefined;

/** Returns a phrase such as `slain by an Orc`. */
export function fateOf(
  { labels: { epitaph }, leaderboards: { fate } }: Locale,
  names: Names,
  summary: GameSummary,
): string {
  const { result, cause } = summary;
  if (result !== 'died') return fate[result];
  if (cause === 'hunger') return fate.starved;
  const killer = killerOf(epitaph, names, summary);
  return killer ? `${killer.how} ${killer.who}` : fate.lost;
}

function levelsOf({ campaigns }: Raws, campaign: RawId | undefined): [number, number] {
  const { stages = [] } = campaigns.find(({ id }) => id === campaign) ?? campaigns[0] ?? {};
  const depths = stages.map(({ depths: [first, last] }): [number, number] => [first, last ?? first - 1]);
  return [Math.min(...depths.map(([first]) => first)), Math.max(...depths.map(([, last]) => last))];
}

const formatDate = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
