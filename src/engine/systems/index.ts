import { BEHAVIOURS } from '../ai';
import { dueMobs } from '../creatures';
import type { System, World } from '../state';
import { passTwist } from '../twists';
import { settlePlates } from './common/cage-works';
import { death } from './death';
import { drop } from './drop';
import { durations } from './durations';
import { encumbrance } from './encumbrance';
import { equip } from './equip';
import { fire } from './fire';
import { hunger } from './hunger';
import { initiative, skipTicks } from './initiative';
import { itemUse } from './item-use';
import { lastSpells } from './last-spells';
import { melee } from './melee';
import { movement } from './movement';
import { night } from './night';
import { pickup } from './pickup';
import { quips } from './quips';
import { recovery } from './recovery';
import { regeneration } from './regeneration';
import { remove } from './remove';
import { resolveEffects } from './resolve-effects';
import { shooting } from './shooting';
import { spellUse } from './spell-use';
import { throwing } from './throwing';
import { triggers } from './triggers';
import { turnStatus } from './turn-status';
import { visibility } from './visibility';
import { wanderers } from './wanderers';
import { watch } from './watch';
import { wayHome } from './way-home';

const CREATURE_SYSTEMS: readonly System[] = [turnStatus, recovery, quips, ...BEHAVIOURS];

const INTENT_SYSTEMS: readonly System[] = [
  movement,
  triggers,
  melee,
  shooting,
  throwing,
  pickup,
  equip,
  itemUse,
  spellUse,
  drop,
  remove,
];

const CLOSING_SYSTEMS: readonly System[] = [
  hunger,
  regeneration,
  passTwist,
  fire,
  resolveEffects,
  lastSpells,
  death,
  settlePlates,
  watch,
  night,
  wayHome,
  wanderers,
  encumbrance,
  visibility,
];

/** Only saves of older builds reach this limit. */
const MAX_TICKS = 200;

/** A quiet tick runs only `initiative`. */
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

// `for … of` allocates objects until V8 compiles the loop.
function run(systems: readonly System[], world: World): void {
  for (let n = 0; n < systems.length; n++) (systems[n] as System)(world);
}

const isQuiet = (world: World): boolean => world.due.size === 0 && !world.heroDue && !hasWork(world);

const hasWork = ({ intents, moved, queue }: World): boolean => intents.size > 0 || moved.length > 0 || queue.length > 0;

/** Runs until the hero's turn, the departure or the run's end. */
export function runTicks(world: World): void {
  // The player's action may have changed the hero's sight and weight.
  visibility(world);
  encumbrance(world);
  for (let ticks = 0; ticks < MAX_TICKS; ticks++) {
    if (!hasWork(world)) ticks += skipTicks(world, MAX_TICKS - 1 - ticks);
    tick(world);
    if (world.heroDue || world.game.over || world.departure) break;
  }
}
