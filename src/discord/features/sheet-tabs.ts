import { button, inRows, type Message } from '../api';
import { customIdAbout } from '../controls/custom-ids';
import { type HelpControl, SHEETS, type Sheet } from '../controls/help-controls';
import type { I18n, RunId } from '../types';

/**
 * Adds a button for each sheet below the message. All sheets are about `run`, or about the run that the player played
 * last if `run` is `null`. `sheet` is the open sheet; `null` for a page that belongs to a sheet, such as the looks.
 */
export function withTabs(
  message: Message,
  { sheet: open, run }: { sheet: Sheet | null; run: RunId | null },
  { help }: I18n,
): Message {
  const tabs = SHEETS.map((sheet) => tabButton({ kind: 'sheet', sheet }, run, help.tab[sheet], sheet === open));
  return { ...message, components: [...message.components, ...inRows(tabs)] };
}

/**
 * Returns a button that opens a sheet or page. If `isOpen` is true, the button is disabled. If `run` is `null`, the
 * sheet is about the run that the player played last.
 */
export const tabButton = (control: HelpControl, run: RunId | null, label: string, isOpen: boolean) =>
  button({ id: customIdAbout(run, control), label, style: isOpen ? 'primary' : 'secondary', disabled: isOpen });
