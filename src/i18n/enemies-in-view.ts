import type { View } from '../engine';
import { distanceSquared } from '../lib/geometry';

/**
 * True if an enemy in sight is within range of a spell for which the hero has enough mana. False if the hero cannot
 * speak.
 */
export const isEnemyInSpellReach = ({ hero, things }: View): boolean =>
  hero.muted !== true &&
  hero.spells.some(
    ({ range, manaCost }) =>
      range !== null &&
      manaCost <= hero.mana.current &&
      things.some(({ stance, at }) => stance === 'hostile' && distanceSquared(at, hero.at) <= range * range),
  );

/** True if hostile creatures are in view, and none of them can strike the hero or is coming. */
export function areAllAloof({ things }: View): boolean {
  const hostiles = things.filter(({ stance }) => stance === 'hostile');
  return hostiles.length > 0 && hostiles.every(({ aloof }) => aloof !== undefined);
}
