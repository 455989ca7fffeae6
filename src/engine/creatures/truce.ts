import type { Point } from '../../lib/geometry';
import { type Entity, footprint, type Level, type RawId, type Raws, TILES, type TileCode, type World } from '../state';

// Asked for every pair of creatures, so the recipes are searched once.
const tiles = new WeakMap<Raws, Map<RawId, TileCode>>();

function tilesOf(raws: Raws): Map<RawId, TileCode> {
  let known = tiles.get(raws);
  if (known === undefined) {
    known = new Map(raws.levels.recipes.flatMap(({ id, truce }) => (truce ? [[id, TILES[truce]]] : [])));
    tiles.set(raws, known);
  }
  return known;
}

/** The tile on which nobody harms anybody, nor is harmed from anywhere; `null` on levels without. */
export const truceTile = (raws: Raws, { recipe }: Pick<Level, 'recipe'>): TileCode | null =>
  tilesOf(raws).get(recipe) ?? null;

type Where = Pick<World, 'raws' | 'level'>;

export function isTruceAt({ raws, level }: Where, { x, y }: Point): boolean {
  const tile = truceTile(raws, level);
  return tile !== null && level.tiles[y * level.width + x] === tile;
}

/** Does any part of the creature stand where a truce holds? It can neither harm nor be harmed then. */
export function isUnderTruce(where: Where, entity: Entity): boolean {
  if (truceTile(where.raws, where.level) === null) return false;
  return footprint(where.raws, entity).some((cell) => isTruceAt(where, cell));
}

/** Does a truce keep these two from each other? */
export const isTruceBetween = (where: Where, a: Entity, b: Entity): boolean =>
  isUnderTruce(where, a) || isUnderTruce(where, b);

/** Where a truce keeps the hero from harming this one, or anybody at all; `null` where none does. */
export function truceFor(where: Where & Pick<World, 'game'>, target: Entity | null): 'here' | 'there' | null {
  if (isUnderTruce(where, where.game.hero)) return 'here';
  return target !== null && isUnderTruce(where, target) ? 'there' : null;
}
