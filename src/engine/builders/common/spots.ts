import * as z from 'zod/mini';
import type { Point } from '../../../lib/geometry';
import type { Rng } from '../../../lib/rng';
import type { MapDraft } from '../../level-draft/draft';
import { countSchema } from '../../vocabulary/schemas';

export const ACROSS = ['left', 'centre', 'right'] as const;
export const DOWN = ['top', 'centre', 'bottom'] as const;

export const spotSettings = {
  x: z.enum([...ACROSS, 'random']),
  y: z.enum([...DOWN, 'random']),
  /** Cells between the edge and `left` or `right`; 0 if absent. */
  inset: z.exactOptional(countSchema),
};

interface Spot {
  x: (typeof ACROSS)[number] | 'random';
  y: (typeof DOWN)[number] | 'random';
  inset?: number;
}

/** Draws random values for `random`. */
export function spotOf(map: MapDraft, spot: Spot, rng: Rng): Point {
  const across = spot.x === 'random' ? rng.pick(ACROSS) : spot.x;
  const { inset = 0 } = spot;
  const down = spot.y === 'random' ? rng.pick(DOWN) : spot.y;
  return {
    x: { left: 1 + inset, centre: Math.floor(map.width / 2), right: map.width - 2 - inset }[across],
    y: { top: 1, centre: Math.floor(map.height / 2), bottom: map.height - 2 }[down],
  };
}
