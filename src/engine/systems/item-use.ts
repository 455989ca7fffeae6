import { carrierOf, fireCarrier, resolveTargets } from '../effects/fire';
import { identify, refOf } from '../knowledge';
import {
  component,
  consumeIntents,
  type Entity,
  emit,
  type Intent,
  own,
  packOf,
  positionOf,
  type World,
} from '../state';

/**
 * Uses a thing of the backpack on its user or on a cell. Its type becomes known; a charge is spent only when something
 * happened, and a thing of one charge is then gone.
 */
export function itemUse(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'use')) {
    const item = packOf(world, actor).find(({ id, inBackpack }) => id === intent.item && inBackpack);
    if (item) use(world, actor, item, intent);
  }
}

function use(world: World, user: Entity, item: Entity, { at, choice }: Extract<Intent, { kind: 'use' }>): void {
  const carrier = { ...carrierOf(world, item, positionOf(user)), ...(choice !== undefined && { choice }) };
  // what asked was told of when it did
  if (choice === undefined)
    emit(world, { kind: carrier.effects.food ? 'ate' : 'used', item: refOf(world, item) }, 'self');
  identify(world, item.raw);
  world.stale.add(user.id);
  const charged = (component(world.raws, item, 'consumable')?.charges ?? 0) > 0;
  if (charged && fireCarrier(world, carrier, user.id, resolveTargets(world, carrier.effects, user, at)))
    spend(world, item);
  else emit(world, { kind: 'fizzled', item: refOf(world, item) }, 'self');
}

function spend(world: World, item: Entity): void {
  const consumable = own(world.raws, item, 'consumable');
  consumable.charges -= 1;
  const { pack } = world.game;
  if (consumable.maxCharges < 2) pack.splice(pack.indexOf(item), 1);
}
