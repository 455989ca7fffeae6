import { BEHAVIOURS } from '../../src/engine/ai';
import { isAlive } from '../../src/engine/state/components';
import type { Entity } from '../../src/engine/state/entity';
import type { GameEvent } from '../../src/engine/state/event';
import type { Game } from '../../src/engine/state/game';
import type { Intent } from '../../src/engine/state/world';
import { closeWorld } from '../../src/engine/state/world-draft';
import { movement } from '../../src/engine/systems/movement';
import { quips } from '../../src/engine/systems/quips';
import { visibility } from '../../src/engine/systems/visibility';
import type { EntityId } from '../../src/engine/vocabulary/character';
import { rngFromSeed } from '../../src/lib/rng';
import { worldOf } from './combat';

/** What became of one turn of the creatures. */
export interface Thought {
  game: Game;
  /** Blows and spells they are about to deal, by who deals them. */
  intents: Map<EntityId, Intent>;
  events: GameEvent[];
}

/**
 * One turn for each of these mobs, or for all, as if all were due at once: they look, choose and walk; no blow falls.
 */
export function think(game: Game, who?: readonly Entity[]): Thought {
  const world = worldOf(game);
  const mobs = world.level.entities.filter((entity) => entity.kind === 'mob' && isAlive(world.raws, entity));
  world.due = new Set((who ?? mobs).map((mob) => mob.id));
  for (const system of [visibility, quips, ...BEHAVIOURS, movement, visibility]) system(world);
  return { game: closeWorld(world), intents: world.intents, events: world.events };
}

/** The same game under as many different streams of chance. */
export function streams(game: Game, count: number): Game[] {
  return Array.from({ length: count }, (_, stream) => ({ ...game, rng: rngFromSeed(`stream ${stream}`).state() }));
}

/** Several such turns on end. */
export function thinkOn(game: Game, turns: number): Game {
  let next = game;
  for (let turn = 0; turn < turns; turn++) next = think(next).game;
  return next;
}
