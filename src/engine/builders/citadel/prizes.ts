import { type Draft, place } from '../../level-draft/draft';
import { randomRaw } from '../../spawning/master-table';

/** Places nothing if no magic item suits the depth. */
export function placePrizes(draft: Draft, cells: readonly number[], count: number): void {
  for (const cell of cells.slice(0, count)) {
    const prize = randomRaw(draft, 'magic-item');
    if (prize !== null) place(draft, cell, prize);
  }
}
