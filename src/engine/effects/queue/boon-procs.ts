import type { Occasion } from '../../schema/boons';
import { boonProcs, type Entity, positionOf, type World } from '../../state';
import { resolveTargets } from '../common/areas';
import { queueEffects } from './carriers';

/**
 * Queues what the hero's boons do on this occasion, in the order in which the hero took them. Each has its own chance,
 * and rolls only if the hero has such a boon. `other` is the creature that the hero hits or kills, or that hits the
 * hero.
 */
export function triggerBoons(world: World, on: Occasion, other: Entity): void {
  const { raws, game, rng } = world;
  const { hero } = game;
  for (const { boon, proc } of boonProcs(raws, hero, on)) {
    const { chance, target, effects } = proc;
    if (!rng.percent(Math.round(chance * 100))) continue;
    const victim = target === 'self' ? hero : other;
    const targets =
      effects.area_of_effect === undefined
        ? ({ kind: 'entity', id: victim.id } as const)
        : resolveTargets(world, effects, hero, positionOf(victim));
    queueEffects(world, { raw: boon, entity: null, effects, from: positionOf(hero) }, hero.id, targets);
  }
}
