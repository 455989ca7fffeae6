import type { View } from '../../engine';
import { add, covers, type Point, STEPS } from '../../lib/geometry';
import type { Rule } from './advice';
import { safeActions } from './situation';
import { isThreatened } from './threatened';

/** Off a cell that somebody has wound up to strike. */
export const stepAside: Rule = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  if (!isThreatened(view, at)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => {
    const cell = add(at, STEPS[direction]);
    return !isThreatened(view, cell) && isFree(view, cell);
  });
  return action ? { kind: 'act', action, reason: 'wound-up' } : null;
};

/** Would a step there lead off the cell? Into a creature it is a blow, into a closed door it opens that. */
const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false) && covers(thing, cell));
