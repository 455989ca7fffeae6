import { type DiscordCaller, dataFile, fileMessage, type Message, noteMessage } from '../../api';
import type { I18n } from '../../types';

/** What is stored about a player as a file below a line of text, or why it cannot be sent. */
export async function exportMessage(
  line: string,
  items: readonly unknown[],
  caller: DiscordCaller,
  { privacy }: I18n,
): Promise<Message> {
  const file = await dataFile('wyrmdeep', items, caller);
  if (!file) return noteMessage(privacy.tooLarge);
  return fileMessage(file.isPacked ? [line, privacy.packed] : [line], file);
}
