import { NEIGHBOURS } from '../../../lib/path';
import { isOpenCell } from './areas';
import type { MapDraft } from './draft';

/** Most steps of a way round a door that make it useless. */
const WAY_ROUND = 12;

/**
 * Does a door on the cell divide what is on its two sides, so that there is no way round it within twelve steps? `shut`
 * cells are no way.
 */
export function divides(map: MapDraft, cell: number, shut: ReadonlySet<number>): boolean {
  const passable = (other: number): boolean => other !== cell && !shut.has(other) && isOpenCell(map, other);
  return [1, map.width].some((step) => {
    const sides = [cell - step, cell + step] as const;
    return sides.every(passable) && !isNear(map, sides, passable);
  });
}

/** Is the way from one cell to the other at most as long as a way round? */
function isNear(map: MapDraft, [from, to]: readonly [number, number], passable: (cell: number) => boolean): boolean {
  const seen = new Uint8Array(map.tiles.length);
  seen[from] = 1;
  let wave = [from];
  for (let steps = 0; steps < WAY_ROUND; steps++) {
    const next: number[] = [];
    for (const cell of wave) {
      for (const [dx, dy] of NEIGHBOURS) {
        const neighbour = cell + dy * map.width + dx;
        if (seen[neighbour] === 1) continue;
        seen[neighbour] = 1;
        if (!passable(neighbour)) continue;
        if (neighbour === to) return true;
        next.push(neighbour);
      }
    }
    wave = next;
  }
  return false;
}

/** The eight cells around one off the outermost ring. */
export const around = ({ width }: MapDraft, cell: number): number[] =>
  NEIGHBOURS.map(([dx, dy]) => cell + dy * width + dx);
