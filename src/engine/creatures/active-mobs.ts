import { Latest } from '../../lib/latest';
import { type Entity, mobsOf, positionOf, sightRange, type World } from '../state';
import { bodyDistanceSquared } from './bodies';
import { isBystander } from './bystanders';
import { isWorn } from './recovery';
import { bodyOfCreature, type Creature, creaturesOf } from './roster';

/**
 * Straight-line distance in tiles up to which mobs use their turns. Mobs that were called during play, or have heard
 * the hero, use their turns at any distance.
 */
const ACTING_RANGE = 20;

interface Active {
  turn: number;
  /** All mobs of the level at the time. The list is stale if the level has another one by now. */
  among: readonly Entity[];
  mobs: Entity[];
}

const found = new Latest<World, Active>();

/**
 * Returns the mobs that time passes for in this player-turn, ascending by id. The other mobs would do nothing, so their
 * counters stand still. The list is made when the turn begins, and again when a mob comes or goes. It exists because
 * counting down a whole crowd in every tick would be slow. Callers must not change it.
 */
export function activeMobs(world: World): readonly Entity[] {
  const { turn, hero } = world.game;
  const among = mobsOf(world.level);
  const known = found.get(world);
  if (known !== undefined && known.turn === turn && known.among === among) return known.mobs;
  const sight = sightRange(world.raws, hero);
  const mobs: Entity[] = [];
  for (const one of creaturesOf(world)) if (one.entity !== hero && isActive(world, one, sight)) mobs.push(one.entity);
  found.set(world, { turn, among, mobs });
  return mobs;
}

/**
 * True if time passes for the creature. A mob too far away to act still recovers, so time passes for it while it is
 * hurt.
 */
const isActive = (world: World, self: Creature, heroSight: number): boolean =>
  mayAct(world, self) ? !isBystander(world, self, heroSight) : isWorn(self.entity);

/** True if the creature is near enough to the hero to use its turns, or is coming to the hero. */
export function mayAct({ game }: World, self: Creature): boolean {
  // Archetypes never have `summoned` or `heard`, so the entity's own fields are enough.
  if (self.entity.summoned != null || self.entity.heard != null) return true;
  const { x, y } = positionOf(game.hero);
  const hero = { x, y, width: 1, height: 1 };
  return bodyDistanceSquared(hero, bodyOfCreature(self)) <= ACTING_RANGE * ACTING_RANGE;
}
