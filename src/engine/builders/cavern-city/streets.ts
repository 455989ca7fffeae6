import { distanceSquared, type Point, pointOf } from '../../../lib/geometry';
import { cellOf, isInterior, type MapDraft } from '../../level-draft/draft';
import { TILES } from '../../state';

const PLAZA = 4.5;
const FOUNTAIN = 1.5;

/** Requires `seats` sorted from west to east. */
export function layStreets(map: MapDraft, seats: readonly Point[], market: Point): void {
  const y = Math.floor(map.height / 2);
  const [west, east] = [
    { x: 3, y },
    { x: map.width - 4, y },
  ];
  for (const [index, seat] of seats.entries()) {
    layStreet(map, seats[index - 1] ?? west, seat, 'across');
    layStreet(map, seat, market, 'down');
  }
  layStreet(map, seats.at(-1) ?? west, east, 'down');
  for (const seat of seats) layPlaza(map, seat);
}

function layStreet(map: MapDraft, from: Point, to: Point, first: 'across' | 'down'): void {
  const bend = first === 'across' ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
  for (const [a, b] of [
    [from, bend],
    [bend, to],
  ] as const) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++)
      for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++)
        for (const dx of [-1, 0, 1])
          for (const dy of [-1, 0, 1]) pave(map, { x: x + dx, y: y + dy }, dx >= 0 && dy >= 0);
  }
}

function pave(map: MapDraft, { x, y }: Point, isBridge: boolean): void {
  if (!isInterior(map, x, y)) return;
  const cell = cellOf(map, x, y);
  const tile = map.tiles[cell];
  if (tile === TILES.bridge) return;
  if (tile !== TILES.deepWater && tile !== TILES.shallowWater) map.tiles[cell] = TILES.gravel;
  else if (isBridge) map.tiles[cell] = TILES.bridge;
}

function layPlaza(map: MapDraft, middle: Point): void {
  map.tiles.forEach((tile, cell) => {
    const far = distanceSquared(pointOf(map, cell), middle);
    if (far > PLAZA * PLAZA || (tile !== TILES.floor && tile !== TILES.gravel)) return;
    map.tiles[cell] = far <= FOUNTAIN * FOUNTAIN ? TILES.shallowWater : TILES.gravel;
    if (far === 0) map.tiles[cell] = TILES.wall;
  });
}
