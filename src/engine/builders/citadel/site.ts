import { type Point, pointOf } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import { cellOf, type Draft, isInterior } from '../../level-draft/draft';
import { TILES, type TileCode } from '../../state';

/** Octagon in cells: half width, half height, and `cut` off each corner. */
interface Ring extends Point {
  cut: number;
}

export const PATH: Ring = { x: 26, y: 20, cut: 6 };
export const MOAT: Ring = { x: 24, y: 18, cut: 5 };
const CURTAIN: Ring = { x: 20, y: 14, cut: 5 };
export const COURT: Ring = { x: 18, y: 12, cut: 5 };

/** Unit vectors away from the middle and along the wall. */
export interface Side {
  out: Point;
  along: Point;
  /** Cells from the middle to the wall's outer face. */
  reach: number;
}

export const SIDES: readonly Side[] = [
  { out: { x: 1, y: 0 }, along: { x: 0, y: 1 }, reach: CURTAIN.x },
  { out: { x: 0, y: 1 }, along: { x: 1, y: 0 }, reach: CURTAIN.y },
  { out: { x: -1, y: 0 }, along: { x: 0, y: 1 }, reach: CURTAIN.x },
  { out: { x: 0, y: -1 }, along: { x: 1, y: 0 }, reach: CURTAIN.y },
];

export interface Site {
  draft: Draft;
  middle: Point;
  keep: Ring;
}

/** Larger keeps would block the path beside the cistern. */
export const drawKeep = (rng: Rng): Ring => ({ x: rng.int(9, 13), y: rng.int(7, 8), cut: 2 });

/** Returns cells from the middle towards the side; may be negative. */
export function depthOf({ draft, middle }: Site, { out }: Side, cell: number): number {
  const { x, y } = pointOf(draft.map, cell);
  return (x - middle.x) * out.x + (y - middle.y) * out.y;
}

/** Goes `deep` cells out from the middle, then `aside` along the wall. */
export const cellAt = ({ draft, middle }: Site, { out, along }: Side, deep: number, aside: number): number =>
  cellOf(draft.map, middle.x + out.x * deep + along.x * aside, middle.y + out.y * deep + along.y * aside);

/** Includes the octagon's edge. */
export function isIn({ draft, middle }: Site, { x, y, cut }: Ring, cell: number): boolean {
  const at = pointOf(draft.map, cell);
  const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
  return dx <= x && dy <= y && dx + dy <= x + y - cut;
}

/** Outside the moat, the path replaces only floor. */
export function raiseRings(site: Site): void {
  const { map } = site.draft;
  const rings: [Ring, TileCode][] = [
    [site.keep, TILES.wall],
    [COURT, TILES.floor],
    [CURTAIN, TILES.wall],
    [MOAT, TILES.deepWater],
    [PATH, TILES.road],
  ];
  map.tiles.forEach((tile, cell) => {
    const ring = rings.find(([one]) => isIn(site, one, cell));
    const { x, y } = pointOf(map, cell);
    if (ring && isInterior(map, x, y) && (tile === TILES.floor || ring[0] !== PATH)) map.tiles[cell] = ring[1];
  });
}

/** Returns the floor cells that pass the test, ascending. */
export const cellsWith = ({ draft }: Site, wanted: (cell: number) => boolean): number[] =>
  [...draft.map.tiles.keys()].filter((cell) => draft.map.tiles[cell] === TILES.floor && wanted(cell));
