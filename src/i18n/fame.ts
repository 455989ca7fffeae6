import type { GameSummary, Raws } from '../engine';
import type { Labels, Locale, Names } from './locale';

type ScopeKind = keyof Locale['fame']['whose'];

/** What a line about a finished run is made of. Names come ready to be shown. */
interface Finished {
  name: string;
  record: GameSummary;
}

/** Depth of the dragon's lair, where most runs would like to end. */
const GOAL = 6;

/** What is said of finished runs, in one language. Markdown of Discord. */
export function fameWords({ id, labels, fame }: Locale, names: Names, raws: Raws) {
  const causes = [...raws.mobs, ...raws.props, ...raws.spells].map((raw) => ({ id: raw.id, name: names.raw(raw.id) }));
  const day = (date: string): string => dated(id, date, { dateStyle: 'long' });
  const score = (summary: Pick<GameSummary, 'score'>): string => labels.epitaph.score(summary.score, true);
  const fate = (summary: GameSummary): string => fateOf(labels, fame, names, summary);
  const reached = ({ deepest, laurel }: Pick<GameSummary, 'deepest' | 'laurel'>): string =>
    `${labels.depth(deepest)}${laurel ? ` · 🏆 ${fame.daily.laurel}` : ''}`;
  return {
    causes,
    button: fame.button,
    nobody: fame.nobody,
    hidden: fame.hidden,
    noServer: fame.noServer,
    noSuchDay: fame.noSuchDay,
    noRuns: fame.history.none,
    searched: fame.history.searched,
    cut: fame.cut,
    noFigures: fame.noFigures,
    daily: { begun: fame.daily.begun, practice: fame.daily.practice, done: fame.daily.done, gone: fame.daily.gone },
    historyTitle: (server: boolean): string => (server ? fame.history.server : fame.history.own),
    statsTitle: fame.stats,
    yourPlace: fame.yourPlace,
    /** Of a season such as `all`, `2026-11` or `2026-11-20`. */
    boardTitle(circle: ScopeKind, season: string): string {
      const whose = fame.whose[circle];
      if (season === 'all') return fame.board.all(whose);
      if (season.length > MONTH_LENGTH) return fame.board.day(whose, day(season));
      return fame.board.month(whose, dated(id, `${season}-01`, { year: 'numeric', month: 'long' }));
    },
    place: (rank: number, { name, record }: Finished): string =>
      `**${rank}.** ${name} — **${score(record)}** · ${reached(record)} · ${fate(record)}`,
    /** `when` is how the date is to be shown, `why` a kind of run that is not ranked, `null` for one that is. */
    run: ({ name, record }: Finished, when: string, why: keyof Locale['fame']['unranked'] | null): string =>
      [
        `${when} **${name}** — ${score(record)}`,
        reached(record),
        fate(record),
        ...(why ? [fame.unranked[why]] : []),
      ].join(' · '),
    figures: (runs: number, wins: number, deepest: number, best: number): string =>
      fame.figures(runs, wins, deepest, score({ score: best })),
    /** Tells how a daily run went and nothing of the dungeon: a square for every level, those that were reached lit. */
    share(result: Shared): string {
      const { date, circle, deepest } = result;
      const squares = '🟩'.repeat(deepest) + '⬛'.repeat(Math.max(0, GOAL - deepest));
      const counts = result.cheated ? ` · ${fame.daily.cheated}` : '';
      return `**Wyrmdeep** · ${fame.daily.title(day(date), fame.whose[circle])}\n${squares} ${reached(result)}\n${score(result)}${counts}`;
    },
  };
}

const MONTH_LENGTH = '2026-11'.length;

/** What a share line is made of. */
interface Shared extends Pick<GameSummary, 'score' | 'deepest' | 'laurel' | 'cheated'> {
  date: string;
  circle: ScopeKind;
}

function fateOf({ epitaph }: Labels, { fate }: Locale['fame'], names: Names, summary: GameSummary): string {
  const { result, by, cause } = summary;
  if (result !== 'died') return fate[result];
  if (cause === 'hunger') return fate.starved;
  if (by === null) return cause === null ? fate.lost : `${epitaph.killedBy} ${epitaph.culprit(names, cause)}`;
  const spell = cause !== null && names.kind(cause) === 'spell' ? names.raw(cause) : null;
  return `${spell === null ? epitaph.slainBy : epitaph.slainWith(spell)} ${epitaph.culprit(names, by)}`;
}

const dated = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date));
