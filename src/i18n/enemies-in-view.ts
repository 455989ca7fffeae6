import type { View } from '../engine';
import { distanceSquared } from '../lib/geometry';

/** True if the hero is not muted, and has the mana for a spell that reaches an enemy in view. */
export const isEnemyInSpellReach = ({ hero, things }: View): boolean =>
  hero.muted !== true &&
  hero.spells.some(
    ({ range, manaCost }) =>
      range !== null &&
      manaCost <= hero.mana.current &&
      things.some(({ stance, at }) => stance === 'hostile' && distanceSquared(at, hero.at) <= range * range),
  );

/** True if enemies are in view, but each is unaware of the hero, runs away, or cannot reach the hero. */
export function areAllAloof({ things }: View): boolean {
  const hostiles = things.filter(({ stance }) => stance === 'hostile');
  return hostiles.length > 0 && hostiles.every(({ aloof }) => aloof !== undefined);
}
