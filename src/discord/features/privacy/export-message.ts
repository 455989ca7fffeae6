import { type DiscordCaller, dataFile, fileMessage, type Message, noteMessage } from '../../api';
import type { I18n } from '../../types';

/** What is stored about a player as a file below a line of text and what is left out, or why it cannot be sent. */
export async function exportMessage(
  line: string,
  items: readonly object[],
  caller: DiscordCaller,
  { privacy }: I18n,
): Promise<Message> {
  const file = await dataFile('wyrmdeep', items, caller);
  if (!file) return noteMessage(privacy.tooLarge);
  const hidden = items.some((item) => 'hiddenUntil' in item) ? [privacy.hidden] : [];
  return fileMessage([line, ...hidden, ...(file.isPacked ? [privacy.packed] : [])], file);
}
