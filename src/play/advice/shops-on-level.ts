import { type Game, isParked, type Raws, type Shop, type View, view } from '../../engine';

/**
 * What the shops that the hero has always known would offer it if it stood beside them, ascending by id: a view of the
 * level as if their vendors stood with the hero.
 */
export function shopsOnLevel(game: Game, raws: Raws, { depth, places, hero }: View): Shop[] {
  const level = game.levels[depth];
  if (places.length === 0 || !level || isParked(level)) return [];
  const known = new Set(places.map(({ who }) => who.id));
  const entities = level.entities.map((entity) => (known.has(entity.id) ? { ...entity, position: hero.at } : entity));
  return view({ ...game, levels: { ...game.levels, [depth]: { ...level, entities } } }, raws).shops;
}
