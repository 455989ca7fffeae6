import { component, type Entity, isAlive, mobsOf, type Raws, type World } from '../state';
import type { Shot } from './attacks';
import { cellToShoot } from './shots';

/** Maximum straight-line distance of a throw in cells. */
export const THROW_RANGE = 4;

/** Omits effects that work only in melee. Returns `null` for non-weapons. */
export function throwOf(raws: Raws, item: Entity): Shot | null {
  const weapon = component(raws, item, 'meleeWeapon');
  return weapon && { ...weapon, name: null, weapon: item.raw, effects: {}, proc: null, range: THROW_RANGE };
}

/** Includes friendly creatures. Sorts by id. */
export const throwTargets = (world: World): Entity[] =>
  mobsOf(world.level).filter(
    (mob) =>
      component(world.raws, mob, 'attributes') !== null &&
      isAlive(world.raws, mob) &&
      cellToShoot(world, mob, { range: THROW_RANGE }) !== null,
  );
