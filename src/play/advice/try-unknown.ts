import type { Rule } from './advice';
import { foesOf, healthOf, safeActions } from './situation';

/** Share of the hit points with which anything unknown does little harm. */
const SOUND = 0.8;

/**
 * Drinks or reads what nobody knows while the hero is well and alone: what heals or strikes is then known before it is
 * needed. Nothing that asks for a target; and no scrolls in the town, where some are of no use.
 */
export const tryUnknown: Rule = (situation) => {
  const { town, hero, pack } = situation.view;
  if (foesOf(situation).length > 0) return null;
  if (healthOf(situation) < SOUND || hero.statuses.length > 0) return null;
  const uses = safeActions(situation, 'use').filter(({ at }) => at === undefined);
  const kinds = town ? ['potion'] : ['potion', 'scroll'];
  for (const thing of pack) {
    const action = kinds.includes(thing.alias?.kind ?? '') ? uses.find(({ item }) => item === thing.id) : undefined;
    if (action) return { kind: 'act', action, reason: 'untried', thing };
  }
  return null;
};
