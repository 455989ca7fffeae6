import { maxHpOf, maxManaOf, OVERBURDENED_PENALTY, overburdened, wornBy } from '../formulas';
import type { AttributeBonus, AttributeName, Entity, World } from '../state';
import { ATTRIBUTES, component, emit, entityById, isHero, own, packOf, sortIds } from '../state';
import { definitionOf } from '../statuses';

/** Recomputes weight, initiative penalty, attribute modifiers and maxima of stale entities. */
export function encumbrance(world: World): void {
  if (world.stale.size === 0) return;
  const ids = sortIds(world.stale);
  world.stale.clear();
  for (const id of ids) {
    const entity = entityById(world, id);
    if (entity && component(world.raws, entity, 'pools')) recompute(world, entity);
  }
}

function recompute(world: World, entity: Entity): void {
  setModifiers(world, entity);
  setMaxima(world, entity);
  const pools = own(world.raws, entity, 'pools');
  pools.weight = weightOf(world, entity);
  pools.penalty = penaltyOf(world, entity);
  const might = component(world.raws, entity, 'attributes')?.might;
  if (!might || !overburdened(pools.weight, might.base + might.modifiers)) return;
  pools.penalty = hundredths(pools.penalty + OVERBURDENED_PENALTY);
  if (isHero(entity)) reportOverburdened(world);
}

/** Attribute modifiers from worn items and statuses. Written only when they changed. */
function setModifiers(world: World, entity: Entity): void {
  const attributes = component(world.raws, entity, 'attributes');
  if (!attributes) return;
  const sums: Record<AttributeName, number> = { might: 0, fitness: 0, quickness: 0, intelligence: 0 };
  const worn = wornBy(world.raws, entity, packOf(world, entity));
  const bonuses: Readonly<AttributeBonus>[] = worn.map((raw) => world.raws.archetypes[raw]?.attributeBonus ?? {});
  for (const status of component(world.raws, entity, 'statuses') ?? []) {
    bonuses.push(definitionOf(status).attributeBonus(status));
  }
  for (const bonus of bonuses) for (const name of ATTRIBUTES) sums[name] += bonus[name] ?? 0;
  if (ATTRIBUTES.every((name) => attributes[name].modifiers === sums[name])) return;
  const mine = own(world.raws, entity, 'attributes');
  for (const name of ATTRIBUTES) mine[name].modifiers = sums[name];
}

/** Maxima follow fitness and intelligence, except where the raw gives its own; current values are capped. */
function setMaxima(world: World, entity: Entity): void {
  const { hp, mana, level } = own(world.raws, entity, 'pools');
  const row = world.raws.mob[entity.raw];
  if (row?.hp === undefined) hp.max = maxHpOf(world.raws, entity, level);
  if (row?.mana === undefined) mana.max = maxManaOf(world.raws, entity, level);
  hp.current = Math.min(hp.current, hp.max);
  mana.current = Math.min(mana.current, mana.max);
}

/** Pounds of everything worn and carried. */
function weightOf(world: World, entity: Entity): number {
  const gear = component(world.raws, entity, 'gear') ?? [];
  const carried = [...gear, ...packOf(world, entity).map(({ raw }) => raw)];
  return hundredths(carried.reduce((sum, raw) => sum + (world.raws.archetypes[raw]?.item?.weight ?? 0), 0));
}

/** Initiative penalty of everything worn, but not of what is only carried, and of all statuses. */
function penaltyOf(world: World, entity: Entity): number {
  let penalty = 0;
  for (const raw of wornBy(world.raws, entity, packOf(world, entity))) {
    penalty += world.raws.archetypes[raw]?.item?.initiativePenalty ?? 0;
  }
  for (const status of component(world.raws, entity, 'statuses') ?? []) {
    penalty += definitionOf(status).initiativePenalty(status);
  }
  return hundredths(penalty);
}

/** Rounds to the hundredth, so that sums of decimals are the same in any order. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Reported once an action at most. */
function reportOverburdened(world: World): void {
  if (!world.events.some(({ kind }) => kind === 'overburdened')) emit(world, { kind: 'overburdened' }, 'self');
}
