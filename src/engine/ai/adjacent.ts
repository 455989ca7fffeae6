import { creaturesReactedTo, dueMobs, seesPreferredRivals } from '../creatures';
import { isHero, type World } from '../state';

/** Squared distance in cells of a diagonal neighbour. Bodies no farther apart are adjacent. */
export const ADJACENT = 2;

/**
 * Lets a creature attack the nearest adjacent enemy, which uses its turn. It skips the hero while it sees rivals that
 * it prefers.
 */
export function adjacent(world: World): void {
  for (const self of dueMobs(world)) {
    const near = creaturesReactedTo(world, self, 'attack', { least: 1, most: ADJACENT });
    const enemy = near.find(({ entity }) => !isHero(entity) || !seesPreferredRivals(world, self));
    if (enemy === undefined) continue;
    world.intents.set(self.entity.id, { kind: 'melee', target: enemy.entity.id });
    world.due.delete(self.entity.id);
  }
}
