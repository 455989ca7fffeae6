import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/**
 * Restores hit points and mana of mobs at the beginning of their turns. For mobs too far away to act, `initiative` does
 * this.
 */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
