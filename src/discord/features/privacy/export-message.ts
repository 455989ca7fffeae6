import { type DiscordCaller, dataFile, fileMessage, type Message, noteMessage } from '../../api';
import type { I18n } from '../../types';

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
