/**
 * How many parts the free cells next to a cell are in, of its eight neighbours those that follow one another being in
 * one; 0 where all are free, or none. With two or more it may be the only way from one to the other. Cells are indices
 * into rows of `width`, and the cell stands on no edge.
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
