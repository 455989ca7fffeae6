import { ephemeralReply, type Reply } from '../../api';
import { canRetire, pendingChoiceControls, retireConfirmation, shopControls } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import type { PanelControl } from '../../controls/panel-controls';
import { type OutcomeReplyOptions, replyToOutcome } from '../../outcomes/outcome-reply';
import { surfaceOf } from '../../outcomes/placement';
import { hintText } from '../../outcomes/reply-of-kind';
import { personalBoard, rendererForBoard, rendererForReply } from '../../player-locale';
import type { Caller, Outcome } from '../../types';
import { withTabs } from '../sheet-tabs';
import { examineMessage, lookMessage } from './look-message';

/** A control of another version shows the present board, except `look` and `examine`. */
export async function handlePanelControl(
  context: HandlerContext,
  control: PanelControl,
  { run, version, values, isEphemeral }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const toRead = control.kind === 'look' || control.kind === 'examine';
  const seen = await context.play.look({ ...caller, run, graves: control.kind === 'look', toRead });
  const base = await rendererForReply(context, caller, seen);
  const show = (outcome: Outcome, options: OutcomeReplyOptions = {}): Reply =>
    replyToOutcome(outcome, surfaceOf(isEphemeral), base, { ...options, user: caller.user });
  if (seen.kind !== 'board') return show(seen);
  // Only the player sees the panel, so personal settings apply.
  const board = personalBoard(seen.board);
  const renderer = rendererForBoard(base, board);
  const { i18n } = renderer;
  if (control.kind === 'look') {
    const message = withTabs(lookMessage(board, renderer, seen.graves), { sheet: 'look', run }, i18n);
    return ephemeralReply(message);
  }
  if (control.kind === 'examine') {
    const thing = board.view.things.find(({ id }) => String(id) === values[0]);
    const message = thing
      ? withTabs(examineMessage(board, renderer, thing), { sheet: null, run }, i18n)
      : withTabs(lookMessage(board, renderer), { sheet: 'look', run }, i18n);
    return { kind: 'update', message };
  }
  if (board.version !== version) return show({ kind: 'stale', board: seen.board, events: [] });
  if (board.view.pending) {
    const page = control.kind === 'pending-choice' ? control.page : 0;
    return show(seen, { controls: pendingChoiceControls(board, page, i18n) });
  }
  switch (control.kind) {
    case 'begin':
      return show(seen, control.unhinted ? {} : { hint: hintText('welcome', board, renderer) });
    case 'panel':
      // Only the main panel has room for events.
      return show(seen, {
        panel: control.panel,
        page: control.page ?? 0,
        ...(control.panel === 'pad' || control.panel === 'steps' ? {} : { events: [] }),
      });
    case 'shop': {
      const controls = shopControls(board, control, i18n);
      return show(seen, controls ? { controls, events: [] } : { note: i18n.notes.noTradeNow });
    }
    case 'retire':
      return show(seen, canRetire(board) ? { controls: retireConfirmation(board, i18n) } : {});
    case 'pending-choice':
      return show(seen);
  }
}
