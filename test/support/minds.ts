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

export interface Thought {
  game: Game;
  /** Blows and spells that creatures are about to deal, by the creature's id. */
  intents: Map<EntityId, Intent>;
  events: GameEvent[];
}

/**
 * Runs one turn of the given mobs, or of all mobs, as if every mob were due at once. Mobs look, choose and walk, but do
 * not strike.
 */
export function think(game: Game, who?: readonly Entity[]): Thought {
  const world = worldOf(game);
  const mobs = world.level.entities.filter((entity) => entity.kind === 'mob' && isAlive(world.raws, entity));
  world.due = new Set((who ?? mobs).map((mob) => mob.id));
  for (const system of [visibility, quips, ...BEHAVIOURS, movement, visibility]) system(world);
  return { game: closeWorld(world), intents: world.intents, events: world.events };
}

/** Copies of a game that differ only in their random numbers. */
export function streams(game: Game, count: number): Game[] {
  return Array.from({ length: count }, (_, stream) => ({ ...game, rng: rngFromSeed(`stream ${stream}`).state() }));
}

export function thinkOn(game: Game, turns: number): Game {
  let next = game;
  for (let turn = 0; turn < turns; turn++) next = think(next).game;
  return next;
}
