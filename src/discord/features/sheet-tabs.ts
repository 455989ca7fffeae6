import { button, inRows, type Message } from '../api';
import { customIdAbout } from '../controls/custom-ids';
import { type HelpControl, SHEETS, type Sheet } from '../controls/help-controls';
import type { I18n, RunId } from '../types';

/** If `run` is `null`, the sheets are about the run played last. `sheet` is `null` if no tab stands for the message. */
export function withTabs(
  message: Message,
  { sheet: open, run }: { sheet: Sheet | null; run: RunId | null },
  { help }: I18n,
): Message {
  const tabs = SHEETS.map((sheet) => tabButton({ kind: 'sheet', sheet }, run, help.tab[sheet], sheet === open));
  return { ...message, components: [...message.components, ...inRows(tabs)] };
}

/** If `run` is `null`, the sheet is about the run played last. The button of an open sheet is disabled. */
export const tabButton = (control: HelpControl, run: RunId | null, label: string, isOpen: boolean) =>
  button({ id: customIdAbout(run, control), label, style: isOpen ? 'primary' : 'secondary', disabled: isOpen });
