import { directionTo } from '../../lib/geometry';
import type { Rule } from './advice';
import { distanceTo, foesOf, safeActions } from './situation';

/**
 * Where somebody stands in the way of everything else: walks into the wary, which strikes them where that costs no
 * standing, and waits for others to move.
 */
export const clearWay: Rule = (situation) => {
  const { view } = situation;
  if (foesOf(situation).length > 0) return null;
  const beside = view.things.filter((one) => one.kind === 'mob' && distanceTo(view, one) === 1);
  for (const thing of beside.filter(({ stance }) => stance === 'wary')) {
    const direction = directionTo(view.hero.at, thing.at);
    const action = safeActions(situation, 'move').find((step) => step.direction === direction);
    if (action) return { kind: 'act', action, reason: 'in-the-way', thing };
  }
  const [action] = safeActions(situation, 'wait');
  const [thing] = beside;
  return action && thing ? { kind: 'act', action, reason: 'wait-for', thing } : null;
};
