import type { Row } from '../api/component';
import type { Aim } from './renderer';

/** Rows below the picture, what to say above them, and what to mark on the picture. */
export interface Controls {
  rows: Row[];
  say: string[];
  aim: Aim | null;
}
