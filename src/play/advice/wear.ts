import type { Slot } from '../../engine';
import type { Rule } from './advice';
import { isStuck } from './lift-curse';
import { safeActions } from './situation';

/** Wears what is known to be better than what is worn; and armour that nobody knows, where nothing is worn yet. */
export const wear: Rule = (situation) => {
  const [action] = safeActions(situation, 'wear-best');
  const { view } = situation;
  const thing = view.pack.find(({ fits, figures }) => figures?.comparison?.verdict === 1 && !isStuck(view, fits));
  return action ? { kind: 'act', action, reason: 'better', ...(thing && { thing }) } : tryOn(situation);
};

const tryOn: Rule = (situation) => {
  const { pack, things } = situation.view;
  if (things.some(({ stance }) => stance === 'hostile')) return null;
  const worn = new Set(pack.map(({ slot }) => slot));
  const thing = pack.find(({ raw, slot, fits }) => raw === null && slot === null && isArmour(fits) && !worn.has(fits));
  const action = safeActions(situation, 'equip').find(({ item }) => item === thing?.id);
  return action && thing ? { kind: 'act', action, reason: 'empty-slot', thing } : null;
};

const isArmour = (slot: Slot | null): boolean => slot !== null && slot !== 'melee' && slot !== 'ranged';
