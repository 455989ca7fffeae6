import type { Board, I18n } from '../types';

/** A board, and the languages in which the bot reads typed text. */
export interface Reading {
  board: Board;
  /** The player's own language, in which the bot replies. */
  i18n: I18n;
  /** Languages of the words that the bot understands: the board's, then the player's own. */
  languages: readonly I18n[];
}

/** Calls `read` for each language in order. Returns the first result that is not `null`; `null` if there is none. */
export function firstIn<T>(languages: readonly I18n[], read: (i18n: I18n) => T | null): T | null {
  for (const language of languages) {
    const found = read(language);
    if (found !== null) return found;
  }
  return null;
}
