import { type Point, same } from '../../../lib/geometry';
import { bodyOf, nearestCell, wake } from '../../creatures';
import { lastingMax, restoredPoints } from '../../formulas';
import {
  component,
  type EffectSource,
  type Entity,
  entityById,
  footprint,
  isHero,
  own,
  type QueuedEffect,
  type Raws,
  type World,
} from '../../state';

type GaugeName = 'hp' | 'mana';

/** False for an entity without `pools`. */
export function isBelowMax(world: World, entity: Entity, name: GaugeName): boolean {
  const gauge = component(world.raws, entity, 'pools')?.[name];
  return gauge !== undefined && gauge.current < gauge.max;
}

/** `share` is a fraction of the maximum, from 0 to 1. */
export function restorationOf(
  { raw, effects }: EffectSource,
  raws: Raws,
  tag: 'provides_healing' | 'provides_mana',
): Pick<QueuedEffect, 'amount' | 'share'> | null {
  const amount = effects[tag];
  if (amount === undefined) return null;
  const share = raws.item[raw]?.consumable?.share_of_max;
  return { amount, ...(share !== undefined && { share }) };
}

/** Restores the larger of `amount` and `share`, and returns the points added. */
export function refill(
  world: World,
  entity: Entity,
  name: GaugeName,
  { amount, share = 0 }: Pick<QueuedEffect, 'amount' | 'share'>,
): number {
  if (!isBelowMax(world, entity, name)) return 0;
  const gauge = own(world.raws, entity, 'pools')[name];
  const restored = restoredPoints(amount, share, lastingMax(world.raws, entity, name));
  const gained = Math.min(restored, gauge.max - gauge.current);
  gauge.current += gained;
  return gained;
}

/** Returns false, without changes, for self-inflicted harm and in god mode. */
export function wound(world: World, effect: QueuedEffect, target: Entity): boolean {
  if (effect.by === target.id || component(world.raws, target, 'godMode')) return false;
  const { hp } = own(world.raws, target, 'pools');
  hp.current -= effect.amount;
  if (isHero(target) && world.raws.campaign.race) world.game.wounds = (world.game.wounds ?? 0) + effect.amount;
  wake(world, target);
  if (effect.amount > 0) bleed(world, woundedCell(world, effect, target));
  if (hp.current < 1) {
    world.fallen = true;
    world.queue.push({ ...effect, tag: 'death', targets: { kind: 'entity', id: target.id } });
  }
  return true;
}

function woundedCell(world: World, { targets, by }: QueuedEffect, target: Entity): Point | null {
  const cells = footprint(world.raws, target);
  if (targets.kind === 'cells') return targets.cells.find((cell) => cells.some((own) => same(own, cell))) ?? null;
  const author = by === null ? null : entityById(world, by);
  if (cells.length < 2 || !author?.position) return cells[0] ?? null;
  return nearestCell(bodyOf(world.raws, author), bodyOf(world.raws, target));
}

function bleed({ level }: World, cell: Point | null): void {
  if (!cell) return;
  const { blood, width } = level;
  const index = cell.y * width + cell.x;
  if (blood.includes(index)) return;
  const place = blood.findIndex((other) => other > index);
  blood.splice(place < 0 ? blood.length : place, 0, index);
}
