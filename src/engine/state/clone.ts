import type { Entity, Pools } from './entity';
import type { Game } from './game';
import type { Level } from './level';

/** A copy of plain JSON that shares nothing with the original. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** The components nearly everybody has are copied by name, which is many times quicker than key by key. */
function copyEntity(entity: Entity): Entity {
  const copy = { ...entity } as Record<string, unknown> & Entity;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyPart(key, part);
  }
  return copy;
}

function copyPart(key: string, part: object): unknown {
  if (key === 'position' || key === 'waypoint') return { ...part };
  if (key !== 'pools') return copyJson(part);
  const pools = part as Pools;
  return { ...pools, hp: { ...pools.hp }, mana: { ...pools.mana } };
}

const copyEntities = (entities: readonly Entity[]): Entity[] => entities.map(copyEntity);

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
    hero: copyJson(game.hero),
    pack: copyEntities(game.pack),
    levels: { ...game.levels, [game.depth]: level },
    identified: game.identified.slice(),
    pending: copyJson(game.pending),
    over: copyJson(game.over),
  };
}
