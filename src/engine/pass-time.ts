import { rememberWhatStays } from './knowledge';
import { followDeparture } from './levels/change-level';
import type { World } from './state';
import { runTicks } from './systems';

/**
 * Lets one player-turn pass. If the hero leaves the level in this turn, also records as seen the items and rooted
 * creatures in view on the new level.
 */
export function passTime(world: World): void {
  runTicks(world);
  if (!world.game.over) followDeparture(world);
  rememberWhatStays(world);
}
