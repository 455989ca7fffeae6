import type { Point } from '../../lib/geometry';
import { Latest } from '../../lib/latest';
import type { EntityId } from '../vocabulary/character';
import type { TileCode } from '../vocabulary/tile';
import { component, footprint, has, isAlive, isHero } from './components';
import type { Entity } from './entity';
import type { Level } from './level';
import type { Intent, World } from './world';

/** Searches only the hero, the pack and the hero's level. */
export function entityById(world: World, id: EntityId): Entity | null {
  const { hero, pack } = world.game;
  if (id === hero.id) return hero;
  const { entities } = world.level;
  const found = entities[lowerBound(entities, id, idOf)];
  if (found?.id === id) return found;
  for (const entity of pack) if (entity.id === id) return entity;
  return null;
}

/** `list` must be ascending by id. */
function lowerBound<T>(list: readonly T[], id: EntityId, idOf: (one: T) => EntityId): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (idOf(list[middle] as T) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

const idOf = ({ id }: Entity): EntityId => id;

const mobLists = new Latest<Level, Entity[]>();

/** Returns mobs by id, including this tick's dead. Callers must not change the list. */
export function mobsOf(level: Level): readonly Entity[] {
  let mobs = mobLists.get(level);
  if (mobs === undefined) {
    mobs = level.entities.filter(({ kind }) => kind === 'mob');
    mobLists.set(level, mobs);
  }
  return mobs;
}

/** Keeps the order of acquisition; empty for mobs, whose gear has no entities. */
export function packOf(world: World, owner: Entity): Entity[] {
  return isHero(owner) ? world.game.pack : [];
}

/** Returns the mob with the lowest id. Ignores mobs without attributes. */
export const mobAt = (world: World, cell: Point): Entity | null =>
  world.index.at(cell).find((one) => one.kind === 'mob' && has(world.raws, one, 'attributes')) ?? null;

export const bornAt = ({ raws, game }: World, creature: Entity): number =>
  component(raws, creature, 'birthDepth') ?? game.depth;

/** Returns items ascending by id, including hidden items. */
export function itemsAt(world: World, cell: Point): Entity[] {
  return world.index.at(cell).filter((entity) => entity.kind === 'item');
}

/** Returns items ascending by id. */
export function itemsInView(world: World): Entity[] {
  return world.level.entities.filter((entity) => entity.kind === 'item' && heroSeesEntity(world, entity));
}

/** False for the outermost ring, and for points outside the level. */
export function heroSees(world: World, point: Point): boolean {
  const { width, height } = world.level;
  if (point.x < 0 || point.y < 0 || point.x >= width || point.y >= height) return false;
  return world.visible[point.y * width + point.x] === 1;
}

/** True if a cell is visible and the entity not hidden. */
export function heroSeesEntity(world: World, entity: Entity): boolean {
  const { position } = entity;
  if (!position || !heroSeesBody(world, entity, position)) return false;
  return component(world.raws, entity, 'hidden') === null;
}

function heroSeesBody(world: World, entity: Entity, { x, y }: Point): boolean {
  const { visible, level, index } = world;
  if (visible[y * level.width + x] === 1) return true;
  // Skips `footprint` for small creatures, for speed.
  if (index.large.size === 0 || !index.large.has(entity.id)) return false;
  return footprint(world.raws, entity).some((cell) => heroSees(world, cell));
}

/** The entity must have a position. */
export function addToLevel(world: World, entity: Entity): void {
  const { entities } = world.level;
  entities.splice(lowerBound(entities, entity.id, idOf), 0, entity);
  if (entity.kind === 'mob') mobLists.delete(world.level);
  world.index.insert(entity);
}

/** The entity keeps its `position`. */
export function removeFromLevel(world: World, entity: Entity): void {
  world.index.remove(entity);
  const { entities } = world.level;
  const place = lowerBound(entities, entity.id, idOf);
  if (entities[place]?.id === entity.id) entities.splice(place, 1);
  if (entity.kind === 'mob') mobLists.delete(world.level);
}

/** Updates the index. The caller must set `sightStale` if sight may change. */
export function setTile({ level, index }: World, { x, y }: Point, tile: TileCode): void {
  const cell = y * level.width + x;
  level.tiles = level.tiles.slice(0, cell) + tile + level.tiles.slice(cell + 1);
  index.reshape(level, cell);
}

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

/** Removes all intents of the kind. Returns those of living actors, by id. */
export function consumeIntents<K extends Intent['kind']>(
  world: World,
  kind: K,
): { actor: Entity; intent: IntentOf<K> }[] {
  const taken: { actor: Entity; intent: IntentOf<K> }[] = [];
  if (world.intents.size === 0) return taken;
  for (const [id, intent] of world.intents) {
    if (intent.kind !== kind) continue;
    world.intents.delete(id);
    const actor = entityById(world, id);
    if (actor && isAlive(world.raws, actor)) taken.push({ actor, intent: intent as IntentOf<K> });
  }
  return taken.sort((a, b) => a.actor.id - b.actor.id);
}

/** Sorts ascending, because the engine processes entities in this order. */
export const sortIds = (ids: Iterable<EntityId>): EntityId[] => [...ids].sort((a, b) => a - b);

/** Searches carried and worn items. */
export function packItem(world: World, id: EntityId): Entity | null {
  return world.game.pack.find((entity) => entity.id === id) ?? null;
}
