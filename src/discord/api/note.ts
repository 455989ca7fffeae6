import { fitLines, text } from './component';
import type { Message, Reply } from './reply';

/** Characters of a note, under Discord's 4000 of a message. */
const LIMIT = 3500;

/** Lines that found no room, in no language. */
const more = (count: number): string => `-# … +${count}`;

/** Text of our own as a message without a picture. */
export function noteMessage(...lines: string[]): Message {
  return { components: [text(fitLines(lines, LIMIT, more))], attachments: [] };
}

/** For the asker's eyes only. */
export function ephemeralNote(...lines: string[]): Reply {
  return { kind: 'message', message: noteMessage(...lines), ephemeral: true };
}
