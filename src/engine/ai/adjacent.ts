import { creaturesReactedTo, dueMobs } from '../creatures';
import type { World } from '../state';

/** Squared distance of a diagonal neighbour: whoever is no farther stands side by side or corner to corner. */
const ADJACENT = 2;

/** Whoever touches an enemy strikes the nearest. That is its turn. */
export function adjacent(world: World): void {
  for (const self of dueMobs(world)) {
    const [enemy] = creaturesReactedTo(world, self, 'attack', ADJACENT, 1);
    if (enemy === undefined) continue;
    world.intents.set(self.entity.id, { kind: 'melee', target: enemy.entity.id });
    world.due.delete(self.entity.id);
  }
}
