import { cellsOf, dueMobs, reactedToInSight, shotOf } from '../creatures';
import type { World } from '../state';
import { lendEscapes } from './common/escape';

/** Distance in cells below which an archer tries to step back. */
const PREFERRED = 3;

/** Percent. At 100, an archer near an enemy would never shoot. */
const STEP_BACK = 50;

/** Makes archers sometimes step back from near enemies. */
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
