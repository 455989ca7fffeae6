import { ephemeralReply, type Reply } from '../../api';
import { canRetire, pendingChoiceControls, retireConfirmation, shopControls } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import type { PanelControl } from '../../controls/panel-controls';
import { hintText, type OutcomeReplyOptions, replyToOutcome } from '../../outcomes/outcome-reply';
import { personalBoard, rendererForBoard, rendererForReply } from '../../player-locale';
import type { Caller, Outcome } from '../../types';
import { examineMessage, lookMessage } from './look-message';

/**
 * Carries out requests of buttons and menus that change the message but not the run. If the run has gone on since the
 * bot made the message, returns the present board instead.
 */
export async function handlePanelControl(
  context: HandlerContext,
  control: PanelControl,
  { run, version, values }: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const toRead = control.kind === 'look' || control.kind === 'examine';
  const seen = await context.play.look({ ...caller, run, graves: control.kind === 'look', toRead });
  const base = await rendererForReply(context, caller, seen);
  const show = (outcome: Outcome, options: OutcomeReplyOptions = {}): Reply =>
    replyToOutcome(outcome, 'component', base, { ...options, user: caller.user });
  if (seen.kind !== 'board') return show(seen);
  const { board } = seen;
  const renderer = rendererForBoard(base, board);
  const { i18n } = renderer;
  const own = personalBoard(board);
  const personal = rendererForBoard(base, own);
  if (control.kind === 'look') return ephemeralReply(lookMessage(own, personal, seen.graves));
  if (control.kind === 'examine') {
    const thing = board.view.things.find(({ id }) => String(id) === values[0]);
    return { kind: 'update', message: thing ? examineMessage(own, personal, thing) : lookMessage(own, personal) };
  }
  if (board.version !== version) return show({ kind: 'stale', board, events: [] });
  if (board.view.pending) {
    const page = control.kind === 'pending-choice' ? control.page : 0;
    return show(seen, { controls: pendingChoiceControls(board, page, i18n) });
  }
  switch (control.kind) {
    case 'begin':
      return show(seen, { hint: hintText('welcome', board, renderer) });
    case 'panel':
      // A long panel leaves no room for sentences about the events. The picture alone shows them.
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
