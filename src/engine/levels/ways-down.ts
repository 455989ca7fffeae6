import { dealRecipe } from '../builders/chain/deal-recipe';
import { isForked, type RawId, TILES, type World } from '../state';

/** `recipe` belongs to the next level, `cells` to this level's stairs. */
export interface WayDown {
  recipe: RawId;
  cells: number[];
}

/** Returns first and second way down; an empty list without a choice. */
export function waysDown({ raws, game, level }: World): WayDown[] {
  if (!isForked(level)) return [];
  const { tiles, secondStairs } = level;
  const stairs = [...tiles].flatMap((tile, cell) => (tile === TILES.downStairs ? [cell] : []));
  return [false, true].map((isSecond) => ({
    recipe: dealRecipe(raws, { seed: game.seed, depth: game.depth + 1, isSecond }).id,
    cells: stairs.filter((cell) => (cell === secondStairs) === isSecond),
  }));
}
