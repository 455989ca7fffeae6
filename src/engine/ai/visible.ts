import {
  bodyOf,
  type Creature,
  cellsOf,
  dueMobs,
  foesPointedOut,
  type Neighbour,
  nearestCell,
  reactedToInSight,
} from '../creatures';
import { component, type Intent, type World } from '../state';

/**
 * A creature that sees an enemy casts a spell at it, which uses its turn, or approaches it and chases it from now on.
 * One that sees only creatures it fears flees from all of them.
 */
export function visible(world: World): void {
  for (const self of dueMobs(world)) {
    const intent = attackIntent(world, self) ?? fleeIntent(world, self);
    if (intent === null) continue;
    world.intents.set(self.entity.id, intent);
    if (intent.kind === 'cast') world.due.delete(self.entity.id);
    if (intent.kind === 'approach') self.entity.chasing = intent.target;
  }
}

function attackIntent(world: World, self: Creature): Intent | null {
  const seen = reactedToInSight(world, self, 'attack');
  const enemies = seen.length > 0 ? seen : foesPointedOut(world, self);
  const nearest = enemies[0];
  if (nearest === undefined) return null;
  const to = nearestCell(bodyOf(world.raws, self.entity), nearest.body);
  return castIntent(world, self, enemies) ?? { kind: 'approach', target: nearest.entity.id, to };
}

/** Each ability has its chance once a turn, at the nearest enemy within its range, while the mana suffices. */
function castIntent(world: World, self: Creature, enemies: Neighbour[]): Intent | null {
  const abilities = component(world.raws, self.entity, 'abilities') ?? [];
  const mana = component(world.raws, self.entity, 'pools')?.mana.current ?? 0;
  for (const { spell, chance, range, minRange } of abilities) {
    if ((world.raws.spell[spell]?.mana_cost ?? 0) > mana) continue;
    const target = enemies.find(
      ({ distanceSquared }) => distanceSquared >= minRange * minRange && distanceSquared <= range * range,
    );
    if (target === undefined || !world.rng.percent(Math.round(100 * chance))) continue;
    return { kind: 'cast', spell, at: nearestCell(bodyOf(world.raws, self.entity), target.body) };
  }
  return null;
}

function fleeIntent(world: World, self: Creature): Intent | null {
  const feared = reactedToInSight(world, self, 'flee');
  return feared.length === 0 ? null : { kind: 'flee', from: feared.flatMap(({ body }) => cellsOf(body)) };
}
