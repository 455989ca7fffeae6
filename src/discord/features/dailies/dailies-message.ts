import { dungeonBefore, isDungeonOpen, weeklyOf, weekOfWeekly } from '../../../lib/calendar';
import { button, inRows, type Message, mention, nameInMarkdown, type Row, row, text } from '../../api';
import { customIdAbout, customIdWithoutRun } from '../../controls/custom-ids';
import type { DailyDone, DailyResult, I18n, LeaderboardOutcome, ScopeKind, TryFirst, UserId } from '../../types';
import { listMessage, RESULT_ACCENT } from '../run-list';

const weeklyOn = (date: string): { weekly?: true } => (weekOfWeekly(date) === null ? {} : { weekly: true });

/** Opens today's dungeon, or this week's if `date` is of a weekly dungeon. */
export const dailyButton = (
  circle: ScopeKind,
  date: string,
  { dailies }: I18n,
  style: 'success' | 'secondary' = 'success',
) =>
  button({
    id: customIdWithoutRun({ kind: 'daily', circle, practice: false, ...weeklyOn(date) }),
    label: dailies.of(date).button.open,
    style,
  });

export const yesterdayRow = (circle: ScopeKind, date: string, { dailies }: I18n): Row => {
  const control = { kind: 'open-leaderboard', circle, season: dungeonBefore(date) } as const;
  const { button: labels } = dailies.of(date);
  return row(button({ id: customIdWithoutRun(control), label: labels.yesterday, emoji: '🏆' }));
};

const NAMED = 3;

/** Returns `null` if nobody played, or if the leaderboard is hidden. */
export function beforeLine(board: LeaderboardOutcome, date: string, i18n: I18n): string | null {
  if (board.kind !== 'leaderboard' || board.placings.length === 0) return null;
  const { dailies, leaderboards, notes } = i18n;
  const best = board.placings.slice(0, NAMED).map(({ rank, heroName, summary }) => {
    const name = nameInMarkdown(heroName, notes.nameless);
    return `${leaderboards.rank(rank, name)} (${summary.score})`;
  });
  const own = board.own && dailies.rank(board.own.rank, board.players);
  return dailies.of(date).before(best.join(', '), own);
}

type PlacedResult = DailyResult & { standing?: { rank: number; players: number } };

export type PlacedDailyDone = DailyDone & { result: PlacedResult | null };

export const standingOn = (board: LeaderboardOutcome): Pick<PlacedResult, 'standing'> =>
  board.kind === 'leaderboard' && board.own ? { standing: { rank: board.own.rank, players: board.players } } : {};

/** Offers no button for another server's result, because the button acts here. */
export const sharedResultMessage = (user: UserId, result: PlacedResult, i18n: I18n): Message => ({
  components: [
    text(`${mention(user)}\n${i18n.dailies.share(result)}`),
    ...(result.elsewhere ? [] : [row(dailyButton(result.circle, result.date, i18n))]),
  ],
  attachments: [],
});

export const tryFirstMessage = ({ circle, begun }: TryFirst, date: string, i18n: I18n): Message => ({
  components: [text(i18n.dailies.tryFirst[begun ? 'begun' : 'open']), row(dailyButton(circle, date, i18n))],
  attachments: [],
});

/** Another server's result can only be shared. `now` is milliseconds since 1970. */
export function dailyDoneMessage({ result, run, daily, ghosts }: PlacedDailyDone, i18n: I18n, now: number): Message {
  const { turns } = i18n;
  const dailies = i18n.dailies.of(daily.date);
  const { button: labels } = dailies;
  const circle = daily.scope.kind;
  const isOpen = isDungeonOpen(daily.date, now);
  const leaderboard = { kind: 'leaderboard', circle, season: daily.date, page: 0 } as const;
  const practice = { kind: 'daily', circle, practice: true, ...weeklyOn(daily.date) } as const;
  const shareId = run && customIdAbout(run, { kind: 'share-daily-result' });
  const further = [
    button({ id: customIdWithoutRun(leaderboard), label: labels.board }),
    isOpen
      ? button({ id: customIdWithoutRun(practice), label: labels.practise })
      : dailyButton(circle, daily.date, i18n),
    button({
      id: customIdWithoutRun({ ...leaderboard, season: dungeonBefore(daily.date) }),
      label: isOpen ? labels.yesterday : labels.dayBefore,
    }),
    ...(weekOfWeekly(daily.date) === null ? [dailyButton(circle, weeklyOf(now), i18n, 'secondary')] : []),
  ];
  const buttons = [
    ...(result?.ranked && shareId ? [button({ id: shareId, label: labels.share, style: 'primary' })] : []),
    ...(result?.elsewhere ? [] : further),
  ];
  // A result with cheats already says that cheats do not count.
  const unranked = result && !result.ranked && !result.cheated ? [`-# ${turns.unranked}`] : [];
  const others = ghosts.map(({ heroName, summary }) => {
    const name = nameInMarkdown(heroName, i18n.notes.nameless);
    return `👻 ${i18n.leaderboards.place(null, { name, record: summary })}`;
  });
  const lines = [
    ...(result ? [i18n.dailies.share(result), ...unranked] : []),
    ...(others.length > 0 ? ['', `**${dailies.ghosts}**`, ...others] : []),
    ...(result ? ['', dailies.done[isOpen ? 'today' : 'former']] : [dailies.erased]),
  ];
  return listMessage(RESULT_ACCENT, lines, inRows(buttons));
}
