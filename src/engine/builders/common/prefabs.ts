import { cellOf, type Draft, isInterior, type MapDraft, place } from '../../level-draft/draft';
import type { PrefabRaw } from '../../schema/prefabs';
import { randomRaw } from '../../spawning/master-table';
import { TILES } from '../../state';

/** Throws for unknown ids, which the raws' check prevents. */
export function prefabOf({ raws }: Draft, id: string): PrefabRaw {
  const found = raws.prefabs.prefabs.find((prefab) => prefab.id === id);
  if (!found) throw new Error(`no prefab ${id}`);
  return found;
}

/** Removes earlier spawns under the prefab. Keeps the outermost ring. */
export function stamp(draft: Draft, rows: readonly string[], left: number, top: number): void {
  const covered = new Set(coveredCells(draft.map, rows, left, top));
  draft.spawns = draft.spawns.filter(({ cell }) => !covered.has(cell));
  for (const [dy, row] of rows.entries()) {
    for (let dx = 0; dx < row.length; dx++) {
      if (isInterior(draft.map, left + dx, top + dy))
        draw(draft, row[dx] ?? '', cellOf(draft.map, left + dx, top + dy));
    }
  }
  for (const cell of covered) draft.drawn.add(cell);
}

/** Returns cells row by row. `left` and `top` must not be negative. */
export function coveredCells(map: MapDraft, rows: readonly string[], left: number, top: number): number[] {
  return rows.flatMap((row, dy) =>
    Array.from(row, (_, dx) => ({ x: left + dx, y: top + dy }))
      .filter(({ x, y }) => x < map.width && y < map.height)
      .map(({ x, y }) => cellOf(map, x, y)),
  );
}

function draw(draft: Draft, character: string, cell: number): void {
  const mark = draft.raws.prefabs.legend[character];
  if (!mark) return;
  draft.map.tiles[cell] = TILES[mark.tile];
  if (mark.start) draft.start = cell;
  const raw = mark.random ? randomRaw(draft, mark.random, draft.livesAt?.(cell)) : mark.raw;
  if (raw !== undefined && raw !== null) place(draft, cell, raw);
}
