import { container, cut, gallery, text } from '../component';
import { escapeMarkdown } from '../people';
import type { Attachment, Message } from '../reply';
import type { Board } from '../types';
import type { Studio } from './board';
import { noteMessage } from './note';

const ACCENT = 0x6fa45a;
const ALT_LIMIT = 1024;

/** The whole level as a picture with the same in words; words alone for who wants them, or when the canvas fails. */
export function mapMessage(board: Board, studio: Studio): Message {
  const level = levelPicture(board, studio);
  const { words } = studio;
  if (!level) return noteMessage(...words.look(board.view));
  const status = text(`-# ${escapeMarkdown(words.status(board.view))}`);
  return { components: [container(ACCENT, [gallery(level.name, level.description), status])], attachments: [level] };
}

/** The whole level as far as it is known; `null` for who wants words, or when the canvas fails. */
export function levelPicture({ v, view, settings }: Board, { painter, words, pictureFailed }: Studio) {
  if (settings.text) return null;
  try {
    const description = cut(
      words
        .look(view)
        .map((line) => line.replace(/^- /, ''))
        .join('. '),
      ALT_LIMIT,
    );
    return { name: `level-${v}.png`, bytes: painter.map(view).png, description } satisfies Attachment;
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}
