import type { Point } from '../lib/geometry';
import { distanceField, UNREACHED, type WalkMap } from '../lib/path';
import { stanceToHero } from './factions';
import { bars, fixtures, groundCost } from './ground';
import { isHazard } from './hazards';
import { component, has } from './state/components';
import type { Entity } from './state/entity';
import { footprint, heroSeesEntity, positionOf } from './state/queries';
import { TILES } from './state/tile';
import type { World } from './state/world';

/** Tenths of a step for what takes a turn more: a door to open, somebody to change places with. */
const DETAIN = 20;

/**
 * The ground as the hero knows it, for ways that nobody need think twice about: what it never saw, stairs, known traps
 * and fires and everybody in view it cannot change places with are barred; doors are opened on the way.
 */
export function knownMap(world: World): WalkMap {
  const { width, height, tiles, revealed } = world.level;
  const { solid } = world.index;
  const blocked = new Uint8Array(solid.length);
  for (let cell = 0; cell < blocked.length; cell++) {
    const tile = tiles[cell];
    const known = revealed[cell] === '1' && solid[cell] === 0;
    if (!known || tile === TILES.downStairs || tile === TILES.upStairs) blocked[cell] = 1;
  }
  const cost = groundCost(world.level).slice();
  for (const prop of fixtures(world)) {
    const { x, y } = positionOf(world, prop);
    const cell = y * width + x;
    if (isHazard(world.raws, prop)) blocked[cell] = 1;
    else if (!bars(world, prop)) continue;
    else if (has(world.raws, prop, 'door')) cost[cell] = DETAIN;
    else blocked[cell] = 1;
  }
  for (const entity of world.level.entities) {
    if (entity.kind !== 'mob' || !heroSeesEntity(world, entity)) continue;
    for (const { x, y } of footprint(world.raws, entity)) {
      if (makesWay(world, entity)) cost[y * width + x] = DETAIN;
      else blocked[y * width + x] = 1;
    }
  }
  return { width, height, blocked, cost };
}

function makesWay({ raws }: World, entity: Entity): boolean {
  const size = component(raws, entity, 'tileSize');
  const small = size === null || (size.width === 1 && size.height === 1);
  return small && !has(raws, entity, 'vendor') && stanceToHero(raws, entity) === 'friendly';
}

/** How far the hero can walk by what it knows, in hundredths of a step from where it stands. */
export function reach(world: World, map = knownMap(world)): Int32Array {
  return distanceField(map, [positionOf(world, world.game.hero)]);
}

/** Can the hero walk to the cell, which itself may be stairs or a trap? */
export function reachable(field: Int32Array, { width, height }: WalkMap, { x, y }: Point): boolean {
  if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return false;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) if (field[row * width + column] !== UNREACHED) return true;
  }
  return false;
}
