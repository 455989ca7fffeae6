import { HERO_ID } from '../../src/engine/creatures/create';
import { queueEffects } from '../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../src/engine/effects/queue/drain-effects';
import type { EffectMap } from '../../src/engine/schema/effects';
import type { Game } from '../../src/engine/state/game';
import type { Targets, World } from '../../src/engine/state/world';
import type { EntityId } from '../../src/engine/vocabulary/character';
import { worldOf } from './combat';

/** Id of the hero, the same in every game. */
export const HERO = HERO_ID;

export const on = (id: EntityId): Targets => ({ kind: 'entity', id });

export const cells = (...points: [x: number, y: number][]): Targets => ({
  kind: 'cells',
  cells: points.map(([x, y]) => ({ x, y })),
});

/** Queues damage, as a zap does. */
export function hurt(world: World, by: EntityId | null, targets: Targets, amount: number): void {
  world.queue.push({ tag: 'damage', by, source: 'zap', targets, amount });
}

/** Queues the effects of a zap from the hero's cell. Returns true if the zap has any effect. */
export function fire(world: World, effects: EffectMap, targets: Targets, by: EntityId | null = HERO): boolean {
  const from = world.game.hero.position;
  return queueEffects(world, { raw: 'zap', entity: null, effects, from }, by, targets);
}

/**
 * Queues effects on the hero with `choice` as the chosen item, then resolves the queue. `useful` is true if they have
 * any effect.
 */
export function picking(start: Game, choice: EntityId | undefined, effects: EffectMap) {
  const world = worldOf(start);
  const from = { x: 1, y: 1 };
  const source = { raw: 'zap', entity: null, effects, from, ...(choice !== undefined && { choice }) };
  const useful = queueEffects(world, source, HERO, on(HERO));
  drainEffects(world);
  return { world, useful };
}

/** Queues the effects of a zap, then resolves the queue. */
export function apply(world: World, effects: EffectMap, targets: Targets, by: EntityId | null = HERO): World {
  fire(world, effects, targets, by);
  drainEffects(world);
  return world;
}
