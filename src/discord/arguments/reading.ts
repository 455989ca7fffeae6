import type { Board, I18n } from '../types';

export interface Reading {
  board: Board;
  i18n: I18n;
  /** Languages that the bot understands: the board's, then the player's. */
  languages: readonly I18n[];
}

export function firstIn<T>(languages: readonly I18n[], read: (i18n: I18n) => T | null): T | null {
  for (const language of languages) {
    const found = read(language);
    if (found !== null) return found;
  }
  return null;
}
