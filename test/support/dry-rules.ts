import { isStairs, isWalkable, TILES } from '../../src/engine/vocabulary/tile';
import { kingDistance } from '../../src/lib/geometry';
import type { Inspection } from './level-figures';
import { pointAt } from './level-maps';
import { waysCut } from './way-rules';

/** Maximum number of cells of a patch of dry grass. */
const PATCH = 25;
/** Fewest floor cells of a level for each cell of dry grass. */
const SHARE = 8;

/** Lists what is wrong with the dry grass of a level: too much of it, or grass where nothing may burn. */
export function dryFaults(inspection: Inspection): string[] {
  const { raws, level, reached } = inspection;
  const { dry, tiles, spawns, start } = level;
  const recipe = raws.levels.recipes.find(({ id }) => id === level.recipe);
  if (dry.length > 0 && (recipe?.fireproof || recipe?.dry === undefined)) return ['dry grass in the wrong place'];
  const faults: string[] = [];
  if (dry.some((cell, n) => cell <= (dry[n - 1] ?? -1))) faults.push('dry cells out of order');
  if (dry.length * SHARE > [...tiles].filter((tile) => isWalkable(tile)).length) faults.push('too much dry grass');
  for (const patch of patchesOf(dry)) if (patch.length > PATCH) faults.push(`${patch.length} dry cells in one patch`);
  const bare = new Set(spawns.filter(({ raw }) => !raws.mob[raw]).map(({ cell }) => cell));
  for (const cell of dry) {
    const tile = tiles[cell] ?? '';
    if (!isWalkable(tile) || isStairs(tile) || tile === TILES.bridge) faults.push(`dry grass on ${tile} at ${cell}`);
    if (bare.has(cell)) faults.push(`dry grass under a thing or prop at ${cell}`);
    if (kingDistance(pointAt(cell), start) < 3) faults.push('dry grass where the hero arrives');
  }
  for (const { cell, caged, raw } of spawns) {
    const isKept = caged || raws.archetypes[raw]?.door !== undefined || raws.archetypes[raw]?.cage !== undefined;
    if (isKept && dry.some((one) => kingDistance(pointAt(one), pointAt(cell)) <= 1))
      faults.push(`dry grass beside ${raw} at ${cell}`);
  }
  return [...faults, ...waysCut(inspection, reached, new Set(dry), 'dry grass')];
}

/** Returns the groups of cells that touch each other. */
function patchesOf(cells: readonly number[]): number[][] {
  const left = new Set(cells);
  const patches: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const patch = [first];
    for (const cell of patch) {
      for (const other of [...left]) {
        if (kingDistance(pointAt(cell), pointAt(other)) > 1) continue;
        left.delete(other);
        patch.push(other);
      }
    }
    patches.push(patch);
  }
  return patches;
}
