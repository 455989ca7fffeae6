import type { Message, Reply } from '../../api/reply';
import { mapMessage } from '../../board/level-map';
import { replyToOutcome } from '../../board/outcome-reply';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller, Settings } from '../../types';
import type { Sheet } from '../../wording-guide';
import { localeOf, rendererForOutcome } from '../profiles/player-locale';
import { pickedSettings, settingsMessage } from '../profiles/settings-message';
import type { HelpControl } from './ids';
import { characterMessage, helpMessage, logMessage, withTabs } from './message';

/** Sheets of a run: they need one. */
type OfRun = Extract<Sheet, 'character' | 'map' | 'log'>;

/** Opens the guide at a sheet, for the asker's eyes only. */
export async function openGuide(context: HandlerContext, sheet: Sheet, caller: Caller, page = 1): Promise<Reply> {
  const opened = await sheetOf(context, sheet, caller, page);
  return 'kind' in opened ? opened : { kind: 'message', message: opened, ephemeral: true };
}

/** Opens the settings as they are with these changes. */
export async function openSettings(
  context: HandlerContext,
  changes: Partial<Settings>,
  caller: Caller,
): Promise<Reply> {
  const opened = await settingsSheet(context, changes, caller);
  return 'kind' in opened ? opened : { kind: 'message', message: opened, ephemeral: true };
}

/** Turns a page of the guide in the message where it stands. The button of a board opens it beside. */
export async function pressGuide(
  context: HandlerContext,
  control: HelpControl,
  values: readonly string[],
  caller: Caller,
): Promise<Reply> {
  if (control.kind === 'menu') return openGuide(context, 'character', caller);
  const turned = await turnedTo(context, control, values, caller);
  return 'kind' in turned ? turned : { kind: 'update', message: turned };
}

async function turnedTo(
  context: HandlerContext,
  control: Exclude<HelpControl, { kind: 'menu' }>,
  values: readonly string[],
  caller: Caller,
): Promise<Message | Reply> {
  switch (control.kind) {
    case 'sheet':
      return sheetOf(context, control.sheet, caller, 1);
    case 'log':
      return sheetOf(context, 'log', caller, control.page);
    case 'learn': {
      const { i18n } = await localeOf(context, caller);
      return withTabs(helpMessage(control.page, context.commands, i18n), 'help', i18n);
    }
    case 'set': {
      const picked = pickedSettings(control.name, values, context.renderer.i18n);
      return settingsSheet(context, picked ?? {}, caller);
    }
    case 'switch':
      return settingsSheet(context, { [control.name]: control.on }, caller);
  }
}

async function sheetOf(context: HandlerContext, sheet: Sheet, caller: Caller, page: number): Promise<Message | Reply> {
  switch (sheet) {
    case 'settings':
      return settingsSheet(context, {}, caller);
    case 'help': {
      const { i18n } = await localeOf(context, caller);
      return withTabs(helpMessage('start', context.commands, i18n), 'help', i18n);
    }
    default:
      return runSheet(context, sheet, caller, page);
  }
}

async function runSheet(
  { play, renderer: client }: HandlerContext,
  sheet: OfRun,
  caller: Caller,
  page: number,
): Promise<Message | Reply> {
  const seen = await play.look(caller);
  const renderer = await rendererForOutcome({ play, renderer: client }, caller, seen);
  if (seen.kind !== 'board') return replyToOutcome(seen, 'command', renderer);
  const { board } = seen;
  const messages = {
    character: () => characterMessage(board, renderer.i18n),
    map: () => mapMessage(board, renderer),
    log: () => logMessage(board, page, renderer.i18n),
  };
  return withTabs(messages[sheet](), sheet, renderer.i18n);
}

/** What is changed is shown changed, and in the language just chosen. */
async function settingsSheet(
  { play, renderer }: HandlerContext,
  changes: Partial<Settings>,
  caller: Caller,
): Promise<Message | Reply> {
  const kept = await play.settings({ ...caller, settings: changes });
  if (kept.kind === 'busy') return replyToOutcome(kept, 'command', renderer);
  const { settings } = kept;
  const { i18n } = settings.language === 'auto' ? renderer : renderer.in(settings.language);
  return withTabs(settingsMessage(settings, i18n), 'settings', i18n);
}
