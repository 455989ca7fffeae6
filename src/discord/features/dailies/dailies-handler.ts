import { dayOf, dungeonBefore, weeklyOf } from '../../../lib/calendar';
import { button, ephemeralNote, ephemeralReply, type Reply, row } from '../../api';
import type { HandlerContext } from '../../context';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { DailyControl } from '../../controls/dailies-controls';
import { replyToOutcome } from '../../outcomes/outcome-reply';
import { isAway } from '../../outcomes/recap';
import { countedFeats } from '../../outcomes/reply-of-kind';
import { unloadableMessage } from '../../outcomes/unloadable-message';
import { rendererForPlayer } from '../../player-locale';
import type { Board, Caller, DailyDone, I18n, LeaderboardOutcome, RunId, ScopeKind } from '../../types';
import type { DailyIntent } from './dailies-intents';
import {
  beforeLine,
  dailyDoneMessage,
  type PlacedDailyDone,
  sharedResultMessage,
  standingOn,
  tryFirstMessage,
  yesterdayRow,
} from './dailies-message';

/** A reply after midnight still counts for the interaction's day. */
const sentAtOf = ({ sentAt, now }: Caller): number => sentAt ?? now;

/** Starts or resumes the daily or weekly run. Replies with a new message. */
export async function handleDailyCommand(
  context: HandlerContext,
  { circle, practice, weekly }: Omit<DailyIntent, 'kind'>,
  caller: Caller,
): Promise<Reply> {
  const { play, renderer } = context;
  const outcome = await play.daily({ ...caller, circle, practice, ...(weekly && { weekly }) });
  const personal = await rendererForPlayer(context, caller);
  const { i18n } = personal;
  const date = weekly ? weeklyOf(sentAtOf(caller)) : dayOf(sentAtOf(caller));
  const links = { links: [yesterdayRow(circle, date, i18n)] };
  switch (outcome.kind) {
    case 'no-server':
      return ephemeralNote(i18n.leaderboards.noServer);
    case 'daily-done':
      return ephemeralReply(dailyDoneMessage(await withStanding(context, outcome, caller), i18n, sentAtOf(caller)));
    case 'try-first':
      return ephemeralReply(tryFirstMessage(outcome, date, i18n));
    case 'unloadable': {
      const practice = { kind: 'daily', circle, practice: true, ...(weekly && { weekly }) } as const;
      const practise = button({ id: customIdWithoutRun(practice), label: i18n.dailies.button.practise });
      return ephemeralReply(unloadableMessage(outcome, i18n, [row(practise)]));
    }
    case 'started': {
      const unranked = unrankedNote(outcome.board, outcome.practice ?? practice, i18n);
      const begun = unranked ?? i18n.dailies.of(date).begun;
      const board = unranked ? null : await boardOf(context, { circle, season: dungeonBefore(date) }, caller);
      const before = board && beforeLine(board, date, i18n);
      const note = [begun, before ?? [], countedFeats(outcome, i18n) ?? []].flat().join(' ');
      return replyToOutcome(outcome, 'command', renderer, { note, ...links });
    }
    case 'board': {
      const note = unrankedNote(outcome.board, outcome.practice ?? practice, i18n);
      const options = { ...(note === null ? {} : { note }), ...links, away: isAway(outcome, caller) };
      return replyToOutcome(outcome, 'command', renderer, options);
    }
    default:
      return replyToOutcome(outcome, 'command', personal);
  }
}

const boardOf = (
  { play }: HandlerContext,
  dungeon: { circle: ScopeKind; season: string },
  caller: Caller,
): Promise<LeaderboardOutcome> => play.leaderboard({ ...caller, ...dungeon });

/** Adds the rank to a ranked result of this server. */
async function withStanding(context: HandlerContext, done: DailyDone, caller: Caller): Promise<PlacedDailyDone> {
  const { daily, result } = done;
  if (!result?.ranked || result.elsewhere) return done;
  const board = await boardOf(context, { circle: daily.scope.kind, season: daily.date }, caller);
  return { ...done, result: { ...result, ...standingOn(board) } };
}

function unrankedNote({ ranked }: Board, practice: boolean, { dailies, turns }: I18n): string | null {
  if (ranked) return null;
  return practice ? dailies.practice : turns.unranked;
}

/** Only a shared, ranked result is public. */
export async function handleDailyControl(
  context: HandlerContext,
  control: DailyControl,
  { run }: { run: RunId },
  caller: Caller,
): Promise<Reply> {
  if (control.kind === 'daily') return handleDailyCommand(context, control, caller);
  const share = control.kind === 'share-daily-result';
  const outcome = await context.play.dailyRun({ ...caller, run, share });
  const renderer = await rendererForPlayer(context, caller);
  const { i18n } = renderer;
  if (outcome.kind === 'not-here' || outcome.kind === 'not-yours')
    return replyToOutcome(outcome, 'component', renderer);
  if (outcome.kind === 'no-run') return ephemeralNote(i18n.notes.gone);
  const done = await withStanding(context, outcome, caller);
  if (!share) return ephemeralReply(dailyDoneMessage(done, i18n, sentAtOf(caller)));
  if (!done.result) return ephemeralNote(i18n.dailies.erased);
  if (!done.result.ranked) return ephemeralNote(i18n.turns.unranked);
  return { kind: 'message', message: sharedResultMessage(caller.user, done.result, i18n), ephemeral: false };
}
