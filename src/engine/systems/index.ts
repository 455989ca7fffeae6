import { BEHAVIOURS } from '../ai';
import { drainEffects } from '../effects/queue';
import type { System, World } from '../state/world';
import { death } from './death';
import { drop } from './drop';
import { durations } from './durations';
import { encumbrance } from './encumbrance';
import { equip } from './equip';
import { hunger } from './hunger';
import { initiative } from './initiative';
import { itemUse } from './item-use';
import { melee } from './melee';
import { movement } from './movement';
import { pickup } from './pickup';
import { quips } from './quips';
import { remove } from './remove';
import { spellUse } from './spell-use';
import { triggers } from './triggers';
import { turnStatus } from './turn-status';
import { visibility } from './visibility';

/** Everything that happens in a tick, in this order. */
export const SYSTEMS: readonly System[] = [
  visibility,
  encumbrance,
  initiative,
  durations,
  turnStatus,
  quips,
  ...BEHAVIOURS,
  movement,
  triggers,
  melee,
  pickup,
  equip,
  itemUse,
  spellUse,
  drop,
  remove,
  hunger,
  drainEffects,
  death,
  encumbrance,
  visibility,
];

/** More ticks than any penalty could ask for between two turns of the hero. */
const MOST_TICKS = 200;

/** One tick: every system once. */
export function tick(world: World): void {
  for (const system of SYSTEMS) system(world);
  world.intents.clear();
}

/** Ticks until the hero is due, dead or asked something; then a last look round. */
export function passTime(world: World): void {
  for (let ticks = 0; ticks < MOST_TICKS; ticks++) {
    tick(world);
    if (world.heroDue || world.game.over || world.game.pending) break;
  }
  visibility(world);
}
