import { answer } from './answer';
import type { GuideControl } from './control-guide';
import { characterMessage, helpMessage, logMessage, withTabs } from './layout/guide';
import { mapMessage } from './layout/map';
import { pickedSettings, settingsMessage } from './layout/settings';
import type { Performing } from './perform';
import type { Message, Reply } from './reply';
import { spokenBy, spokenOf } from './spoken';
import type { Asking, Settings } from './types';
import type { Sheet } from './wording-guide';

/** Sheets of a run: they need one. */
type OfRun = Extract<Sheet, 'character' | 'map' | 'log'>;

/** Opens the guide at a sheet, for the asker's eyes only. */
export async function openGuide(performing: Performing, sheet: Sheet, who: Asking, page = 1): Promise<Reply> {
  const opened = await sheetOf(performing, sheet, who, page);
  return 'kind' in opened ? opened : { kind: 'message', message: opened, ephemeral: true };
}

/** Opens the settings as they are with these changes. */
export async function openSettings(performing: Performing, changes: Partial<Settings>, who: Asking): Promise<Reply> {
  const opened = await settingsSheet(performing, changes, who);
  return 'kind' in opened ? opened : { kind: 'message', message: opened, ephemeral: true };
}

/** Turns a page of the guide in the message where it stands. The button of a board opens it beside. */
export async function pressGuide(
  performing: Performing,
  control: GuideControl,
  values: readonly string[],
  who: Asking,
): Promise<Reply> {
  if (control.kind === 'menu') return openGuide(performing, 'character', who);
  const turned = await turnedTo(performing, control, values, who);
  return 'kind' in turned ? turned : { kind: 'update', message: turned };
}

async function turnedTo(
  performing: Performing,
  control: Exclude<GuideControl, { kind: 'menu' }>,
  values: readonly string[],
  who: Asking,
): Promise<Message | Reply> {
  switch (control.kind) {
    case 'sheet':
      return sheetOf(performing, control.sheet, who, 1);
    case 'log':
      return sheetOf(performing, 'log', who, control.page);
    case 'learn': {
      const { words } = await spokenBy(performing, who);
      return withTabs(helpMessage(control.page, performing.commands, words), 'help', words);
    }
    case 'set': {
      const picked = pickedSettings(control.name, values, performing.studio.words);
      return settingsSheet(performing, picked ?? {}, who);
    }
    case 'switch':
      return settingsSheet(performing, { [control.name]: control.on }, who);
  }
}

async function sheetOf(performing: Performing, sheet: Sheet, who: Asking, page: number): Promise<Message | Reply> {
  switch (sheet) {
    case 'settings':
      return settingsSheet(performing, {}, who);
    case 'help': {
      const { words } = await spokenBy(performing, who);
      return withTabs(helpMessage('start', performing.commands, words), 'help', words);
    }
    default:
      return runSheet(performing, sheet, who, page);
  }
}

async function runSheet(
  { play, studio: client }: Performing,
  sheet: OfRun,
  who: Asking,
  page: number,
): Promise<Message | Reply> {
  const seen = await play.look(who);
  const studio = await spokenOf({ play, studio: client }, who, seen);
  if (seen.kind !== 'board') return answer(seen, 'command', studio);
  const { board } = seen;
  const messages = {
    character: () => characterMessage(board, studio.words),
    map: () => mapMessage(board, studio),
    log: () => logMessage(board, page, studio.words),
  };
  return withTabs(messages[sheet](), sheet, studio.words);
}

/** What is changed is shown changed, and in the language just chosen. */
async function settingsSheet(
  { play, studio }: Performing,
  changes: Partial<Settings>,
  who: Asking,
): Promise<Message | Reply> {
  const kept = await play.settings({ ...who, settings: changes });
  if (kept.kind === 'busy') return answer(kept, 'command', studio);
  const { settings } = kept;
  const { words } = settings.language === 'auto' ? studio : studio.in(settings.language);
  return withTabs(settingsMessage(settings, words), 'settings', words);
}
