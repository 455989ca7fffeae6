import type { Entity } from './entity';
import type { Game } from './game';
import type { Level } from './level';

export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  // Copying all keys at once is much faster than copying them one by one.
  const copy = copyKeys(value) as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

/**
 * Returns a shallow copy. In V8, `{ ...value }` is five times slower if the objects have more than four different
 * orders of keys.
 */
const copyKeys = <T extends object>(value: T): T => Object.assign({}, value);

/** The copies share their components with the originals, because `own` copies a component before its first change. */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyKeys);

/** Returns a copy of the level. Its entities share their components with the original. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/**
 * Returns a copy of a game that one action may change. `level` must be a copy of the hero's level, and becomes the
 * hero's level. The copy shares other levels, tallies and past events with the original. A draft must replace these
 * parts, never change them.
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

// Components that the present draft has copied. Copying each component only before its first change saves four objects
// for each creature and turn. A new draft begins with an empty set, because its game shares the components of the
// earlier draft.
let copied = new WeakSet<object>();

/** Makes `own` copy each component again. The engine calls this function for each new draft. */
export function forgetOwnCopies(): void {
  copied = new WeakSet();
}

/** True if the present draft may change the component in place. */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** Returns a deep copy that the present draft may change in place. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
