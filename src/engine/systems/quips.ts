import { dueMobs, seesHero } from '../creatures';
import { refOf } from '../knowledge';
import { component, emitAt, positionOf, type World } from '../state';

const QUIP_ODDS = 6;

/** A creature says each line once. Only one creature speaks in an action. */
export function quips(world: World): void {
  if (world.events.some(({ kind }) => kind === 'quip')) return;
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const left = component(world.raws, entity, 'quips') ?? [];
    if (left.length === 0 || !seesHero(world, self) || world.rng.die(QUIP_ODDS) !== 1) continue;
    const line = world.rng.pick(left);
    entity.quips = left.filter((other) => other !== line);
    const at = positionOf(entity);
    emitAt(world, { kind: 'quip', who: refOf(world, entity), line, at }, at, false);
    return;
  }
}
