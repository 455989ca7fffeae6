import { cellIndex, line, type Point } from '../../../lib/geometry';
import { isUnderTruce, stanceToHero } from '../../creatures';
import { cellsHit, isInRange } from '../../effects/common/areas';
import { truceAgainst } from '../../effects/queue/truce';
import { isHarmful, isKnown } from '../../knowledge';
import { isLaidOn, isTinder } from '../../spawning/kindle';
import type { EffectMap, Entity, Refusal, World } from '../../state';
import { component, heroSees, heroSeesEntity, positionOf } from '../../state';
import { causesBadStatus } from '../../statuses';
import { friendlyDanger } from './plan';

/**
 * Returns why the hero cannot aim these effects at the cell. Returns `null` if the hero can, or if the effects need no
 * target. The code `blocked` means that an opaque cell or the gate of a cage bars a leap. Ranges are straight-line
 * distances in cells.
 */
export function aimRefusal(world: World, effects: EffectMap, at: Point | undefined): Refusal | null {
  const range = effects.ranged;
  if (range === undefined) return null;
  if (!at) return { code: 'target-needed', range };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const from = positionOf(world.game.hero);
  if (!isInRange({ from, effects }, at)) return { code: 'out-of-range', range };
  return effects.leaps && isBarredLeap(world, from, at) ? { code: 'blocked' } : null;
}

/** A gate bars leaps, because a hero behind it would be safe from all creatures. */
function isBarredLeap({ raws, level, index }: World, from: Point, to: Point): boolean {
  const isGateAt = (cell: Point): boolean =>
    index.at(cell).some((one) => component(raws, one, 'cage')?.part === 'gate');
  return line(from, to).some((cell) => index.opaque[cellIndex(level, cell)] === 1 || isGateAt(cell));
}

/**
 * Returns why the hero cannot aim an item of unknown type at the cell; `null` if the hero can. Ignores the distance,
 * because a limit would reveal the item's range and so its type.
 */
export function unknownAimRefusal(world: World, at: Point | undefined): Refusal | null {
  if (!at) return { code: 'target-needed' };
  return heroSees(world, at) ? null : { code: 'target-unseen' };
}

/** Returns `truce` if these effects are harmful and a truce holds at the hero or the target; otherwise `null`. */
export function aimTruce(world: World, effects: EffectMap, at: Point | null): Refusal | null {
  const where = truceAgainst(world, effects, at);
  return where && { code: 'truce', where };
}

/**
 * Returns the result of `dangerIn` for all cells that these effects hit if the hero aims them at `at`. If `at` is
 * `null`, the hero aims at its own cell.
 */
export function aimDanger(
  world: World,
  effects: EffectMap,
  at: Point | null,
): Extract<Refusal, { code: 'danger' }> | null {
  return dangerIn(world, effects, cellsHit(world, effects, at ?? positionOf(world.game.hero)));
}

/**
 * Returns the refusal `danger` if these effects on these cells would harm the hero or a visible non-hostile creature.
 * Otherwise returns `null`. Names only the first creature found. Ignores creatures under a truce.
 */
export function dangerIn(
  world: World,
  effects: EffectMap,
  cells: readonly Point[],
): Extract<Refusal, { code: 'danger' }> | null {
  if (!isHarmful(effects)) return null;
  const { hero } = world.game;
  for (const cell of cells) {
    for (const entity of world.index.at(cell)) {
      const hurtsHero = entity.id === hero.id && (harmsUser(effects) || burnsAt(world, effects, cell, cells[0]));
      if (hurtsHero) return { code: 'danger', danger: 'self', what: null };
      if (entity.kind !== 'mob' || !heroSeesEntity(world, entity) || isUnderTruce(world, entity)) continue;
      if (stanceToHero(world, entity) !== 'hostile') return friendlyDanger(world, entity);
    }
  }
  return null;
}

/**
 * True if these effects harm a creature that uses them on itself. Only bad statuses harm the user, because damage never
 * hurts the creature that causes it.
 */
export const harmsUser = (effects: EffectMap): boolean => causesBadStatus(effects);

/**
 * True if these effects light a fire on the cell, perhaps with what they lay around `middle`. Flames hurt even the
 * creature that lit them.
 */
const burnsAt = (world: World, effects: EffectMap, cell: Point, middle = cell): boolean =>
  effects.kindles === true && (isTinder(world, cell) || (effects.lays !== undefined && isLaidOn(world, cell, middle)));

/** Effects that the engine assumes for an item of unknown type. */
const FEARED: EffectMap = { damage_over_time: 1 };

/**
 * Returns `FEARED` for an item of unknown type, so that confirmations, refusals and previews do not reveal the type.
 */
export const knownOrFeared = (world: World, item: Entity): EffectMap =>
  isKnown(world, item.raw) ? (component(world.raws, item, 'effects') ?? {}) : FEARED;
