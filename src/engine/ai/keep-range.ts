import { cellsOf, dueMobs, reactedToInSight, shotOf } from '../creatures';
import type { World } from '../state';
import { lendEscapes } from './common/escape';

/** Cells that an archer prefers to be from an enemy. */
const PREFERRED = 3;

/** Chance in percent of a step back rather than a shot or a blow: who always stepped back would never shoot. */
const STEP_BACK = 50;

/** An archer with an enemy too near steps back, if it can, as often as not. This uses its turn. */
export function keepRange(world: World): void {
  const stepAway = lendEscapes(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (shotOf(world, entity) === null) continue;
    const [nearest] = reactedToInSight(world, self, 'attack');
    if (nearest === undefined || nearest.distanceSquared >= PREFERRED * PREFERRED) continue;
    if (!world.rng.percent(STEP_BACK) || !stepAway(entity, cellsOf(nearest.body))) continue;
    world.due.delete(entity.id);
  }
}
