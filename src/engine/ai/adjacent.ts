import { creaturesReactedTo, dueMobs, seesPreferredRivals } from '../creatures';
import { isHero, type World } from '../state';

/** Squared distance in cells between diagonal neighbours. */
export const ADJACENT = 2;

/** Makes mobs attack adjacent enemies, but not the hero while preferred rivals are visible. */
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
