import { container, cut, gallery, text } from '../component';
import { escapeMarkdown } from '../people';
import type { Message } from '../reply';
import type { Board } from '../types';
import type { Studio } from './board';
import { noteMessage } from './note';

const ACCENT = 0x6fa45a;
const ALT_LIMIT = 1024;

/** The whole level as a picture with the same in words; words alone for who wants them, or when the canvas fails. */
export function mapMessage({ v, view, settings }: Board, { painter, words, pictureFailed }: Studio): Message {
  const told = words.look(view);
  if (settings.text) return noteMessage(...told);
  try {
    const description = cut(told.join('. '), ALT_LIMIT);
    const attachment = { name: `level-${v}.png`, bytes: painter.map(view).png, description };
    const status = text(`-# ${escapeMarkdown(words.status(view))}`);
    return { components: [container(ACCENT, [gallery(attachment.name, description), status])], attachment };
  } catch (error) {
    pictureFailed?.(error);
    return noteMessage(...told);
  }
}
