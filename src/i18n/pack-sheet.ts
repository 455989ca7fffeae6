import { SLOTS, type Slot, type View } from '../engine';
import { groupBy } from '../lib/groups';
import { amountOf, MOST_THINGS, type SheetContext, type SheetThing, stackOf } from './sheet-things';

export interface PackSheet {
  title: string;
  label: string;
  gold: string;
  /** All slots. `thing` is `null` for an empty slot. */
  worn: { slot: Slot; label: string; thing: SheetThing | null }[];
  carried: { title: string; things: SheetThing[] };
  notes: string[];
}

/** `label` is the text about the hero's load. */
export function packSheet(context: SheetContext, view: View, label: string): PackSheet {
  const { labels, help } = context.locale;
  const carried = groupBy(
    view.pack.filter(({ slot }) => slot === null),
    ({ stack }) => stack,
  );
  return {
    title: help.tab.pack,
    label,
    gold: amountOf(context, view.hero.gold),
    worn: SLOTS.map((slot) => {
      const item = view.pack.find((one) => one.slot === slot);
      return { slot, label: labels.slot[slot], thing: item ? stackOf(context, [item]) : null };
    }),
    carried: {
      title: labels.sheet.carried,
      things: carried.slice(0, MOST_THINGS).map((stack) => stackOf(context, stack)),
    },
    notes: [
      ...(carried.length > MOST_THINGS ? [labels.more(carried.length - MOST_THINGS)] : []),
      ...(carried.length === 0 ? [labels.sheet.nothing] : []),
    ],
  };
}
