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

/**
 * In V8, `{ ...value }` is five times slower if the copied objects have their keys in more than four different orders.
 */
const copyKeys = <T extends object>(value: T): T => Object.assign({}, value);

/** Copies share components with the originals, because `own` copies a component before the first change. */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyKeys);

/** The entities of the copy share their components with the original. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/**
 * Shares past events, tallies and all levels except `level` with the original. A draft must replace shared parts, never
 * change them.
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

// Components that the present draft has copied, and may change in place.
let copied = new WeakSet<object>();

/** Forgets all copies, so that `own` copies each component again. Call this for each new draft. */
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
