import type { Raws } from '../schema/raws';
import type { RawId } from '../state/entity';
import type { Level } from '../state/level';
import type { World } from '../state/world';

/** Tiles the hero has ever seen; blanks for the others. */
export function rememberedTiles({ tiles, revealed }: Level): string {
  let known = '';
  for (let i = 0; i < tiles.length; i++) known += revealed[i] === '1' ? tiles[i] : ' ';
  return known;
}

/** One character a cell: `1` where the hero sees now. */
export function marksOf(visible: Uint8Array): string {
  let marks = '';
  for (let i = 0; i < visible.length; i++) marks += visible[i] === 1 ? '1' : '0';
  return marks;
}

export const bloodInView = (world: World): number[] => world.level.blood.filter((cell) => world.visible[cell] === 1);

/** Themes of a recipe: of the whole level, or of its left and right halves. */
export function themesOf(raws: Raws, recipe: RawId): { theme: RawId; themeEast: RawId | null } {
  const row = raws.levels.recipes.find(({ id }) => id === recipe);
  return { theme: row?.theme ?? 'default', themeEast: row?.themeEast ?? null };
}
