import type { View } from '../engine';
import { distanceSquared } from '../lib/geometry';

export const isEnemyInSpellReach = ({ hero, things }: View): boolean =>
  hero.muted !== true &&
  hero.spells.some(
    ({ range, manaCost }) =>
      range !== null &&
      manaCost <= hero.mana.current &&
      things.some(({ stance, at }) => stance === 'hostile' && distanceSquared(at, hero.at) <= range * range),
  );

export function areAllAloof({ things }: View): boolean {
  const hostiles = things.filter(({ stance }) => stance === 'hostile');
  return hostiles.length > 0 && hostiles.every(({ aloof }) => aloof !== undefined);
}
