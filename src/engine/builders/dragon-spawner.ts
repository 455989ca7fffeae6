import * as z from 'zod/mini';
import { distanceSquared, pointOf } from '../../lib/geometry';
import { areasOf, bodyFits, nearestCell } from '../level-draft/areas';
import { place } from '../level-draft/draft';
import { sizeOf } from '../state';
import { defineBuilder, middleOf } from './common';

/** Places `raw` near the middle. Removes spawns within `clearing` cells. */
export const dragonSpawner = defineBuilder({
  name: 'dragon-spawner',
  role: 'modifier',
  needs: ['start', 'floor'],
  settings: { raw: z.string(), clearing: z.int().check(z.minimum(0)) },
  build(draft, { raw, clearing }) {
    const { map, start } = draft;
    if (start === null) return;
    const { area } = areasOf(map);
    const size = sizeOf(draft.raws, { raw });
    const fits = (cell: number) => area[cell] === area[start] && bodyFits(map, cell, size);
    const den = nearestCell(map, middleOf(map), fits);
    if (den === null) return;
    const at = pointOf(map, den);
    for (const cell of map.tiles.keys()) {
      if (distanceSquared(pointOf(map, cell), at) <= clearing * clearing) draft.cleared.add(cell);
    }
    draft.spawns = draft.spawns.filter(({ cell }) => !draft.cleared.has(cell));
    place(draft, den, raw);
  },
});
