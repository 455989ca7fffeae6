import { kingDistance, pointOf } from '../../../lib/geometry';
import { shuffle } from '../../../lib/lists';
import { areasOf } from '../../level-draft/areas';
import { type Draft, snapshot } from '../../level-draft/draft';
import { occupiedCells } from '../../level-draft/occupied-cells';
import type { CageRaw } from '../../schema/cages';
import { isStairs, TILES } from '../../state';
import { fittingCorners, orientations, siteOf, tryStamp } from '../common';

const TRIES = 8;
/** Minimum cells from the start, because guards must not see the hero arrive. */
const AWAY = 12;

type SmallRoom = Pick<CageRaw, 'id' | 'rows'>;

export interface Place {
  rows: readonly string[];
  /** Index of the room's top-left cell. */
  corner: number;
}

/** Returns up to `TRIES` random places with a reachable entrance. */
export function placesFor(draft: Draft, { id, rows: drawing }: SmallRoom, ground: 'rock' | 'floor'): Place[] {
  const { map, drawn, cleared, start, rng } = draft;
  const occupied = occupiedCells(draft);
  const { area } = areasOf(map);
  const home = start === null ? -1 : area[start];
  const isAway = (cell: number): boolean => kingDistance(pointOf(map, cell), pointOf(map, start ?? 0)) >= AWAY;
  const isReached = (cell: number): boolean =>
    area[cell] === home && cell !== start && !isStairs(map.tiles[cell]) && !occupied.has(cell);
  const isFree = (cell: number): boolean =>
    !drawn.has(cell) &&
    !cleared.has(cell) &&
    (ground === 'rock' ? map.tiles[cell] === TILES.wall : map.tiles[cell] !== TILES.wall && isReached(cell));
  const { taken } = siteOf(draft, isFree);
  const places = orientations({ id, kind: 'vault', rows: drawing }, rng).flatMap((rows) => {
    const out = stepOut(rows, map.width, draft);
    return fittingCorners(map, rows, taken)
      .filter((corner) => isReached(corner + out) && isAway(corner + out))
      .map((corner): Place => ({ rows, corner }));
  });
  return shuffle(places, rng).slice(0, TRIES);
}

/** `furnish` gets the index of the room's first spawn. A failure changes nothing. */
export function tryRoom(draft: Draft, { rows, corner }: Place, furnish: (from: number) => boolean): boolean {
  const before = { tiles: draft.map.tiles.slice(), spawns: draft.spawns.slice(), drawn: new Set(draft.drawn) };
  if (tryStamp(draft, rows, corner, { before: areasOf(draft.map), spare: 0 }) && furnish(before.spawns.length)) {
    snapshot(draft, 'clean-up');
    return true;
  }
  draft.map.tiles = before.tiles;
  draft.spawns = before.spawns;
  draft.drawn = before.drawn;
  return false;
}

function stepOut(rows: readonly string[], width: number, { raws }: Draft): number {
  const bottom = rows.length - 1;
  const right = (rows[0]?.length ?? 1) - 1;
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of [...row].entries()) {
      if (raws.prefabs.legend[mark]?.tile === 'wall') continue;
      if (y === 0) return x - width;
      if (y === bottom) return (y + 1) * width + x;
      if (x === 0) return y * width - 1;
      if (x === right) return y * width + x + 1;
    }
  }
  throw new Error('a room without an entrance, which the check of the raws rules out');
}
