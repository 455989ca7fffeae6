import { modifiersOf, penaltyOf, roundHundredth, weightOf } from '../creatures';
import { maxHpOf, maxManaOf, OVERBURDENED_PENALTY, overburdened } from '../formulas';
import type { Entity, World } from '../state';
import { ATTRIBUTES, component, emit, entityById, isHero, own, sortIds } from '../state';

/** Recomputes derived figures of the entities in `world.stale`. */
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
  pools.penalty = roundHundredth(pools.penalty + OVERBURDENED_PENALTY);
  if (isHero(entity)) reportOverburdened(world);
}

function setModifiers(world: World, entity: Entity): void {
  const attributes = component(world.raws, entity, 'attributes');
  if (!attributes) return;
  const sums = modifiersOf(world, entity);
  if (ATTRIBUTES.every((name) => attributes[name].modifiers === sums[name])) return;
  const mine = own(world.raws, entity, 'attributes');
  for (const name of ATTRIBUTES) mine[name].modifiers = sums[name];
}

/** Summoned creatures keep their maximum, because a mirror's copy has only half. */
function setMaxima(world: World, entity: Entity): void {
  const { hp, mana, level } = own(world.raws, entity, 'pools');
  const row = world.raws.mob[entity.raw];
  if (row?.hp === undefined && !entity.summoned) hp.max = maxHpOf(world.raws, entity, level);
  if (row?.mana === undefined) mana.max = maxManaOf(world.raws, entity, level);
  hp.current = Math.min(hp.current, hp.max);
  mana.current = Math.min(mana.current, mana.max);
}

function reportOverburdened(world: World): void {
  if (!world.events.some(({ kind }) => kind === 'overburdened')) emit(world, { kind: 'overburdened' }, 'self');
}
