import { fieldOfView } from '../../lib/sight';
import { component } from '../state/components';
import type { Entity } from '../state/entity';
import { positionOf } from '../state/queries';
import type { Light } from '../state/view';
import type { World } from '../state/world';

/** Every light that falls on a cell in view, the hero's first, then ascending by id. */
export function viewLights(world: World): Light[] {
  const lights: Light[] = [];
  for (const entity of [world.game.hero, ...world.level.entities]) {
    const light = component(world.raws, entity, 'lightSource');
    if (!light || !entity.position || component(world.raws, entity, 'hidden')) continue;
    if (!shinesIntoView(world, entity, light.range)) continue;
    const { x, y } = entity.position;
    lights.push({ at: { x, y }, range: light.range, color: light.color, source: entity.raw });
  }
  return lights;
}

function shinesIntoView(world: World, entity: Entity, range: number): boolean {
  const at = positionOf(world, entity);
  const { level, visible, index } = world;
  if (visible[at.y * level.width + at.x] === 1) return true;
  const hero = positionOf(world, world.game.hero);
  const sight = component(world.raws, world.game.hero, 'viewshed')?.range ?? 0;
  const reach = range + sight + 1;
  if (Math.abs(at.x - hero.x) > reach || Math.abs(at.y - hero.y) > reach) return false;
  const map = { width: level.width, height: level.height, opaque: index.opaque };
  return fieldOfView(map, at.x, at.y, range).some((cell) => visible[cell] === 1);
}
