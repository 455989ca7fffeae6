import { BEHAVIOURS } from '../ai';
import { dueMobs } from '../creatures';
import type { System, World } from '../state';
import { passTwist } from '../twists';
import { death } from './death';
import { drop } from './drop';
import { durations } from './durations';
import { encumbrance } from './encumbrance';
import { equip } from './equip';
import { hunger } from './hunger';
import { initiative, skipTicks } from './initiative';
import { itemUse } from './item-use';
import { lastSpells } from './last-spells';
import { melee } from './melee';
import { movement } from './movement';
import { pickup } from './pickup';
import { quips } from './quips';
import { recovery } from './recovery';
import { remove } from './remove';
import { resolveEffects } from './resolve-effects';
import { shooting } from './shooting';
import { spellUse } from './spell-use';
import { triggers } from './triggers';
import { turnStatus } from './turn-status';
import { visibility } from './visibility';
import { watch } from './watch';
import { wayHome } from './way-home';

/** Systems in which due creatures choose what to do, in this order. */
const CREATURE_SYSTEMS: readonly System[] = [turnStatus, recovery, quips, ...BEHAVIOURS];

/** Systems that carry out intents, in this order. */
const INTENT_SYSTEMS: readonly System[] = [
  movement,
  triggers,
  melee,
  shooting,
  pickup,
  equip,
  itemUse,
  spellUse,
  drop,
  remove,
];

/** Systems that close a tick, in this order. */
const CLOSING_SYSTEMS: readonly System[] = [
  hunger,
  passTwist,
  resolveEffects,
  lastSpells,
  death,
  watch,
  wayHome,
  encumbrance,
  visibility,
];

/**
 * The most ticks of one player-turn. Only in an old save can the hero be delayed for longer, because the delays of some
 * twenty webs may add up there. Such a hero acts before it is due, but its statuses and hunger wait until it is due.
 */
const MAX_TICKS = 200;

/**
 * Runs one tick: decides which creatures are due, and runs every system, except systems that would find nothing to do.
 */
export function tick(world: World): void {
  initiative(world);
  if (!isQuiet(world)) {
    durations(world);
    if (dueMobs(world).length > 0) run(CREATURE_SYSTEMS, world);
    if (world.intents.size > 0 || world.moved.length > 0) run(INTENT_SYSTEMS, world);
    run(CLOSING_SYSTEMS, world);
  }
  world.intents.clear();
  world.blows = [];
  world.fleeing.clear();
}

// Loops by index, like all loops over all creatures in every tick. Until V8 has compiled a `for … of`, it makes an
// object for each step; that was a third of what a fresh process allocates.
function run(systems: readonly System[], world: World): void {
  for (let n = 0; n < systems.length; n++) (systems[n] as System)(world);
}

/** True if the tick has nothing to do, which is the case in most ticks away from crowds. */
const isQuiet = (world: World): boolean => world.due.size === 0 && !world.heroDue && !hasWork(world);

const hasWork = ({ intents, moved, queue }: World): boolean => intents.size > 0 || moved.length > 0 || queue.length > 0;

/** Runs ticks until the hero is due, dead or about to leave the level, or until `MAX_TICKS` have passed. */
export function runTicks(world: World): void {
  // The action itself may have changed sight and weight; every tick ends with the same two calls.
  visibility(world);
  encumbrance(world);
  for (let ticks = 0; ticks < MAX_TICKS; ticks++) {
    if (!hasWork(world)) ticks += skipTicks(world, MAX_TICKS - 1 - ticks);
    tick(world);
    if (world.heroDue || world.game.over || world.departure) break;
  }
}
