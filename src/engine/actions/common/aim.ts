import { cellIndex, line, type Point } from '../../../lib/geometry';
import { isUnderTruce, stanceToHero } from '../../creatures';
import { cellsHit, isInRange } from '../../effects/common/areas';
import { truceAgainst } from '../../effects/queue/truce';
import { isHarmful, isKnown } from '../../knowledge';
import { isLaidOn, isTinder } from '../../spawning/kindle';
import type { EffectMap, Entity, Intent, Refusal, World } from '../../state';
import { component, heroSees, heroSeesEntity, mobAt, positionOf } from '../../state';
import { causesBadStatus } from '../../statuses';
import { friendlyDanger } from './plan';

/** Returns `null` if the hero can aim at the cell. */
export function aimRefusal(world: World, effects: EffectMap, at: Point | undefined): Refusal | null {
  const range = effects.ranged;
  if (range === undefined) return null;
  if (!at) return { code: 'target-needed', range };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const from = positionOf(world.game.hero);
  if (!isInRange({ from, effects }, at)) return { code: 'out-of-range', range };
  return effects.leaps && isBarredLeap(world, from, at) ? { code: 'blocked' } : null;
}

/** Gates bar leaps, because nobody could reach a hero behind a gate. */
function isBarredLeap({ raws, level, index }: World, from: Point, to: Point): boolean {
  const isGateAt = (cell: Point): boolean =>
    index.at(cell).some((one) => component(raws, one, 'cage')?.part === 'gate');
  return line(from, to).some((cell) => index.opaque[cellIndex(level, cell)] === 1 || isGateAt(cell));
}

/** Ignores the distance, because a range limit would reveal the item's type. */
export function unknownAimRefusal(world: World, at: Point | undefined): Refusal | null {
  if (!at) return { code: 'target-needed' };
  return heroSees(world, at) ? null : { code: 'target-unseen' };
}

/** Sets `target` to the creature that the hero sees there. */
export function aimAt(world: World, cell: Point | null): Pick<Extract<Intent, { kind: 'cast' }>, 'at' | 'target'> {
  const mob = cell && mobAt(world, cell);
  const isSeen = mob && heroSeesEntity(world, mob);
  return { at: cell && { x: cell.x, y: cell.y }, ...(isSeen && { target: mob.id }) };
}

/** Returns a refusal if the effects are harmful and a truce holds. */
export function aimTruce(world: World, effects: EffectMap, at: Point | null): Refusal | null {
  const where = truceAgainst(world, effects, at);
  return where && { code: 'truce', where };
}

/** A `null` target means the hero's own cell. */
export function aimDanger(
  world: World,
  effects: EffectMap,
  at: Point | null,
): Extract<Refusal, { code: 'danger' }> | null {
  return dangerIn(world, effects, cellsHit(world, effects, at ?? positionOf(world.game.hero)));
}

/** Ignores unseen creatures and creatures under a truce. `cells` must begin with the centre. */
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

/** Ignores damage, because damage never hurts the creature that causes it. */
export const harmsUser = (effects: EffectMap): boolean => causesBadStatus(effects);

const burnsAt = (world: World, effects: EffectMap, cell: Point, middle = cell): boolean =>
  effects.kindles === true && (isTinder(world, cell) || (effects.lays !== undefined && isLaidOn(world, cell, middle)));

const FEARED: EffectMap = { damage_over_time: 1 };

/** Returns `FEARED` for an unknown type, so that nothing reveals the type. */
export const knownOrFeared = (world: World, item: Entity): EffectMap =>
  isKnown(world, item.raw) ? (component(world.raws, item, 'effects') ?? {}) : FEARED;
