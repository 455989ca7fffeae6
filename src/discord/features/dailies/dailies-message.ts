import { dayBefore, dayOf } from '../../../lib/calendar';
import { button, inRows, type Message, mention, type Row, row, text } from '../../api';
import { customIdAbout, customIdWithoutRun } from '../../controls/custom-ids';
import type { DailyDone, DailyResult, I18n, ScopeKind, TryFirst, UserId } from '../../types';
import { listMessage, RESULT_ACCENT } from '../run-list';

/** A button that opens the daily dungeon. */
export const dailyButton = (circle: ScopeKind, { dailies }: I18n) =>
  button({
    id: customIdWithoutRun({ kind: 'daily', circle, practice: false }),
    label: dailies.button.open,
    style: 'success',
  });

/** A button that opens the leaderboard of the UTC day before `now`, which is in milliseconds since 1970. */
export const yesterdayRow = (circle: ScopeKind, now: number, { dailies }: I18n): Row => {
  const control = { kind: 'open-leaderboard', circle, season: dayBefore(dayOf(now)) } as const;
  return row(button({ id: customIdWithoutRun(control), label: dailies.button.yesterday, emoji: '🏆' }));
};

/**
 * Shares the result of a player's ranked try with the channel. If readers can play the same dungeon here, a button
 * starts their own try.
 */
export const sharedResultMessage = (user: UserId, result: DailyResult, i18n: I18n): Message => ({
  components: [
    text(`${mention(user)}\n${i18n.dailies.share(result)}`),
    ...(result.elsewhere ? [] : [row(dailyButton(result.circle, i18n))]),
  ],
  attachments: [],
});

/** Explains to a player why practice is not open yet, with a button to the ranked try. */
export const tryFirstMessage = ({ circle, begun }: TryFirst, i18n: I18n): Message => ({
  components: [text(i18n.dailies.tryFirst[begun ? 'begun' : 'open']), row(dailyButton(circle, i18n))],
  attachments: [],
});

/**
 * Shows a player the result of their try. A ranked result gets a button to share it. Other buttons lead to the
 * leaderboards of the day of the try and of the day before, and to practice. On a later day a button for the present
 * daily dungeon replaces practice. A result from another server has no such buttons, because they would act in this
 * server.
 */
export function dailyDoneMessage({ result, run, daily }: DailyDone, i18n: I18n, now: number): Message {
  const { dailies, turns } = i18n;
  const { button: labels } = dailies;
  const circle = daily.scope.kind;
  const isOfToday = daily.date === dayOf(now);
  const leaderboard = { kind: 'leaderboard', circle, season: daily.date, page: 0 } as const;
  const practice = { kind: 'daily', circle, practice: true } as const;
  const shareId = run && customIdAbout(run, { kind: 'share-daily-result' });
  const further = [
    button({ id: customIdWithoutRun(leaderboard), label: labels.board }),
    isOfToday ? button({ id: customIdWithoutRun(practice), label: labels.practise }) : dailyButton(circle, i18n),
    button({
      id: customIdWithoutRun({ ...leaderboard, season: dayBefore(daily.date) }),
      label: isOfToday ? labels.yesterday : labels.dayBefore,
    }),
  ];
  const buttons = [
    ...(result?.ranked && shareId ? [button({ id: shareId, label: labels.share, style: 'primary' })] : []),
    ...(result?.elsewhere ? [] : further),
  ];
  // The result of a try with cheats says by itself that it does not count.
  const unranked = result && !result.ranked && !result.cheated ? [`-# ${turns.unranked}`] : [];
  const lines = result
    ? [dailies.share(result), ...unranked, '', dailies.done[isOfToday ? 'today' : 'former']]
    : [dailies.erased];
  return listMessage(RESULT_ACCENT, lines, inRows(buttons));
}
