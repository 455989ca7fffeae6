import type { PackItem, Slot, View } from '../../engine';
import type { Rule, Situation } from './advice';
import { foesOf, usableFor } from './situation';

/** Reads what lifts a curse, while nobody threatens, where it keeps the hero from wearing something better. */
export const liftCurse: Rule = (situation) => {
  if (foesOf(situation).length > 0 || outdoneGear(situation).length === 0) return null;
  const [scroll] = usableFor(situation, 'remove_curse');
  return scroll ? { kind: 'act', action: { kind: 'use', item: scroll.id }, reason: 'lift-curse', thing: scroll } : null;
};

/** What is worn that will not come off, as the hero knows, though it carries something better for the slot. */
export const outdoneGear = ({ view }: Situation): PackItem[] =>
  view.pack.filter(
    ({ slot }) => slot !== null && isStuck(view, slot) && view.pack.some((other) => isBetterIn(other, slot)),
  );

/** Is the slot taken by a thing that is known to be cursed? Nothing else can be worn there until that is lifted. */
export const isStuck = ({ pack }: View, slot: Slot | null): boolean =>
  slot !== null && pack.some((thing) => thing.slot === slot && thing.cursed);

const isBetterIn = ({ slot, fits, figures }: PackItem, wanted: Slot): boolean =>
  slot === null && fits === wanted && figures?.comparison?.verdict === 1;
