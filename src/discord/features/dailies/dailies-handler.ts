import { button, ephemeralNote, ephemeralReply, type Reply, row } from '../../api';
import type { HandlerContext } from '../../context';
import { customIdWithoutRun } from '../../controls/custom-ids';
import type { DailyControl } from '../../controls/dailies-controls';
import { countedFeats, replyToOutcome } from '../../outcomes/outcome-reply';
import { isAway } from '../../outcomes/recap';
import { unloadableMessage } from '../../outcomes/unloadable-message';
import { rendererForPlayer } from '../../player-locale';
import type { Board, Caller, I18n, RunId, ScopeKind } from '../../types';
import { dailyDoneMessage, sharedResultMessage, tryFirstMessage, yesterdayRow } from './dailies-message';

/**
 * Returns the time of the player's interaction, in milliseconds since 1970. A reply sent after midnight then still
 * counts for the day of the interaction.
 */
const sentAtOf = ({ sentAt, now }: Caller): number => sentAt ?? now;

/**
 * Starts or resumes the player's run in the daily dungeon, or shows its result if the run is over. The reply is always
 * a new message.
 */
export async function handleDailyCommand(
  context: HandlerContext,
  { circle, practice }: { circle: ScopeKind; practice: boolean },
  caller: Caller,
): Promise<Reply> {
  const { play, renderer } = context;
  const outcome = await play.daily({ ...caller, circle, practice });
  const personal = await rendererForPlayer(context, caller);
  const { i18n } = personal;
  const links = { links: [yesterdayRow(circle, sentAtOf(caller), i18n)] };
  switch (outcome.kind) {
    case 'no-server':
      return ephemeralNote(i18n.leaderboards.noServer);
    case 'daily-done':
      return ephemeralReply(dailyDoneMessage(outcome, i18n, sentAtOf(caller)));
    case 'try-first':
      return ephemeralReply(tryFirstMessage(outcome, i18n));
    case 'unloadable': {
      const practice = { kind: 'daily', circle, practice: true } as const;
      const practise = button({ id: customIdWithoutRun(practice), label: i18n.dailies.button.practise });
      return ephemeralReply(unloadableMessage(outcome, i18n, [row(practise)]));
    }
    case 'started': {
      const begun = unrankedNote(outcome.board, outcome.practice ?? practice, i18n) ?? i18n.dailies.begun;
      const note = [begun, countedFeats(outcome, i18n) ?? []].flat().join(' ');
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

/**
 * Returns a sentence that explains why a daily run is unranked: the run is practice, or has lost its rank. Returns
 * `null` for a ranked run.
 */
function unrankedNote({ ranked }: Board, practice: boolean, { dailies, turns }: I18n): string | null {
  if (ranked) return null;
  return practice ? dailies.practice : turns.unranked;
}

/** Carries out what a button about the daily dungeon requests. */
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
  if (!share) return ephemeralReply(dailyDoneMessage(outcome, i18n, sentAtOf(caller)));
  if (!outcome.result) return ephemeralNote(i18n.dailies.erased);
  if (!outcome.result.ranked) return ephemeralNote(i18n.turns.unranked);
  return { kind: 'message', message: sharedResultMessage(caller.user, outcome.result, i18n), ephemeral: false };
}
