import { kingDistance } from '../../../lib/geometry';
import { component, type Entity, has, positionOf, type World } from '../../state';

/** Includes the hero's cell. Prefers an unused shrine, then the nearest. */
export function shrineBeside(world: World): Entity | null {
  const { raws, game, level } = world;
  const at = positionOf(game.hero);
  const far = (prop: Entity): number => kingDistance(at, positionOf(prop));
  const spent = (prop: Entity): number => Number(has(raws, prop, 'spent'));
  const shrines = level.entities.filter(
    (prop) => prop.kind === 'prop' && component(raws, prop, 'bargain') !== null && far(prop) <= 1,
  );
  return shrines.sort((a, b) => spent(a) - spent(b) || far(a) - far(b))[0] ?? null;
}
