import { Latest } from '../../lib/latest';
import { type Entity, mobsOf, positionOf, sightRange, type World } from '../state';
import { isAsleep, isNearHero } from './awareness';
import { axisDistance } from './bodies';
import { isBystander } from './bystanders';
import type { Creature } from './creature';
import { isWorn } from './recovery';
import { creaturesOf } from './roster';

/** Every mob within this distance in cells of the hero acts. */
const ACTING_RANGE = 20;

/** Maximum cells by which the hero approaches in one turn. */
const STRIDE = 2;

interface Active {
  turn: number;
  /** List in which `mobs` were found; a new list makes `mobs` stale. */
  among: readonly Entity[];
  mobs: Entity[];
}

const found = new Latest<World, Active>();

/** Returns the mobs for which time passes, ascending by id. */
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

/** A distant creature is active only while it recovers. */
const isActive = (world: World, self: Creature, heroSight: number): boolean =>
  mayAct(world, self)
    ? !isBystander(world, self, heroSight) && !isSoundAsleep(world, self.entity)
    : isWorn(self.entity);

const isSoundAsleep = (world: World, entity: Entity): boolean =>
  isAsleep(entity) &&
  !isWorn(entity) &&
  !(entity.statuses?.length ?? 0) &&
  !isNearHero(world, entity, world.raws.noises.presence.radius + STRIDE);

/** Distant creatures act only if summoned, following a sound, or the companion. */
export function mayAct({ game }: World, self: Creature): boolean {
  // Reads the fields without `component`, because archetypes never have these components.
  const { summoned, heard, companion } = self.entity;
  if (summoned != null || heard != null || companion != null) return true;
  const hero = positionOf(game.hero);
  const { x, y } = positionOf(self.entity);
  // Creates no `Body`, because a crowd has many creatures.
  const dx = axisDistance(hero.x, 1, x, self.width);
  const dy = axisDistance(hero.y, 1, y, self.height);
  return dx * dx + dy * dy <= ACTING_RANGE * ACTING_RANGE;
}
