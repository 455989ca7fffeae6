import { button, escapeMarkdown, type Message, type Row, row, select } from '../../api';
import { customIdWithoutRun, pagingRow } from '../../board';
import type { I18n, LeaderboardOutcome, Placing, ScopeKind } from '../../types';
import { dailyButton } from '../dailies/message';
import { listMessage, RESULT_ACCENT } from '../run-list';
import type { LeaderboardControl } from './ids';

/** Places on a page. */
const PAGE_LINES = 10;

/** What other leaderboards there are: their scopes, and the day and month of now. */
interface LeaderboardChoice {
  circles: readonly ScopeKind[];
  day: string;
  month: string;
}

/** A result, and its place if that is known. */
type Ranked = Pick<Placing, 'heroName' | 'summary'> & { rank?: number };

const customId = (control: Omit<LeaderboardControl, 'kind'>): string =>
  customIdWithoutRun({ kind: 'leaderboard', ...control });

/** A page of a leaderboard, with buttons to the others. */
export function leaderboardMessage(
  outcome: Exclude<LeaderboardOutcome, { kind: 'no-server' }>,
  control: LeaderboardControl,
  choice: LeaderboardChoice,
  i18n: I18n,
): Message {
  const { leaderboards } = i18n;
  const { circle, season } = control;
  const title = `## ${leaderboards.title(circle, season)}`;
  const others = otherLeaderboards(control, choice, i18n);
  if (outcome.kind === 'hidden') {
    const rows = [others, row(dailyButton(circle, i18n))];
    return listMessage(RESULT_ACCENT, [title, leaderboards.hidden], rows);
  }
  const { placings, own, beyond, cut } = outcome;
  const pages = Math.max(1, Math.ceil(placings.length / PAGE_LINES));
  const page = Math.min(control.page, pages - 1);
  const placingsOnPage = placings.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES);
  const line = ({ rank, heroName, summary }: Ranked): string =>
    leaderboards.place(rank ?? null, { name: escapeMarkdown(heroName), record: summary });
  const lines = [
    title,
    ...(placingsOnPage.length > 0 ? placingsOnPage.map(line) : [leaderboards.none]),
    ...(own && !placingsOnPage.includes(own) ? ['', leaderboards.yourPlace, line(own)] : []),
    ...(beyond ? ['', leaderboards.yourPlace, `${leaderboards.beyond(placings.length)} ${line(beyond)}`] : []),
    ...(cut === null ? [] : [`-# ${leaderboards.cut(cut)}`]),
  ];
  const paging = pagingRow(page, page < pages - 1, i18n, (to) => customId({ circle, season, page: to }));
  return listMessage(RESULT_ACCENT, lines, [...paging, ...cardMenu(placingsOnPage, i18n), others]);
}

/** A menu that leads from the places shown to the cards of their players; no row where there are none. */
function cardMenu(placings: readonly Placing[], { profiles, leaderboards }: I18n): Row[] {
  if (placings.length === 0) return [];
  const choices = placings.map(({ rank, heroName, owner }) => ({
    label: leaderboards.rank(rank, heroName),
    value: owner,
  }));
  return [row(select(customIdWithoutRun({ kind: 'card', player: null }), profiles.card.pick, choices))];
}

function otherLeaderboards(
  { circle, season }: LeaderboardControl,
  { circles, day, month }: LeaderboardChoice,
  { leaderboards: { button: labels } }: I18n,
): Row {
  const scopeLabels = { global: labels.everyone, guild: labels.server };
  const seasons = [
    [month, labels.month],
    ['all', labels.allTime],
    [day, labels.today],
  ] as const;
  return row(
    ...circles
      .filter((other) => other !== circle)
      .map((other) => button({ id: customId({ circle: other, season, page: 0 }), label: scopeLabels[other] })),
    ...seasons
      .filter(([other]) => other !== season)
      .map(([other, label]) => button({ id: customId({ circle, season: other, page: 0 }), label })),
  );
}
