import * as z from 'zod/mini';
import type { Draft } from '../level-draft/draft';
import type { PrefabRaw } from '../schema/prefabs';
import { isWalkable } from '../state';
import { defineBuilder, handOf, orientations, prefabOf, stamp } from './common';

/**
 * Draws a whole level by a prefab in the top left corner, rock outside of it: the named one as it is drawn, or one from
 * the deck of levels, mirrored at random. One arrives and leaves where it says.
 */
export const prefabLevel = defineBuilder({
  name: 'prefab-level',
  role: 'starter',
  gives: ['floor', 'start', 'exit'],
  settings: { prefab: z.exactOptional(z.string()) },
  build(draft, { prefab }) {
    const level = prefab === undefined ? dealLevel(draft) : prefabOf(draft, prefab);
    const [rows = level.rows] = prefab === undefined ? orientations(level, draft.rng) : [];
    stamp(draft, rows, 0, 0);
    draft.prefabs.push(level.id);
    // vaults may stand on its floors, but no section may replace a part of it
    draft.drawn = new Set([...draft.drawn].filter((cell) => !isWalkable(draft.map.tiles[cell])));
  },
});

/** From the hand of this depth; where that is empty, from all levels, whatever their depth. */
function dealLevel(draft: Draft): PrefabRaw {
  const hand = handOf(draft, 'level');
  const all = draft.raws.prefabs.prefabs.filter(({ kind }) => kind === 'level');
  return draft.rng.pick(hand.length > 0 ? hand : all);
}
