import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/** Lets due creatures recover before they do anything else. Creatures too far off to act recover in `initiative`. */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
