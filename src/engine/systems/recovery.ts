import { dueMobs, recoverOnTurn } from '../creatures';
import type { World } from '../state';

/** Distant mobs recover in `initiative` instead. */
export function recovery(world: World): void {
  for (const { entity } of dueMobs(world)) recoverOnTurn(world, entity);
}
