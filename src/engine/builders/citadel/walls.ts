import { distanceSquared, type Point } from '../../../lib/geometry';
import { cellOf, type Draft, place } from '../../level-draft/draft';
import { type RawId, TILES, type TileCode } from '../../state';
import { placePrizes } from './prizes';
import { cellAt, type Side, type Site } from './site';

/** `half` is the half width in cells; `radius` is squared. */
const TOWER = [
  { tile: TILES.wall, half: 3, radius: 13 },
  { tile: TILES.woodFloor, half: 2, radius: 4 },
] as const;

export function raiseTowers(site: Site): void {
  const { draft, middle } = site;
  const isRound = draft.rng.percent(50);
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const tower = { x: middle.x + sx * 18, y: middle.y + sy * 12 };
      for (const { tile, half, radius } of TOWER) {
        fill(draft, { at: tower, half, radius: isRound ? radius : null }, tile);
      }
      for (const step of [3, 4]) {
        draft.map.tiles[cellOf(draft.map, tower.x - sx * step, tower.y)] = TILES.woodFloor;
      }
      place(draft, cellOf(draft.map, tower.x - sx * 3, tower.y), 'door');
      place(draft, cellOf(draft.map, tower.x + sx, tower.y), 'bed');
      place(draft, cellOf(draft.map, tower.x, tower.y + sy), 'weapon-rack');
    }
  }
}

/** Square of half width `half`, or a disc if `radius` (squared) is set. */
interface Shape {
  at: Point;
  half: number;
  radius: number | null;
}

function fill({ map }: Draft, { at, half, radius }: Shape, tile: TileCode): void {
  for (let y = at.y - half; y <= at.y + half; y++) {
    for (let x = at.x - half; x <= at.x + half; x++) {
      if (radius === null || distanceSquared(at, { x, y }) <= radius) map.tiles[cellOf(map, x, y)] = tile;
    }
  }
}

/** Adds a bridge, guards, lamps and two archers on bastions. */
export function buildGate(
  site: Site,
  side: Side,
  { guard, archer, lamp }: Record<'guard' | 'archer' | 'lamp', RawId>,
): void {
  const { draft } = site;
  const { map } = draft;
  const { reach } = side;
  for (let deep = reach - 2; deep <= reach + 2; deep++) {
    for (let aside = -5; aside <= 5; aside++) {
      const isCorner = Math.abs(deep - reach) === 2 && Math.abs(aside) === 5;
      if (!isCorner) map.tiles[cellAt(site, side, deep, aside)] = aside === 0 ? TILES.road : TILES.wall;
    }
  }
  for (let deep = reach + 3; deep <= reach + 4; deep++) {
    for (const aside of [-1, 0, 1]) map.tiles[cellAt(site, side, deep, aside)] = TILES.bridge;
  }
  place(draft, cellAt(site, side, reach + 2, 0), 'citadel-gate');
  for (const aside of [-1, 1]) {
    place(draft, cellAt(site, side, reach + 5, 2 * aside), guard);
    place(draft, cellAt(site, side, reach + 5, 3 * aside), lamp);
    place(draft, cellAt(site, side, reach - 4, aside), guard);
    buildBastion(site, side, { at: 7 * aside, post: archer });
  }
}

/** Builds a platform over the moat. `at` counts cells along the wall. */
export function buildBastion(site: Site, side: Side, { at, post }: { at: number; post: RawId }): void {
  const { map } = site.draft;
  for (const aside of [-1, 0, 1]) map.tiles[cellAt(site, side, side.reach + 1, at + aside)] = TILES.woodFloor;
  for (const deep of [0, 1]) map.tiles[cellAt(site, side, side.reach - deep, at)] = TILES.woodFloor;
  place(site.draft, cellAt(site, side, side.reach + 1, at), post);
}

/** Opens a path through the moat to a cistern with a magic item. */
export function openSluice(site: Site, side: Side): void {
  const { draft } = site;
  const { map, rng } = draft;
  const { reach } = side;
  const most = side.out.x === 0 ? 6 : 3;
  const at = rng.int(-most, most);
  const flood = (deep: number, aside: number, tile: TileCode): void => {
    map.tiles[cellAt(site, side, deep, at + aside)] = tile;
  };
  for (let deep = -1; deep <= 4; deep++) flood(reach + deep, 0, TILES.shallowWater);
  for (const aside of [-1, 1]) flood(reach + 4, aside, TILES.shallowWater);
  for (let aside = -3; aside <= 3; aside++) {
    for (const deep of [2, 3, 4]) {
      const isBasin = Math.abs(aside) < 3 && deep < 4;
      flood(reach - deep, aside, isBasin ? TILES.shallowWater : TILES.wall);
    }
  }
  const way = at > 0 ? -1 : 1;
  flood(reach - 3, 3 * way, TILES.floor);
  place(draft, cellAt(site, side, reach - 3, at + 3 * way), 'door');
  place(draft, cellAt(site, side, reach, at), 'water-grate');
  const cistern = cellAt(site, side, reach - 3, at - 2 * way);
  for (const aside of [-1, 1]) place(draft, cellAt(site, side, reach + 4, at + aside), 'glow-algae');
  place(draft, cellAt(site, side, reach - 2, at + 2 * way), 'glow-algae');
  placePrizes(draft, [cistern], 1);
}
