import type { View } from '../engine';
import { distanceSquared } from '../lib/geometry';

/** True if the hero can cast a spell at a hostile creature: magic works here, and range and mana suffice. */
export const isEnemyInSpellReach = ({ hero, things }: View): boolean =>
  hero.muted !== true &&
  hero.spells.some(
    ({ range, manaCost }) =>
      range !== null &&
      manaCost <= hero.mana.current &&
      things.some(({ stance, at }) => stance === 'hostile' && distanceSquared(at, hero.at) <= range * range),
  );

/** True if hostile creatures are in view, and none of them can strike the hero now or is coming. */
export function areAllAloof({ things }: View): boolean {
  const hostiles = things.filter(({ stance }) => stance === 'hostile');
  return hostiles.length > 0 && hostiles.every(({ aloof }) => aloof !== undefined);
}
