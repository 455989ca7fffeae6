import { pointOf } from '../../lib/geometry';
import { NEIGHBOURS } from '../../lib/sides';
import { type Areas, areasOf, isOpenCell, nearestCell } from '../level-draft/areas';
import type { Draft, Spawn } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { occupiedCells } from '../level-draft/occupied-cells';
import { isStairs, TILES } from '../state';
import { cutCells } from './cut-cells';

/** Regions with at least this many cells must stay reachable. */
export const REGION = 12;

/** Moves or removes hidden traps on the only path. */
export function clearWays(draft: Draft): Spawn[] {
  const { spawns, start } = draft;
  const traps = new Set(spawns.filter((spawn) => isHiddenTrap(draft, spawn)).map(({ cell }) => cell));
  if (start === null || traps.size === 0) return spawns;
  const cutting = new Set<number>();
  const doors = hiddenDoors(draft.raws, spawns);
  const closedDoors = doors.size === 0 ? [doors] : [new Set<number>(), doors];
  for (const closed of closedDoors) {
    const terrain = areasOf(draft.map, closed);
    const findLost = () => cutOff(draft, terrain, [...traps, ...closed]);
    for (let lost = findLost(); lost.size > 0; lost = findLost()) {
      for (const cell of trapsOnTheWay(draft, { start, traps, closed }, lost)) {
        traps.delete(cell);
        cutting.add(cell);
      }
    }
  }
  if (cutting.size === 0) return spawns;
  const taken = occupiedCells(draft);
  return spawns.flatMap((spawn) => {
    if (!cutting.has(spawn.cell) || !isHiddenTrap(draft, spawn)) return [spawn];
    const cuts = closedDoors.map((closed) => cutCells(draft.map, start, [...traps, ...closed], REGION));
    const cell = nearestFree(draft, spawn.cell, (free) => {
      return cuts.every((each) => each[free] === 0) && !taken.has(free) && !draft.cleared.has(free);
    });
    if (cell === null) return [];
    traps.add(cell);
    taken.add(cell);
    return [{ ...spawn, cell }];
  });
}

export function isHiddenTrap({ raws }: Draft, { raw }: Spawn): boolean {
  const archetype = raws.archetypes[raw];
  return archetype?.hidden === true && archetype.entryTrigger === true;
}

function cutOff({ map, start }: Draft, terrain: Areas, avoided: Iterable<number>): Set<number> {
  const { area, sizes } = areasOf(map, avoided);
  const lost = new Set<number>();
  for (let cell = 0; cell < area.length; cell++) {
    const region = area[cell] as number;
    if (region < 0 || region === area[start ?? 0] || terrain.area[cell] !== terrain.area[start ?? 0]) continue;
    if (map.tiles[cell] === TILES.downStairs || (sizes[region] ?? 0) >= REGION) lost.add(cell);
  }
  return lost;
}

const START = -1;
const UNSEEN = -2;

/** Follows the path with the fewest traps. Throws without any path. */
function trapsOnTheWay(
  { map }: Draft,
  { start, traps, closed }: { start: number; traps: ReadonlySet<number>; closed: ReadonlySet<number> },
  goals: ReadonlySet<number>,
): number[] {
  const before = new Int32Array(map.tiles.length).fill(UNSEEN);
  before[start] = START;
  for (let wave = [start]; wave.length > 0; ) {
    const beyond: number[] = [];
    for (const cell of wave) {
      if (goals.has(cell)) return trace(before, cell).filter((step) => traps.has(step));
      for (const [dx, dy] of NEIGHBOURS) {
        const next = cell + dy * map.width + dx;
        if (before[next] !== UNSEEN || !isOpenCell(map, next) || closed.has(next)) continue;
        before[next] = cell;
        (traps.has(next) ? beyond : wave).push(next);
      }
    }
    wave = beyond;
  }
  throw new Error('no way to what can be walked to');
}

function trace(before: Int32Array, end: number): number[] {
  const way: number[] = [];
  for (let cell = end; cell !== START; cell = before[cell] as number) way.push(cell);
  return way;
}

function nearestFree({ map, start }: Draft, from: number, isFree: (cell: number) => boolean): number | null {
  const isPlace = (cell: number): boolean =>
    isOpenCell(map, cell) && cell !== start && !isStairs(map.tiles[cell]) && isFree(cell);
  return nearestCell(map, pointOf(map, from), isPlace);
}
