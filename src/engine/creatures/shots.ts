import { distanceSquared, type Point } from '../../lib/geometry';
import type { Entity, World } from '../state';
import { footprint, has, heroSees, heroSeesEntity, isAlive, mobsOf, positionOf } from '../state';
import { type Shot, shotOf } from './attacks';
import { isBesideHero } from './bodies';
import { hostilesInView } from './eyesight';

/** Returns the target's nearest visible cell, or `null` if out of range. */
export function cellToShoot(world: World, target: Entity, { range }: Pick<Shot, 'range'>): Point | null {
  if (!heroSeesEntity(world, target)) return null;
  const eye = positionOf(world.game.hero);
  const far = (cell: Point): number => distanceSquared(eye, cell);
  const cells = footprint(world.raws, target).filter((cell) => heroSees(world, cell) && far(cell) <= range * range);
  return cells.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Includes friendly creatures. Sorts by id. */
export function shotTargets(world: World): Entity[] {
  const shot = shotOf(world, world.game.hero);
  if (shot === null) return [];
  return mobsOf(world.level).filter(
    (mob) => has(world.raws, mob, 'attributes') && isAlive(world.raws, mob) && cellToShoot(world, mob, shot) !== null,
  );
}

/** Returns the nearest target; `null` also if an enemy is beside the hero. */
export function nearestToShoot(world: World): Entity | null {
  const shot = shotOf(world, world.game.hero);
  if (shot === null || hostileBesideHero(world)) return null;
  return hostilesInView(world).find((one) => cellToShoot(world, one, shot) !== null) ?? null;
}

/** Returns the nearest of several, in a tie the lowest id. */
export const hostileBesideHero = (world: World): Entity | null =>
  hostilesInView(world).find((hostile) => isBesideHero(world, hostile)) ?? null;
