/**
 * Counts the groups of free neighbours of a cell. Free neighbours next to each other around the cell form a group.
 * Returns 0 if all eight neighbours are free, or if none is free.
 *
 * If there are two or more groups, the cell may be the only connection between the groups. `cell` must not be at the
 * edge of the map.
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
