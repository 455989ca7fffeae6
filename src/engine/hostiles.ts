import { distanceToBody } from '../lib/geometry';
import { stanceToHero } from './factions';
import type { Entity } from './state/entity';
import { heroSeesEntity, isAlive, positionOf, sizeOf } from './state/queries';
import type { World } from './state/world';

/** Living mobs the hero sees that would attack it, nearest first; ties by id. */
export function hostilesInView(world: World): Entity[] {
  const { raws, level, game } = world;
  const hostiles = level.entities.filter(
    (entity) =>
      entity.kind === 'mob' &&
      stanceToHero(raws, entity) === 'hostile' &&
      isAlive(raws, entity) &&
      heroSeesEntity(world, entity),
  );
  const eye = positionOf(world, game.hero);
  const far = (entity: Entity): number => distanceToBody(eye, positionOf(world, entity), sizeOf(raws, entity));
  return hostiles.sort((a, b) => far(a) - far(b) || a.id - b.id);
}
