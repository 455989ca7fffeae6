import { cut } from '../api/component';
import { escapeMarkdown } from '../api/users';
import type { Board } from '../types';
import type { I18n } from './renderer';

/** Characters of the line. */
const LIMIT = 300;

/** Where the hero is and how they fare, in small print. */
export const statusLine = ({ view }: Board, i18n: I18n): string =>
  cut(`-# ${escapeMarkdown(i18n.status(view))}`, LIMIT);
