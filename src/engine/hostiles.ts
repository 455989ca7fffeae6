import { distanceToBody } from '../lib/geometry';
import { stanceToHero } from './factions';
import type { Entity } from './state/entity';
import { heroSeesEntity, isAlive, mobsOf, positionOf, sizeOf } from './state/queries';
import type { World } from './state/world';

/** Living mobs the hero sees that would attack it, nearest first; ties by id. */
export function hostilesInView(world: World): Entity[] {
  const { raws, level, game } = world;
  const hostiles = mobsOf(level).filter(
    (mob) => heroSeesEntity(world, mob) && stanceToHero(raws, mob) === 'hostile' && isAlive(raws, mob),
  );
  if (hostiles.length < 2) return hostiles;
  const eye = positionOf(world, game.hero);
  const far = (entity: Entity): number => distanceToBody(eye, positionOf(world, entity), sizeOf(raws, entity));
  return hostiles.sort((a, b) => far(a) - far(b) || a.id - b.id);
}
