import type { Board, I18n } from '../types';

/** What texts are read against. */
export interface Reading {
  board: Board;
  /** In which they are answered: the player's own. */
  i18n: I18n;
  /** Those in which they are understood: first the one in which the board is shown, then the player's own. */
  languages: readonly I18n[];
}
