import { ephemeralReply, type Message, type Reply } from '../../api';
import { replyToOutcome, withChosenRun } from '../../board';
import type { HandlerContext } from '../../context';
import type { Caller } from '../../types';
import { changeSettings } from '../profiles/handler';
import { personalBoard, rendererForBoard, rendererForPlayer, rendererForReply } from '../profiles/player-locale';
import type { HelpControl, HelpPage, Sheet } from './ids';
import { characterMessage, helpMessage, logMessage, mapMessage, startMessage, withTabs } from './message';
import { loadProgress } from './progress';

/** Opens a sheet in a message of its own; of the log a page, 1 the newest. */
export async function handleHelpCommand(
  context: HandlerContext,
  { sheet, page = 1 }: { sheet: Sheet; page?: number },
  caller: Caller,
): Promise<Reply> {
  const message = await loadSheet(context, sheet, caller, page);
  return 'kind' in message ? message : ephemeralReply(message);
}

/** Turns to a sheet or page in the message where one stands. The buttons of a board open it in a message of its own. */
export async function handleHelpControl(context: HandlerContext, control: HelpControl, caller: Caller): Promise<Reply> {
  switch (control.kind) {
    case 'menu':
      return handleHelpCommand(context, { sheet: 'character' }, caller);
    case 'help':
      return handleHelpCommand(context, { sheet: 'help' }, caller);
    case 'sheet':
      return update(await loadSheet(context, control.sheet, caller, 1));
    case 'log':
      return update(await loadSheet(context, 'log', caller, control.page));
    case 'help-page':
      return update(await helpSheet(context, control.page, caller));
  }
}

const update = (message: Message | Reply): Reply => ('kind' in message ? message : { kind: 'update', message });

/** A reply where the sheet needs a run and the player has none. */
async function loadSheet(
  context: HandlerContext,
  sheet: Sheet,
  caller: Caller,
  page: number,
): Promise<Message | Reply> {
  if (sheet === 'settings') return changeSettings(context, {}, caller);
  if (sheet === 'help') return helpSheet(context, 'start', caller);
  const seen = await context.play.look(caller);
  if (seen.kind !== 'board') return replyToOutcome(seen, 'command', await rendererForReply(context, caller, seen));
  const board = personalBoard(seen.board);
  const renderer = rendererForBoard(context.renderer, board);
  const messages = {
    character: () => characterMessage(board, renderer.i18n),
    map: () => mapMessage(board, renderer),
    log: () => logMessage(board, page, renderer.i18n),
  };
  return withTabs(withChosenRun(messages[sheet](), board, renderer.i18n), sheet, renderer.i18n);
}

async function helpSheet(context: HandlerContext, page: HelpPage, caller: Caller): Promise<Message> {
  if (page !== 'start') {
    const { i18n } = await rendererForPlayer(context, caller);
    return withTabs(helpMessage(page, context.commands, i18n), 'help', i18n);
  }
  const [{ i18n }, progress] = await Promise.all([rendererForPlayer(context, caller), loadProgress(context, caller)]);
  return withTabs(startMessage(progress, i18n), 'help', i18n);
}
