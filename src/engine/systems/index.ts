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
import { settleEffects } from './settle-effects';
import { shooting } from './shooting';
import { spellUse } from './spell-use';
import { triggers } from './triggers';
import { turnStatus } from './turn-status';
import { visibility } from './visibility';
import { watch } from './watch';
import { wayHome } from './way-home';

/** What the creatures do whose turn it is, in this order. */
const CREATURE_SYSTEMS: readonly System[] = [turnStatus, recovery, quips, ...BEHAVIOURS];

/** What comes of what everybody intends, in this order. */
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

/** The systems after these, in this order. */
const CLOSING_SYSTEMS: readonly System[] = [
  hunger,
  passTwist,
  settleEffects,
  lastSpells,
  death,
  watch,
  wayHome,
  encumbrance,
  visibility,
];

/**
 * Most ticks of one player-turn. Only in an old save, where some twenty webs may add up, is the hero delayed as long.
 * It then acts before it is due, and its statuses and hunger wait until it is.
 */
const MAX_TICKS = 200;

/** One tick: decides whose turn it is, and runs every system, except those that would find nothing to do. */
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

// By index, as all loops that go through everybody in every tick: until V8 has compiled one, `for … of` makes an object
// for each step, which was a third of what a fresh process allocates.
function run(systems: readonly System[], world: World): void {
  for (let n = 0; n < systems.length; n++) (systems[n] as System)(world);
}

/** Nothing to do, as in most ticks away from crowds. */
const isQuiet = (world: World): boolean => world.due.size === 0 && !world.heroDue && !hasWork(world);

const hasWork = ({ intents, moved, queue }: World): boolean => intents.size > 0 || moved.length > 0 || queue.length > 0;

/** Runs ticks until the hero is due, dead or about to leave the level, or too many have passed. */
export function runTicks(world: World): void {
  // What the action changed by itself; every tick ends with the same.
  visibility(world);
  encumbrance(world);
  for (let ticks = 0; ticks < MAX_TICKS; ticks++) {
    if (!hasWork(world)) ticks += skipTicks(world, MAX_TICKS - 1 - ticks);
    tick(world);
    if (world.heroDue || world.game.over || world.departure) break;
  }
}
