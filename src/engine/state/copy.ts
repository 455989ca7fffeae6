import type { Entity } from './entity';
import type { Game } from './game';
import type { Level } from './level';

/** Returns a copy of plain JSON that shares nothing with the original. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  // Copying all keys at once is much faster than adding one after the other. Most values are not objects.
  const copy = copyKeys(value) as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

/**
 * Equals `{ ...value }`. V8 runs the spread five times as slowly if the copied objects have more than four different
 * orders of keys.
 */
const copyKeys = <T extends object>(value: T): T => Object.assign({}, value);

/**
 * Copies of entities share their components with the originals until `own` copies the component to change. Replacing a
 * component changes only the copy.
 */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyKeys);

/** Returns a level that a draft may change. Strings are shared, entities are copied. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/**
 * Returns a game that one action may change. Hero, pack, the hero's level and the small lists are copies. Other levels,
 * tallies and past events are shared with the original; a draft must replace them, never change them.
 */
export function copyGame(game: Game, level: Level): Game {
  return {
    ...game,
    rng: [...game.rng],
    hero: { ...game.hero },
    pack: copyEntities(game.pack),
    levels: { ...game.levels, [game.depth]: level },
    identified: game.identified.slice(),
    pending: copyJson(game.pending),
    standings: { ...game.standings },
    pursuers: game.pursuers.map(({ entity, arrives }) => ({ entity: { ...entity }, arrives })),
    tallies: { ...game.tallies },
    over: copyJson(game.over),
  };
}

// Components that the present draft has copied. A draft shares components with its game and copies one only at the
// first write. Drafts change few of them, so this saves four objects for each creature and turn. Every draft gets a new
// set, so copies of an earlier draft count as shared.
let copied = new WeakSet<object>();

/** Marks all components as shared with the game. Called when a new draft opens. */
export function forgetOwnCopies(): void {
  copied = new WeakSet();
}

/** True if the present draft may change the component in place. */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** Returns a copy that only the present draft uses. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
