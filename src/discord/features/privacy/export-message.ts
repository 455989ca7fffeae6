import { type DiscordCaller, dataFile, fileMessage, type Message, noteMessage } from '../../api';
import type { I18n } from '../../types';

/**
 * Attaches the data stored about a player as a file, below lines that name its gaps. If the file is too large to send,
 * says so.
 */
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
