import { dueMobs, reactedToInSight } from '../creatures';
import { has, type World } from '../state';
import { castIntent } from './common/abilities';

/** Uses the turn, even without a spell. */
export function rooted(world: World): void {
  for (const self of dueMobs(world)) {
    if (!has(world.raws, self.entity, 'rooted')) continue;
    world.due.delete(self.entity.id);
    const intent = castIntent(world, self, reactedToInSight(world, self, 'attack'));
    if (intent) world.intents.set(self.entity.id, intent);
  }
}
