import { clamp } from '../../lib/clamp';
import { groupBy } from '../../lib/groups';
import { button, inRows, MAX_CHOICES, type MenuOption, menuRow, type Row } from '../api';
import type { Control } from '../controls/control';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, I18n, PackItem, SeenThing } from '../types';
import { targetCell } from './geometry';

/** The entries of a long menu that fit into one select. */
export interface Page<T> {
  entries: T[];
  /** Counted from 0. */
  page: number;
  pages: number;
}

/** A page of as many entries as one select takes; a page that does not exist becomes the nearest. */
export function pageOf<T>(entries: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(entries.length / MAX_CHOICES));
  const page = clamp(wanted, 0, pages - 1);
  return { entries: entries.slice(page * MAX_CHOICES, (page + 1) * MAX_CHOICES), page, pages };
}

/** `Buy… (page 2 of 3)` where there is more than one. */
export const pagedLabel = (label: string, { page, pages }: Page<unknown>, { turns }: I18n): string =>
  pages > 1 ? turns.paged(label, page + 1, pages) : label;

/** Buttons to the previous and next page of a menu in a board; no row where there are none. */
export function pageRow(
  board: Board,
  { page, pages }: Page<unknown>,
  i18n: I18n,
  controlOf: (page: number) => Control,
): Row[] {
  const id = customIdsOf(board);
  return pagingRow(page, page < pages - 1, i18n, (to) => id(controlOf(to)));
}

/** The same for pages outside a board; `hasNext` says that there is one after this. */
export function pagingRow(page: number, hasNext: boolean, { turns }: I18n, idOf: (page: number) => string): Row[] {
  const buttons = [
    ...(page > 0 ? [button({ id: idOf(page - 1), label: turns.button.previousPage })] : []),
    ...(hasNext ? [button({ id: idOf(page + 1), label: turns.button.nextPage })] : []),
  ];
  return inRows(buttons);
}

/** Choices of held items, one for each stack: picking it acts on the first. `lead` goes before what an item does. */
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

/** A menu of the nearest of these things, with where they are and what they do; no row where there are none. */
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
