import type { Raws } from '../../src/engine';
import type { BuiltLevel } from '../../src/engine/builders/chain/build-level';
import { buildLevel } from '../../src/engine/builders/chain/build-level';
import { stageAt } from '../../src/engine/schema/campaigns';
import { isChoice } from '../../src/engine/schema/levels';
import { WIDTH } from '../../src/engine/state/level';
import { isWalkable, TILES } from '../../src/engine/vocabulary/tile';
import { canonicalJson, digest } from '../../src/lib/digest';

/** Entry of the catalogue for a level: a digest, and figures that explain changes of the level. */
export interface Entry {
  digest: string;
  recipe: string;
  /** Builders in order, with arrows between them; absent if the recipe chooses none at random. */
  chain?: string;
  walkable: number;
  start: string;
  exits: string;
  /** Counts by raw id, sorted by id. */
  mobs: string;
  items: string;
  props: string;
}

export function entryOf(raws: Raws, seed: string, depth: number): Entry {
  const standing = stageAt(raws.campaign, depth)?.recipes ?? [];
  const isRandom = raws.levels.recipes.some(({ id, chain }) => standing.includes(id) && chain.some(isChoice));
  const level = buildLevel(raws, seed, depth, { snapshots: isRandom });
  const { recipe, tiles, start, lit, spawns } = level;
  const counts = countsByKind(raws, level);
  return {
    digest: digest(canonicalJson({ recipe, tiles, start, lit, spawns })),
    recipe,
    ...(isRandom ? { chain: chainOf(level) } : {}),
    walkable: [...tiles].filter(isWalkable).length,
    start: `${start.x},${start.y}`,
    exits: exitsOf(tiles),
    ...counts,
  };
}

/** Returns the names of the builders in order. A builder may leave several snapshots but is named once. */
function chainOf({ snapshots }: BuiltLevel): string {
  const names = snapshots.map(({ name }) => name);
  return names.filter((name, index) => name !== names[index - 1]).join(' → ');
}

function exitsOf(tiles: string): string {
  const cells = [...tiles].flatMap((tile, cell) => (tile === TILES.downStairs ? [cell] : []));
  return cells.map((cell) => `${cell % WIDTH},${Math.floor(cell / WIDTH)}`).join(' ');
}

function countsByKind(raws: Raws, { spawns }: BuiltLevel): { mobs: string; items: string; props: string } {
  const list = (wanted: (raw: string) => boolean) => {
    const counts = new Map<string, number>();
    for (const { raw } of spawns) if (wanted(raw)) counts.set(raw, (counts.get(raw) ?? 0) + 1);
    return [...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([raw, count]) => `${count} ${raw}`)
      .join(', ');
  };
  const isMob = (raw: string) => raws.mob[raw] !== undefined;
  const isItem = (raw: string) => raws.item[raw] !== undefined;
  return { mobs: list(isMob), items: list(isItem), props: list((raw) => !isMob(raw) && !isItem(raw)) };
}
