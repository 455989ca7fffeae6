import { DIRECTIONS, type Direction } from '../../lib/geometry';
import { component } from '../state/components';
import type { World } from '../state/world';
import { definitionOf } from '../statuses';

export function isConfused(world: World): boolean {
  const statuses = component(world.raws, world.game.hero, 'statuses') ?? [];
  return statuses.some((status) => definitionOf(status).confuses);
}

/** Where a step or blow of the hero really goes: while confused, one of the eight directions by chance. */
export function stagger(world: World, direction: Direction): Direction {
  return isConfused(world) ? world.rng.pick(DIRECTIONS) : direction;
}
