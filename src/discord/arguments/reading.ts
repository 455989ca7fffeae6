import type { Board, I18n } from '../types';

/** A board and the languages in which typed text is read. */
export interface Reading {
  board: Board;
  /** Language of the replies: the player's own. */
  i18n: I18n;
  /** Languages of the typed text: first the board's, then the player's own. */
  languages: readonly I18n[];
}

/** Returns the first result of `read` that is not `null`, going through the languages in order. */
export function firstIn<T>(languages: readonly I18n[], read: (i18n: I18n) => T | null): T | null {
  for (const language of languages) {
    const found = read(language);
    if (found !== null) return found;
  }
  return null;
}
