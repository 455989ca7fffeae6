import { Latest } from '../../lib/latest';
import { type Entity, mobsOf, positionOf, sightRange, type World } from '../state';
import { isAsleep, isNearHero } from './awareness';
import { bodyDistanceSquared } from './bodies';
import { isBystander } from './bystanders';
import { bodyOfCreature, type Creature } from './creature';
import { isWorn } from './recovery';
import { creaturesOf } from './roster';

/**
 * Maximum straight-line distance in cells from the hero at which mobs act. The companion, mobs that were called during
 * play, and mobs that have heard a sound act at any distance.
 */
const ACTING_RANGE = 20;

/** Number of cells by which the hero may come nearer in one player-turn. */
const STRIDE = 2;

interface Active {
  turn: number;
  /**
   * Mobs of the level when `mobs` was computed. The level gets a new list when a mob comes or goes, so a different list
   * means that `mobs` is stale.
   */
  among: readonly Entity[];
  mobs: Entity[];
}

const found = new Latest<World, Active>();

/**
 * Returns the mobs for which time passes in this player-turn, ascending by id. The engine skips all other mobs, because
 * they would do nothing, and counting down a whole crowd in every tick would be slow. The result is computed when the
 * player-turn begins, and again when a mob comes or goes. Callers must not change the list.
 */
export function activeMobs(world: World): readonly Entity[] {
  const { turn, hero } = world.game;
  const among = mobsOf(world.level);
  const known = found.get(world);
  if (known !== undefined && known.turn === turn && known.among === among) return known.mobs;
  const sight = sightRange(world, hero);
  const mobs: Entity[] = [];
  const all = creaturesOf(world);
  for (let n = 0; n < all.length; n++) {
    const one = all[n] as Creature;
    if (one.entity !== hero && isActive(world, one, sight)) mobs.push(one.entity);
  }
  found.set(world, { turn, among, mobs });
  return mobs;
}

/**
 * True if time passes for the creature. A creature that may act counts unless it is a bystander or sound asleep. A
 * creature that may not act counts only if it is hurt, because it recovers.
 */
const isActive = (world: World, self: Creature, heroSight: number): boolean =>
  mayAct(world, self)
    ? !isBystander(world, self, heroSight) && !isSoundAsleep(world, self.entity)
    : isWorn(self.entity);

/** True if the creature sleeps, is unhurt, has no status, and will not be near the hero in this player-turn. */
const isSoundAsleep = (world: World, entity: Entity): boolean =>
  isAsleep(entity) &&
  !isWorn(entity) &&
  !(entity.statuses?.length ?? 0) &&
  !isNearHero(world, entity, world.raws.noises.presence.radius + STRIDE);

/** True for the companion, for creatures called in play or following a sound, and within `ACTING_RANGE` of the hero. */
export function mayAct({ game }: World, self: Creature): boolean {
  // Reads only the entity's own fields, because archetypes never have these components.
  const { summoned, heard, companion } = self.entity;
  if (summoned != null || heard != null || companion != null) return true;
  const { x, y } = positionOf(game.hero);
  const at = positionOf(self.entity);
  // Skips most of a crowd without making bodies.
  if (at.x > x + ACTING_RANGE || at.x + self.width <= x - ACTING_RANGE) return false;
  const hero = { x, y, width: 1, height: 1 };
  return bodyDistanceSquared(hero, bodyOfCreature(self)) <= ACTING_RANGE * ACTING_RANGE;
}
