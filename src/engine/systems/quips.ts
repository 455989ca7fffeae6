import { actors } from '../creatures';
import { seesHero } from '../eyesight';
import { refOf } from '../identification';
import { component } from '../state/components';
import { emitAt } from '../state/emit';
import { positionOf } from '../state/queries';
import type { World } from '../state/world';

/** One in so many of its turns in sight of the hero, a creature says something. */
const TALKATIVE = 6;

/** Says each of its lines once, in any order. Talk is free. */
export function quips(world: World): void {
  for (const self of actors(world)) {
    const { entity } = self;
    const left = component(world.raws, entity, 'quips') ?? [];
    if (left.length === 0 || !seesHero(world, self) || world.rng.die(TALKATIVE) !== 1) continue;
    const line = world.rng.pick(left);
    entity.quips = left.filter((other) => other !== line);
    const at = positionOf(world, entity);
    emitAt(world, { kind: 'quip', who: refOf(world, entity), line, at }, at, false);
  }
}
