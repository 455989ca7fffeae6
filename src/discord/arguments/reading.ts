import type { Board, I18n } from '../types';

/** What texts are read against. */
export interface Reading {
  board: Board;
  /** In which they are answered: the player's own. */
  i18n: I18n;
  /** Those in which they are understood: first the one in which the board is shown, then the player's own. */
  languages: readonly I18n[];
}

/** What the first of the languages makes of something that makes anything of it; `null` where none does. */
export function firstIn<T>(languages: readonly I18n[], read: (i18n: I18n) => T | null): T | null {
  for (const language of languages) {
    const found = read(language);
    if (found !== null) return found;
  }
  return null;
}
