import { cellIndex, pointOf } from '../../lib/geometry';
import { addToLevel, emit, positionOf, setTile, TILES, type World } from '../state';
import { waysDown } from './ways-down';

export const CAVED_IN = 'caved-in-stairs';

/** Shuts the way not taken, if any. Returns true for the second way. */
export function takeWayDown(world: World, depth: number): boolean {
  const { game, level } = world;
  const ways = depth > game.depth ? waysDown(world) : [];
  const isSecond = ways[1]?.cells.includes(cellIndex(level, positionOf(game.hero))) ?? false;
  const shut = ways[isSecond ? 0 : 1];
  if (!shut) return false;
  for (const cell of shut.cells) caveIn(world, cell);
  if (isSecond) game.secondWays = [...(game.secondWays ?? []), depth];
  emit(world, { kind: 'way-shut', recipe: shut.recipe }, 'self');
  return isSecond;
}

function caveIn(world: World, cell: number): void {
  const position = pointOf(world.level, cell);
  setTile(world, position, TILES.gravel);
  addToLevel(world, { id: world.game.nextId++, kind: 'prop', raw: CAVED_IN, position });
}
