import { asReply, ephemeralNote, type Message, type Reply } from '../../api';
import { withChosenRun } from '../../board';
import type { ComponentInput, HandlerContext } from '../../context';
import { runAbout } from '../../controls/custom-ids';
import type { HelpControl, HelpPage, Sheet } from '../../controls/help-controls';
import { replyToOutcome } from '../../outcomes/outcome-reply';
import { personalBoard, rendererForBoard, rendererForPlayer, rendererForReply } from '../../player-locale';
import type { Caller, RunId } from '../../types';
import { changeSettings } from '../profiles/profiles-handler';
import { withTabs } from '../sheet-tabs';
import { lookMessage } from '../turns/look-message';
import { characterMessage, helpMessage, logMessage, mapMessage, packMessage } from './help-message';
import { loadProgress } from './progress';

export async function handleHelpCommand(
  context: HandlerContext,
  { sheet, page = 1 }: { sheet: Sheet; page?: number },
  caller: Caller,
): Promise<Reply> {
  return openSheet(context, { sheet, page, run: null }, caller);
}

/** `run: null` means the run played last. Page 1 of the log is newest. */
interface OpenSheet {
  sheet: Sheet;
  page: number;
  run: RunId | null;
}

async function openSheet(context: HandlerContext, open: OpenSheet, caller: Caller): Promise<Reply> {
  return asReply(await loadSheet(context, open, caller), 'ephemeral');
}

/** A board's controls open a new message; a sheet's controls replace the sheet. */
export async function handleHelpControl(
  context: HandlerContext,
  control: HelpControl,
  input: ComponentInput,
  caller: Caller,
): Promise<Reply> {
  const run = runAbout(input);
  switch (control.kind) {
    case 'menu':
      return openSheet(context, { sheet: 'character', page: 1, run }, caller);
    case 'help':
      return openSheet(context, { sheet: 'help', page: 1, run }, caller);
    case 'sheet':
      return asReply(await loadSheet(context, { sheet: control.sheet, page: 1, run }, caller), 'update');
    case 'log':
      return asReply(await loadSheet(context, { sheet: 'log', page: control.page, run }, caller), 'update');
    case 'help-page':
      return asReply(await helpSheet(context, { page: control.page, run }, caller), 'update');
  }
}

async function loadSheet(
  context: HandlerContext,
  { sheet, page, run }: OpenSheet,
  caller: Caller,
): Promise<Message | Reply> {
  if (sheet === 'settings') return changeSettings(context, {}, caller, { page: 'settings', run });
  if (sheet === 'help') return helpSheet(context, { page: 'start', run }, caller);
  const graves = sheet === 'look';
  const seen = await context.play.look({ ...caller, ...(run === null ? {} : { run }), toRead: true, graves });
  if (seen.kind !== 'board') {
    const renderer = await rendererForReply(context, caller, seen);
    if (seen.kind === 'no-run' && run !== null) return ephemeralNote(renderer.i18n.notes.runGone);
    return replyToOutcome(seen, 'command', renderer);
  }
  const board = personalBoard(seen.board);
  const renderer = rendererForBoard(context.renderer, board);
  const messages = {
    pack: () => packMessage(board, renderer),
    look: () => lookMessage(board, renderer, seen.graves),
    character: () => characterMessage(board, renderer),
    map: () => mapMessage(board, renderer),
    log: () => logMessage(board, page, renderer.i18n),
  };
  return withTabs(withChosenRun(messages[sheet](), board, renderer.i18n), { sheet, run: board.run }, renderer.i18n);
}

async function helpSheet(
  context: HandlerContext,
  { page, run }: { page: HelpPage; run: RunId | null },
  caller: Caller,
): Promise<Message> {
  const [{ i18n }, progress] = await Promise.all([
    rendererForPlayer(context, caller),
    loadProgress(context, caller, run),
  ]);
  return withTabs(helpMessage({ page, run }, progress, context.commands, i18n), { sheet: 'help', run }, i18n);
}
