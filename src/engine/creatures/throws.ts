import { component, type Entity, isAlive, mobsOf, type Raws, type World } from '../state';
import type { Shot } from './attacks';
import { cellToShoot } from './shots';

/** Maximum straight-line distance of a throw in cells. */
export const THROW_RANGE = 4;

/**
 * Returns the shot with which the hero throws a melee weapon. Leaves out the weapon's effects, because they work only
 * in melee. Returns `null` if the item is not a melee weapon.
 */
export function throwOf(raws: Raws, item: Entity): Shot | null {
  const weapon = component(raws, item, 'meleeWeapon');
  return weapon && { ...weapon, name: null, weapon: item.raw, effects: {}, proc: null, range: THROW_RANGE };
}

/**
 * Returns the living creatures that the hero sees within `THROW_RANGE` cells, ascending by id. Includes creatures that
 * are not hostile.
 */
export const throwTargets = (world: World): Entity[] =>
  mobsOf(world.level).filter(
    (mob) =>
      component(world.raws, mob, 'attributes') !== null &&
      isAlive(world.raws, mob) &&
      cellToShoot(world, mob, { range: THROW_RANGE }) !== null,
  );
