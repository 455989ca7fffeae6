import type { Rule } from './advice';
import { foesOf, isFamished, usableFor } from './situation';

/** Eats what the hero would eat by itself when hungry and nobody threatens. */
export const eat: Rule = (situation) => {
  if (!isFamished(situation) || foesOf(situation).length > 0) return null;
  const { hero } = situation.view;
  const meal = usableFor(situation, 'food').find(({ id }) => id === hero.meal);
  if (!meal) return null;
  const reason = hero.hunger === 'starving' ? 'starving' : 'hungry';
  return { kind: 'act', action: { kind: 'use', item: meal.id }, reason, thing: meal };
};
