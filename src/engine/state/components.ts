import type { Point } from '../../lib/geometry';
import type { Components } from '../schema/components';
import type { Raws } from '../schema/raws';
import { isOwn, ownCopy } from './copy';
import type { Entity } from './entity';

/** Falls back to the archetype; `null` if the component is absent or lost. */
export function component<K extends keyof Components>(raws: Raws, entity: Entity, key: K): Components[K] | null {
  const own = entity[key] as Components[K] | null | undefined;
  if (own !== undefined) return own;
  return raws.archetypes[entity.raw]?.[key] ?? null;
}

export function has(raws: Raws, entity: Entity, key: keyof Components): boolean {
  return component(raws, entity, key) !== null;
}

/** Returns a copy that the action may change. Throws without the component. */
export function own<K extends keyof Components>(raws: Raws, entity: Entity, key: K): Components[K] {
  const mine = entity[key] as Components[K] | null | undefined;
  if (mine !== undefined && mine !== null && isOwn(mine)) return mine;
  const given = component(raws, entity, key);
  if (given === null) throw new Error(`${entity.raw} ${entity.id} has no ${key}`);
  const copy = ownCopy(given);
  (entity as Record<string, unknown>)[key] = copy;
  return copy;
}

export const isHero = (entity: Entity): boolean => entity.kind === 'hero';

/** True with at least 1 hit point; false for things. */
export function isAlive(raws: Raws, entity: Entity): boolean {
  const pools = entity.pools ?? component(raws, entity, 'pools');
  return pools !== null && pools.hp.current >= 1;
}

/** Returns the top-left cell. Throws without a position, as for carried items. */
export function positionOf(entity: Entity): Point {
  const at = entity.position;
  if (!at) throw new Error(`${entity.raw} ${entity.id} is nowhere`);
  return at;
}

export const isCreature = ({ kind }: Pick<Entity, 'kind'>): boolean => kind === 'hero' || kind === 'mob';

const ONE_CELL = { width: 1, height: 1 };

/** Returns the size in cells. Avoids `component` for speed. */
export function sizeOf(raws: Raws, entity: Pick<Entity, 'raw' | 'tileSize'>): { width: number; height: number } {
  return entity.tileSize ?? raws.archetypes[entity.raw]?.tileSize ?? ONE_CELL;
}

/** Returns cells row by row; none without a position. */
export function footprint(raws: Raws, entity: Entity): Point[] {
  const at = entity.position;
  if (!at) return [];
  const { width, height } = sizeOf(raws, entity);
  const cells: Point[] = [];
  for (let y = at.y; y < at.y + height; y++) for (let x = at.x; x < at.x + width; x++) cells.push({ x, y });
  return cells;
}
