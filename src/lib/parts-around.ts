/** Counts separate groups of free neighbours; 0 if all are free. Edge cells are unsupported. */
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
