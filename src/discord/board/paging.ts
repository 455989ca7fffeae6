import { button, MOST_CHOICES, type Row, row } from '../api/component';
import type { Control } from '../custom-id/custom-id';
import type { Board } from '../types';
import { idsOf } from './ids';
import type { I18n } from './renderer';

export interface Page<T> {
  entries: T[];
  /** Counted from 0. */
  page: number;
  pages: number;
}

/** As many entries as one select takes; a page there is not becomes the nearest. */
export function pageOf<T>(entries: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(entries.length / MOST_CHOICES));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  return { entries: entries.slice(page * MOST_CHOICES, (page + 1) * MOST_CHOICES), page, pages };
}

/** `Buy… (page 2 of 3)` where there is more than one. */
export const pagedLabel = (label: string, { page, pages }: Page<unknown>, { controls }: I18n): string =>
  pages > 1 ? controls.paged(label, page + 1, pages) : label;

/** Buttons to the pages beside this one; no row where there are none. */
export function pageRow(
  board: Board,
  { page, pages }: Page<unknown>,
  i18n: I18n,
  controlOf: (page: number) => Control,
): Row[] {
  const id = idsOf(board);
  return turningRow(page, page < pages - 1, i18n, (to) => id(controlOf(to)));
}

/** The same of pages that stand in no board; `more` says that there is one after this. */
export function turningRow(page: number, more: boolean, { controls }: I18n, idOf: (page: number) => string): Row[] {
  const buttons = [
    ...(page > 0 ? [button({ id: idOf(page - 1), label: controls.button.previousPage })] : []),
    ...(more ? [button({ id: idOf(page + 1), label: controls.button.nextPage })] : []),
  ];
  return buttons.length > 0 ? [row(...buttons)] : [];
}
