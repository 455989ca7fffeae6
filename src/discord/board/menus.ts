import { clamp } from '../../lib/clamp';
import { groupBy } from '../../lib/groups';
import { button, inRows, MAX_CHOICES, type MenuOption, menuRow, type Row } from '../api';
import type { Control } from '../controls/control';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, I18n, PackItem, SeenThing } from '../types';
import { targetCell } from './geometry';

/** `page` counts from 0; `pages` is the number of pages. */
export interface Page<T> {
  entries: T[];
  page: number;
  pages: number;
}

/** Returns at most 25 entries. Clamps `wanted`, counted from 0. */
export function pageOf<T>(entries: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(entries.length / MAX_CHOICES));
  const page = clamp(wanted, 0, pages - 1);
  return { entries: entries.slice(page * MAX_CHOICES, (page + 1) * MAX_CHOICES), page, pages };
}

export const pagedLabel = (label: string, { page, pages }: Page<unknown>, { turns }: I18n): string =>
  pages > 1 ? turns.paged(label, page + 1, pages) : label;

export function pageRow(
  board: Board,
  { page, pages }: Page<unknown>,
  i18n: I18n,
  controlOf: (page: number) => Control,
): Row[] {
  const id = customIdsOf(board);
  return pagingRow(page, page < pages - 1, i18n, (to) => id(controlOf(to)));
}

/** Counts pages from 0. `hasNext` is true if another page follows. */
export function pagingRow(page: number, hasNext: boolean, { turns }: I18n, idOf: (page: number) => string): Row[] {
  const buttons = [
    ...(page > 0 ? [button({ id: idOf(page - 1), label: turns.button.previousPage })] : []),
    ...(hasNext ? [button({ id: idOf(page + 1), label: turns.button.nextPage })] : []),
  ];
  return inRows(buttons);
}

/** The values are ids of the stacks' first items. `lead` precedes the notes. */
export const itemChoices = (
  items: readonly PackItem[],
  i18n: I18n,
  lead: (item: PackItem) => string[] = () => [],
): MenuOption[] =>
  groupBy(items, ({ stack }) => stack).map((stack) => ({
    label: i18n.stack(stack),
    value: String(stack[0].id),
    description: [...lead(stack[0]), ...itemNotes(stack[0], i18n)].join(' · '),
  }));

const itemNotes = (item: PackItem, i18n: I18n): string[] => [
  ...(item.slot === null ? [] : [i18n.turns.item.worn]),
  ...i18n.packNotes(item),
];

/** Shows only the first 25 things, so the nearest must come first. */
export function thingMenu(
  board: Board,
  things: readonly SeenThing[],
  { control, label }: { control: Control; label: string },
  i18n: I18n,
): Row[] {
  const choices = things.slice(0, MAX_CHOICES).map(
    (thing): MenuOption => ({
      label: i18n.thing(thing),
      value: String(thing.id),
      description: [i18n.place(board.view.hero.at, targetCell(board, thing)), ...i18n.thingNotes(thing)].join(' · '),
    }),
  );
  const isWhole = choices.length === things.length;
  const placeholder = isWhole ? label : i18n.turns.nearestOnly(label, choices.length);
  return menuRow(customIdsOf(board)(control), placeholder, choices);
}
