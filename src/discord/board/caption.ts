import { cut } from '../api/component';
import { escapeMarkdown } from '../api/users';

/** Characters and sentences of a caption. */
const LIMIT = 1100;
const MOST = 12;

/** The first sentence and the newest that fit, oldest first, under what the edge has to say. */
export function captionLines([first, ...later]: readonly string[], note: string | undefined): string {
  const lines = [...(first === undefined ? [] : [first]), ...later.slice(1 - MOST)].map(escapeMarkdown);
  while (lines.length > 1 && lines.join('\n').length > LIMIT) lines.splice(1, 1);
  return [...(note ? [`*${note}*`] : []), ...lines.map((line) => cut(line, LIMIT))].join('\n');
}
