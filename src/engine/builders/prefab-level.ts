import * as z from 'zod/mini';
import type { Draft } from '../level-draft/draft';
import type { PrefabRaw } from '../schema/prefabs';
import { isWalkable } from '../state';
import { defineBuilder, handOf, orientations, prefabOf, stamp } from './common';

/** Without `prefab`, draws a random prefab in a random orientation. */
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
    // Later steps may draw over the prefab's walkable cells only.
    draft.drawn = new Set([...draft.drawn].filter((cell) => !isWalkable(draft.map.tiles[cell])));
  },
});

function dealLevel(draft: Draft): PrefabRaw {
  const hand = handOf(draft, 'level');
  const all = draft.raws.prefabs.prefabs.filter(({ kind }) => kind === 'level');
  return draft.rng.pick(hand.length > 0 ? hand : all);
}
