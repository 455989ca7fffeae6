import type { Raws } from '../schema/raws';
import type { RawId } from '../state/character';
import type { Level } from '../state/level';
import type { World } from '../state/world';

/** Tiles the hero has ever seen; blanks for the others. */
export function rememberedTiles({ tiles, revealed }: Level): string {
  let known = '';
  // stretch by stretch: adding thousands of single characters is many times as slow
  for (let from = 0, to = 0; from < tiles.length; from = to) {
    const seen = revealed[from] === '1';
    to = revealed.indexOf(seen ? '0' : '1', from);
    if (to < 0) to = tiles.length;
    known += seen ? tiles.slice(from, to) : ' '.repeat(to - from);
  }
  return known;
}

/** One character a cell: `1` where the hero sees now. */
export function marksOf(visible: Uint8Array): string {
  let marks = '';
  for (let from = 0, to = 0; from < visible.length; from = to) {
    const mark = visible[from] as number;
    to = visible.indexOf(1 - mark, from);
    if (to < 0) to = visible.length;
    marks += String(mark).repeat(to - from);
  }
  return marks;
}

export const bloodInView = (world: World): number[] => world.level.blood.filter((cell) => world.visible[cell] === 1);

/** Themes of a recipe: of the whole level, or of its left and right halves. */
export function themesOf(raws: Raws, recipe: RawId): { theme: RawId; themeEast: RawId | null } {
  const row = raws.levels.recipes.find(({ id }) => id === recipe);
  return { theme: row?.theme ?? 'default', themeEast: row?.themeEast ?? null };
}
