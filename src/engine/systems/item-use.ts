import type { Point } from '../../lib/geometry';
import { effectsInHands, soundMagic } from '../creatures';
import { aimedCell, isInRange, resolveTargets } from '../effects/common/areas';
import { carrierOf, queueEffects } from '../effects/queue/carriers';
import { reportTruce, truceAgainst } from '../effects/queue/truce';
import { identify, refOf } from '../knowledge';
import type { EffectSource, Entity, Intent, World } from '../state';
import { component, consumeIntents, emit, mobAt, own, packOf, positionOf } from '../state';

/** Also identifies the type. An item without effect keeps its charge. */
export function itemUse(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'use')) {
    const item = packOf(world, actor).find(({ id, inBackpack }) => id === intent.item && inBackpack);
    if (item) use(world, actor, item, intent);
  }
}

function use(world: World, user: Entity, item: Entity, intent: Extract<Intent, { kind: 'use' }>): void {
  const { choice, begun } = intent;
  world.stale.add(user.id);
  if (choice === null) {
    emit(world, { kind: 'declined', item: refOf(world, item), wasted: true }, 'self');
    spend(world, item);
    return;
  }
  const base = carrierOf(world, item, positionOf(user));
  const effects = effectsInHands(world.raws, user, item.raw, base.effects);
  const carrier = { ...base, effects, ...(choice !== undefined && { choice }) };
  const at = aimedCell(world, effects, intent);
  if (!begun) emit(world, { kind: carrier.effects.food ? 'ate' : 'used', item: refOf(world, item) }, 'self');
  identify(world, item.raw);
  const charged = (component(world.raws, item, 'consumable')?.charges ?? 0) > 0;
  const isKept = truceAgainst(world, carrier.effects, at) !== null;
  if (charged && !isKept && isInRange(carrier, at) && queue(world, user, carrier, at)) {
    spend(world, item);
    if (carrier.effects.ranged !== undefined) soundMagic(world, user);
  } else if (charged && isKept) reportTruce(world, (at && mobAt(world, at)) ?? user, user.id);
  else emit(world, { kind: 'fizzled', item: refOf(world, item) }, 'self');
}

const queue = (world: World, user: Entity, carrier: EffectSource, at: Point | null): boolean =>
  queueEffects(world, carrier, user.id, resolveTargets(world, carrier.effects, user, at));

function spend(world: World, item: Entity): void {
  const consumable = own(world.raws, item, 'consumable');
  consumable.charges -= 1;
  const { pack } = world.game;
  if (consumable.maxCharges < 2) pack.splice(pack.indexOf(item), 1);
}
