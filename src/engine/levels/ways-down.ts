import { dealRecipe } from '../builders/chain/deal-recipe';
import { isForked, type RawId, TILES, type World } from '../state';

/** Way down. `recipe` is the recipe of the level at its end, and `cells` are the cells of its stairs. */
export interface WayDown {
  recipe: RawId;
  cells: number[];
}

/** Returns the two ways down from the level. Returns none unless the hero may choose between two ways. */
export function waysDown({ raws, game, level }: World): WayDown[] {
  if (!isForked(level)) return [];
  const { tiles, secondStairs } = level;
  const stairs = [...tiles].flatMap((tile, cell) => (tile === TILES.downStairs ? [cell] : []));
  return [false, true].map((isSecond) => ({
    recipe: dealRecipe(raws, { seed: game.seed, depth: game.depth + 1, isSecond }).id,
    cells: stairs.filter((cell) => (cell === secondStairs) === isSecond),
  }));
}
