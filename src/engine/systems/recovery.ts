import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/** Lets mobs recover at the beginning of their turns. `initiative` does the same for mobs too far away to act. */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
