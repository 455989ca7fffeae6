import { creaturesReactedTo, dueMobs, seesPreferredRivals } from '../creatures';
import { isHero, type World } from '../state';

/** Squared distance of a diagonal neighbour: bodies no farther apart are adjacent. */
export const ADJACENT = 2;

/** A creature adjacent to an enemy attacks the nearest, but not the hero with rivals in sight. This uses its turn. */
export function adjacent(world: World): void {
  for (const self of dueMobs(world)) {
    const near = creaturesReactedTo(world, self, 'attack', { least: 1, most: ADJACENT });
    const enemy = near.find(({ entity }) => !isHero(entity) || !seesPreferredRivals(world, self));
    if (enemy === undefined) continue;
    world.intents.set(self.entity.id, { kind: 'melee', target: enemy.entity.id });
    world.due.delete(self.entity.id);
  }
}
