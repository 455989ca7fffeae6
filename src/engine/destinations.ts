import { type Point, same } from '../lib/geometry';
import { frontiers } from './frontiers';
import { isInviting } from './hazards';
import { knownMap, reach } from './known-map';
import { heroSeesEntity, positionOf } from './state/queries';
import { isStairs } from './state/tile';
import type { World } from './state/world';

/** Where the hero may want to go: stairs it knows, things it sees, and one cell of every stretch of the unknown's edge. */
export function destinations(world: World): Point[] {
  const at = positionOf(world, world.game.hero);
  const places = [...stairs(world), ...things(world), ...frontiers(world, knownMap(world), reach(world))];
  return places.filter((place, order) => !same(place, at) && places.findIndex((other) => same(other, place)) === order);
}

function stairs({ level }: World): Point[] {
  const found: Point[] = [];
  for (let cell = 0; cell < level.tiles.length; cell++) {
    if (level.revealed[cell] !== '1' || !isStairs(level.tiles[cell] as string)) continue;
    found.push({ x: cell % level.width, y: Math.floor(cell / level.width) });
  }
  return found;
}

/** Items, and what does good or carries off whoever steps there. */
function things(world: World): Point[] {
  const { raws, level } = world;
  const wanted = level.entities.filter((entity) => {
    if (entity.kind === 'mob' || !heroSeesEntity(world, entity)) return false;
    return entity.kind === 'item' || isInviting(raws, entity);
  });
  return wanted.map((entity) => positionOf(world, entity));
}
