import { container, file, text } from './component';
import type { Message } from './reply';

const ACCENT = 0x5f7fbf;

/** Data to take away, as a file of JSON under a line of text. */
export function fileMessage(line: string, name: string, data: unknown): Message {
  const bytes = Buffer.from(JSON.stringify(data, null, 1));
  return {
    components: [container(ACCENT, [text(line), file(name)])],
    attachments: [{ name, bytes, description: line }],
  };
}
