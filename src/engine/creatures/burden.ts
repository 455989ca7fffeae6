import { wornBy } from '../formulas';
import type { AttributeBonus, AttributeName, Entity, World } from '../state';
import { ATTRIBUTES, boonParts, boonSum, component, packOf } from '../state';
import { definitionOf } from '../statuses';

/** Sums the bonuses of worn items, statuses and boons. */
export function modifiersOf(world: World, entity: Entity): Record<AttributeName, number> {
  const sums: Record<AttributeName, number> = { might: 0, fitness: 0, quickness: 0, intelligence: 0 };
  const worn = wornBy(world.raws, entity, packOf(world, entity));
  const bonuses: Readonly<AttributeBonus>[] = worn.map((raw) => world.raws.archetypes[raw]?.attributeBonus ?? {});
  for (const status of component(world.raws, entity, 'statuses') ?? []) {
    bonuses.push(definitionOf(status).attributeBonus(status));
  }
  for (const { attributes } of boonParts(world.raws, entity)) bonuses.push(attributes ?? {});
  for (const bonus of bonuses) for (const name of ATTRIBUTES) sums[name] += bonus[name] ?? 0;
  return sums;
}

/** Returns pounds, rounded to two decimals. */
export function weightOf(world: World, entity: Entity): number {
  const gear = component(world.raws, entity, 'gear') ?? [];
  const carried = [...gear, ...packOf(world, entity).map(({ raw }) => raw)];
  return roundHundredth(carried.reduce((sum, raw) => sum + (world.raws.archetypes[raw]?.item?.weight ?? 0), 0));
}

/** Returns initiative ticks per turn, rounded to two decimals. */
export function penaltyOf(world: World, entity: Entity): number {
  let penalty = boonSum(world.raws, entity, 'initiative');
  for (const raw of wornBy(world.raws, entity, packOf(world, entity))) {
    penalty += world.raws.archetypes[raw]?.item?.initiativePenalty ?? 0;
  }
  for (const status of component(world.raws, entity, 'statuses') ?? []) {
    penalty += definitionOf(status).initiativePenalty(status);
  }
  return roundHundredth(penalty);
}

/** Rounds, because sums of decimals depend on the order of summands. */
export const roundHundredth = (value: number): number => Math.round(value * 100) / 100;
