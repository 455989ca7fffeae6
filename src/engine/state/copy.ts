import type { Entity } from './entity';
import type { Game } from './game';
import type { Level } from './level';

/** A copy of plain JSON that shares nothing with the original. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  // Much faster than adding one key after the other, and most parts are not objects.
  const copy = copyKeys(value) as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

/**
 * As `{ ...value }`, which V8 does five times as slowly where objects with more than four orders of keys are copied.
 */
const copyKeys = <T extends object>(value: T): T => Object.assign({}, value);

/** Components are shared until `own` copies the one to change; replacing a component affects the copy only. */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyKeys);

/** A level that may be changed: strings are shared, entities are copied. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/**
 * A game one action may change freely: hero, pack and the level the hero is on are copied, as are the small lists;
 * other levels, tallies and past events are shared with the original and must be replaced, never changed.
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

// Drafts share components with the game they were opened on, and most of them change few: copying on the first write
// saves four objects for each creature and turn. The set is replaced with every draft, so that copies made by an
// earlier draft count as shared in every later one.
let copied = new WeakSet<object>();

/** Marks all components as shared with the game of a new draft. */
export function forgetOwnCopies(): void {
  copied = new WeakSet();
}

/** May the component be changed on the present draft as it is? */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** A copy that belongs to the present draft only. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
