import { cut, text } from '../api/component';
import type { Attachment } from '../api/reply';
import type { Board, Frame } from '../types';
import type { BoardRenderer } from './message';
import type { I18n, PictureRequest } from './renderer';

/** Characters that describe a picture. */
const ALT_LIMIT = 1024;

/** What the painter makes of it, with its words; `null` when the canvas fails. */
export function painted({ pictureFailed }: BoardRenderer, paint: () => Attachment): Attachment | null {
  try {
    const picture = paint();
    return { ...picture, description: cut(picture.description, ALT_LIMIT) };
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

/** A picture of the board, named for its turn, with words that begin with `lead`, once; `null` when the canvas fails. */
export function drawn(
  board: Board,
  renderer: BoardRenderer,
  shot: PictureRequest,
  name: string,
  lead: string,
): Attachment | null {
  const { version, view, settings } = board;
  return painted(renderer, () => {
    const { png } = renderer.pictures.picture(view, settings, shot);
    const alt = renderer.i18n.altText(view);
    const description = alt.startsWith(lead.trim()) ? alt : `${lead}${alt}`;
    return { name: `${name}-${version}.png`, bytes: png, description };
  });
}

/** Moments one after another, named for the last one's turn, with words that begin with `lead`; `null` when the canvas fails. */
export function animated(board: Board, renderer: BoardRenderer, frames: readonly Frame[], name: string, lead: string) {
  return painted(renderer, () => {
    const { gif, words } = renderer.pictures.clip(frames, board.settings);
    return { name: `${name}-${board.version}.gif`, bytes: gif, description: `${lead} ${words.alt}` };
  });
}

/** In place of a picture. */
export const inSigns = ({ view }: Board, i18n: I18n) => text(`\`\`\`\n${i18n.textMode(view, [])}\n\`\`\``);
