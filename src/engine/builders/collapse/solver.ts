import type { Rng } from '../../../lib/rng';
import { fits, type Pattern, type Side } from './patterns';

/** The slots next to a slot, each with the side of *its own* on which the slot lies. */
function neighboursOf(slot: number, columns: number, rows: number): [neighbour: number, side: Side][] {
  const column = slot % columns;
  const row = (slot - column) / columns;
  const neighbours: [number, Side][] = [];
  if (column > 0) neighbours.push([slot - 1, 'east']);
  if (column < columns - 1) neighbours.push([slot + 1, 'west']);
  if (row > 0) neighbours.push([slot - columns, 'south']);
  if (row < rows - 1) neighbours.push([slot + columns, 'north']);
  return neighbours;
}

/**
 * Fills a grid with patterns so that all neighbours fit: the slot with most filled neighbours next, any pattern that
 * fits there. `null` when it has come to a slot where none does.
 */
export function solve(patterns: readonly Pattern[], columns: number, rows: number, rng: Rng): Pattern[] | null {
  const slots = new Array<Pattern | null>(columns * rows).fill(null);
  for (let left = slots.length; left > 0; left--) {
    const slot = nextSlot(slots, columns, rows, rng);
    const around = neighboursOf(slot, columns, rows).flatMap(([neighbour, side]) => {
      const pattern = slots[neighbour];
      return pattern ? [[pattern, side] as const] : [];
    });
    const options = patterns.filter((option) => around.every(([pattern, side]) => fits(pattern, option, side)));
    if (options.length === 0) return null;
    slots[slot] = rng.pick(options);
  }
  return slots as Pattern[];
}

/** The open slot with most filled neighbours, the first of equals; any at random while nothing is filled next to one. */
function nextSlot(slots: readonly (Pattern | null)[], columns: number, rows: number, rng: Rng): number {
  let best = -1;
  let most = 0;
  const open: number[] = [];
  for (const [slot, pattern] of slots.entries()) {
    if (pattern) continue;
    open.push(slot);
    const filled = neighboursOf(slot, columns, rows).filter(([neighbour]) => slots[neighbour] !== null).length;
    if (filled <= most) continue;
    most = filled;
    best = slot;
  }
  return best === -1 ? rng.pick(open) : best;
}
