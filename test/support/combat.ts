import type { Entity } from '../../src/engine/state/entity';
import type { EventFact, GameEvent } from '../../src/engine/state/event';
import type { Game } from '../../src/engine/state/game';
import { entityById } from '../../src/engine/state/queries';
import type { Intent, System, World } from '../../src/engine/state/world';
import { openWorld } from '../../src/engine/state/world-draft';
import type { EntityId } from '../../src/engine/vocabulary/character';
import type { Rng } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';

/**
 * Opens a draft of the game, so that a test can call single parts of the engine. `rolls` lists the results of the dice.
 * The dice throw if a roll has no result left.
 */
export function worldOf(game: Game, rolls: number[] | null = null): World {
  const world = openWorld(game, loadRaws());
  if (rolls) world.rng = loadedDice(rolls);
  return world;
}

/**
 * Random generator whose dice show the given numbers in order. Throws if a number does not fit the die or none is left.
 */
export function loadedDice(rolls: readonly number[]): Rng {
  const left = [...rolls];
  const int = (low: number, high: number): number => {
    const roll = left.shift();
    if (roll === undefined) throw new Error(`an unforeseen roll from ${low} to ${high}`);
    if (roll < low || roll > high) throw new Error(`${roll} is not from ${low} to ${high}`);
    return roll;
  };
  const die = (sides: number): number => int(1, sides);
  return {
    int,
    die,
    roll: ({ count, sides, bonus }) => Array.from({ length: count }, () => die(sides)).reduce((a, b) => a + b, bonus),
    percent: (percent) => die(100) <= percent,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    weighted(weights) {
      const total = weights.reduce((a, b) => a + b, 0);
      if (total === 0) return -1;
      let rest = die(total);
      return weights.findIndex((weight) => {
        rest -= weight;
        return rest <= 0;
      });
    },
    state: () => [0, 0, 0, 1],
  };
}

/** Entity of the given id in the draft. Throws if there is none. */
export function inWorld(world: World, id: EntityId): Entity {
  const entity = entityById(world, id);
  if (!entity) throw new Error(`there is no entity ${id}`);
  return entity;
}

/** Gives the actor an intent, then runs a system in the draft. */
export function intend(world: World, actor: EntityId, intent: Intent, system: System): World {
  world.intents.set(actor, intent);
  system(world);
  return world;
}

type Kind = EventFact['kind'];

export function eventsOfKind<K extends Kind>(
  from: { events: GameEvent[] },
  kind: K,
): Extract<GameEvent, { kind: K }>[] {
  return from.events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
}

export const kindsOf = (from: { events: GameEvent[] }): Kind[] => from.events.map(({ kind }) => kind);

/** Hit points that the entity has left, 0 without a pool. */
export const hpOf = (entity: Entity): number => entity.pools?.hp.current ?? 0;
