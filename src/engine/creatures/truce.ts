import type { Point } from '../../lib/geometry';
import { type Entity, footprint, type Level, type RawId, type Raws, TILES, type TileCode, type World } from '../state';

const tiles = new WeakMap<Raws, Map<RawId, TileCode>>();

function tilesOf(raws: Raws): Map<RawId, TileCode> {
  let known = tiles.get(raws);
  if (known === undefined) {
    known = new Map(raws.levels.recipes.flatMap(({ id, truce }) => (truce ? [[id, TILES[truce]]] : [])));
    tiles.set(raws, known);
  }
  return known;
}

/** On this tile, nobody can harm or be harmed. `null` without truce. */
export const truceTile = (raws: Raws, { recipe }: Pick<Level, 'recipe'>): TileCode | null =>
  tilesOf(raws).get(recipe) ?? null;

type Where = Pick<World, 'raws' | 'level'>;

export function isTruceAt({ raws, level }: Where, { x, y }: Point): boolean {
  const tile = truceTile(raws, level);
  return tile !== null && level.tiles[y * level.width + x] === tile;
}

export function isUnderTruce(where: Where, entity: Entity): boolean {
  if (truceTile(where.raws, where.level) === null) return false;
  return footprint(where.raws, entity).some((cell) => isTruceAt(where, cell));
}

export const isTruceBetween = (where: Where, a: Entity, b: Entity): boolean =>
  isUnderTruce(where, a) || isUnderTruce(where, b);

/** `here` if a truce protects the hero, `there` if only the target. */
export function truceFor(where: Where & Pick<World, 'game'>, target: Entity | null): 'here' | 'there' | null {
  if (isUnderTruce(where, where.game.hero)) return 'here';
  return target !== null && isUnderTruce(where, target) ? 'there' : null;
}
