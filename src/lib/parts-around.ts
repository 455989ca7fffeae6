/**
 * Counts the groups that the free neighbours of a cell form. Free neighbours that follow each other around the cell
 * belong to one group. Returns 0 if all eight neighbours are free, or none.
 *
 * If there are two or more groups, the cell may be the only connection between them. `cell` is an index into rows of
 * `width` cells, and must not be at an edge of the map.
 */
export function partsAround(width: number, cell: number, isFree: (neighbour: number) => boolean): number {
  const ring = [-width - 1, -width, 1 - width, 1, width + 1, width, width - 1, -1];
  let parts = 0;
  let isAfterFree = isFree(cell - 1);
  for (const side of ring) {
    const isNext = isFree(cell + side);
    if (isNext && !isAfterFree) parts += 1;
    isAfterFree = isNext;
  }
  return parts;
}
