import { rememberWhatStays } from './knowledge';
import { followDeparture } from './levels/change-level';
import type { World } from './state';
import { runTicks } from './systems';

/** Lets one player-turn pass. If the hero left by a portal, it arrives before the engine records what it sees. */
export function passTime(world: World): void {
  runTicks(world);
  if (!world.game.over) followDeparture(world);
  rememberWhatStays(world);
}
