import { pointOf } from '../../lib/geometry';
import { around, dividingTest } from '../level-draft/doors';
import { type Draft, type MapDraft, place } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { TILES } from '../state';
import { defineBuilder } from './common';

const SHORTEST = 3;

/** Places doors in corridors, otherwise at the ends of passages. */
export const doorPlacement = defineBuilder({
  name: 'door-placement',
  role: 'modifier',
  needs: ['floor'],
  settings: {},
  build(draft) {
    const { map, raws, rng, spawns, start, corridors } = draft;
    const taken = new Set(spawns.map(({ cell }) => cell));
    const divides = dividingTest(map, hiddenDoors(raws, spawns));
    const doors = new Set(spawns.filter(({ raw }) => raws.archetypes[raw]?.door).map(({ cell }) => cell));
    for (const cell of candidates(draft)) {
      if (taken.has(cell) || cell === start || !isDoorway(map, cell)) continue;
      if (corridors === null && !isPassageEnd(map, cell)) continue;
      if (around(map, cell).some((beside) => doors.has(beside)) || !divides(cell)) continue;
      if (corridors === null && rng.die(3) !== 1) continue;
      place(draft, cell, 'door');
      taken.add(cell);
      doors.add(cell);
    }
  },
});

function candidates({ map, corridors }: Draft): number[] {
  if (corridors === null) return [...map.tiles.keys()];
  return corridors.flatMap((cells) => (cells.length >= SHORTEST ? cells.slice(0, 1) : []));
}

function isDoorway(map: MapDraft, cell: number): boolean {
  const { x, y } = pointOf(map, cell);
  if (x <= 1 || y <= 1 || x >= map.width - 2 || y >= map.height - 2 || map.tiles[cell] !== TILES.floor) return false;
  const across = [map.tiles[cell - 1], map.tiles[cell + 1]];
  const down = [map.tiles[cell - map.width], map.tiles[cell + map.width]];
  const all = (pair: readonly unknown[], tile: string) => pair.every((other) => other === tile);
  return (all(across, TILES.floor) && all(down, TILES.wall)) || (all(across, TILES.wall) && all(down, TILES.floor));
}

function isPassageEnd(map: MapDraft, doorway: number): boolean {
  const isFloor = (cell: number) => map.tiles[cell] === TILES.floor;
  const along = isFloor(doorway - 1) ? 1 : map.width;
  const across = along === 1 ? map.width : 1;
  return [along, -along].some((onwards) => {
    const beyond = doorway + onwards;
    const sides = [beyond - across, beyond + across];
    const isRoom = isFloor(beyond + onwards) && sides.some((side) => isFloor(side) && isFloor(side + onwards));
    return isRoom || sides.every(isFloor);
  });
}
