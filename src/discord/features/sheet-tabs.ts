import { button, inRows, type Message } from '../api';
import { customIdAbout } from '../controls/custom-ids';
import { type HelpControl, SHEETS, type Sheet } from '../controls/help-controls';
import type { I18n, RunId } from '../types';

/** `run: null` means the run played last. `sheet: null` marks no tab. */
export function withTabs(
  message: Message,
  { sheet: open, run }: { sheet: Sheet | null; run: RunId | null },
  { help }: I18n,
): Message {
  const tabs = SHEETS.map((sheet) => tabButton({ kind: 'sheet', sheet }, run, help.tab[sheet], sheet === open));
  return { ...message, components: [...message.components, ...inRows(tabs)] };
}

/** `run: null` means the run played last. `isOpen` disables the button. */
export const tabButton = (control: HelpControl, run: RunId | null, label: string, isOpen: boolean) =>
  button({ id: customIdAbout(run, control), label, style: isOpen ? 'primary' : 'secondary', disabled: isOpen });
