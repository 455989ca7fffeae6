import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/** Those who are due recover before they do anything else; those too far off to act do with their initiative. */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
