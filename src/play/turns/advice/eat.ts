import type { Rule } from './advice';
import { foesOf, isFamished, usableFor } from './situation';

/** Eats the cheapest meal when hungry and nobody threatens. */
export const eat: Rule = (situation) => {
  if (!isFamished(situation) || foesOf(situation).length > 0) return null;
  const [meal] = usableFor(situation, 'food');
  if (!meal) return null;
  const reason = situation.view.hero.hunger === 'starving' ? 'starving' : 'hungry';
  return { kind: 'act', action: { kind: 'use', item: meal.id }, reason, thing: meal };
};
