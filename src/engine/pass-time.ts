import { rememberWhatStays } from './knowledge';
import { followDeparture } from './levels/change-level';
import type { World } from './state';
import { runTicks } from './systems';

/**
 * Runs the ticks until the hero's next turn. If `world.departure` is set, moves the hero to the other level. Marks
 * items and rooted creatures in the hero's view as seen.
 */
export function passTime(world: World): void {
  runTicks(world);
  if (!world.game.over) followDeparture(world);
  rememberWhatStays(world);
}
