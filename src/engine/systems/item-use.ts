import { effectsInHands, makeNoise } from '../creatures';
import { resolveTargets } from '../effects/common/areas';
import { carrierOf, queueEffects } from '../effects/queue/carriers';
import { reportTruce, truceAgainst } from '../effects/queue/truce';
import { identify, refOf } from '../knowledge';
import type { Entity, Intent, World } from '../state';
import { component, consumeIntents, emit, mobAt, own, packOf, positionOf } from '../state';

/**
 * Uses the items that actors intend to use, each on its user or on a cell. Using an item identifies its type. Spends a
 * charge only if the item had an effect and no truce forbade the use. An item made for a single charge is then gone.
 */
export function itemUse(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'use')) {
    const item = packOf(world, actor).find(({ id, inBackpack }) => id === intent.item && inBackpack);
    if (item) use(world, actor, item, intent);
  }
}

function use(world: World, user: Entity, item: Entity, { at, choice }: Extract<Intent, { kind: 'use' }>): void {
  const base = carrierOf(world, item, positionOf(user));
  const effects = effectsInHands(world.raws, user, item.raw, base.effects);
  const carrier = { ...base, effects, ...(choice !== undefined && { choice }) };
  // If the player has just chosen an option for the item, its use was already reported when the options were offered.
  if (choice === undefined)
    emit(world, { kind: carrier.effects.food ? 'ate' : 'used', item: refOf(world, item) }, 'self');
  identify(world, item.raw);
  world.stale.add(user.id);
  const charged = (component(world.raws, item, 'consumable')?.charges ?? 0) > 0;
  const isKept = truceAgainst(world, carrier.effects, at) !== null;
  if (charged && !isKept && queueEffects(world, carrier, user.id, resolveTargets(world, carrier.effects, user, at))) {
    spend(world, item);
    if (carrier.effects.ranged !== undefined) makeNoise(world, user);
  } else if (charged && isKept) reportTruce(world, (at && mobAt(world, at)) ?? user, user.id);
  else emit(world, { kind: 'fizzled', item: refOf(world, item) }, 'self');
}

function spend(world: World, item: Entity): void {
  const consumable = own(world.raws, item, 'consumable');
  consumable.charges -= 1;
  const { pack } = world.game;
  if (consumable.maxCharges < 2) pack.splice(pack.indexOf(item), 1);
}
