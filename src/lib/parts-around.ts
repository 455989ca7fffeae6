/**
 * Counts the separate parts that the free neighbours of a cell form. Free cells that follow each other around the cell
 * belong to one part. Returns 0 if all eight neighbours are free, or none. With two or more parts, the cell may be
 * their only connection. `cell` is an index into rows of `width`, and must not be at an edge.
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
