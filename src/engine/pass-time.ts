import { rememberWhatStays } from './knowledge';
import { followDeparture } from './levels/change-level';
import type { World } from './state';
import { runTicks } from './systems';

/**
 * Lets one player-turn pass. If the hero leaves the level in this turn, the engine records as seen what the hero sees
 * on the other level.
 */
export function passTime(world: World): void {
  runTicks(world);
  if (!world.game.over) followDeparture(world);
  rememberWhatStays(world);
}
