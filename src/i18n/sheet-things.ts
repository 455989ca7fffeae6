import type { ItemFigures, PackItem, Raws, ThingRef } from '../engine';
import { gearNotes } from './gear';
import type { Locale } from './locale';
import type { Names } from './names';

export const MOST_THINGS = 14;

/** `change` is the difference from the thing that the hero wears; 0 for no difference. */
export interface SheetFigure {
  kind: 'damage' | 'toHit' | 'range' | 'armorClass' | 'speed';
  value: string;
  change: number;
}

export interface SheetThing {
  thing: ThingRef;
  name: string;
  /** Text such as `×3`; `''` for one thing. */
  count: string;
  figures: SheetFigure[];
  /** Effects that are not among the figures, as one text; `''` if there are none. */
  note: string;
  /** True if the hero would fight better with this thing than with the worn one. */
  isBetter: boolean;
}

export interface SheetContext {
  raws: Raws;
  locale: Locale;
  names: Names;
}

export const stackOf = (context: SheetContext, [item, ...more]: [PackItem, ...PackItem[]]): SheetThing =>
  thingOf(context, item, more.length + 1, item.figures);

export function thingOf(
  context: SheetContext,
  thing: ThingRef,
  count: number,
  figures: ItemFigures | null,
): SheetThing {
  const { locale, names } = context;
  return {
    thing,
    name: names.thing(thing),
    count: count > 1 ? locale.labels.times(count).trim() : '',
    figures: figures ? figuresOf(locale, figures) : [],
    note: notesOf(context, thing, figures),
    isBetter: figures?.comparison?.verdict === 1,
  };
}

function figuresOf({ labels }: Locale, { slot, blow, armorClass, penalty, comparison }: ItemFigures): SheetFigure[] {
  if (slot === null) return [];
  const { signed } = labels.gear;
  const by = (what: 'damage' | 'toHit' | 'armorClass' | 'range'): number => comparison?.[what] ?? 0;
  const slower = comparison?.penalty ?? 0;
  return [
    ...(blow
      ? [
          figure('damage', blow.least === blow.most ? `${blow.least}` : `${blow.least}–${blow.most}`, by('damage')),
          figure('toHit', signed(blow.toHit), by('toHit')),
          ...(blow.range === undefined ? [] : [figure('range', String(blow.range), by('range'))]),
        ]
      : []),
    ...(armorClass || by('armorClass') ? [figure('armorClass', signed(armorClass ?? 0), by('armorClass'))] : []),
    ...(penalty || slower ? [figure('speed', signed(0 - penalty), -slower)] : []),
  ];
}

const figure = (kind: SheetFigure['kind'], value: string, change: number): SheetFigure => ({ kind, value, change });

/** Leaves out the charges, because the name of the thing gives the charges. */
function notesOf({ locale, names }: SheetContext, { alias }: ThingRef, figures: ItemFigures | null): string {
  const plain = figures && { ...figures, blow: null, armorClass: null, penalty: 0, comparison: null };
  const notes = gearNotes(locale.labels, names, { figures: plain, ...(alias && { alias }) });
  // Leaves out the weight, which is the last note on a known thing, and the slot, which is the first note on gear.
  const said = figures ? notes.slice(figures.slot === null ? 0 : 1, -1) : notes;
  return said.join(', ');
}

/** Writes an amount in gold with at most one decimal, without a unit. */
export const amountOf = ({ locale }: SheetContext, amount: number): string =>
  new Intl.NumberFormat(locale.id, { maximumFractionDigits: 1 }).format(amount).replace(/\s/g, ' ');
