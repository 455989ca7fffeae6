import { rememberWhatStays } from './knowledge';
import { followDeparture } from './levels/change-level';
import type { World } from './state';
import { runTicks } from './systems';

/** Lets one player-turn pass. A hero that left by portal arrives before anything is remembered. */
export function passTime(world: World): void {
  runTicks(world);
  if (!world.game.over) followDeparture(world);
  rememberWhatStays(world);
}
