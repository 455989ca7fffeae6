import { component, type Entity, isAlive, mobsOf, type Raws, type World } from '../state';
import type { Shot } from './attacks';
import { cellToShoot } from './shots';

/** Maximum straight-line distance of a throw in cells. */
export const THROW_RANGE = 4;

/** Returns the shot of a thrown melee weapon, without effects that work only in melee; `null` for other items. */
export function throwOf(raws: Raws, item: Entity): Shot | null {
  const weapon = component(raws, item, 'meleeWeapon');
  return weapon && { ...weapon, name: null, weapon: item.raw, effects: {}, proc: null, range: THROW_RANGE };
}

/** Returns the living creatures, even friendly ones, that the hero sees within `THROW_RANGE` cells, ascending by id. */
export const throwTargets = (world: World): Entity[] =>
  mobsOf(world.level).filter(
    (mob) =>
      component(world.raws, mob, 'attributes') !== null &&
      isAlive(world.raws, mob) &&
      cellToShoot(world, mob, { range: THROW_RANGE }) !== null,
  );
