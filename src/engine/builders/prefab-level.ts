import * as z from 'zod/mini';
import { defineBuilder, prefabOf, stamp } from './common';

/** Draws a whole level by a prefab in the top left corner; rock outside of it. */
export const prefabLevel = defineBuilder({
  name: 'prefab-level',
  role: 'starter',
  gives: ['floor'],
  settings: { prefab: z.string() },
  build(draft, { prefab }) {
    stamp(draft, prefabOf(draft, prefab), 0, 0);
  },
});
