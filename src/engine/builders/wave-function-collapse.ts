import { cellOf, type Draft, isInterior, type MapDraft, nestedDraft, snapshot, solidMap } from '../level-draft/draft';
import { CHUNK, type Pattern, patternsOf, solve } from './collapse/patterns';
import { defineBuilder } from './common';

const ATTEMPTS = 11;

/** Rebuilds the map from its own square patterns. Clears the rest of the draft. */
export const waveFunctionCollapse = defineBuilder({
  name: 'wave-function-collapse',
  role: 'modifier',
  needs: ['floor'],
  gives: ['floor'],
  clears: ['rooms', 'corridors', 'start', 'exit'],
  settings: {},
  build(draft) {
    const { map } = draft;
    const columns = Math.floor(map.width / CHUNK);
    const rows = Math.floor(map.height / CHUNK);
    const patterns = patternsOf(map);
    showPatterns(draft, patterns);
    let solution: Pattern[] | null = null;
    for (let attempt = 0; attempt < ATTEMPTS && solution === null; attempt++) {
      solution = solve(patterns, columns, rows, draft.rng);
    }
    if (solution !== null) draft.map = assembleMap(draft, solution, columns);
    Object.assign(draft, { ...nestedDraft(draft), map: draft.map });
  },
});

function assembleMap(draft: Draft, solution: readonly Pattern[], columns: number): MapDraft {
  const map = solidMap(draft.map.width, draft.map.height);
  for (const [slot, pattern] of solution.entries()) {
    const column = slot % columns;
    const row = (slot - column) / columns;
    stampPattern(map, pattern, column * CHUNK, row * CHUNK);
  }
  return map;
}

function showPatterns(draft: Draft, patterns: readonly Pattern[]): void {
  if (draft.snapshots === null) return;
  const map = solidMap(draft.map.width, draft.map.height);
  const across = Math.floor((map.width - 1) / (CHUNK + 1));
  const down = Math.floor((map.height - 1) / (CHUNK + 1));
  for (const [index, pattern] of patterns.slice(0, across * down).entries()) {
    stampPattern(map, pattern, 1 + (index % across) * (CHUNK + 1), 1 + Math.floor(index / across) * (CHUNK + 1));
  }
  snapshot({ ...draft, map }, 'wave-function-collapse');
}

function stampPattern(map: MapDraft, { tiles }: Pattern, left: number, top: number): void {
  for (const [index, tile] of tiles.entries()) {
    const x = left + (index % CHUNK);
    const y = top + Math.floor(index / CHUNK);
    if (isInterior(map, x, y)) map.tiles[cellOf(map, x, y)] = tile;
  }
}
