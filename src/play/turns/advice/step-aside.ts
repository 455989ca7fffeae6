import { add, STEPS } from '../../../lib/geometry';
import type { Rule } from './advice';
import { safeActions } from './situation';
import { isThreatened } from './threatened';

/** Off a cell that somebody has wound up to strike. */
export const stepAside: Rule = (situation) => {
  const { view } = situation;
  const { at } = view.hero;
  if (!isThreatened(view, at)) return null;
  const steps = safeActions(situation, 'move');
  const action = steps.find(({ direction }) => !isThreatened(view, add(at, STEPS[direction])));
  return action ? { kind: 'act', action, reason: 'wound-up' } : null;
};
