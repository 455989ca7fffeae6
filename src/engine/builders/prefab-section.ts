import * as z from 'zod/mini';
import { distanceSquared, pointOf } from '../../lib/geometry';
import { shuffle } from '../../lib/lists';
import type { Draft } from '../level-draft/draft';
import type { PrefabRaw } from '../schema/prefabs';
import { SAFE_RADIUS } from '../spawning/clean-up';
import { TILES } from '../state';
import { ACROSS, DOWN, defineBuilder, explicitCells, handOf, prefabOf, siteOf, stamp, stampAnywhere } from './common';

/** Maximum cells that a section may cut off; `cull` fills them. */
const SPARE = 11;

/** Without `x` and `y`, draws a random place away from start and exit. */
export const prefabSection = defineBuilder({
  name: 'prefab-section',
  role: 'modifier',
  needs: ['floor'],
  settings: {
    prefab: z.exactOptional(z.string()),
    x: z.exactOptional(z.enum(ACROSS)),
    y: z.exactOptional(z.enum(DOWN)),
  },
  build(draft, { prefab, x, y }) {
    const candidates = prefab === undefined ? shuffle(handOf(draft, 'section'), draft.rng) : [prefabOf(draft, prefab)];
    if (x !== undefined && y !== undefined) stampAt(draft, candidates[0], x, y);
    else {
      const site = siteOf(draft, freeCells(draft));
      candidates.some((one) => stampAnywhere(draft, one, site, SPARE));
    }
  },
});

function stampAt(
  draft: Draft,
  section: PrefabRaw | undefined,
  x: (typeof ACROSS)[number],
  y: (typeof DOWN)[number],
): void {
  if (!section) return;
  const { map } = draft;
  const { rows } = section;
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
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
  stamp(draft, rows, left, top);
  draft.prefabs.push(section.id);
}

function freeCells({ map, start, spawns, drawn }: Draft): (cell: number) => boolean {
  const explicit = explicitCells(spawns);
  const arrival = start === null ? null : pointOf(map, start);
  return (cell) => {
    if (map.tiles[cell] === TILES.downStairs || explicit.has(cell) || drawn.has(cell)) return false;
    return arrival === null || distanceSquared(pointOf(map, cell), arrival) > SAFE_RADIUS * SAFE_RADIUS;
  };
}
