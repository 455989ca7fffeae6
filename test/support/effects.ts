import { HERO_ID } from '../../src/engine/creatures/create';
import { queueEffects } from '../../src/engine/effects/queue/carriers';
import { drainEffects } from '../../src/engine/effects/queue/drain-effects';
import type { EffectMap } from '../../src/engine/schema/effects';
import type { Game } from '../../src/engine/state/game';
import type { Targets, World } from '../../src/engine/state/world';
import type { EntityId } from '../../src/engine/vocabulary/character';
import { worldOf } from './combat';

/** The hero of every game. */
export const HERO = HERO_ID;

export const on = (id: EntityId): Targets => ({ kind: 'entity', id });

export const cells = (...points: [x: number, y: number][]): Targets => ({
  kind: 'cells',
  cells: points.map(([x, y]) => ({ x, y })),
});

/** Queues damage as a zap would do it. */
export function hurt(world: World, by: EntityId | null, targets: Targets, amount: number): void {
  world.queue.push({ tag: 'damage', by, source: 'zap', targets, amount });
}

/** Fires a carrier of these effects from the hero's hand. Returns whether it does something. */
export function fire(world: World, effects: EffectMap, targets: Targets, by: EntityId | null = HERO): boolean {
  const from = world.game.hero.position;
  return queueEffects(world, { raw: 'zap', entity: null, effects, from }, by, targets);
}

/** Fires it at the hero with this picked, and works off what follows; whether it did something. */
export function picking(start: Game, choice: EntityId | undefined, effects: EffectMap) {
  const world = worldOf(start);
  const from = { x: 1, y: 1 };
  const source = { raw: 'zap', entity: null, effects, from, ...(choice !== undefined && { choice }) };
  const useful = queueEffects(world, source, HERO, on(HERO));
  drainEffects(world);
  return { world, useful };
}

/** Fires it and works off what follows. */
export function apply(world: World, effects: EffectMap, targets: Targets, by: EntityId | null = HERO): World {
  fire(world, effects, targets, by);
  drainEffects(world);
  return world;
}
