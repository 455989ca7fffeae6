import { isInside, type Point } from '../../lib/geometry';
import { isTruceBetween } from '../creatures';
import { cellsHit } from '../effects/common/areas';
import { isHarmful, isKnown, refOf } from '../knowledge';
import type { Action, EffectMap, Entity, Game, Raws, ThingRef, World } from '../state';
import { component, footprint, heroSeesEntity, isAction, isHero, mobAt, packItem, readWorld } from '../state';
import { harmsUser } from './common/aim';

export type AimedAction = Extract<Action, { kind: 'use' | 'cast' | 'fire' }>;

/** What an aimed action would hit, as far as the hero knows. */
export interface Preview {
  /** Revealed cells only. */
  cells: Point[];
  /** The hero first if it would be affected, then the creatures it sees there, ascending by id. */
  caught: ThingRef[];
}

/**
 * What a use or spell aimed at a cell would hit. `null` without a cell, for effects without a range, for unidentified
 * items, and for whatever is no action. Changes nothing and rolls nothing; whether the target is allowed is for `turn`
 * to say.
 */
export function previewAim(game: Game, action: AimedAction, raws: Raws): Preview | null {
  if (!isAction(action)) return null;
  const { at } = action;
  const world = readWorld(game, raws);
  if (action.kind === 'fire') return at && isInside(world.level, at) ? shotPreview(world, at) : null;
  const effects = at && isInside(world.level, at) ? knownEffects(world, action) : null;
  if (!at || effects?.ranged === undefined) return null;
  const { width, revealed } = world.level;
  const cells = cellsHit(world, effects, at).filter(({ x, y }) => revealed[y * width + x] === '1');
  return { cells, caught: affectedBy(world, effects, cells).map((entity) => refOf(world, entity)) };
}

/** Whoever stands there, and nobody else; nobody whom a truce keeps from the hero. */
function shotPreview(world: World, at: Point): Preview {
  const hit = mobAt(world, at);
  return hit && heroSeesEntity(world, hit) && !isTruceBetween(world, world.game.hero, hit)
    ? { cells: [at], caught: [refOf(world, hit)] }
    : { cells: [], caught: [] };
}

/** `null` for items and spells the hero lacks or does not know. */
function knownEffects(world: World, action: Exclude<AimedAction, { kind: 'fire' }>): EffectMap | null {
  const { raws, game } = world;
  if (action.kind === 'cast') {
    const spells = component(raws, game.hero, 'knownSpells') ?? [];
    return spells.some(({ spell }) => spell === action.spell) ? (raws.spell[action.spell]?.effects ?? null) : null;
  }
  const item = packItem(world, action.item);
  return item && isKnown(world, item.raw) ? component(raws, item, 'effects') : null;
}

/**
 * The hero's own damage does not affect it; bad statuses and beneficial effects do. No harm comes where a truce holds.
 */
function affectedBy(world: World, effects: EffectMap, cells: readonly Point[]): Entity[] {
  const { raws, level, game } = world;
  const isHit = (entity: Entity): boolean =>
    footprint(raws, entity).some(({ x, y }) => cells.some((cell) => cell.x === x && cell.y === y));
  const affectsHero = harmsUser(effects) || !isHarmful(effects);
  const there = level.entities.filter((one) => one.kind === 'mob' && heroSeesEntity(world, one));
  const isKept = (entity: Entity): boolean => isHarmful(effects) && isTruceBetween(world, game.hero, entity);
  return [game.hero, ...there].filter((one) => (!isHero(one) || affectsHero) && isHit(one) && !isKept(one));
}
