import { cut } from '../component';
import { escapeMarkdown } from '../people';
import type { Words } from '../presenter';
import type { Board } from '../types';

/** Characters of the line. */
const LIMIT = 300;

/** Where the hero is and how they fare, in small print. */
export const statusLine = ({ view }: Board, words: Words): string =>
  cut(`-# ${escapeMarkdown(words.status(view))}`, LIMIT);
