import { NEIGHBOURS } from '../../../lib/path';
import type { Draft } from './draft';

/**
 * Grows an irregular blob from a cell over its neighbours that pass the test, in the order in which they were reached:
 * the centre first. At most `size` cells; fewer where there is no room.
 */
export function growBlob(
  { map, rng }: Draft,
  from: number,
  size: number,
  mayGrow: (cell: number) => boolean,
): number[] {
  const blob: number[] = [];
  const reached = new Set([from]);
  const edge = [from];
  while (edge.length > 0 && blob.length < size) {
    // mostly the oldest of the edge, so that the blob stays round
    const [cell] = edge.splice(rng.int(0, Math.min(edge.length - 1, SPREAD)), 1) as [number];
    blob.push(cell);
    for (const [dx, dy] of NEIGHBOURS) {
      const next = cell + dy * map.width + dx;
      if (reached.has(next) || !mayGrow(next)) continue;
      reached.add(next);
      edge.push(next);
    }
  }
  return blob;
}

/** How many of the oldest edge cells a blob may grow from next. */
const SPREAD = 7;
