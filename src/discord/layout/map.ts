import { container, gallery, text } from '../component';
import type { Message } from '../reply';
import type { Board } from '../types';
import type { Studio } from './board';
import { noteMessage } from './note';
import { painted } from './picture';
import { statusLine } from './status';

const ACCENT = 0x6fa45a;

/** The whole level as a picture with the same in words; words alone for who wants them, or when the canvas fails. */
export function mapMessage(board: Board, studio: Studio): Message {
  const level = levelPicture(board, studio);
  const { words } = studio;
  if (!level) return noteMessage(...words.look(board.view));
  const status = text(statusLine(board, words));
  return { components: [container(ACCENT, [gallery(level.name, level.description), status])], attachments: [level] };
}

/** The whole level as far as it is known; `null` for who wants words, or when the canvas fails. */
export function levelPicture({ v, view, settings }: Board, studio: Studio) {
  if (settings.text) return null;
  const { painter, words } = studio;
  return painted(studio, () => {
    const lines = words.look(view).map((line) => line.replace(/^- /, ''));
    return { name: `level-${v}.png`, bytes: painter.map(view, settings).png, description: lines.join('. ') };
  });
}
