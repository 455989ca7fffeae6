import { cut, text } from '../component';
import type { Message, Reply } from '../reply';

/** Text of our own as a message without a picture. */
export function noteMessage(...lines: string[]): Message {
  return { components: [text(cut(lines.join('\n'), 3500))], attachment: null };
}

/** For the asker's eyes only. */
export function privateNote(...lines: string[]): Reply {
  return { kind: 'message', message: noteMessage(...lines), ephemeral: true };
}
