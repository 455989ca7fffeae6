import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/**
 * Restores hit points and mana of mobs at the beginning of their turns. `initiative` does this for mobs too far away to
 * act.
 */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
