import { container, gallery, text } from '../api/component';
import { noteMessage } from '../api/note';
import type { Message } from '../api/reply';
import type { Board } from '../types';
import type { BoardRenderer } from './message';
import { painted } from './picture';
import { statusLine } from './status-line';

const ACCENT = 0x6fa45a;

/** The whole level as a picture with the same in words; words alone for who wants them, or when the canvas fails. */
export function mapMessage(board: Board, renderer: BoardRenderer): Message {
  const level = levelPicture(board, renderer);
  const { i18n } = renderer;
  if (!level) return noteMessage(...i18n.look(board.view));
  const status = text(statusLine(board, i18n));
  return { components: [container(ACCENT, [gallery(level.name, level.description), status])], attachments: [level] };
}

/** The whole level as far as it is known; `null` for who wants words, or when the canvas fails. */
export function levelPicture({ version, view, settings }: Board, renderer: BoardRenderer) {
  if (settings.text) return null;
  const { pictures, i18n } = renderer;
  return painted(renderer, () => {
    const lines = i18n.look(view).map((line) => line.replace(/^- /, ''));
    return { name: `level-${version}.png`, bytes: pictures.map(view, settings).png, description: lines.join('. ') };
  });
}
