import type { PrefabRaw } from '../../schema/prefabs';
import { TILES } from '../../state';
import { cellOf, type Draft, isInterior, place } from './draft';

/** The prefab of this id. Throws when there is none: ids are checked when the raws are loaded. */
export function prefabOf({ raws }: Draft, id: string): PrefabRaw {
  const found = raws.prefabs.prefabs.find((prefab) => prefab.id === id);
  if (!found) throw new Error(`no prefab ${id}`);
  return found;
}

export function prefabSize({ rows }: PrefabRaw): { width: number; height: number } {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}

/**
 * Draws a prefab with its top-left at (left, top), replacing the spawns in its footprint by its own. The outermost ring
 * of the map stays as it is.
 */
export function stamp(draft: Draft, prefab: PrefabRaw, left: number, top: number): void {
  const { map } = draft;
  const { width, height } = prefabSize(prefab);
  draft.spawns = draft.spawns.filter(({ cell }) => {
    const x = cell % map.width;
    const y = Math.floor(cell / map.width);
    return x < left || y < top || x >= left + width || y >= top + height;
  });
  for (const [dy, row] of prefab.rows.entries()) {
    for (let dx = 0; dx < width; dx++) {
      if (isInterior(map, left + dx, top + dy)) draw(draft, row[dx] ?? '', cellOf(map, left + dx, top + dy));
    }
  }
}

function draw(draft: Draft, character: string, cell: number): void {
  const mark = draft.raws.prefabs.legend[character];
  if (!mark) return;
  draft.map.tiles[cell] = TILES[mark.tile];
  if (mark.start) draft.start = cell;
  if (mark.raw !== undefined) place(draft, cell, mark.raw);
}
