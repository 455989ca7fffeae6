import { Latest } from '../../lib/latest';
import { type Entity, mobsOf, positionOf, sightRange, type World } from '../state';
import { bodyDistanceSquared } from './bodies';
import { isBystander } from './bystanders';
import { isWorn } from './recovery';
import { bodyOfCreature, type Creature, creaturesOf } from './roster';

/**
 * Straight-line distance in tiles; mobs farther from the hero forfeit their turns, unless they were called against it
 * or heard it.
 */
const ACTING_RANGE = 20;

interface Active {
  turn: number;
  /** All mobs of the level, among whom these were found. */
  among: readonly Entity[];
  mobs: Entity[];
}

const found = new Latest<World, Active>();

/**
 * The mobs that time passes for in this player-turn, ascending by id; not to be changed. The others would do nothing in
 * it, and their counters stand still until they would. It is decided where the turn begins, and again when a mob comes
 * or goes: of a crowd, most would have to be counted in every tick otherwise.
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

/** Distance forfeits what a creature would do, but not its rest. */
const isActive = (world: World, self: Creature, heroSight: number): boolean =>
  mayAct(world, self) ? !isBystander(world, self, heroSight) : isWorn(self.entity);

/** Is it near enough to the hero to use its turns, or on its way to it? */
export function mayAct({ game }: World, self: Creature): boolean {
  // No raw has these of its own.
  if (self.entity.summoned != null || self.entity.heard != null) return true;
  const { x, y } = positionOf(game.hero);
  const hero = { x, y, width: 1, height: 1 };
  return bodyDistanceSquared(hero, bodyOfCreature(self)) <= ACTING_RANGE * ACTING_RANGE;
}
