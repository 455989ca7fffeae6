import { isInside, type Point } from '../../lib/geometry';
import { isTruceBetween, throwOf } from '../creatures';
import { cellsHit, splashCells } from '../effects/common/areas';
import { isHarmful, isKnown, refOf } from '../knowledge';
import type { Action, EffectMap, Entity, EntityId, Game, Raws, ThingRef, World } from '../state';
import { component, footprint, has, heroSeesEntity, isAction, isHero, mobAt, packItem, readWorld } from '../state';
import { harmsUser, knownOrFeared } from './common/aim';

export type AimedAction = Extract<Action, { kind: 'use' | 'cast' | 'fire' | 'throw' }>;

export interface Preview {
  cells: Point[];
  /** The hero comes first, then creatures in view by id. */
  caught: ThingRef[];
}

/** Previews even targets that `turn` would refuse. Returns `null` if nothing can be aimed. */
export function previewAim(game: Game, action: AimedAction, raws: Raws): Preview | null {
  if (!isAction(action)) return null;
  const { at } = action;
  const world = readWorld(game, raws);
  if (!at || !isInside(world.level, at)) return null;
  if (action.kind === 'fire') return shotPreview(world, at);
  if (action.kind === 'throw') return throwPreview(world, action.item, at);
  const effects = knownEffects(world, action);
  return effects?.ranged === undefined ? null : areaPreview(world, effects, cellsHit(world, effects, at));
}

function areaPreview(world: World, effects: EffectMap, all: readonly Point[]): Preview {
  const { width, revealed } = world.level;
  const cells = all.filter(({ x, y }) => revealed[y * width + x] === '1');
  return { cells, caught: affectedBy(world, effects, cells).map((entity) => refOf(world, entity)) };
}

function throwPreview(world: World, id: EntityId, at: Point): Preview | null {
  const { raws } = world;
  const item = packItem(world, id);
  if (!item || !has(raws, item, 'throwable')) return null;
  if (throwOf(raws, item)) return shotPreview(world, at);
  return areaPreview(world, knownOrFeared(world, item), splashCells(world, at));
}

function shotPreview(world: World, at: Point): Preview {
  const hit = mobAt(world, at);
  return hit && heroSeesEntity(world, hit) && !isTruceBetween(world, world.game.hero, hit)
    ? { cells: [at], caught: [refOf(world, hit)] }
    : { cells: [], caught: [] };
}

function knownEffects(world: World, action: Extract<AimedAction, { kind: 'use' | 'cast' }>): EffectMap | null {
  const { raws, game } = world;
  if (action.kind === 'cast') {
    const spells = component(raws, game.hero, 'knownSpells') ?? [];
    return spells.some(({ spell }) => spell === action.spell) ? (raws.spell[action.spell]?.effects ?? null) : null;
  }
  const item = packItem(world, action.item);
  return item && isKnown(world, item.raw) ? component(raws, item, 'effects') : null;
}

function affectedBy(world: World, effects: EffectMap, cells: readonly Point[]): Entity[] {
  const { raws, level, game } = world;
  const isHit = (entity: Entity): boolean =>
    footprint(raws, entity).some(({ x, y }) => cells.some((cell) => cell.x === x && cell.y === y));
  const affectsHero = harmsUser(effects) || !isHarmful(effects);
  const there = level.entities.filter((one) => one.kind === 'mob' && heroSeesEntity(world, one));
  const isKept = (entity: Entity): boolean => isHarmful(effects) && isTruceBetween(world, game.hero, entity);
  return [game.hero, ...there].filter((one) => (!isHero(one) || affectsHero) && isHit(one) && !isKept(one));
}
