import type { Raws } from '../../src/engine';
import { stamp } from '../../src/engine/builders/common/prefabs';
import { newDraft, solidMap } from '../../src/engine/level-draft/draft';
import type { PrefabKind, PrefabRaw } from '../../src/engine/schema/prefabs';
import { TILES } from '../../src/engine/state';
import { rngFromSeed } from '../../src/lib/rng';
import { contactSheet, levelPicture, type Thumbnail } from '../../src/render/level';
import type { Pixels } from '../../src/render/pixels';

interface DrawingSheet {
  kind: PrefabKind;
  file: string;
  columns: number;
  /** In pixels. */
  cell: number;
  /** Cells of floor around the largest prefab. */
  margin: number;
}

export const DRAWINGS: readonly DrawingSheet[] = [
  { kind: 'vault', file: 'vaults', columns: 6, cell: 12, margin: 1 },
  { kind: 'section', file: 'sections', columns: 4, cell: 10, margin: 1 },
  { kind: 'landmark', file: 'landmarks', columns: 2, cell: 12, margin: 1 },
  { kind: 'level', file: 'hand-drawn', columns: 2, cell: 6, margin: 0 },
];

/** Draws all prefabs of a kind, each surrounded by floor, at the first depth where it occurs. */
export function drawingSheet(raws: Raws, { kind, columns, cell, margin }: DrawingSheet): Pixels {
  const prefabs = raws.prefabs.prefabs.filter((prefab) => prefab.kind === kind);
  const width = Math.max(...prefabs.map(({ rows }) => rows[0]?.length ?? 0)) + 2 * margin;
  const height = Math.max(...prefabs.map(({ rows }) => rows.length)) + 2 * margin;
  return contactSheet(
    prefabs.map((prefab): Thumbnail => {
      const from = prefab.minDepth === undefined ? '' : `, from ${prefab.minDepth}`;
      return { caption: `${prefab.id}${from}`, pixels: drawing(raws, prefab, { width, height, cell }) };
    }),
    columns,
  );
}

function drawing(raws: Raws, { id, kind, minDepth = 3, rows }: PrefabRaw, { width, height, cell }: Size): Pixels {
  const draft = newDraft(raws, { seed: id, depth: minDepth, rng: rngFromSeed(`drawing ${id}`) });
  const map = solidMap(width, height);
  if (kind !== 'level') map.tiles.fill(TILES.floor);
  const middle = { x: (width - (rows[0]?.length ?? 0)) >> 1, y: (height - rows.length) >> 1 };
  Object.assign(draft, { map });
  stamp(draft, rows, middle.x, middle.y);
  const start = draft.start === null ? null : { x: draft.start % width, y: Math.floor(draft.start / width) };
  const parts = { width, height, tiles: map.tiles.join(''), recipe: 'dwarven-fortress', start, spawns: draft.spawns };
  return levelPicture(raws, parts, { cell });
}

interface Size {
  width: number;
  height: number;
  /** In pixels. */
  cell: number;
}
