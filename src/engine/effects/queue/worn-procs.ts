import { wornBy } from '../../formulas';
import { type Entity, packOf, positionOf, type World, type WornMoment } from '../../state';
import { queueEffects } from './carriers';

/**
 * Rolls 1d100 for each worn item that takes effect at this moment. On success queues the item's effects on the wearer
 * or on the other creature. Draws nothing if the wearer has no such item.
 */
export function triggerWorn(world: World, when: WornMoment, wearer: Entity, other: Entity): void {
  for (const raw of wornBy(world.raws, wearer, packOf(world, wearer))) {
    const { wornProc, effects } = world.raws.archetypes[raw] ?? {};
    if (wornProc?.when !== when || !effects || !world.rng.percent(Math.round(wornProc.chance * 100))) continue;
    const target = wornProc.target === 'self' ? wearer : other;
    const carrier = { raw, entity: null, effects, from: positionOf(wearer) };
    queueEffects(world, carrier, wearer.id, { kind: 'entity', id: target.id });
  }
}
