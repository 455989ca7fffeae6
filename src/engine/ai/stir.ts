import {
  companionHere,
  dueMobs,
  isAsleep,
  isNearHero,
  isUnaware,
  isWithinPresence,
  noticeHero,
  seesAny,
  seesHero,
  wakePercent,
} from '../creatures';
import type { World } from '../state';

/** Lets unaware mobs notice the hero. Sleepers lose the turn, even on waking. */
export function stir(world: World): void {
  const companion = companionHere(world);
  for (const self of dueMobs(world)) {
    const { entity } = self;
    if (!isUnaware(entity)) continue;
    if (isAsleep(entity)) {
      world.due.delete(entity.id);
      if (isWithinPresence(world, entity) && world.rng.percent(wakePercent(world))) noticeHero(world, entity);
    } else if (isNearHero(world, entity, self.sight + 1) && seesHero(world, self)) noticeHero(world, entity);
    else if (companion !== null && seesAny(world, self, [companion])) noticeHero(world, entity);
  }
}
