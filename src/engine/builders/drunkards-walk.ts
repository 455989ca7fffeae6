import * as z from 'zod/mini';
import { snapshot } from '../level-draft/draft';
import type { Symmetry } from './common';
import { countFloor, defineBuilder, dig, drunkenStep, middleOf, paint, randomPoint, waysOf } from './common';

interface Preset {
  from: 'middle' | 'anywhere';
  lifetime: number;
  /** Fraction of all cells that becomes floor, from 0 to 1. */
  share: number;
  brush: number;
  symmetry: Symmetry;
}

const PRESETS = {
  'open-area': { from: 'middle', lifetime: 400, share: 0.5, brush: 1, symmetry: 'none' },
  'open-halls': { from: 'anywhere', lifetime: 400, share: 0.5, brush: 1, symmetry: 'none' },
  'winding-passages': { from: 'anywhere', lifetime: 100, share: 0.4, brush: 1, symmetry: 'none' },
  'fat-passages': { from: 'anywhere', lifetime: 100, share: 0.4, brush: 2, symmetry: 'none' },
  'fearful-symmetry': { from: 'anywhere', lifetime: 100, share: 0.4, brush: 1, symmetry: 'both' },
} as const satisfies Record<string, Preset>;
export const DRUNKARD_PRESETS = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

export const drunkardsWalk = defineBuilder({
  name: 'drunkards-walk',
  role: 'either',
  gives: ['floor'],
  settings: { preset: z.enum(DRUNKARD_PRESETS) },
  build(draft, { preset }) {
    const { map, rng } = draft;
    const { from, lifetime, share, brush, symmetry }: Preset = PRESETS[preset];
    const middle = middleOf(map);
    const ways = waysOf(rng);
    dig(map, middle.x, middle.y);
    let floor = countFloor(map);
    for (let digger = 0; floor < share * map.tiles.length; digger++) {
      const at = from === 'middle' || digger === 0 ? { ...middle } : randomPoint(map, rng);
      for (let step = 0; step < lifetime; step++) {
        floor += paint(map, at, brush, symmetry);
        if (dig(map, at.x, at.y)) floor += 1;
        drunkenStep(map, at, ways);
      }
      snapshot(draft, 'drunkards-walk');
    }
  },
});
