import { kingDistance, pointOf } from '../../../lib/geometry';
import { partsAround } from '../../../lib/parts-around';
import { distanceField } from '../../../lib/path';
import { type Rng, rngFromSeed } from '../../../lib/rng';
import { areasOf, walkMapOf } from '../../level-draft/areas';
import { type Draft, exitCells, snapshot } from '../../level-draft/draft';
import { hiddenDoors } from '../../level-draft/hidden-doors';
import { occupiedCells } from '../../level-draft/occupied-cells';
import { isHiddenTrap } from '../../spawning/clear-ways';
import { TILES } from '../../state';

/** Minimum cells between both stairs, so that the hero never sees both. */
const APART = 18;
/** Minimum cells from the start, so that arriving heroes see no second stairs. */
const AWAY = 12;
/** Minimum walk, as a share of the longest walk. */
const FAR = 0.9;

/** Returns the new stairs' cell; `null`, without changes, if none fits. */
export function placeSecondStairs(draft: Draft, stream: string): number | null {
  const cell = chooseCell(draft, rngFromSeed(`${stream}/second-stairs`));
  if (cell === null) return null;
  draft.map.tiles[cell] = TILES.downStairs;
  snapshot(draft, 'second-stairs');
  return cell;
}

function chooseCell(draft: Draft, rng: Rng): number | null {
  const { raws, map, start, spawns, cleared, drawn } = draft;
  const [exit] = exitCells(map);
  if (start === null || exit === undefined) return null;
  const traps = spawns.filter((spawn) => isHiddenTrap(draft, spawn)).map(({ cell }) => cell);
  const { area } = areasOf(map, [...hiddenDoors(raws, spawns), ...traps]);
  const occupied = occupiedCells(draft);
  const isReached = (cell: number): boolean => area[cell] === area[start];
  const isFar = (cell: number, other: number, cells: number): boolean =>
    kingDistance(pointOf(map, cell), pointOf(map, other)) >= cells;
  const free = [...map.tiles.keys()].filter(
    (cell) =>
      map.tiles[cell] === TILES.floor &&
      isReached(cell) &&
      !occupied.has(cell) &&
      !cleared.has(cell) &&
      !drawn.has(cell) &&
      isFar(cell, exit, APART) &&
      isFar(cell, start, AWAY) &&
      partsAround(map.width, cell, isReached) <= 1,
  );
  const walk = distanceField(walkMapOf(map), [pointOf(map, start)]);
  const longest = free.reduce((most, cell) => Math.max(most, walk[cell] as number), 0);
  const cells = free.filter((cell) => (walk[cell] as number) >= FAR * longest);
  return cells.length === 0 ? null : rng.pick(cells);
}
