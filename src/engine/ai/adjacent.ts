import { creaturesReactedTo, dueMobs, seesPreferredRivals } from '../creatures';
import { isHero, type World } from '../state';

/** Squared distance in cells between diagonal neighbours. */
export const ADJACENT = 2;

/**
 * Makes each mob attack its nearest adjacent enemy, which uses the turn. A mob does not attack the hero while it sees
 * rivals that it prefers to fight.
 */
export function adjacent(world: World): void {
  for (const self of dueMobs(world)) {
    const near = creaturesReactedTo(world, self, 'attack', { least: 1, most: ADJACENT });
    if (near.length === 0) continue;
    const enemy = near.find(({ entity }) => !isHero(entity) || !seesPreferredRivals(world, self));
    if (enemy === undefined) continue;
    world.intents.set(self.entity.id, { kind: 'melee', target: enemy.entity.id });
    world.due.delete(self.entity.id);
  }
}
