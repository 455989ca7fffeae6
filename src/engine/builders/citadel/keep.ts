import * as z from 'zod/mini';
import { distanceSquared, pointOf } from '../../../lib/geometry';
import { shuffle } from '../../../lib/lists';
import { cellOf, place, setExit } from '../../level-draft/draft';
import { type RawId, TILES } from '../../state';
import { countSchema, idSchema } from '../../vocabulary/schemas';
import { placePrizes } from './prizes';
import { cellAt, type Side, type Site } from './site';

/** Half the width of the hall's arms, in cells. */
const HALL = { x: 3, y: 2 } as const;
const STONES = [
  [-2, -1],
  [-2, 1],
  [2, -1],
  [2, 1],
  [0, -2],
  [0, 2],
] as const;

/** `prizes` is the number of random magic items. */
export const roomSchema = z.strictObject({
  fittings: z.array(idSchema),
  prizes: z.exactOptional(countSchema),
});
type Room = z.infer<typeof roomSchema>;

/** Builds a hall round the exit and corner rooms. A `guard` watches prizes. */
export function buildKeep(site: Site, rooms: readonly Room[], guard: RawId): void {
  const { draft, middle, keep } = site;
  const { map, rng } = draft;
  const inside = { x: keep.x - 1, y: keep.y - 1 };
  const corners = new Map<string, number[]>();
  for (let dy = -inside.y; dy <= inside.y; dy++) {
    for (let dx = -inside.x; dx <= inside.x; dx++) {
      const cell = cellOf(map, middle.x + dx, middle.y + dy);
      const isHall = Math.abs(dx) <= HALL.x || Math.abs(dy) <= HALL.y;
      const isRoom = Math.abs(dx) > HALL.x + 1 && Math.abs(dy) > HALL.y + 1;
      if (isHall) map.tiles[cell] = TILES.gravel;
      if (!isRoom) continue;
      map.tiles[cell] = TILES.woodFloor;
      const corner = `${Math.sign(dx)} ${Math.sign(dy)}`;
      corners.set(corner, [...(corners.get(corner) ?? []), cell]);
    }
  }
  for (const [index, [corner, cells]] of shuffle([...corners], rng).entries()) {
    const [sx, sy] = corner.split(' ').map(Number) as [number, number];
    const door = cellOf(map, middle.x + sx * 7, middle.y + sy * (HALL.y + 1));
    map.tiles[door] = TILES.woodFloor;
    place(draft, door, 'door');
    const free = shuffle(
      cells.filter((cell) => distanceSquared(pointOf(map, cell), pointOf(map, door)) > 2),
      rng,
    );
    const { fittings, prizes = 0 } = rooms[index % rooms.length] as Room;
    for (const raw of fittings) place(draft, free.pop() as number, raw);
    placePrizes(draft, free, prizes);
    if (prizes > 0) place(draft, free.at(-1) as number, guard);
  }
  for (const [dx, dy] of STONES) {
    place(draft, cellOf(map, middle.x + dx, middle.y + dy), 'portal-stone');
  }
  setExit(map, cellOf(map, middle.x, middle.y));
}

/** Places a door in the middle of the keep's wall. */
export function openKeep(site: Site, side: Side): void {
  const door = cellAt(site, side, side.out.x === 0 ? site.keep.y : site.keep.x, 0);
  site.draft.map.tiles[door] = TILES.gravel;
  place(site.draft, door, 'door');
}
