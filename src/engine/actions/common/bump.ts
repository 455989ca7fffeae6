import { DIRECTIONS, type Direction, type Point } from '../../../lib/geometry';
import { isOutside } from '../../../lib/path';
import { isConfused, isInChains, makeNoise, stanceToHero } from '../../creatures';
import { refOf } from '../../knowledge';
import { component, type Entity, emit, has, moveEntity, own, positionOf, sizeOf, type World } from '../../state';

export type Bump =
  | { kind: 'shop'; vendor: Entity }
  | { kind: 'free'; captive: Entity }
  | { kind: 'swap'; other: Entity; to: Point }
  | { kind: 'strike'; target: Entity }
  | { kind: 'open'; door: Entity }
  | { kind: 'step'; to: Point }
  | { kind: 'blocked' };

/** If several entities on the cell react, the lowest id decides. */
export function resolveBump(world: World, to: Point): Bump {
  if (isOutside(to.x, to.y, world.level)) return { kind: 'blocked' };
  for (const entity of world.index.at(to)) {
    const bump = reactionOf(world, entity, to);
    if (bump) return bump;
  }
  return world.index.blocked(to) ? { kind: 'blocked' } : { kind: 'step', to };
}

function reactionOf(world: World, entity: Entity, to: Point): Bump | null {
  const { raws } = world;
  if (entity.kind === 'mob') {
    if (isInChains(entity)) return { kind: 'free', captive: entity };
    const stance = stanceToHero(world, entity);
    if (has(raws, entity, 'vendor') && stance !== 'hostile') return { kind: 'shop', vendor: entity };
    if (!has(raws, entity, 'attributes')) return null;
    if (stance !== 'friendly') return { kind: 'strike', target: entity };
    const { width, height } = sizeOf(raws, entity);
    return width === 1 && height === 1 ? { kind: 'swap', other: entity, to } : { kind: 'blocked' };
  }
  const door = component(raws, entity, 'door');
  return door && !door.open && !component(raws, entity, 'hidden') ? { kind: 'open', door: entity } : null;
}

/** Sets an intent for `strike`, and ignores `shop`, `free` and `blocked`. */
export function carryOutBump(world: World, bump: Bump): void {
  const { hero } = world.game;
  switch (bump.kind) {
    case 'swap':
      swap(world, bump.other, bump.to);
      break;
    case 'strike':
      world.intents.set(hero.id, { kind: 'melee', target: bump.target.id });
      break;
    case 'open':
      openDoor(world, bump.door);
      break;
    case 'step':
      moveEntity(world, hero, bump.to);
      break;
    case 'shop':
    case 'free':
    case 'blocked':
      break;
  }
}

function swap(world: World, other: Entity, to: Point): void {
  const { hero } = world.game;
  const from = positionOf(hero);
  moveEntity(world, hero, to);
  moveEntity(world, other, from);
  world.fleeing.add(other.id);
  emit(world, { kind: 'swapped', other: refOf(world, other), at: to }, 'self');
}

function openDoor(world: World, door: Entity): void {
  own(world.raws, door, 'door').open = true;
  door.blocksTile = null;
  door.blocksVisibility = null;
  world.index.refresh(door);
  world.sightStale = true;
  world.searchDue = true;
  makeNoise(world, 'door', positionOf(door));
  emit(world, { kind: 'opened', door: refOf(world, door), at: positionOf(door) }, 'self');
}

export const isHeroConfused = ({ raws, game }: World): boolean => isConfused(raws, game.hero);

/** Draws a random direction for a confused hero. */
export function actualDirection(world: World, direction: Direction): Direction {
  return isHeroConfused(world) ? world.rng.pick(DIRECTIONS) : direction;
}
