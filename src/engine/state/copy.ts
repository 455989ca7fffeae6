import type { Entity } from './entity';
import type { Game } from './game';
import type { Level } from './level';

export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  // Copying all keys at once is much faster than copying one by one.
  const copy = copyKeys(value) as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

/** In V8, `{ ...value }` is five times slower for objects of many key orders. */
const copyKeys = <T extends object>(value: T): T => Object.assign({}, value);

/** Shares components, because `own` copies a component before its first change. */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyKeys);

/** Shares the entities' components with the original. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/** Shares events, tallies, and levels except `level`. Never change shared parts in place. */
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

// Components that code may change in place, because `ownCopy` made them.
let copied = new WeakSet<object>();

/** Call on opening a `World`; afterwards `own` copies each component again. */
export function forgetOwnCopies(): void {
  copied = new WeakSet();
}

/** True if code may change the component in place. */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** Returns a deep copy that code may change in place. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
