import type { Rule } from './advice';
import { foesOf, healthOf, usableItems } from './situation';

/** Share of the hit points with which any potion does little harm. */
const SOUND = 0.8;

/** Drinks what nobody knows while the hero is well and alone: what heals is then known before it is needed. */
export const tryPotion: Rule = (situation) => {
  const { hero } = situation.view;
  if (foesOf(situation).length > 0) return null;
  if (healthOf(situation) < SOUND || hero.statuses.length > 0) return null;
  const thing = usableItems(situation).find(({ alias }) => alias?.kind === 'potion');
  return thing ? { kind: 'act', action: { kind: 'use', item: thing.id }, reason: 'untried', thing } : null;
};
