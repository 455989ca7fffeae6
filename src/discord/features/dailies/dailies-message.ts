import { dayBefore, dayOf } from '../../../lib/calendar';
import { button, inRows, type Message, mention, type Row, row, text } from '../../api';
import { customIdAbout, customIdWithoutRun } from '../../controls/custom-ids';
import type { DailyDone, DailyResult, I18n, ScopeKind, TryFirst, UserId } from '../../types';
import { listMessage, RESULT_ACCENT } from '../run-list';

/** Returns a button that starts or resumes the reader's run in the daily dungeon. */
export const dailyButton = (circle: ScopeKind, { dailies }: I18n) =>
  button({
    id: customIdWithoutRun({ kind: 'daily', circle, practice: false }),
    label: dailies.button.open,
    style: 'success',
  });

/**
 * Returns a row with a button that opens the leaderboard of the UTC day before `now`. `now` is in milliseconds since
 * 1970.
 */
export const yesterdayRow = (circle: ScopeKind, now: number, { dailies }: I18n): Row => {
  const control = { kind: 'open-leaderboard', circle, season: dayBefore(dayOf(now)) } as const;
  return row(button({ id: customIdWithoutRun(control), label: dailies.button.yesterday, emoji: '🏆' }));
};

/**
 * Returns a message that shows the channel the result of a player's ranked daily run. If readers can play the same
 * dungeon in this server, a button starts their own run.
 */
export const sharedResultMessage = (user: UserId, result: DailyResult, i18n: I18n): Message => ({
  components: [
    text(`${mention(user)}\n${i18n.dailies.share(result)}`),
    ...(result.elsewhere ? [] : [row(dailyButton(result.circle, i18n))]),
  ],
  attachments: [],
});

/**
 * Returns a message that tells the player to finish the ranked daily run before practice, with a button to that run.
 */
export const tryFirstMessage = ({ circle, begun }: TryFirst, i18n: I18n): Message => ({
  components: [text(i18n.dailies.tryFirst[begun ? 'begun' : 'open']), row(dailyButton(circle, i18n))],
  attachments: [],
});

/**
 * Returns a message with the result of the player's daily run. A ranked result has a button that shares it with the
 * channel. Other buttons open the leaderboards of the run's day and of the day before. On the same day a button starts
 * practice; on a later day it opens the present daily dungeon. A result from another server has no such buttons,
 * because they would act in this server. `now` is in milliseconds since 1970.
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
  // A result with cheats needs no line about rank, because its own text says that it does not count.
  const unranked = result && !result.ranked && !result.cheated ? [`-# ${turns.unranked}`] : [];
  const lines = result
    ? [dailies.share(result), ...unranked, '', dailies.done[isOfToday ? 'today' : 'former']]
    : [dailies.erased];
  return listMessage(RESULT_ACCENT, lines, inRows(buttons));
}
