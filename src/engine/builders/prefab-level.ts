import * as z from 'zod/mini';
import type { Draft } from '../level-draft/draft';
import type { PrefabRaw } from '../schema/prefabs';
import { isWalkable } from '../state';
import { defineBuilder, handOf, orientations, prefabOf, stamp } from './common';

/**
 * Draws a whole level from a prefab, in the top left corner, with rock outside it. A named prefab stays as it is drawn.
 * Without a name, deals one from the deck of levels and mirrors it at random. The prefab says where the start and the
 * exit are.
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
    // Vaults may stand on the prefab's floors, but no section may replace a part of the prefab.
    draft.drawn = new Set([...draft.drawn].filter((cell) => !isWalkable(draft.map.tiles[cell])));
  },
});

/** Deals a level from the hand of this depth; if the hand is empty, from all levels, whatever their depth. */
function dealLevel(draft: Draft): PrefabRaw {
  const hand = handOf(draft, 'level');
  const all = draft.raws.prefabs.prefabs.filter(({ kind }) => kind === 'level');
  return draft.rng.pick(hand.length > 0 ? hand : all);
}
