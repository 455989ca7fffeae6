import { button, container, fitLines, type Row, row, select, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { escapeMarkdown } from '../../api/users';
import { turningRow } from '../../board/paging';
import type { I18n } from '../../board/renderer';
import { formatCustomId, NO_RUN } from '../../custom-id/custom-id';
import type { DailyDone, LeaderboardOutcome, RunResult, ScopeKind } from '../../types';
import type { Unranked } from '../../wording-fame';
import type { ResultsControl } from './ids';

const ACCENT = 0xe3b341;

/** Characters of the lines, under Discord's 4000 of a message. */
const LIMIT = 3400;

/** Lines on a page. */
export const PAGE_LINES = 10;

/** Makes control ids of no run. */
const id = (control: ResultsControl): string => formatCustomId({ ...NO_RUN, control });

/** What can be asked about a board: whose it may be, and the day and month of now. */
export interface BoardChoice {
  circles: readonly ScopeKind[];
  day: string;
  month: string;
}

/** A page of a board, with ways to the other boards. */
export function boardMessage(
  outcome: Exclude<LeaderboardOutcome, { kind: 'no-server' }>,
  at: Extract<ResultsControl, { kind: 'top' }>,
  choice: BoardChoice,
  i18n: I18n,
): Message {
  const { fame } = i18n;
  const title = `## ${fame.boardTitle(at.circle, at.season)}`;
  const ways = boardRows(at, choice, i18n);
  if (outcome.kind === 'hidden') return page([title, fame.hidden], [...ways, row(dailyButton(at.circle, i18n))]);
  const { placings, own, cut } = outcome;
  const pages = Math.max(1, Math.ceil(placings.length / PAGE_LINES));
  const turned = Math.min(at.page, pages - 1);
  const shown = placings.slice(turned * PAGE_LINES, (turned + 1) * PAGE_LINES);
  const line = ({ rank, heroName, summary }: (typeof placings)[number]): string =>
    fame.place(rank, { name: escapeMarkdown(heroName), record: summary });
  const lines = [
    title,
    ...(shown.length > 0 ? shown.map(line) : [fame.nobody]),
    ...(own && !shown.includes(own) ? ['', fame.yourPlace, line(own)] : []),
    ...(cut === null ? [] : [`-# ${fame.cut(cut)}`]),
  ];
  const turn = (to: number): string => id({ ...at, page: to });
  return page(lines, [...turningRow(turned, turned < pages - 1, i18n, turn), ...ways]);
}

function boardRows(
  { circle, season }: Extract<ResultsControl, { kind: 'top' }>,
  choice: BoardChoice,
  { fame }: I18n,
): Row[] {
  const labels = { global: fame.button.everyone, guild: fame.button.server };
  const seasons = [
    [choice.month, fame.button.month],
    ['all', fame.button.allTime],
    [choice.day, fame.button.today],
  ] as const;
  const buttons = [
    ...choice.circles
      .filter((other) => other !== circle)
      .map((other) => button({ id: id({ kind: 'top', circle: other, season, page: 0 }), label: labels[other] })),
    ...seasons
      .filter(([other]) => other !== season)
      .map(([other, label]) => button({ id: id({ kind: 'top', circle, season: other, page: 0 }), label })),
  ];
  return [row(...buttons)];
}

const dailyButton = (circle: ScopeKind, { fame }: I18n) =>
  button({ id: id({ kind: 'daily', circle, practice: false }), label: fame.button.today, style: 'success' });

/** Finished runs to be shown, whether more come after them, and where the search for them was given up. */
interface Listed {
  runs: readonly RunResult[];
  more: boolean;
  older: number | null;
}

/** A page of finished runs under a heading. */
export function runsMessage(
  heading: readonly string[],
  { runs, more, older }: Listed,
  at: Extract<ResultsControl, { kind: 'runs' }>,
  i18n: I18n,
): Message {
  const { fame } = i18n;
  const lines = runs.map((run) =>
    fame.run({ name: escapeMarkdown(run.heroName), record: run.summary }, dateOf(run.finishedAt), unranked(run)),
  );
  const turn = (to: number): string => id({ ...at, page: to });
  if (older === null) {
    const rows = [...turningRow(at.page, more, i18n, turn), ...replayRow(runs, i18n)];
    return page([...heading, ...(lines.length > 0 ? lines : [fame.noRuns])], rows);
  }
  const on = button({ id: id({ ...at, page: 0, before: older }), label: fame.button.older });
  const rows = [...turningRow(at.page, false, i18n, turn), row(on), ...replayRow(runs, i18n)];
  return page([...heading, ...lines, `-# ${fame.searched(dateOf(older))}`], rows);
}

/** A menu of the runs that can be played back; no row where there are none. */
function replayRow(runs: readonly RunResult[], { together }: I18n): Row[] {
  if (runs.length === 0) return [];
  const choices = runs.map(({ run, heroName, summary }) => ({
    label: together.choice(heroName, summary.depth, summary.turns),
    value: run,
  }));
  const open = formatCustomId({ ...NO_RUN, control: { kind: 'replay', go: 'open' } });
  return [row(select(open, together.replay.pick, choices))];
}

/** A date as the reader's own client writes it, of milliseconds since 1970. */
const dateOf = (time: number): string => `<t:${Math.floor(time / 1000)}:d>`;

/** Why a run is on no board; `null` when it is. */
function unranked({ ranked, origin }: RunResult): Unranked | null {
  if (ranked) return null;
  return origin.kind === 'chance' ? 'other' : origin.kind;
}

/** What somebody tells the channel of their try, and the way to one's own. */
export const dailyToldMessage = (told: string, circle: ScopeKind, i18n: I18n): Message => ({
  components: [text(told), row(dailyButton(circle, i18n))],
  attachments: [],
});

/** How the one try went, and what can be done now. */
export function dailyDoneMessage({ result, run, daily }: DailyDone, i18n: I18n): Message {
  const { fame } = i18n;
  const circle = daily.scope.kind;
  const buttons = [
    ...(result
      ? [
          button({
            id: formatCustomId({ run, version: 0, control: { kind: 'tell' } }),
            label: fame.button.share,
            style: 'primary',
          }),
        ]
      : []),
    button({ id: id({ kind: 'top', circle, season: daily.date, page: 0 }), label: fame.button.board }),
    button({ id: id({ kind: 'daily', circle, practice: true }), label: fame.button.practise }),
  ];
  return page(result ? [fame.share(result), '', fame.daily.done] : [fame.daily.gone], [row(...buttons)]);
}

const page = (lines: readonly string[], rows: readonly Row[]): Message => ({
  components: [container(ACCENT, [text(fitLines(lines, LIMIT, (left) => `-# … +${left}`)), ...rows])],
  attachments: [],
});
