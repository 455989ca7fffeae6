import { cut, text } from '../component';
import type { Shot, Words } from '../presenter';
import type { Attachment } from '../reply';
import type { Board, Frame } from '../types';
import type { Studio } from './board';

/** Characters that describe a picture. */
const ALT_LIMIT = 1024;

/** What the painter makes of it, with its words; `null` when the canvas fails. */
export function painted({ pictureFailed }: Studio, paint: () => Attachment): Attachment | null {
  try {
    const picture = paint();
    return { ...picture, description: cut(picture.description, ALT_LIMIT) };
  } catch (error) {
    pictureFailed?.(error);
    return null;
  }
}

/** A picture of the board, named for its turn, with words that begin with `lead`, once; `null` when the canvas fails. */
export function drawn(board: Board, studio: Studio, shot: Shot, name: string, lead: string): Attachment | null {
  const { v, view, settings } = board;
  return painted(studio, () => {
    const { png } = studio.painter.picture(view, settings, shot);
    const alt = studio.words.altText(view);
    const description = alt.startsWith(lead.trim()) ? alt : `${lead}${alt}`;
    return { name: `${name}-${v}.png`, bytes: png, description };
  });
}

/** Moments one after another, named for the last one's turn, with words that begin with `lead`; `null` when the canvas fails. */
export function animated(board: Board, studio: Studio, frames: readonly Frame[], name: string, lead: string) {
  return painted(studio, () => {
    const { gif, words } = studio.painter.clip(frames, board.settings);
    return { name: `${name}-${board.v}.gif`, bytes: gif, description: `${lead} ${words.alt}` };
  });
}

/** In place of a picture. */
export const inSigns = ({ view }: Board, words: Words) => text(`\`\`\`\n${words.textMode(view, [])}\n\`\`\``);
