import type { Point } from '../../../lib/geometry';
import { stanceToHero } from '../../creatures';
import type { Occasion } from '../../schema/boons';
import { boonProcs, type EffectMap, type Entity, isAlive, positionOf, type Targets, type World } from '../../state';
import { cellsHit } from '../common/areas';
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
    const targets = targetsOf(world, effects, victim);
    queueEffects(world, { raw: boon, entity: null, effects, from: positionOf(hero) }, hero.id, targets);
  }
}

/** Returns the victim or, for effects with an area, the area round the victim without those who mean no harm. */
function targetsOf(world: World, effects: EffectMap, victim: Entity): Targets {
  if (effects.area_of_effect === undefined) return { kind: 'entity', id: victim.id };
  return {
    kind: 'cells',
    cells: cellsHit(world, effects, positionOf(victim)).filter((at) => !isHarmlessAt(world, at)),
  };
}

/** True if a living creature is on the cell that would not attack the hero. Nobody could ask the player about it. */
const isHarmlessAt = (world: World, at: Point): boolean =>
  world.index
    .at(at)
    .some((one) => one.kind === 'mob' && isAlive(world.raws, one) && stanceToHero(world, one) !== 'hostile');
