import * as z from 'zod/mini';
import { defineBuilder, prefabOf, stamp } from './common';

/** A whole level drawn by hand, laid into the top left corner; rock where the drawing ends. */
export const prefabLevel = defineBuilder({
  name: 'prefab-level',
  role: 'starter',
  gives: ['floor'],
  settings: { prefab: z.string() },
  build(draft, { prefab }) {
    stamp(draft, prefabOf(draft, prefab), 0, 0);
  },
});
