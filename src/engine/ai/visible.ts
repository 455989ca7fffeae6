import {
  bodyOf,
  type Creature,
  cellsOf,
  dueMobs,
  foesPointedOut,
  type Neighbour,
  nearestCell,
  reactedToInSight,
  shotOf,
} from '../creatures';
import type { Intent, World } from '../state';
import { castIntent } from './common/abilities';
import { raiseAlarm } from './common/alarm';

/** Casting and shooting use the turn; approaching and fleeing only set an intent. */
export function visible(world: World): void {
  for (const self of dueMobs(world)) {
    const intent = attackIntent(world, self) ?? fleeIntent(world, self);
    if (intent === null) continue;
    world.intents.set(self.entity.id, intent);
    if (intent.kind === 'cast' || intent.kind === 'shoot') world.due.delete(self.entity.id);
    if (intent.kind !== 'approach' && intent.kind !== 'shoot') continue;
    const isHeroic = intent.target === world.game.hero.id || intent.target === world.game.companion?.id;
    if (self.entity.chasing == null && isHeroic) raiseAlarm(world, self);
    self.entity.chasing = intent.target;
  }
}

function attackIntent(world: World, self: Creature): Intent | null {
  const seen = reactedToInSight(world, self, 'attack');
  const enemies = seen.length > 0 ? seen : foesPointedOut(world, self);
  const nearest = enemies[0];
  if (nearest === undefined) return null;
  const to = nearestCell(bodyOf(world.raws, self.entity), nearest.body);
  return (
    castIntent(world, self, seen) ??
    shotIntent(world, self, seen) ?? { kind: 'approach', target: nearest.entity.id, to }
  );
}

function shotIntent(world: World, { entity }: Creature, [nearest]: readonly Neighbour[]): Intent | null {
  const range = nearest && shotOf(world, entity)?.range;
  if (range === undefined || nearest === undefined || nearest.distanceSquared > range * range) return null;
  return { kind: 'shoot', target: nearest.entity.id };
}

function fleeIntent(world: World, self: Creature): Intent | null {
  const feared = reactedToInSight(world, self, 'flee');
  return feared.length === 0 ? null : { kind: 'flee', from: feared.flatMap(({ body }) => cellsOf(body)) };
}
