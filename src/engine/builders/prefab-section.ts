import * as z from 'zod/mini';
import { defineBuilder, prefabOf, prefabSize, stamp } from './common';

/** Draws a prefab over a fixed part of the map. */
export const prefabSection = defineBuilder({
  name: 'prefab-section',
  role: 'modifier',
  needs: ['floor'],
  settings: {
    prefab: z.string(),
    x: z.enum(['left', 'centre', 'right']),
    y: z.enum(['top', 'centre', 'bottom']),
  },
  build(draft, { prefab, x, y }) {
    const { map } = draft;
    const drawing = prefabOf(draft, prefab);
    const { width, height } = prefabSize(drawing);
    const left = {
      left: 0,
      centre: Math.floor(map.width / 2) - Math.floor(width / 2),
      right: map.width - 1 - width,
    }[x];
    const top = {
      top: 0,
      centre: Math.floor(map.height / 2) - Math.floor(height / 2),
      bottom: map.height - 1 - height,
    }[y];
    stamp(draft, drawing, left, top);
  },
});
