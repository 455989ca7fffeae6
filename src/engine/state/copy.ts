import type { Entity } from './entity';
import type { Game } from './game';
import type { Level } from './level';

/** A copy of plain JSON that shares nothing with the original. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  // Spreading is many times as quick as adding one key after the other, and most parts are no objects.
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

/** Components are shared until `own` copies the one to be changed; putting others in their place touches the copy alone. */
const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map((entity) => ({ ...entity }));

/** A level that may be changed: strings are shared, what stands on it is copied. */
export function copyLevel(level: Level): Level {
  return { ...level, blood: level.blood.slice(), start: { ...level.start }, entities: copyEntities(level.entities) };
}

/**
 * A game one action may change freely: hero, pack and the level the hero is on are copied, as are the small lists;
 * other levels and past events are shared with the original and must be replaced, never changed.
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
    over: copyJson(game.over),
  };
}

// Drafts share components with the game they were opened on, and most of them end without a change: copying on the first
// write spares four objects for each creature and turn. The set is begun anew with every draft, so that what an earlier
// draft made its own counts as shared in every later one.
let copied = new WeakSet<object>();

/** From now on every component counts as shared with the game a draft is opened on. */
export function forgetOwnCopies(): void {
  copied = new WeakSet();
}

/** May the component be mutated on the present draft as it is? */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** A copy that belongs to the present draft alone. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
